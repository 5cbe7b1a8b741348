import type { OtherProvider } from '#domain/availability/lookup-result.ts'
import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { planTypeOf } from '#domain/availability/technology.ts'
import { reachesSpeed } from '#domain/catalog/speed-words.ts'
import { planFits } from '#domain/comparison/plans-that-fit.ts'
import { type FilterName, filterNames, type ResultsQuery } from '#domain/comparison/results-query.ts'

/** Whether something passes the filters; `unpublished` if its provider doesn't say. */
export type Verdict = 'in' | 'out' | 'unpublished'

/** Whether something passes one filter; null if its provider doesn't publish what was asked for. */
type Fits = boolean | null

const planFilters: Record<FilterName, (plan: OfferedPlan, query: ResultsQuery) => Fits> = {
  ...{ type: planFits, speed: planFits, price: planFits },
  noContract: plan => (plan.contractMonths === null ? null : plan.contractMonths === 0),
  noCap: plan => (plan.dataCap === 'not-published' ? null : plan.dataCap === 'none'),
  // No plan states that a router costs extra; only that it is included in the price.
  router: plan => plan.wifiIncluded || null,
}

/** Of providers known only from the coverage data, prices and terms aren't published. */
const otherFilters: Partial<Record<FilterName, (other: OtherProvider, query: ResultsQuery) => Fits>> = {
  type: ({ coverage: { technologies } }, { type }) =>
    technologies[0] ? technologies.some(one => planTypeOf(one.code) === type) : null,
  speed: ({ maxDownload }, { speed }) => (maxDownload === null ? null : reachesSpeed(maxDownload, speed)),
}

/** A reason to leave something out counts before something nobody publishes. */
function verdictOf(each: readonly Fits[]): Verdict {
  if (each.includes(false)) return 'out'
  return each.includes(null) ? 'unpublished' : 'in'
}

/** The active filters. */
export const setFilters = (query: ResultsQuery): FilterName[] => filterNames.filter(name => query[name])

/** Whether a plan passes the filters. */
export function judgePlan(plan: OfferedPlan, query: ResultsQuery): Verdict {
  return verdictOf(setFilters(query).map(name => planFilters[name](plan, query)))
}

/** Whether a provider known only from the coverage data passes them. */
export function judgeOther(other: OtherProvider, query: ResultsQuery): Verdict {
  return verdictOf(setFilters(query).map(name => otherFilters[name]?.(other, query) ?? null))
}
