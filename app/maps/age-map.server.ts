import { monthsOld, type StateCoverage } from '#domain/availability/coverage-states.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { usStates } from '#domain/shared/us-states.ts'
import type { Counties } from '../contexts.ts'
import type { AreaKind, AreaMapView } from './area-map.tsx'
import { drawnCountry, mapCredit } from './fiber-map.server.ts'

/**
 * Ages of data in months up to which each kind goes: the FCC publishes twice a year, about five months after the
 * data's date.
 */
const ages = [
  { kind: 4, months: 11, label: 'Imported, up to 11 months old' },
  { kind: 3, months: 17, label: 'Imported, up to 17 months old' },
  { kind: 2, months: 29, label: 'Imported, up to 29 months old' },
  { kind: 1, months: Number.POSITIVE_INFINITY, label: 'Imported, older' },
] as const
const none = { kind: 0, label: 'County figures only' } as const

/** The country's counties by the age of the data that answer for them: their state's oldest file. */
export function ageMap(counties: Counties, states: readonly StateCoverage[], today: Date): AreaMapView {
  const drawn = usStates.filter(({ code }) => counties.coverage.countiesOfState(code).length > 0)
  const kindOf = (oldest: string | null): AreaKind =>
    oldest === null ? none.kind : (ages.find(({ months }) => monthsOld(oldest, today) <= months)?.kind ?? 1)
  const oldestOf = (code: string) => states.find(state => state.code === code)?.oldest ?? null
  const used = new Set(drawn.map(({ code }) => kindOf(oldestOf(code))))
  return {
    ...drawnCountry(counties, drawn, ({ code, name }) => {
      const oldest = oldestOf(code)
      const kind = kindOf(oldest)
      const all = counties.coverage.countiesOfState(code)
      return {
        title:
          oldest === null ? `${name}: county figures only` : `${name}: imported, as of ${formatDate(oldest)}`,
        href: null,
        kinds: new Map(all.map(county => [county.fips, kind])),
      }
    }),
    title: 'Counties of the United States by age of the coverage data',
    legend: [none, ...ages.toReversed()]
      .filter(({ kind }) => used.has(kind))
      .map(({ kind, label }) => ({ kind, label })),
    credit: mapCredit(counties),
  }
}
