import type { Database } from '#platform/database.server.ts'
import type { CoverageKind } from '../availability.tables.server.ts'
import type { CoverageFileName } from './coverage-file.ts'
import {
  type BadRow,
  type CoverageCsv,
  CoverageFileError,
  type CoverageReader,
  type OpenCoverage,
} from './coverage-reader.server.ts'
import type { ImportStage } from './write-coverage.server.ts'

/** An FCC file, unpacked and identified by its header. */
export type FetchedFile = { name: string; csv: CoverageCsv; sha256(): Promise<string> }

export type ImportDeps = {
  db: Database
  reader: CoverageReader
  /** Saves bad rows and returns where they are. */
  keepBadRows(fileName: string, rows: AsyncIterable<BadRow>): Promise<string>
  progress(stage: ImportStage, share: number, rows: number): void
  now(): Date
}

/** The outcome for a file. */
export type ImportReport = {
  outcome: 'imported' | 'unchanged' | 'skipped'
  kind: CoverageKind
  /** State and technology, or the whole country, in words. */
  scope: string
  rows: number
  badRows: number
  badRowsFile: string | null
  /** Rows of the index that resulted. */
  indexRows: number
  sample: boolean
  /** Why it was skipped. */
  reason?: string
}

/** With a larger share of bad rows than this, the whole file is rejected. */
const MAX_BAD_SHARE = 0.1

/** What an import records about its file. */
export const provenance = (
  file: FetchedFile,
  { asOf, vintage, revision }: CoverageFileName,
  sha256: string,
) => ({
  fileName: file.name,
  sha256,
  asOf,
  vintage,
  revision,
})

/** Saves a file's bad rows and returns where; refuses a file with too many. */
export async function keepBad(
  deps: ImportDeps,
  fileName: string,
  open: OpenCoverage,
  { badRows, allRows: rows }: { badRows: number; allRows: number },
): Promise<string | null> {
  if (badRows === 0) return null
  const reasons = new Map<string, number>()
  const where = await deps.keepBadRows(fileName, countReasons(open.badRows(), reasons))
  if (badRows > rows * MAX_BAD_SHARE) {
    const [most] = [...reasons].toSorted(([, a], [, b]) => b - a)
    const why = most ? `, most often “${most[0]}”` : ''
    throw new CoverageFileError(
      `${badRows.toLocaleString('en-US')} of its ${rows.toLocaleString('en-US')} rows are bad${why}`,
      { badRowsFile: where },
    )
  }
  return where
}

async function* countReasons(
  rows: AsyncIterable<BadRow>,
  reasons: Map<string, number>,
): AsyncGenerator<BadRow> {
  for await (const row of rows) {
    reasons.set(row.reason, (reasons.get(row.reason) ?? 0) + 1)
    yield row
  }
}
