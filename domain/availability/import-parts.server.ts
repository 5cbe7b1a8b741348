import type { Database } from '#platform/database.server.ts'
import type { CoverageKind } from './availability.tables.server.ts'
import type { CoverageFileName } from './coverage-file.ts'
import {
  type BadRow,
  type CoverageCsv,
  CoverageFileError,
  type CoverageReader,
  type OpenCoverage,
} from './coverage-reader.server.ts'
import type { ImportStage } from './write-coverage.server.ts'

/** A file of the FCC, unpacked and known by its header. */
export type FetchedFile = { name: string; csv: CoverageCsv; sha256(): Promise<string> }

export type ImportDeps = {
  db: Database
  reader: CoverageReader
  /** Writes bad rows away and answers where they are. */
  keepBadRows(fileName: string, rows: AsyncIterable<BadRow>): Promise<string>
  progress(stage: ImportStage, share: number, rows: number): void
}

/** What became of a file. */
export type ImportReport = {
  outcome: 'imported' | 'unchanged' | 'skipped'
  kind: CoverageKind
  /** State and technology, or the whole country, in words. */
  scope: string
  rows: number
  badRows: number
  badRowsFile: string | null
  /** Rows of the index that came of it. */
  indexRows: number
  sample: boolean
  /** Why it was skipped. */
  reason?: string
}

/** Of more bad rows than this share a file is not believed at all. */
const MAX_BAD_SHARE = 0.1

/** What an import keeps of the file that it came from. */
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

/** Writes the bad rows of a file away and answers where; refuses a file of which too many are bad. */
export async function keepBad(
  deps: ImportDeps,
  fileName: string,
  open: OpenCoverage,
  { badRows, allRows: rows }: { badRows: number; allRows: number },
): Promise<string | null> {
  if (badRows === 0) return null
  const where = await deps.keepBadRows(fileName, open.badRows())
  if (badRows > rows * MAX_BAD_SHARE) {
    throw new CoverageFileError(
      `${badRows.toLocaleString('en-US')} of its ${rows.toLocaleString('en-US')} rows are bad; see ${where}`,
    )
  }
  return where
}
