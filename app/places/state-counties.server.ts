import { countyPath } from '#domain/availability/counties/county-address.ts'
import type { CountyFacts } from '#domain/availability/counties/county-facts.ts'
import { countyKind } from '#domain/availability/counties/county-kind.ts'
import { placeSlug } from '#domain/availability/places/place-names.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import type { UsState } from '#domain/shared/us-states.ts'
import type { Counties } from '../contexts.ts'
import { bestTechnology, cableInWords, reachWords } from '../maps/reach-words.ts'

export type StateCounties = NonNullable<ReturnType<typeof stateCounties>>

/** How many operators a state's summary names. */
const MOST_NAMED = 12

/** What the county figures say about a state: the same as its map, as a table; null if they say nothing. */
export function stateCounties({ coverage }: Counties, state: UsState) {
  const known = coverage.countiesOfState(state.code).filter(county => county.known)
  if (known.length === 0) return null
  return {
    dataDate: formatDate(coverage.asOf),
    slug: placeSlug(state.name),
    kind: countyKind(state.code),
    count: known.length,
    withFiber: known.filter(county => county.fiberOperators > 0).length,
    mostlyFiber: known.filter(county => county.fiberReach === 'most').length,
    widest: widestOperators(known),
    rows: known
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(county => ({
        path: countyPath(state, county),
        name: county.fullName.replace(/^the /, ''),
        fiberOperators: county.fiberOperators,
        fiber: county.fiberReach ? reachWords(county.fiberReach, county) : 'None',
        cable: cableInWords(county),
        best: bestTechnology(county),
      })),
  }
}

/** The fiber operators in the most counties, with the number of counties. */
function widestOperators(counties: readonly CountyFacts[]) {
  const served = new Map<string, number>()
  for (const { operators } of counties) {
    for (const { name, technologies } of operators) {
      if (technologies.some(({ code }) => code === 50)) served.set(name, (served.get(name) ?? 0) + 1)
    }
  }
  return [...served]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_NAMED)
}
