import { statePath } from '#domain/availability/counties/county-address.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { usStates } from '#domain/shared/us-states.ts'
import type { Counties } from '../contexts.ts'
import { stateCounties } from './state-counties.server.ts'

/** The country by states: the same as its map, as a table. */
export function countryView(all: Counties) {
  const found = usStates.map(state => ({ state, counties: stateCounties(all, state) }))
  const states = found.flatMap(({ state, counties }) => {
    if (!counties) return []
    const { count, withFiber, mostlyFiber } = counties
    return [{ name: state.name, path: statePath(state), count, withFiber, mostlyFiber }]
  })
  const unknown = found.flatMap(({ state, counties }) =>
    !counties && all.coverage.countiesOfState(state.code).length > 0
      ? [{ name: state.name, path: statePath(state) }]
      : [],
  )
  return {
    dataDate: formatDate(all.coverage.asOf),
    states,
    counties: states.reduce((sum, one) => sum + one.count, 0),
    withFiber: states.reduce((sum, one) => sum + one.withFiber, 0),
    unknown,
  }
}
