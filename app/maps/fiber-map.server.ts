import { countyPath, statePath } from '#domain/availability/counties/county-address.ts'
import type { CountyFacts } from '#domain/availability/counties/county-facts.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { type UsState, usStates } from '#domain/shared/us-states.ts'
import type { Counties } from '../contexts.ts'
import type { AreaKind, AreaMapView, MapArea } from './area-map.tsx'
import { kindOfCount, legendOfCounts } from './fiber-counts.ts'
import { fiberCount } from './reach-words.ts'

const kindOf = ({ known, fiberOperators }: CountyFacts): AreaKind =>
  known ? kindOfCount(fiberOperators) : 'unknown'

function legendOf(counties: readonly CountyFacts[]): AreaMapView['legend'] {
  const used = new Set(counties.map(kindOf))
  const shown = legendOfCounts.filter(({ kind }) => used.has(kind))
  return used.has('unknown') ? [...shown, { kind: 'unknown', label: 'We don’t know' }] : shown
}

/** Whose facts and outlines a map shows, and as of when. */
export function mapCredit({ coverage, shapes }: Counties): string {
  return `Source data: FCC Broadband Data Collection, as of ${formatDate(coverage.asOf)}. Outlines: ${shapes.source}.`
}

/** A state's counties by number of fiber providers; null if there are no outlines or no facts. */
export function stateMap(counties: Counties, state: UsState): AreaMapView | null {
  const picture = counties.shapes.states[state.fips]
  const all = counties.coverage.countiesOfState(state.code)
  if (!picture || !all.some(county => county.known)) return null
  return {
    title: `Counties of ${state.name} by number of fiber providers`,
    width: picture.width,
    height: picture.height,
    borders: null,
    legend: legendOf(all),
    credit: mapCredit(counties),
    areas: all.flatMap((county): MapArea[] => {
      const path = picture.paths[county.fips]
      if (!path) return []
      const said = county.known ? fiberCount(county.fiberOperators) : 'not known'
      const title = `${county.fullName}: ${said}`
      const href = county.known ? countyPath(state, county) : null
      return [{ key: county.fips, title, href, parts: [{ kind: kindOf(county), path }] }]
    }),
  }
}

/** The country's counties by number of fiber providers; an area and a link for each state. */
export function countryMap(counties: Counties): AreaMapView {
  const { coverage, shapes } = counties
  const states = usStates.filter(({ code }) => coverage.countiesOfState(code).length > 0)
  return {
    ...drawnCountry(counties, states, state => {
      const all = coverage.countiesOfState(state.code)
      const known = all.filter(county => county.known)
      const reached = known.filter(county => county.fiberOperators > 0).length
      return {
        title:
          known.length > 0
            ? `${state.name}: fiber in ${reached} of ${known.length} counties`
            : `${state.name}: not known`,
        href: known.length > 0 ? statePath(state) : null,
        kinds: new Map(all.map(county => [county.fips, kindOf(county)])),
      }
    }),
    title: 'Counties of the United States by number of fiber providers',
    legend: legendOf(states.flatMap(({ code }) => coverage.countiesOfState(code))),
    credit: mapCredit({ coverage, shapes }),
  }
}

type StateArea = { title: string; href: string | null; kinds: ReadonlyMap<string, AreaKind> }

/** States as areas of the country's map, each with its counties merged by kind. */
export function drawnCountry(
  { shapes: { country } }: Counties,
  states: readonly UsState[],
  areaOf: (state: UsState) => StateArea,
): Pick<AreaMapView, 'areas' | 'borders' | 'height' | 'width'> {
  const areas = states.map((state): MapArea => {
    const { title, href, kinds } = areaOf(state)
    const byKind = Map.groupBy(kinds.keys(), fips => kinds.get(fips) ?? 0)
    const parts = [...byKind].map(([kind, all]) => ({
      kind,
      path: all.map(fips => country.paths[fips] ?? '').join(''),
    }))
    return { key: state.code, title, href, parts: parts.filter(({ path }) => path !== '') }
  })
  return { areas, borders: country.borders, width: country.width, height: country.height }
}
