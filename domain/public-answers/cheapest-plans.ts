import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import { totalOfPlan } from '#domain/comparison/total-order.ts'
import { orderAtPlace } from './order-at-place.ts'

/** The cheapest plans at a place, in the order of its results, each with its provider's name. */
export function cheapestPlans(
  answer: LookupAnswer,
  count: number,
): { plan: OfferedPlan; providerName: string }[] {
  const names = new Map([...answer.likelyProviders, ...answer.providers].map(({ id, name }) => [id, name]))
  return orderAtPlace(answer.plans)
    .slice(0, count)
    .map(plan => ({ plan, providerName: names.get(plan.providerId) ?? plan.providerId }))
}

/** Whether a plan that is likely there, but not listed, costs less for certain than one of those shown before it. */
export function isLikelyForLess(answer: LookupAnswer, shown: readonly { plan: OfferedPlan }[]): boolean {
  const most = Math.max(...shown.map(({ plan }) => totalOfPlan(plan).cents))
  return answer.plans.some(plan => {
    const { known, cents } = totalOfPlan(plan)
    return plan.certainty === 'likely' && known && cents < most && !shown.some(one => one.plan.id === plan.id)
  })
}
