import { monthsOld, type StateCoverage } from '#domain/availability/coverage-data/coverage-states.ts'
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

/**
 * The country's counties by the age of the data that answer for each of them. A county that no row of its state's
 * files names has the age of the oldest of these files: they say that nobody is there.
 */
export function ageMap(counties: Counties, states: readonly StateCoverage[], today: Date): AreaMapView {
  const drawn = usStates.filter(({ code }) => counties.coverage.countiesOfState(code).length > 0)
  const kindOf = (oldest: string | null): AreaKind =>
    oldest === null ? none.kind : (ages.find(({ months }) => monthsOld(oldest, today) <= months)?.kind ?? 1)
  const used = new Set<AreaKind>()
  return {
    ...drawnCountry(counties, drawn, ({ code, name }) => {
      // Files that don't answer yet have no age.
      const state = states.find(one => one.code === code && !one.gap?.countiesAnswer)
      const own = new Map(state?.counties.flatMap(({ asOf, fips }) => fips.map(one => [one, asOf] as const)))
      const kinds = new Map(
        counties.coverage
          .countiesOfState(code)
          .map(({ fips }) => [fips, kindOf(own.get(fips) ?? state?.oldest ?? null)] as const),
      )
      for (const kind of kinds.values()) used.add(kind)
      return { title: `${name}: ${agesInWords(state)}`, href: null, kinds }
    }),
    title: 'Counties of the United States by age of the coverage data',
    legend: [none, ...ages.toReversed()]
      .filter(({ kind }) => used.has(kind))
      .map(({ kind, label }) => ({ kind, label })),
    credit: mapCredit(counties),
  }
}

/** `imported, as of Dec 31, 2025`, or the counties of each day where they differ. */
function agesInWords(state: StateCoverage | undefined): string {
  const [first, ...others] = state?.counties ?? []
  if (!first) return state?.oldest ? `imported, as of ${formatDate(state.oldest)}` : 'county figures only'
  if (others.length === 0) return `imported, as of ${formatDate(first.asOf)}`
  const each = [first, ...others].map(({ asOf, fips }) => `${counted(fips.length)} as of ${formatDate(asOf)}`)
  return `imported, ${each.join(', ')}`
}

const counted = (count: number) => `${count} ${count === 1 ? 'county' : 'counties'}`
