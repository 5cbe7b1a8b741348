import { easternDay } from '#domain/shared/calendar.ts'
import { fileTechnologyName, isImportedTechnology } from '../technology.ts'
import {
  checkContents,
  checkRowCount,
  type ImportOptions,
  isServedAlready,
  providerOfFile,
  readName,
} from './check-coverage-file.server.ts'
import type { CoverageFileName } from './coverage-file.ts'
import { CoverageFileError, type OpenCoverage } from './coverage-reader.server.ts'
import {
  type FetchedFile,
  type ImportDeps,
  type ImportReport,
  keepBad,
  provenance,
} from './import-parts.server.ts'
import { importProviderFile } from './import-provider-file.server.ts'
import { writeLocations, writeTable } from './write-coverage.server.ts'

/**
 * Imports one file into the index, whole or not at all: `CoverageFileError` says why it was refused. A file whose
 * content is already served changes nothing; technologies that are not stored by cell (satellite, unlicensed) are
 * skipped.
 */
export async function importCoverage(
  deps: ImportDeps,
  file: FetchedFile,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const name = readName(file.name, options, easternDay(deps.now()))
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
  if (survey.rows === 0 && survey.rejected > 0) {
    await keepBad(deps, file.name, open, { badRows: survey.rejected, allRows: survey.rejected })
  }
  const providerId = providerOfFile(survey, name)
  if (providerId !== null) {
    return importProviderFile(deps, { file, name, sha256, providerId, survey, open }, options)
  }
  const held = checkContents(survey, name)
  const { state, technology } = held
  const scope = `${state.name}, ${fileTechnologyName(technology)}`
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
  const totals = await open.total(held, share => deps.progress('counting', share, survey.rows))
  checkRowCount(totals.allRows, options)
  const badRowsFile = await keepBad(deps, file.name, open, totals)
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
  checkRowCount(table.rows + table.badRows, options)
  const badRowsFile = await keepBad(deps, file.name, open, {
    badRows: table.badRows,
    allRows: table.rows + table.badRows,
  })
  const { rows, badRows } = table
  const indexRows = await writeTable(deps, { ...entry, rows, badRows }, table.batches())
  return { ...nothing, outcome: 'imported', rows, badRows, badRowsFile, indexRows }
}
