import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDuckDbReader } from '#adapters/duckdb-coverage.server.ts'
import { openFccFile } from '#adapters/fcc-file.server.ts'
import type { ImportOptions } from '#domain/availability/check-coverage-file.server.ts'
import { vacuumIndex } from '#domain/availability/coverage-index.server.ts'
import { type BadRow, CoverageFileError } from '#domain/availability/coverage-reader.server.ts'
import { importCoverage } from '#domain/availability/import-coverage.server.ts'
import type { ImportReport } from '#domain/availability/import-parts.server.ts'
import { readConfig } from '#platform/config.server.ts'
import type { OpenDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openDatabase } from '../assemble.server.ts'
import { showImportProgress } from './import-progress.server.ts'

export type FileResult = { file: string; seconds: number } & (
  | ImportReport
  | { outcome: 'refused'; reason: string }
)

/**
 * Imports coverage files one after the other and tells how each went. A file that is refused does not stop the others.
 * Answers the results; the index holds the old data or the new of each file, whenever the process ends.
 */
export async function importAvailability(
  root: string,
  files: readonly string[],
  options: ImportOptions = {},
): Promise<FileResult[]> {
  const config = readConfig()
  const database = await openDatabase(config, root, createLog(config.LOG_LEVEL))
  try {
    return await importFiles(database, config.DATA_DIR, files, options)
  } finally {
    await database.close()
  }
}

/** The same on a database that is open already. */
export async function importFiles(
  database: Pick<OpenDatabase, 'db' | 'kind'>,
  dataDir: string,
  files: readonly string[],
  options: ImportOptions,
): Promise<FileResult[]> {
  const folder = workFolder(dataDir)
  // Also on Ctrl-C: what is unpacked may be large. The database needs no help, its transaction never happened.
  const clear = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clear)
  const results: FileResult[] = []
  try {
    for (const file of files) results.push(await importOne(database, dataDir, folder, file, options))
    const grown = results.some(result => result.outcome === 'imported')
    if (grown && database.kind === 'PGlite') await vacuumIndex(database.db)
    return results
  } finally {
    process.off('exit', clear)
    clear()
  }
}

async function importOne(
  { db }: Pick<OpenDatabase, 'db'>,
  dataDir: string,
  folder: string,
  path: string,
  options: ImportOptions,
): Promise<FileResult> {
  const started = Date.now()
  const file = basename(path)
  const seconds = () => (Date.now() - started) / 1_000
  try {
    const fetched = await openFccFile(path, folder)
    const progress = showImportProgress(file, fetched.csv.bytes)
    try {
      const report = await importCoverage(
        {
          db,
          reader: createDuckDbReader(join(folder, 'spill')),
          keepBadRows: (name, rows) => keepBadRows(join(dataDir, 'fcc', 'bad-rows'), name, rows),
          progress: progress.show,
        },
        fetched,
        options,
      )
      return { file, seconds: seconds(), ...report }
    } finally {
      progress.end()
    }
  } catch (error) {
    if (!(error instanceof CoverageFileError)) throw error
    return { file, seconds: seconds(), outcome: 'refused', reason: error.message }
  }
}

/** A folder of this process; those of processes that died are cleared away. */
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

/** Line numbers and reasons only: the rows themselves hold the licensed location ids. */
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
