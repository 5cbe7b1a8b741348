import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { PostgresAccess } from './postgres-access.server.ts'

interface RowsResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] }
}

/** Drizzle's handle of either database. Its result of `execute` is `{ rows }` on both. */
export type Drizzle = PgDatabase<RowsResult>

declare const place: unique symbol

/** Something to read from: the outer handle or a running transaction. It can't write. */
export type Reader = Pick<
  Drizzle,
  'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | 'with' | '$count' | 'execute'
>

/** The outer handle. It reads and begins transactions; code that writes takes a `Tx`. */
export type Database = Reader & { readonly [place]: 'outside' }

/** A running transaction. Only `transaction` creates one, so code that takes a `Tx` can't run outside one. */
export type Tx = Parameters<Parameters<Drizzle['transaction']>[0]>[0] & { readonly [place]: 'inside' }

/** What opening either database gives: the handle, the job queue's connection, and how to close it. */
export type OpenDatabase = {
  kind: 'PGlite' | 'PostgreSQL'
  db: Database
  /**
   * Reads that may be five seconds old, from a replica if there is one: searches, labels, coverage and reports. Never
   * sessions, somebody's own orders, claims, or anything that a decision depends on.
   */
  reads: Database
  /** Names this database in one line, without secrets. */
  label: string
  connection: { pglite: PGlite } | { postgres: PostgresAccess }
  /** Throws where an embedded database will soon have to stop for want of room on the disk. */
  expectRoom?: () => Promise<void>
  close(): Promise<void>
}

/** Whether the transaction that a call was made in is still running. */
const surrounding = new AsyncLocalStorage<{ running: boolean }>()

/**
 * Runs `work` in one transaction: all of it or nothing. The `Tx` is the only way to write in it; the outer handle is
 * refused inside (see `guardedHandle`), and so is a transaction within a transaction.
 */
export async function transaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  const here = { running: true }
  try {
    return await asDrizzle(db).transaction(tx => surrounding.run(here, () => work(tx as Tx)), config)
  } finally {
    here.running = false
  }
}

/** The outer handle of an open database, without the guard. */
export function outerHandle(handle: Drizzle): Database {
  return handle as unknown as Database
}

/** Drizzle's own handle, for libraries that write their own tables. */
export function asDrizzle(db: Database): Drizzle {
  return db as unknown as Drizzle
}

/**
 * The outer handle of an open database. It throws if it is used inside a transaction: PGlite has one connection and
 * would wait for itself forever; PostgreSQL would take a second connection and not see what the first has written.
 */
export function guardedHandle(handle: Drizzle): Database {
  return outerHandle(
    new Proxy(handle, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property)
        if (typeof value !== 'function') return value
        if (surrounding.getStore()?.running) {
          throw new Error(`The outer database handle was used inside a transaction (${String(property)})`)
        }
        return value.bind(target)
      },
    }),
  )
}

/** Throws when the database doesn't answer. */
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

/** Whether a key that exists only once refused a write. */
export const isUniqueViolation = (error: unknown): boolean => databaseRefusal(error)?.code === '23505'

/**
 * Codes of connections that fail or break: the operating system's, PostgreSQL's classes 08, 53 (no room) and 57P, and
 * 25006 from a server that has become a standby.
 */
const CONNECTION_FAULT =
  /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|08|53|57P|25006)/
/** The driver's messages for them that have no code. */
const CONNECTION_WORDS = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/** True if a query failed because the database couldn't be reached, not because of the query. */
export function isDatabaseDown(error: unknown): boolean {
  for (let fault = error, depth = 0; fault instanceof Error && depth < 4; fault = fault.cause, depth += 1) {
    if ('code' in fault && CONNECTION_FAULT.test(String(fault.code))) return true
    if (CONNECTION_WORDS.test(fault.message)) return true
  }
  return false
}
