import pg from 'pg'
import { type ClientOptions, PreparedClient } from './prepared-client.server.ts'
import type { Server } from './primary-finder.server.ts'

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

/**
 * A pool that loses no slot to a broken connection. The borrower may fail before giving it back (as a transaction
 * does whose BEGIN is never answered), so the pool takes back a connection that has ended, exactly once.
 */
export class SteadyPool extends pg.Pool {
  private readonly open = new Set<pg.PoolClient>()
  private readonly held = new Map<pg.PoolClient, NodeJS.Timeout>()

  constructor(config: pg.PoolConfig & ClientOptions) {
    super({ ...config, Client: PreparedClient })
    // Without a listener, a connection that breaks in the middle of a transaction would crash the process; its next
    // statement reports it.
    this.on('connect', client => client.on('error', () => {}))
    config.finder?.onMove(primary => this.leaveOthers(primary))
    this.on('connect', client => this.open.add(client))
    this.on('remove', client => this.open.delete(client))
  }

  /** Closes every connection to any other server, including those that wait for an answer that never comes. */
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

  /** From now on closes connections that are held for longer, with everything that waits for an answer on them. */
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
