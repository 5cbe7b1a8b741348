import type pg from 'pg'
import type { Log } from './log.server.ts'
import { singleAddresses } from './postgres-address.ts'
import { type ClientOptions, PreparedClient, type Session } from './prepared-client.server.ts'
import { createPrimaryFinder, type PrimaryFinder } from './primary-finder.server.ts'
import { ReplicaReads } from './replica-reads.server.ts'
import { SteadyPool } from './steady-pool.server.ts'

/** Where PostgreSQL is. Each address may name the servers of a cluster; we find out which of them takes writes. */
export type PostgresPlaces = {
  url: string
  /** Bypasses the pooler if there is one at `url`. */
  directUrl?: string | undefined
  /** A replica for reads that may be five seconds old. */
  replicaUrl?: string | undefined
  /** Whether `url` is a pooler that may give each transaction a different session. */
  pooled?: boolean
}

/** The ways to connect to one PostgreSQL. */
export type PostgresAccess = {
  /** For a process that opens its own connections. */
  places: PostgresPlaces
  /**
   * A pool with this many connections for statements and transactions, each planned once; through the pooler if there
   * is one.
   */
  pool(max: number, options?: pg.PoolConfig): SteadyPool
  /** One session that stays open, bypassing any pooler: for `LISTEN`, migrations and locks that outlast a transaction. */
  session(): Promise<Session>
  /** For reads that may be five seconds old: the pool itself if there is no replica. */
  reads(primary: SteadyPool, options?: pg.PoolConfig): SteadyPool
  /** Stops watching the cluster; whoever opened pools and sessions closes them. */
  close(): Promise<void>
}

const CONNECT_MS = 5_000
const READERS = 10

/** Ways to connect to PostgreSQL; nothing is connected yet. */
export function postgresAccess(places: PostgresPlaces, log: Log, connectMs = CONNECT_MS): PostgresAccess {
  const finders = new Map<string, PrimaryFinder>()
  /** One address and, if it names several servers, what finds the one to use. */
  const at = (address: string): ClientOptions => {
    const all = singleAddresses(address)
    const [connectionString = address] = all
    const common = { connectionString, connectionTimeoutMillis: connectMs, keepAlive: true }
    if (all.length === 1) return common
    const finder = finders.get(address) ?? createPrimaryFinder(all, log)
    finders.set(address, finder)
    return { ...common, finder }
  }
  // A pooler refuses session settings, because they would reach the session's next user. It has limits of its own.
  const limits: ClientOptions = places.pooled
    ? { unprepared: true }
    : { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }
  return {
    places,
    pool: (max, options) => new SteadyPool({ ...at(places.url), ...limits, max, ...options }),
    async session() {
      const client: Session = new PreparedClient(at(places.directUrl ?? places.url))
      client.on('error', () => {})
      await client.connect()
      return client
    },
    reads(primary, options) {
      if (!places.replicaUrl) return primary
      const replica = { connectionString: places.replicaUrl, connectionTimeoutMillis: 1_000, keepAlive: true }
      return new ReplicaReads({ ...replica, ...limits, max: READERS, ...options }, primary, log)
    },
    async close() {
      await Promise.all([...finders.values()].map(finder => finder.close()))
    },
  }
}
