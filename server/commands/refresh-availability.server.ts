import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createFccClient } from '#adapters/fcc-client.server.ts'
import { readCoverageFileName } from '#domain/availability/coverage-data/coverage-file.ts'
import { currentImports } from '#domain/availability/coverage-data/coverage-index.server.ts'
import type { CoverageFileResult } from '#domain/availability/coverage-data/coverage-jobs.ts'
import {
  FccAccessError,
  type FccFile,
  type FccSource,
  wantedFiles,
} from '#domain/availability/coverage-data/fcc-files.ts'
import { usStates } from '#domain/shared/us-states.ts'
import { type Config, readConfig, SettingsError } from '#platform/config.server.ts'
import type { Database, OpenDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { fccAccount } from '../fcc-account.server.ts'
import { type ImportWatch, importFiles } from './import-availability.server.ts'
import { openSiteDatabase } from './open-site-database.server.ts'

/** States by postal code; null for the whole country. */
export type RefreshOptions = {
  states: readonly string[] | null
  say: (line: string) => void
  /** Called for each download: how many are done, of how many. */
  downloaded?: (done: number, all: number, file: string) => void
  watch?: ImportWatch
}

/**
 * Brings the index up to the FCC's newest data: downloads what is newer than what is served and, only when every file
 * is there, imports them, each in one transaction. An interrupted refresh continues with the files it has.
 */
export async function refreshAvailability(
  root: string,
  options: RefreshOptions,
): Promise<CoverageFileResult[]> {
  const config = readConfig()
  const source = fccSource(config)
  const database = await openSiteDatabase(config, root, createLog(config.LOG_LEVEL))
  try {
    return await refreshFrom(source, database, config.DATA_DIR, options)
  } finally {
    await database.close()
  }
}

/** The same on a database that is already open. */
export async function refreshFrom(
  source: FccSource,
  database: Pick<OpenDatabase, 'db' | 'kind'>,
  dataDir: string,
  { states, say, downloaded = () => {}, watch }: RefreshOptions,
): Promise<CoverageFileResult[]> {
  const asOf = (await source.asOfDates()).at(-1)
  if (!asOf) throw new FccAccessError('The FCC lists no availability data for this account.')
  const wanted = wantedFiles(await source.files(asOf), fipsOf(states))
  const newer = await notServedYet(database.db, wanted)
  say(`Data of ${asOf}: ${wanted.length} files, ${newer.length} of them newer than what is served.`)
  const folder = join(dataDir, 'fcc', 'downloads')
  mkdirSync(folder, { recursive: true })
  const paths: string[] = []
  for (const [index, file] of newer.entries()) {
    const path = join(folder, `${file.name}.zip`)
    paths.push(path)
    watch?.signal?.throwIfAborted()
    downloaded(index, newer.length, file.name)
    if (existsSync(path)) continue
    await source.download(file, path)
    say(`${index + 1} of ${newer.length}: ${file.name}`)
  }
  const results: CoverageFileResult[] = []
  for (const [index, path] of paths.entries()) {
    const rows = newer[index]?.rows
    const options = rows ? { expectedRows: rows } : {}
    const [result] = await importFiles(database, dataDir, [{ path }], options, watch)
    if (!result) continue
    results.push(result)
    // A file that the import refuses is fetched again the next time.
    if (result.outcome === 'refused') rmSync(path, { force: true })
  }
  forgetOlder(folder, wanted)
  return results
}

function fccSource(config: Config): FccSource {
  const account = fccAccount(config)
  if (!account) {
    throw new SettingsError(
      'Set FCC_API_USERNAME and FCC_API_TOKEN: an account on broadbandmap.fcc.gov makes a token under Manage API Access. Without one, download files there by hand and use availability:import.',
    )
  }
  return createFccClient(account)
}

function fipsOf(states: readonly string[] | null): ReadonlySet<string> | null {
  if (states === null) return null
  return new Set(
    states.map(code => {
      const state = usStates.find(one => one.code === code.trim().toUpperCase())
      if (!state) throw new SettingsError(`${code} is no state code such as VT`)
      return state.fips
    }),
  )
}

/** Files whose date and revision are already served are left alone. */
async function notServedYet(db: Database, files: readonly FccFile[]): Promise<FccFile[]> {
  const served = (await currentImports(db)).filter(one => !one.sample)
  const names = new Set(served.map(one => one.fileName.replace(/\.(csv|zip)$/i, '')))
  return files.filter(file => !names.has(file.name) && readCoverageFileName(`${file.name}.zip`) !== null)
}

function forgetOlder(folder: string, listed: readonly FccFile[]): void {
  const names = new Set(listed.map(file => `${file.name}.zip`))
  const vintages = new Set(listed.map(file => readCoverageFileName(`${file.name}.zip`)?.vintage))
  for (const name of readdirSync(folder)) {
    const vintage = readCoverageFileName(name)?.vintage
    if (vintage && !vintages.has(vintage) && !names.has(name)) rmSync(join(folder, name), { force: true })
  }
}
