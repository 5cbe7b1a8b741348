import pg from 'pg'
import { type ClientOptions, PreparedClient } from './prepared-client.server.ts'
import type { Server } from './primary-finder.server.ts'

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

/**
 * A pool that loses no place to a connection that breaks. Whoever borrowed it may fail before giving it back (as a
 * transaction does whose BEGIN is not answered): the pool takes back what has ended by itself, and once only.
 */
export class SteadyPool extends pg.Pool {
  private readonly open = new Set<pg.PoolClient>()
  private readonly held = new Map<pg.PoolClient, NodeJS.Timeout>()

  constructor(config: pg.PoolConfig & ClientOptions) {
    super({ ...config, Client: PreparedClient })
    // Without a listener a connection that breaks in the middle of a transaction would end the process; its next
    // statement tells of it.
    this.on('connect', client => client.on('error', () => {}))
    config.finder?.onMove(primary => this.leaveOthers(primary))
    this.on('connect', client => this.open.add(client))
    this.on('remove', client => this.open.delete(client))
  }

  /** Ends every connection to another server than this one, also those that wait for an answer which never comes. */
  private leaveOthers({ host, port }: Server): void {
    for (const client of this.open) {
      const elsewhere = client instanceof PreparedClient && (client.host !== host || client.port !== port)
      if (elsewhere) client.breakOff()
    }
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback)
    return super.connect().then(takenBackWhenEnded)
  }

  /** From now on ends connections that are held for longer, and with them what waits for an answer on them. */
  limitHolding(milliseconds: number): void {
    this.on('acquire', client => {
      this.held.set(
        client,
        setTimeout(() => {
          if (client instanceof PreparedClient) client.breakOff()
        }, milliseconds),
      )
    })
    this.on('release', (_, client) => {
      clearTimeout(this.held.get(client))
      this.held.delete(client)
    })
  }
}

function takenBackWhenEnded(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  const ended = () => client.release(true)
  let given = false
  client.release = fault => {
    if (given) return
    given = true
    client.off('end', ended)
    release(fault)
  }
  client.once('end', ended)
  return client
}
