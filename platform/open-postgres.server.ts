import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { guardedHandle, type OpenDatabase, outerHandle } from './database.server.ts'
import { describeError, type Log } from './log.server.ts'
import { type PostgresPlaces, postgresAccess } from './postgres-access.server.ts'
import { singleAddresses } from './postgres-address.ts'

/** Any number that our processes agree on: the advisory lock that lets one of them migrate at a time. */
const MIGRATION_LOCK = 7_203_155

/** How many connections a process has for requests. */
const PROCESS_CONNECTIONS = 10

export type PostgresLimits = {
  /** How long to wait for a connection. */
  connectMs?: number
  /**
   * How long a query or transaction may hold a connection: code that serves visitors doesn't wait for a server that
   * hangs.
   */
  holdMs?: number
}

/** Guarded in development and tests; in production a second connection is better than turning a visitor away. */
const postgresHandle = import.meta.env?.DEV ? guardedHandle : outerHandle

/** Opens PostgreSQL and brings its schema up to date; several processes may do so at once. */
export async function openPostgres(
  places: PostgresPlaces,
  migrationsFolder: string,
  log: Log,
  { connectMs, holdMs }: PostgresLimits = {},
): Promise<OpenDatabase> {
  const access = postgresAccess(places, log, connectMs)
  const client = await access.session()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // The lock ends with the session.
    await client.end().catch(() => {})
  }
  const pool = access.pool(PROCESS_CONNECTIONS)
  const reads = access.reads(pool)
  for (const one of new Set([pool, reads])) {
    // Without a listener, the process would crash when the server closes an idle connection.
    one.on('error', error => log.warn({ err: describeError(error) }, 'idle database connection lost'))
    if (holdMs !== undefined) one.limitHolding(holdMs)
  }
  const [first = places.url, ...others] = singleAddresses(places.url)
  const { hostname, pathname } = new URL(first)
  return {
    kind: 'PostgreSQL',
    db: postgresHandle(drizzle(pool)),
    reads: postgresHandle(drizzle(reads)),
    label: `PostgreSQL ${hostname}${pathname}${others.length > 0 ? ` and ${others.length} more` : ''}`,
    connection: { postgres: access },
    async close() {
      if (reads !== pool) await reads.end()
      await pool.end()
      await access.close()
    },
  }
}
