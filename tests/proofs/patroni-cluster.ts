// A PostgreSQL cluster that Patroni keeps: primary, synchronous and asynchronous replica, and etcd, each on a host of its own.
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createDatabase, installedBinaries, postgresOwner } from '../support/postgres-server.ts'
import { type Host, Network } from './hosts.ts'

const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/bin/setpriv', '/usr/sbin/ip']

/** What is missing for such a cluster; empty where it can be made. */
export function missingForCluster(): string[] {
  return [
    ...(process.getuid?.() === 0 ? [] : ['root, for network namespaces']),
    ...(installedBinaries() ? [] : ['PostgreSQL (Debian: postgresql)']),
    ...programs
      .filter(program => !existsSync(program))
      .map(program => `${program} (Debian: patroni, etcd-server, util-linux, iproute2)`),
  ]
}

type Member = { name: string; role: string; state: string; lag?: number }

export class PatroniCluster {
  readonly network = new Network()
  readonly servers: Host[]
  readonly etcd: Host
  private readonly folder = mkdtempSync(join(tmpdir(), 'plainwire-patroni-'))

  private constructor() {
    const owner = postgresOwner()
    if (owner) chownSync(this.folder, owner.uid, owner.gid)
    this.etcd = this.network.add('etcd')
    this.servers = ['pg1', 'pg2', 'pg3'].map(name => this.network.add(name))
  }

  static async start(): Promise<PatroniCluster> {
    const cluster = new PatroniCluster()
    try {
      cluster.startEtcd()
      for (const server of cluster.servers) cluster.startServer(server)
      await cluster.untilWhole()
      return cluster
    } catch (error) {
      cluster.remove()
      throw error
    }
  }

  /** Makes a database and returns its address, which names all servers. */
  async createDatabase(name: string): Promise<string> {
    const leader = await this.leader()
    await createDatabase(`postgres://postgres@${leader.address}:5432/postgres`, name)
    return `postgres://postgres@${this.servers.map(({ address }) => `${address}:5432`).join(',')}/${name}`
  }

  /** Starts PostgreSQL and what keeps it, on a host on which nothing runs. */
  startServer(host: Host): void {
    const file = join(this.folder, `${host.name}.yml`)
    writeFileSync(file, this.configurationOf(host))
    host.start(join(this.folder, `${host.name}.log`), '/usr/bin/patroni', file)
  }

  /** What each member says of itself, as any of them knows it. */
  async members(): Promise<Member[]> {
    for (const { address } of this.servers) {
      try {
        const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_000) })
        return ((await answer.json()) as { members: Member[] }).members
      } catch {
        // The next one knows.
      }
    }
    return []
  }

  async leader(): Promise<Host> {
    const leader = (await this.members()).find(member => member.role === 'leader')
    const host = this.servers.find(({ name }) => name === leader?.name)
    if (!host) throw new Error('The cluster has no leader')
    return host
  }

  /** Waits for a leader with a synchronous and an asynchronous replica that follow it. */
  async untilWhole(): Promise<void> {
    const wanted = ['leader', 'replica', 'sync_standby']
    for (const deadline = Date.now() + 120_000; ; await wait(500)) {
      const members = await this.members()
      const roles = members.filter(({ state, lag = 0 }) => /running|streaming/.test(state) && lag === 0)
      if (
        roles
          .map(({ role }) => role)
          .toSorted()
          .join() === wanted.join()
      )
        return
      if (Date.now() > deadline) throw new Error(`The cluster is not whole: ${JSON.stringify(members)}`)
    }
  }

  /** Which servers would take a write now: each is asked by itself. */
  async writable(): Promise<Host[]> {
    const answers = await Promise.all(
      this.servers.map(async host => ((await takesWrites(host)) ? [host] : [])),
    )
    return answers.flat()
  }

  remove(): void {
    this.network.remove()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private startEtcd(): void {
    const { address } = this.etcd
    const data = join(this.folder, 'etcd')
    mkdirSync(data)
    const owner = postgresOwner()
    if (owner) chownSync(data, owner.uid, owner.gid)
    this.etcd.start(
      join(this.folder, 'etcd.log'),
      '/usr/bin/etcd',
      ...['--name', 'etcd', '--data-dir', data],
      ...['--listen-client-urls', `http://${address}:2379,http://127.0.0.1:2379`],
      ...['--advertise-client-urls', `http://${address}:2379`],
      ...['--listen-peer-urls', `http://${address}:2380`],
      ...['--initial-advertise-peer-urls', `http://${address}:2380`],
      ...['--initial-cluster', `etcd=http://${address}:2380`],
    )
  }

  /** JSON is YAML. The times are the shortest that Patroni takes, so that the proof is short. */
  private configurationOf({ name, address }: Host): string {
    return JSON.stringify({
      scope: 'plainwire',
      name,
      restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
      etcd3: { hosts: `${this.etcd.address}:2379` },
      bootstrap: {
        dcs: {
          ttl: 20,
          loop_wait: 3,
          retry_timeout: 5,
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, wal_log_hints: 'on' } },
        },
        initdb: [{ encoding: 'UTF8' }, 'no-sync'],
      },
      postgresql: {
        listen: `${address}:5432`,
        connect_address: `${address}:5432`,
        data_dir: join(this.folder, name),
        bin_dir: installedBinaries(),
        pgpass: join(this.folder, `${name}.pgpass`),
        parameters: { unix_socket_directories: '' },
        pg_hba: ['host all all 0.0.0.0/0 trust', 'host replication all 0.0.0.0/0 trust'],
        authentication: {
          superuser: { username: 'postgres' },
          replication: { username: 'replicator' },
          rewind: { username: 'postgres' },
        },
      },
    })
  }
}

async function takesWrites({ address }: Host): Promise<boolean> {
  const client = new pg.Client({
    connectionString: `postgres://postgres@${address}:5432/postgres`,
    connectionTimeoutMillis: 800,
    query_timeout: 800,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as standby')
    return rows[0]?.standby === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
