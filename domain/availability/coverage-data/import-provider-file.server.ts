import { stateName } from '#domain/shared/us-states.ts'
import { fileTechnologyName, isImportedTechnology } from '../technology.ts'
import {
  checkRowCount,
  type ImportOptions,
  isServedAlready,
  partsOfFile,
} from './check-coverage-file.server.ts'
import type { CoverageFileName } from './coverage-file.ts'
import { currentImportsWithin } from './coverage-index.server.ts'
import type { Held, LocationCoverage, OpenCoverage } from './coverage-reader.server.ts'
import {
  type FetchedFile,
  type ImportDeps,
  type ImportReport,
  keepBad,
  provenance,
} from './import-parts.server.ts'
import { type PartToWrite, writeProviderParts } from './write-coverage.server.ts'

/** Why no part of a provider's file is imported: each part by its own reason. */
function whyLeftOut(
  providerId: number,
  { technologies }: LocationCoverage,
  covered: readonly string[],
): string {
  const others = technologies.filter(code => !isImportedTechnology(code))
  return [
    ...(covered.length > 0
      ? [
          `all its rows are of provider ${providerId}, whom the state’s own file lists, too (${covered.join('; ')})`,
        ]
      : []),
    ...(others.length > 0
      ? [
          `${others.map(fileTechnologyName).join(' and ')} ${others.length === 1 ? 'is' : 'are'} not kept by area`,
        ]
      : []),
  ].join('; ')
}

type Opened = {
  file: FetchedFile
  name: CoverageFileName
  sha256: string
  providerId: number
  survey: LocationCoverage
  open: OpenCoverage
}

/**
 * Imports one provider's file with its technologies, each state and technology as a separate part. A part is left out
 * if the state's own file is served, because that contains the provider along with everybody else.
 */
export async function importProviderFile(
  deps: ImportDeps,
  { file, name, sha256, providerId, survey, open }: Opened,
  options: ImportOptions,
): Promise<ImportReport> {
  const sample = survey.sample || name.sample
  const kind = 'locations' as const
  const about = { kind, scope: `provider ${providerId}`, rows: survey.rows, sample }
  const nothing = { ...about, badRows: 0, badRowsFile: null, indexRows: 0 }
  const entryOf = ({ state, technology }: Held) =>
    ({
      ...provenance(file, name, sha256),
      kind,
      scope: `${state.fips}/${technology}/${providerId}`,
      stateFips: state.fips,
      // Only a state's file knows all technologies of a state.
      technology: null,
      sample,
    }) as const

  const wanted: Held[] = []
  const covered: string[] = []
  let servedAlready = 0
  for (const held of partsOfFile(survey)) {
    const stateScope = `${held.state.fips}/${held.technology}`
    const served = await currentImportsWithin(deps.db, kind, stateScope)
    if (served.some(one => one.scope === stateScope)) {
      covered.push(`${stateName(held.state.code)}, ${fileTechnologyName(held.technology)}`)
      continue
    }
    if (await isServedAlready(deps.db, entryOf(held), options)) servedAlready += 1
    else wanted.push(held)
  }
  if (wanted.length === 0) {
    if (servedAlready > 0) return { ...nothing, outcome: 'unchanged' }
    return { ...nothing, outcome: 'skipped', reason: whyLeftOut(providerId, survey, covered) }
  }
  const totals = await open.totalsOfProvider(providerId, wanted)
  checkRowCount(totals.allRows, options)
  const badRowsFile = await keepBad(deps, file.name, open, totals)
  const parts = async function* (): AsyncIterable<PartToWrite> {
    for await (const part of totals.parts()) {
      yield { part, entry: { ...entryOf(part.held), rows: survey.rows, badRows: totals.badRows } }
    }
  }
  const indexRows = await writeProviderParts(deps, parts(), wanted.length, survey.brands)
  return { ...about, outcome: 'imported', badRows: totals.badRows, badRowsFile, indexRows }
}
