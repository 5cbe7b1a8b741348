import { and, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '#platform/database.server.ts'
import {
  type CoverageKind,
  coverageCells,
  coverageCellsBefore,
  coverageCounties,
  coverageCountiesBefore,
  coverageGeographies,
  coverageGeographiesBefore,
  coverageImports,
  coverageSummaries,
  coverageSummariesBefore,
} from '../availability.tables.server.ts'
import { scopesWithin } from './import-scopes.server.ts'

type RowsOfImports = PgTable & { importId: PgColumn }

/** Where rows of a kind are served, and where those of the previous import are kept. */
const tablesOf: Record<CoverageKind, readonly { served: RowsOfImports; before: RowsOfImports }[]> = {
  locations: [
    { served: coverageCells, before: coverageCellsBefore },
    { served: coverageCounties, before: coverageCountiesBefore },
  ],
  geography_shares: [{ served: coverageGeographies, before: coverageGeographiesBefore }],
  provider_summary: [{ served: coverageSummaries, before: coverageSummariesBefore }],
  provider_list: [],
}

/** Makes query plans follow the new size at once. */
export async function analyzeIndex(tx: Tx, kind: CoverageKind): Promise<void> {
  for (const { served } of tablesOf[kind]) await tx.execute(sql`analyze ${served}`)
}

/**
 * Moves imports' rows from what is served to the tables beside it, as the rows before `by`. Rows of the same scope
 * kept until now are deleted: you can only go back one import.
 */
export async function keepAsBefore(
  tx: Tx,
  { kind, scope }: { kind: CoverageKind; scope: string },
  gone: readonly number[],
  by: number,
): Promise<void> {
  const older = tx
    .select({ id: coverageImports.id })
    .from(coverageImports)
    .where(
      and(
        scopesWithin(kind, scope),
        eq(coverageImports.current, false),
        notInArray(coverageImports.id, [...gone]),
      ),
    )
  for (const { before } of tablesOf[kind]) await tx.delete(before).where(inArray(before.importId, older))
  await tx
    .update(coverageImports)
    .set({ replacedBy: by })
    .where(inArray(coverageImports.id, [...gone]))
  await keepRowsOf(tx, kind, gone)
}

/** Moves imports' rows out of what is served, and keeps them. */
export async function keepRowsOf(tx: Tx, kind: CoverageKind, ids: readonly number[]): Promise<void> {
  for (const { served, before } of tablesOf[kind]) await move(tx, served, before, ids)
}

/** Moves the kept rows of imports back into what is served. */
export async function serveAgain(tx: Tx, kind: CoverageKind, ids: readonly number[]): Promise<void> {
  for (const { served, before } of tablesOf[kind]) await move(tx, before, served, ids)
}

/** Deletes the served rows of imports permanently. */
export async function dropRows(tx: Tx, kind: CoverageKind, ids: readonly number[]): Promise<void> {
  for (const { served } of tablesOf[kind]) await tx.delete(served).where(inArray(served.importId, [...ids]))
}

async function move(tx: Tx, from: RowsOfImports, to: RowsOfImports, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const names = Object.values(getTableColumns(from)).map(({ name }) => sql.identifier(name))
  const columns = sql.join(names, sql`, `)
  const some = sql`import_id in ${[...ids]}`
  await tx.execute(sql`insert into ${to} (${columns}) select ${columns} from ${from} where ${some}`)
  await tx.delete(from).where(inArray(from.importId, [...ids]))
}

/** The imports that were served until one replaced them, and are kept. */
export function importsBefore(db: Reader, importId: number) {
  return db
    .select()
    .from(coverageImports)
    .where(and(eq(coverageImports.replacedBy, importId), eq(coverageImports.current, false)))
}
