import { getTableColumns, getTableName, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Database, Drizzle, Tx } from './database.server.ts'

/** One write that hasn't been run. Stores create it; `runAsOneStatement` runs it with others. */
export type Write = { statement: SQL | RowsToInsert; rows: number }

type RowsToInsert = { table: PgTable; values: readonly Record<string, unknown>[] }

/** Drizzle's write builders without a database behind them: they are only read, never run. */
export const build: Pick<Drizzle, 'insert' | 'update' | 'delete'> = drizzle.mock()

/** A write that must touch at least `rows` rows; with 0, any number. The builder has no `returning` of its own. */
export function writeOf(builder: SQLWrapper, rows = 1): Write {
  return { statement: sql`${builder.getSQL()} returning 1`, rows }
}

/** A write that inserts these rows, all of them. What isn't given gets its column's default. */
export function insertOf<Table extends PgTable>(
  table: Table,
  rows: Table['$inferInsert'] | readonly Table['$inferInsert'][],
): Write {
  const values = (Array.isArray(rows) ? rows : [rows]) as Record<string, unknown>[]
  return { statement: { table, values }, rows: values.length }
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
  const parts = Object.entries(writes)
  if (parts.length === 0) return
  const params: unknown[] = []
  const tables = parts.map(([name, { statement }]) => `${partName(name)} as (${textOf(statement, params)})`)
  const checks = parts.map(
    ([name, { rows }]) => `expect_rows('${name}', (select count(*) from ${partName(name)}), ${rows})`,
  )
  await handle.execute(new BuiltSql(`with ${tables.join(', ')} select ${checks.join(', ')}`, params))
}

/** SQL whose text is complete: Drizzle takes it as it is. */
class BuiltSql extends SQL {
  private readonly built: { sql: string; params: unknown[] }

  constructor(text: string, params: unknown[]) {
    super([])
    this.built = { sql: text, params }
  }

  override toQuery() {
    return this.built
  }
}

/** How Drizzle writes SQL for PostgreSQL. */
const { escapeName, escapeParam, escapeString } = new PgDialect()
const casing = new CasingCache()

/** The text of one part; its values are added to `params`. */
function textOf(statement: Write['statement'], params: unknown[]): string {
  if (!(statement instanceof SQL)) return insertText(statement, params)
  const paramStartIndex = { value: params.length }
  const built = statement.toQuery({ casing, escapeName, escapeParam, escapeString, paramStartIndex })
  params.push(...built.params)
  return built.sql
}

/** What Drizzle makes of an insert, without its tree of parts: an order has some 130 values. */
function insertText({ table, values }: RowsToInsert, params: unknown[]): string {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    values.some(row => row[key] !== undefined),
  )
  const rows = values.map(row => {
    const places = columns.map(([key, column]) => {
      const value = row[key]
      if (value === undefined) return 'default'
      params.push(value === null ? null : column.mapToDriverValue(value))
      return `$${params.length}`
    })
    return `(${places.join(', ')})`
  })
  const names = columns.map(([, { name }]) => escapeName(name))
  return `insert into ${escapeName(getTableName(table))} (${names.join(', ')}) values ${rows.join(', ')} returning 1`
}

/** The SQLSTATE of a part that stored too few rows: `no_data_found`. */
export const TOO_FEW_ROWS = 'P0002'

/** Not the name of a table, which would hide the table inside a part. */
const partName = (name: string) => `"part_${name}"`
