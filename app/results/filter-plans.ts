import type { OtherProvider } from '#domain/availability/lookup-result.ts'
import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { planTypeOf } from '#domain/availability/technology.ts'
import { countedMbps, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { type FilterName, filterNames, type ResultsQuery } from '#domain/comparison/results-query.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'

/** Whether something passes the filters; `unpublished` if its provider doesn't say. */
export type Verdict = 'in' | 'out' | 'unpublished'

const of = (fits: boolean): Verdict => (fits ? 'in' : 'out')

const planFilters: Record<FilterName, (plan: OfferedPlan, query: ResultsQuery) => Verdict> = {
  type: (plan, { type }) => of(plan.type === type),
  speed: (plan, { speed }) => of(reachesSpeed(countedMbps(plan), speed)),
  price: (plan, { price }) => of(priceToday(plan.schedule) <= price * 100),
  noContract: plan => (plan.contractMonths === null ? 'unpublished' : of(plan.contractMonths === 0)),
  noCap: plan => (plan.dataCap === 'not-published' ? 'unpublished' : of(plan.dataCap === 'none')),
  // No plan states that a router costs extra; only that it is included in the price.
  router: plan => (plan.wifiIncluded ? 'in' : 'unpublished'),
}

const unpublished = (): Verdict => 'unpublished'

const otherFilters: Record<FilterName, (other: OtherProvider, query: ResultsQuery) => Verdict> = {
  type: ({ coverage }, { type }) =>
    coverage.technologies.length === 0
      ? 'unpublished'
      : of(coverage.technologies.some(one => planTypeOf(one.code) === type)),
  speed: ({ maxDownload }, { speed }) =>
    maxDownload === null ? 'unpublished' : of(reachesSpeed(maxDownload, speed)),
  price: unpublished,
  noContract: unpublished,
  noCap: unpublished,
  router: unpublished,
}

/** A reason to leave something out counts before something nobody publishes. */
function verdictOf(each: readonly Verdict[]): Verdict {
  if (each.includes('out')) return 'out'
  return each.includes('unpublished') ? 'unpublished' : 'in'
}

/** The active filters. */
export const setFilters = (query: ResultsQuery): FilterName[] => filterNames.filter(name => query[name])

/** Whether a plan passes the filters. */
export function judgePlan(plan: OfferedPlan, query: ResultsQuery): Verdict {
  return verdictOf(setFilters(query).map(name => planFilters[name](plan, query)))
}

/** Whether a provider known only from the coverage data passes them. */
export function judgeOther(other: OtherProvider, query: ResultsQuery): Verdict {
  return verdictOf(setFilters(query).map(name => otherFilters[name](other, query)))
}
