import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
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
