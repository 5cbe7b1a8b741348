import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportOptions } from '#domain/availability/coverage-data/check-coverage-file.server.ts'
import type { CoverageFileResult } from '#domain/availability/coverage-data/coverage-jobs.ts'
import type { Database } from '#platform/database.server.ts'
import { importFiles } from '#server/commands/import-availability.server.ts'

/** Imports files as the command does, into a test's database. Bad rows come back as text. */
export async function importInto(
  db: Database,
  files: readonly string[],
  options: ImportOptions = {},
): Promise<(CoverageFileResult & { badRowsText: string })[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-import-'))
  try {
    const results = await importFiles(
      { db, kind: 'PostgreSQL' },
      dataDir,
      files.map(path => ({ path })),
      options,
    )
    return results.map(result => {
      const kept = result.outcome === 'refused' ? null : result.badRowsFile
      return { ...result, badRowsText: kept ? readFileSync(kept, 'utf8') : '' }
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Imports one file and returns the outcome. */
export async function importOneInto(db: Database, file: string, options: ImportOptions = {}) {
  const [result] = await importInto(db, [file], options)
  if (!result) throw new Error(`Nothing came of ${file}`)
  return result
}
