import { and, eq } from 'drizzle-orm'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { coverageImports } from '../availability.tables.server.ts'
import { type CurrentImport, holdIndex } from './coverage-index.server.ts'
import { endCoverageJob } from './coverage-job-store.server.ts'
import { CoverageFileError } from './coverage-reader.server.ts'
import { analyzeIndex, dropRows, importsBefore, keepRowsOf, serveAgain } from './import-before.server.ts'

/**
 * Undoes an import in one transaction: serves the imports that it replaced, or nothing if it was the first. If it
 * replaced just one, it is kept and can itself be served again in the same way. The job that asked for it is done in
 * the same transaction, because doing it twice would undo another import or find nothing to undo. Returns what is
 * served now.
 */
export function takeBackImport(
  db: Database,
  importId: number,
  job: { id: string; now: Date },
): Promise<CurrentImport[]> {
  return transaction(db, async tx => {
    await holdIndex(tx)
    const [taken] = await tx
      .select()
      .from(coverageImports)
      .where(and(eq(coverageImports.id, importId), eq(coverageImports.current, true)))
    if (!taken) throw new CoverageFileError('it is not served anymore')
    const before = await importsBefore(tx, importId)
    const [only, second] = before
    const successor = second === undefined && only?.scope === taken.scope ? only.id : null
    await tx
      .update(coverageImports)
      .set({ current: false, replacedBy: successor })
      .where(eq(coverageImports.id, importId))
    const ids = before.map(({ id }) => id)
    await serveThese(tx, ids)
    await serveAgain(tx, taken.kind, ids)
    if (successor === null) await dropRows(tx, taken.kind, [importId])
    else await keepRowsOf(tx, taken.kind, [importId])
    await analyzeIndex(tx, taken.kind)
    await endCoverageJob(tx, job.id, { state: 'done', endedAt: job.now })
    return before
  })
}

async function serveThese(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await tx
      .update(coverageImports)
      .set({ current: true, replacedBy: null })
      .where(eq(coverageImports.id, id))
  }
}
