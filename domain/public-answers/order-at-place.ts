import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { sortByTotal } from '#domain/comparison/total-order.ts'

type Placed = Pick<OfferedPlan, 'id' | 'schedule' | 'hasLabel' | 'type' | 'certainty'>

const isSatellite = ({ type, certainty }: Placed) => type === 'satellite' || certainty === 'nationwide'

/**
 * Plans at a place in the order of the results by total: what the data list there first, then what is likely, then
 * satellites; within each, known totals before unknown ones and the lower before the higher.
 */
export function orderAtPlace<Plan extends Placed>(plans: readonly Plan[]): Plan[] {
  const likely = plans.filter(plan => plan.certainty === 'likely' && !isSatellite(plan))
  const satellite = plans.filter(isSatellite)
  const here = plans.filter(plan => !likely.includes(plan) && !satellite.includes(plan))
  return [here, likely, satellite].flatMap(group => sortByTotal(group))
}
