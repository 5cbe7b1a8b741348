import { countyPath, statePath } from '#domain/availability/counties/county-address.ts'
import type { CountyCoverage } from '#domain/availability/counties/county-coverage.server.ts'
import { usStates } from '#domain/shared/us-states.ts'
import { COUNTY_FIGURES_UPDATED } from './text-dates.ts'

/** The pages of states and counties with figures, with the date of those or of our prices. */
export function countyPages(
  coverage: CountyCoverage,
  pricesAsOf: string,
): { path: string; lastModified: string }[] {
  const paths = usStates.flatMap(state => {
    const known = coverage.countiesOfState(state.code).filter(county => county.known)
    return known.length > 0 ? [statePath(state), ...known.map(county => countyPath(state, county))] : []
  })
  const lastModified = pricesAsOf > COUNTY_FIGURES_UPDATED ? pricesAsOf : COUNTY_FIGURES_UPDATED
  return paths.map(path => ({ path, lastModified }))
}
