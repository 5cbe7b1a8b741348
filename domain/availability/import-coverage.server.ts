import { usStates } from '#domain/shared/us-states.ts'
import type { Database } from '#platform/database.server.ts'
import type { CoverageKind } from './availability.tables.server.ts'
import { type CoverageFileName, readCoverageFileName } from './coverage-file.ts'
import { currentImport } from './coverage-index.server.ts'
import {
  type BadRow,
  type CoverageCsv,
  CoverageFileError,
  type CoverageReader,
  type LocationCoverage,
  type OpenCoverage,
} from './coverage-reader.server.ts'
import { isImportedTechnology } from './technology.ts'
import { type ImportStage, writeLocations, writeTable } from './write-coverage.server.ts'

/** A file of the FCC, unpacked and known by its header. */
export type FetchedFile = { name: string; csv: CoverageCsv; sha256(): Promise<string> }

export type ImportDeps = {
  db: Database
  reader: CoverageReader
  /** Writes bad rows away and answers where they are. */
  keepBadRows(fileName: string, rows: AsyncIterable<BadRow>): Promise<string>
  progress(stage: ImportStage, share: number, rows: number): void
}

export type ImportOptions = {
  /** The data's day for files whose name does not give it. */
  asOf?: string
  /** Lets an older file replace a newer one. */
  allowOlder?: boolean
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

/**
 * Takes one file over into the index, whole or not at all: `CoverageFileError` says why it was refused. A file whose
 * content is served already changes nothing; technologies that are not served by cell (satellite, unlicensed) are skipped.
 */
export async function importCoverage(
  deps: ImportDeps,
  file: FetchedFile,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const name = nameOf(file.name, options)
  const open = await deps.reader.open(file.csv)
  try {
    return file.csv.kind === 'locations'
      ? await importLocations(deps, file, name, options, open)
      : await importTable(deps, file, name, options, open)
  } finally {
    open.close()
  }
}

async function importLocations(
  deps: ImportDeps,
  file: FetchedFile,
  name: CoverageFileName,
  options: ImportOptions,
  open: OpenCoverage,
): Promise<ImportReport> {
  const [survey, sha256] = await Promise.all([
    open.survey(share => deps.progress('checking', share, 0)),
    file.sha256(),
  ])
  const { state, technology } = whatItHolds(survey, name)
  const scope = `${state.name}, technology ${technology}`
  const nothing = { kind: 'locations', scope, rows: survey.rows, badRows: 0, badRowsFile: null } as const
  const sample = survey.sample || name.sample
  if (!isImportedTechnology(technology)) {
    const reason = `technology ${technology} is not kept by area: satellite is offered everywhere, unlicensed wireless is not compared here`
    return { ...nothing, outcome: 'skipped', indexRows: 0, sample, reason }
  }
  const entry = {
    ...provenance(file, name, sha256),
    kind: 'locations',
    scope: `${state.fips}/${technology}`,
    stateFips: state.fips,
    technology,
    sample,
  } as const
  if (await isServedAlready(deps.db, entry, options)) {
    return { ...nothing, outcome: 'unchanged', indexRows: 0, sample }
  }
  const totals = await open.total(state, share => deps.progress('counting', share, survey.rows))
  const badRowsFile = await keepBad(deps, file.name, open, totals.badRows, survey.rows)
  const { rows } = survey
  const indexRows = await writeLocations(
    deps,
    { ...entry, rows, badRows: totals.badRows },
    totals,
    survey.brands,
  )
  return { ...nothing, outcome: 'imported', badRows: totals.badRows, badRowsFile, indexRows, sample }
}

async function importTable(
  deps: ImportDeps,
  file: FetchedFile,
  name: CoverageFileName,
  options: ImportOptions,
  open: OpenCoverage,
): Promise<ImportReport> {
  const { kind } = file.csv
  const sha256 = await file.sha256()
  const entry = { ...provenance(file, name, sha256), kind, scope: 'us', sample: name.sample }
  const nothing = { kind, scope: 'whole country', sample: name.sample, badRowsFile: null } as const
  if (await isServedAlready(deps.db, entry, options)) {
    return { ...nothing, outcome: 'unchanged', rows: 0, badRows: 0, indexRows: 0 }
  }
  const table = await open.table()
  if (table.rows === 0) throw new CoverageFileError('it holds no rows')
  const badRowsFile = await keepBad(deps, file.name, open, table.badRows, table.rows + table.badRows)
  const { rows, badRows } = table
  const indexRows = await writeTable(deps, { ...entry, rows, badRows }, table.batches())
  return { ...nothing, outcome: 'imported', rows, badRows, badRowsFile, indexRows }
}

function nameOf(fileName: string, { asOf }: ImportOptions): CoverageFileName {
  const read = readCoverageFileName(fileName)
  if (read) return asOf ? { ...read, asOf } : read
  if (!asOf) {
    throw new CoverageFileError('its name does not say of which date it is; say it with --as-of 2025-12-31')
  }
  return { asOf, vintage: '', revision: '', stateFips: null, technology: null, sample: false }
}

/** The one state and technology of location coverage; refuses a file of several, or of others than its name says. */
function whatItHolds(survey: LocationCoverage, name: CoverageFileName) {
  const states = usStates.filter(state => survey.states.includes(state.code))
  const [state] = states
  const [technology] = survey.technologies
  if (survey.rows === 0 || !state || technology === undefined) throw new CoverageFileError('it holds no rows')
  if (states.length > 1) {
    throw new CoverageFileError(`it holds rows of several states: ${survey.states.slice(0, 5).join(', ')}`)
  }
  if (survey.technologies.length > 1) {
    const some = survey.technologies.slice(0, 5).join(', ')
    throw new CoverageFileError(`it holds rows of several technologies: ${some}`)
  }
  if (name.stateFips !== null && name.stateFips !== state.fips) {
    throw new CoverageFileError(`its name says state ${name.stateFips}, its rows ${state.fips}`)
  }
  if (name.technology !== null && name.technology !== technology) {
    throw new CoverageFileError(`its name says technology ${name.technology}, its rows ${technology}`)
  }
  return { state, technology }
}

const provenance = (file: FetchedFile, { asOf, vintage, revision }: CoverageFileName, sha256: string) => ({
  fileName: file.name,
  sha256,
  asOf,
  vintage,
  revision,
})

async function isServedAlready(
  db: Database,
  entry: { kind: CoverageKind; scope: string; sha256: string; asOf: string; sample: boolean },
  { allowOlder = false }: ImportOptions,
): Promise<boolean> {
  const served = await currentImport(db, entry.kind, entry.scope)
  if (!served) return false
  if (served.sha256 === entry.sha256 && served.asOf === entry.asOf) return true
  if (entry.sample && !served.sample) {
    throw new CoverageFileError('made-up sample data do not replace real data')
  }
  if (!allowOlder && entry.asOf < served.asOf && entry.sample === served.sample) {
    throw new CoverageFileError(
      `newer data (${served.asOf}) are served already; --allow-older replaces them by those of ${entry.asOf}`,
    )
  }
  return false
}

async function keepBad(
  deps: ImportDeps,
  fileName: string,
  open: OpenCoverage,
  badRows: number,
  rows: number,
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
