import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

interface RowsResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] }
}

/** One typed handle for both databases. Its result of `execute` is `{ rows }` on either. */
export type Database = PgDatabase<RowsResult>

/** A running transaction. Only `transaction` makes one, so what asks for a `Tx` cannot run outside of one. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]

/** What opening either database gives: the handle, what the job queue connects by, and the way to end it. */
export type OpenDatabase = {
  kind: 'PGlite' | 'PostgreSQL'
  db: Database
  /** How to say in one line which database this is, without secrets. */
  label: string
  connection: { pglite: PGlite } | { postgresUrl: string }
  close(): Promise<void>
}

const running = new AsyncLocalStorage<Tx>()

/** Runs `work` in one transaction: all of it or nothing. Called inside another it joins that one as a savepoint. */
export function transaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(work)
}

/**
 * Runs statements of one transaction together: they are sent without waiting for one another, in the order given. Waits
 * for all even where one fails, so that none comes after the transaction's end, and then throws the first fault.
 */
export async function together(statements: readonly PromiseLike<unknown>[]): Promise<void> {
  const fault = (await Promise.allSettled(statements)).find(result => result.status === 'rejected')
  if (fault) throw fault.reason
}

/**
 * Makes calls on the outer handle join the transaction they are made in. PGlite has one connection: a forgotten outer
 * call inside a transaction would wait for itself for ever.
 */
export function joinTransactions(db: Database): Database {
  return new Proxy(db, {
    get(target, property) {
      const current: Database = running.getStore() ?? target
      if (property === 'transaction') {
        return (work: (tx: Tx) => Promise<unknown>, config?: object) =>
          current.transaction(
            tx => running.run(tx, () => work(tx)),
            current === target ? (config as never) : undefined,
          )
      }
      const value: unknown = Reflect.get(current, property)
      return typeof value === 'function' ? value.bind(current) : value
    },
  })
}

/** Throws when the database does not answer. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}

/** The SQLSTATE code and constraint behind a failed query, for the few refusals that a use case expects. */
export function databaseRefusal(error: unknown): { code: string; constraint: string } | null {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return null
  const constraint = 'constraint' in cause ? String(cause.constraint) : ''
  return { code: String(cause.code), constraint }
}

/** Codes of connections that fail or break: the system's, and PostgreSQL's classes 08, 53 (no room) and 57P. */
const CONNECTION_FAULT = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|08|53|57P)/
/** What the driver says of them without a code. */
const CONNECTION_WORDS = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/** True when a query failed because the database could not be reached, not because of what it was asked. */
export function isDatabaseDown(error: unknown): boolean {
  for (let fault = error, depth = 0; fault instanceof Error && depth < 4; fault = fault.cause, depth += 1) {
    if ('code' in fault && CONNECTION_FAULT.test(String(fault.code))) return true
    if (CONNECTION_WORDS.test(fault.message)) return true
  }
  return false
}
