import { monthsBetween } from '#domain/shared/calendar.ts'
import { usStates } from '#domain/shared/us-states.ts'
import type { CountyAges } from '../counties/county-ages.server.ts'
import { fileTechnologyName, isImportedTechnology } from '../technology.ts'
import type { CurrentImport } from './coverage-index.server.ts'
import { knowsAllLines, unimportedIn, unimportedNames } from './unimported.ts'

/** A served import as the desk lists it. */
type ServedFile = {
  importId: number
  name: string
  asOf: string
  importedAt: Date
  fileName: string
  rows: number
  badRows: number
  sample: boolean
}

/** What is served for a state: one line for each technology imported from its own file. */
export type StateCoverage = {
  code: string
  name: string
  technologies: ServedFile[]
  /** Technologies with no import; if all are missing, the county figures answer. */
  missing: string[]
  /**
   * Why visitors don't get these files, or not only these: some kinds of lines aren't imported, so the county figures
   * go on answering, or visitors read what the data lack. Null if the files answer for all lines.
   */
  gap: { lacks: string[]; countiesAnswer: boolean } | null
  /** Parts of single providers' own files, by provider and technology. */
  providerFiles: ServedFile[]
  /** The oldest day among the files; null without any. */
  oldest: string | null
  /** The counties that data of each day name, newest first. */
  counties: { asOf: string; fips: string[] }[]
}

/** What says something about the imports of all states. */
type Facts = {
  ages: CountyAges
  /** The FCC's providers by id. */
  names: ReadonlyMap<number, string>
  /** Whether a state has county figures that come with the site. */
  hasCounties(code: string): boolean
}

/** What has been imported for each state and territory, by name. */
export function coverageByState(
  imports: readonly CurrentImport[],
  { ages, names, hasCounties }: Facts,
): StateCoverage[] {
  const ofState = Map.groupBy(ages.keys(), county => county.slice(0, 2))
  return usStates.map(({ code, name, fips }) => {
    const own = imports.filter(one => one.kind === 'locations' && one.stateFips === fips)
    const technologies = own
      .filter(one => isImportedTechnology(one.technology ?? 0))
      .toSorted((a, b) => (a.technology ?? 0) - (b.technology ?? 0))
      .map(one => servedFile(one, fileTechnologyName(one.technology ?? 0)))
    const providerFiles = own
      .filter(one => one.technology === null)
      .map(one => servedFile(one, providerPart(one, names)))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const unimported = unimportedIn(own, fips)
    const isWhole = own.length === 0 || knowsAllLines(unimported)
    return {
      ...{ code, name, technologies, providerFiles },
      missing: unimported.map(each => fileTechnologyName(each)),
      gap: isWhole ? null : { lacks: unimportedNames(unimported), countiesAnswer: hasCounties(code) },
      oldest: own.map(one => one.asOf).toSorted()[0] ?? null,
      counties: [...Map.groupBy(ofState.get(fips) ?? [], county => ages.get(county) ?? '')]
        .map(([asOf, all]) => ({ asOf, fips: all }))
        .toSorted((a, b) => (a.asOf < b.asOf ? 1 : -1)),
    }
  })
}

function servedFile(one: CurrentImport, name: string): ServedFile {
  const { id: importId, asOf, importedAt, fileName, rows, badRows, sample } = one
  return { importId, name, asOf, importedAt, fileName, rows, badRows, sample }
}

/** `Xfinity alone, Cable`: a part's scope names state, technology and provider (`50/40/130317`). */
function providerPart({ scope }: CurrentImport, names: ReadonlyMap<number, string>): string {
  const [, technology = '', provider = ''] = scope.split('/')
  return `${names.get(Number(provider)) ?? `Provider ${provider}`} alone, ${fileTechnologyName(Number(technology))}`
}

/** Whole months from the data's date to today. */
export function monthsOld(asOf: string, today: Date): number {
  return Math.max(0, monthsBetween(asOf, today.toISOString().slice(0, 10)))
}
