import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, type Reader, type Tx, transaction } from '#platform/database.server.ts'
import {
  type CoverageKind,
  coverageCells,
  coverageCounties,
  coverageGeographies,
  coverageImports,
} from '../availability.tables.server.ts'
import type { Batch } from './coverage-reader.server.ts'
import { analyzeIndex, keepAsBefore } from './import-before.server.ts'
import { scopesWithin } from './import-scopes.server.ts'

/** Any number that our processes agree on: one of them changes the index at a time. */
const INDEX_LOCK = 7_203_156

export type NewImport = Omit<typeof coverageImports.$inferInsert, 'id' | 'current' | 'importedAt'>
export type CurrentImport = typeof coverageImports.$inferSelect

/** The imports whose rows are served. */
export function currentImports(db: Database): Promise<CurrentImport[]> {
  return db.select().from(coverageImports).where(eq(coverageImports.current, true))
}

/** The imports that a new one of this kind and scope would replace: its own scope and those within it. */
export function currentImportsWithin(
  db: Reader,
  kind: CoverageKind,
  scope: string,
): Promise<CurrentImport[]> {
  return db
    .select()
    .from(coverageImports)
    .where(and(scopesWithin(kind, scope), eq(coverageImports.current, true)))
}

/**
 * Replaces the rows of the same kind and scope with new ones, in one transaction: readers see the old rows until it
 * commits, and keep them if it doesn't. `write` inserts the rows under the id of the new import.
 */
export function replaceImport(db: Database, entry: NewImport, write: WriteRows): Promise<number> {
  return replaceImports(db, entry.kind, replace => replace(entry, write))
}

type WriteRows = (tx: Tx, importId: number) => Promise<void>
type Replace = (entry: NewImport, write: WriteRows) => Promise<number>

/** The same for several scopes of one kind, all in one transaction. */
export function replaceImports<T>(
  db: Database,
  kind: CoverageKind,
  work: (replace: Replace) => Promise<T>,
): Promise<T> {
  return transaction(db, async tx => {
    await holdIndex(tx)
    const answer = await work((entry, write) => replaceOne(tx, entry, write))
    // Makes query plans follow the new size at once.
    await analyzeIndex(tx, kind)
    return answer
  })
}

/** Keeps everybody else from changing the index until the transaction ends. */
export async function holdIndex(tx: Tx): Promise<void> {
  // Bulk work has no time limit; the server pool's limit is for visitors' queries.
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`)
}

async function replaceOne(tx: Tx, entry: NewImport, write: WriteRows): Promise<number> {
  const old = await tx
    .update(coverageImports)
    .set({ current: false })
    .where(and(scopesWithin(entry.kind, entry.scope), eq(coverageImports.current, true)))
    .returning({ id: coverageImports.id })
  const [made] = await tx.insert(coverageImports).values(entry).returning({ id: coverageImports.id })
  if (!made) throw new Error('the import was not recorded')
  await write(tx, made.id)
  const gone = old.map(one => one.id)
  if (gone.length > 0) await keepAsBefore(tx, entry, gone, made.id)
  return made.id
}

/** Inserts a batch of columns, one array parameter each, in the order of `names`; the import's id goes with each row. */
export async function insertBatch(
  tx: Tx,
  table: PgTable,
  names: readonly string[],
  importId: number,
  batch: Batch,
): Promise<void> {
  const columns = getTableColumns(table)
  const arrays = names.map((name, index): SQL => {
    const column = columns[name]
    if (!column) throw new Error(`there is no column ${name}`)
    return sql`${sql.param(arrayOf(batch[index] ?? []))}::${sql.raw(column.getSQLType())}[]`
  })
  const targets = names.map(name => sql.identifier(columns[name]?.name ?? name))
  await tx.execute(sql`
    insert into ${table} (${sql.join(targets, sql`, `)}, import_id)
    select *, ${importId}::integer from unnest(${sql.join(arrays, sql`, `)})`)
}

/** Columns of numbers are written in PostgreSQL's array syntax, because the driver would check each value for quotes. */
function arrayOf(values: readonly unknown[]): string | readonly unknown[] {
  return values.every(value => typeof value !== 'string' && value !== null && value !== undefined)
    ? `{${values.join(',')}}`
    : values
}

/** Frees the space of replaced rows in a database without background workers. */
export async function vacuumIndex(db: Database): Promise<void> {
  for (const table of [coverageCells, coverageCounties, coverageGeographies]) {
    await db.execute(sql`vacuum analyze ${table}`)
  }
}
