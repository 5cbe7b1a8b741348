import { usStates } from '#domain/shared/us-states.ts'
import type { CountyAges } from './county-ages.server.ts'
import type { CurrentImport } from './coverage-index.server.ts'
import { fileTechnologyName, importedTechnologies } from './technology.ts'

/** What is served for a state: one line for each technology imported from its own file. */
export type StateCoverage = {
  code: string
  name: string
  technologies: {
    importId: number
    name: string
    asOf: string
    importedAt: Date
    fileName: string
    rows: number
    badRows: number
    sample: boolean
  }[]
  /** Technologies with no import; if all are missing, the county figures answer. */
  missing: string[]
  /** Files of single providers that are served in addition. */
  providerFiles: number
  /** The oldest day among the files; null without any. */
  oldest: string | null
  /** The counties that data of each day name, newest first. */
  counties: { asOf: string; fips: string[] }[]
}

/** What has been imported for each state and territory, by name. */
export function coverageByState(imports: readonly CurrentImport[], ages: CountyAges): StateCoverage[] {
  const ofState = Map.groupBy(ages.keys(), county => county.slice(0, 2))
  return usStates.map(({ code, name, fips }) => {
    const own = imports.filter(one => one.kind === 'locations' && one.stateFips === fips)
    const technologies = own
      .flatMap(one => {
        const { technology, id: importId, asOf, importedAt, fileName, rows, badRows, sample } = one
        const known = importedTechnologies.find(each => each === technology)
        const facts = { asOf, importedAt, fileName, rows, badRows, sample }
        return known === undefined
          ? []
          : [{ importId, technology: known, name: fileTechnologyName(known), ...facts }]
      })
      .toSorted((a, b) => a.technology - b.technology)
    const there = new Set<number>(technologies.map(({ technology }) => technology))
    return {
      ...{ code, name, technologies },
      missing: importedTechnologies.filter(each => !there.has(each)).map(each => fileTechnologyName(each)),
      providerFiles: own.filter(one => one.technology === null).length,
      oldest: own.map(one => one.asOf).toSorted()[0] ?? null,
      counties: [...Map.groupBy(ofState.get(fips) ?? [], county => ages.get(county) ?? '')]
        .map(([asOf, all]) => ({ asOf, fips: all }))
        .toSorted((a, b) => (a.asOf < b.asOf ? 1 : -1)),
    }
  })
}

/** Whole months from the data's date to today. */
export function monthsOld(asOf: string, today: Date): number {
  const day = new Date(`${asOf}T00:00:00Z`)
  const months =
    (today.getUTCFullYear() - day.getUTCFullYear()) * 12 + today.getUTCMonth() - day.getUTCMonth()
  return Math.max(0, months - (today.getUTCDate() < day.getUTCDate() ? 1 : 0))
}
