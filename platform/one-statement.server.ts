import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, Drizzle, Tx } from './database.server.ts'

/** One write that hasn't been run. Stores create it; `runAsOneStatement` runs it with others. */
export type Write = { statement: SQL; rows: number }

/** Drizzle's write builders without a database behind them: they are only read, never run. */
export const build: Pick<Drizzle, 'insert' | 'update' | 'delete'> = drizzle.mock()

/** A write that must touch at least `rows` rows; with 0, any number. The builder has no `returning` of its own. */
export function writeOf(builder: SQLWrapper, rows = 1): Write {
  return { statement: sql`${builder.getSQL()} returning 1`, rows }
}

/**
 * Runs writes as one statement, which is a transaction by itself if none is running: all of them or nothing, in one
 * trip to the database. They don't see one another's rows, but foreign keys between them hold. A part that stored too
 * few rows fails the statement and is named as its `constraint` (see `databaseRefusal`), with the code
 * `TOO_FEW_ROWS`.
 */
export async function runAsOneStatement(
  handle: Database | Tx,
  writes: Readonly<Record<string, Write>>,
): Promise<void> {
  const parts = Object.entries(writes).map(([name, { statement, rows }]) => ({
    with: sql`${partName(name)} as (${statement})`,
    check: sql`expect_rows(${sql.raw(`'${name}'`)}, (select count(*) from ${partName(name)}), ${sql.raw(String(rows))})`,
  }))
  if (parts.length === 0) return
  await handle.execute(
    sql`with ${sql.join(
      parts.map(part => part.with),
      sql`, `,
    )} select ${sql.join(
      parts.map(part => part.check),
      sql`, `,
    )}`,
  )
}

/** The SQLSTATE of a part that stored too few rows: `no_data_found`. */
export const TOO_FEW_ROWS = 'P0002'

/** Not the name of a table, which would hide the table inside a part. */
const partName = (name: string) => sql.identifier(`part_${name}`)
