import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDuckDbReader } from '#adapters/duckdb-coverage.server.ts'
import { openFccFile } from '#adapters/fcc-file.server.ts'
import type { ImportOptions } from '#domain/availability/coverage-data/check-coverage-file.server.ts'
import { vacuumIndex } from '#domain/availability/coverage-data/coverage-index.server.ts'
import type { CoverageFileResult } from '#domain/availability/coverage-data/coverage-jobs.ts'
import { type BadRow, CoverageFileError } from '#domain/availability/coverage-data/coverage-reader.server.ts'
import { importCoverage } from '#domain/availability/coverage-data/import-coverage.server.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Database, OpenDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { type ImportProgress, showImportProgress } from './import-progress.server.ts'
import { openSiteDatabase } from './open-site-database.server.ts'

/** Follows the progress of an import, and can stop it: the current file then changes nothing. */
export type ImportWatch = {
  signal?: AbortSignal
  /** How many threads the engine may take; by default one per core. */
  threads?: number
  progressOf(file: string, bytes: number): ImportProgress
}

const shownOnTerminal: ImportWatch = { progressOf: showImportProgress }

/** A file to import, with its original name if it is stored under another one. */
export type FileToImport = { path: string; name?: string }

/**
 * Imports coverage files one after the other and reports how each went. A refused file doesn't stop the others.
 * Returns the results; the index holds either the old or the new data of each file, whenever the process ends.
 */
export async function importAvailability(
  root: string,
  files: readonly string[],
  options: ImportOptions = {},
): Promise<CoverageFileResult[]> {
  const config = readConfig()
  const database = await openSiteDatabase(config, root, createLog(config.LOG_LEVEL))
  try {
    const all = files.map(path => ({ path }))
    return await importFiles(database, config.DATA_DIR, all, options)
  } finally {
    await database.close()
  }
}

/** The same on a database that is already open. */
export async function importFiles(
  database: Pick<OpenDatabase, 'db' | 'kind'>,
  dataDir: string,
  files: readonly FileToImport[],
  options: ImportOptions,
  watch: ImportWatch = shownOnTerminal,
): Promise<CoverageFileResult[]> {
  const folder = workFolder(dataDir)
  // Also on Ctrl-C: the unpacked file may be large. The database needs no cleanup, because its transaction never
  // happened.
  const clear = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clear)
  const results: CoverageFileResult[] = []
  try {
    for (const file of files) {
      results.push(await importOne({ db: database.db, dataDir, folder, watch }, file, options))
    }
    const grown = results.some(result => result.outcome === 'imported')
    if (grown && database.kind === 'PGlite') await vacuumIndex(database.db)
    return results
  } finally {
    process.off('exit', clear)
    clear()
  }
}

type ImportPlace = { db: Database; dataDir: string; folder: string; watch: ImportWatch }

async function importOne(
  { db, dataDir, folder, watch }: ImportPlace,
  { path, name = basename(path) }: FileToImport,
  options: ImportOptions,
): Promise<CoverageFileResult> {
  const started = Date.now()
  const seconds = () => (Date.now() - started) / 1_000
  try {
    const fetched = await openFccFile(path, folder, name)
    const progress = watch.progressOf(name, fetched.csv.bytes)
    try {
      const report = await importCoverage(
        {
          db,
          reader: createDuckDbReader(join(folder, 'spill'), watch.threads),
          now: () => new Date(),
          keepBadRows: (name, rows) => keepBadRows(join(dataDir, 'fcc', 'bad-rows'), name, rows),
          progress(stage, share, rows) {
            watch.signal?.throwIfAborted()
            progress.show(stage, share, rows)
          },
        },
        fetched,
        options,
      )
      return { file: name, seconds: seconds(), ...report }
    } finally {
      progress.end()
    }
  } catch (error) {
    if (!(error instanceof CoverageFileError)) throw error
    return { file: name, seconds: seconds(), outcome: 'refused', reason: error.message, ...error.facts }
  }
}

/** This process's folder; folders of processes that died are removed. */
function workFolder(dataDir: string): string {
  const all = join(dataDir, 'fcc', 'work')
  mkdirSync(all, { recursive: true })
  for (const name of readdirSync(all)) {
    const owner = Number(name.split('-')[0])
    if (owner > 0 && !isRunning(owner)) rmSync(join(all, name), { recursive: true, force: true })
  }
  return mkdtempSync(join(all, `${process.pid}-`))
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Line numbers and reasons only, because the rows themselves hold the licensed location ids. */
async function keepBadRows(folder: string, fileName: string, rows: AsyncIterable<BadRow>): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${fileName}.bad-rows.csv`)
  const lines = async function* () {
    yield 'line,reason\n'
    for await (const { line, reason } of rows) yield `${line},"${reason}"\n`
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
  return path
}
