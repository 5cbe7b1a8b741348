import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss'
import type { OpenDatabase } from './database.server.ts'
import { describeError, type Log } from './log.server.ts'
import { clientForQueue } from './pglite-types.server.ts'

/** Connections for the queue only: visitors don't wait for its upkeep, and it doesn't wait for them. */
const QUEUE_CONNECTIONS = 4
/** For the driver: don't wait for a server that hangs. */
const driverLimits = { query_timeout: 60_000, application_name: 'pgboss' }

/** pg-boss on either database; on PostgreSQL with a pool of its own, which finds the server like all others. */
export function bossOn({ connection }: OpenDatabase, upkeep: ConstructorOptions, log: Log) {
  if ('pglite' in connection) {
    const boss = new PgBoss({
      ...upkeep,
      db: fromPglite(clientForQueue(connection.pglite)),
      backend: 'pglite',
    })
    return { boss, closePool: async () => {} }
  }
  const pool = connection.postgres.pool(QUEUE_CONNECTIONS, driverLimits)
  pool.on('error', error => log.warn({ err: describeError(error) }, 'idle connection of the queue lost'))
  // pg-boss's setup for each session: a clock of its own, in tests. The driver keeps the order.
  let first: string[] = []
  pool.on('connect', client => {
    for (const statement of first)
      client
        .query(statement)
        .catch((error: unknown) => log.warn({ err: describeError(error) }, 'queue session'))
  })
  const db = {
    executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
    setSessionStatements(statements: string[]): Promise<void> {
      first = statements
      return Promise.resolve()
    },
  }
  return { boss: new PgBoss({ ...upkeep, db }), closePool: () => pool.end() }
}
