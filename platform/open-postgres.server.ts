import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { guardedHandle, type OpenDatabase, outerHandle } from './database.server.ts'
import { describeError, type Log } from './log.server.ts'
import { SteadyPool } from './steady-pool.server.ts'

/** Any number that our processes agree on: the advisory lock that lets one of them migrate at a time. */
const MIGRATION_LOCK = 7_203_155

export type PostgresLimits = {
  /** How long to wait for a connection. */
  connectMs?: number
  /** How long a query or transaction may hold one: whoever serves visitors does not wait for a server that hangs. */
  holdMs?: number
}

/** The connections of one process. Each statement is planned once. */
export function connectPostgres(url: string, connectMs = 5_000): SteadyPool {
  return new SteadyPool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  })
}

/** Guarded while developing and testing; in production a second connection is better than a refused visitor. */
const postgresHandle = import.meta.env?.DEV ? guardedHandle : outerHandle

/** Opens PostgreSQL and brings its schema up to date; several processes may do so at once. */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  log: Log,
  { connectMs, holdMs }: PostgresLimits = {},
): Promise<OpenDatabase> {
  const pool = connectPostgres(url, connectMs)
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', error => log.warn({ err: describeError(error) }, 'idle database connection lost'))
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    client.release(true)
  }
  if (holdMs !== undefined) pool.limitHolding(holdMs)
  const { hostname, pathname } = new URL(url)
  return {
    kind: 'PostgreSQL',
    db: postgresHandle(drizzle(pool)),
    label: `PostgreSQL ${hostname}${pathname}`,
    connection: { postgresUrl: url },
    close: () => pool.end(),
  }
}
