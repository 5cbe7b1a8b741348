import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { sortByTotal } from '#domain/comparison/total-order.ts'

type Placed = Pick<OfferedPlan, 'id' | 'schedule' | 'hasLabel' | 'labelPrices' | 'type' | 'certainty'>

const isSatellite = ({ type, certainty }: Placed) => type === 'satellite' || certainty === 'nationwide'

/**
 * Plans at a place in the results' order by total: first what the data list there, then what is likely, then
 * satellite; within each, known totals before unknown ones and lower before higher.
 */
export function orderAtPlace<Plan extends Placed>(plans: readonly Plan[]): Plan[] {
  const likely = plans.filter(plan => plan.certainty === 'likely' && !isSatellite(plan))
  const satellite = plans.filter(isSatellite)
  const here = plans.filter(plan => !likely.includes(plan) && !satellite.includes(plan))
  return [here, likely, satellite].flatMap(group => sortByTotal(group))
}
