import { entryPlans } from './entry-plans.ts'
import type { InternetPlan, InternetPlanType } from './internet-plan.ts'
import { kineticPlans } from './kinetic-plans.ts'
import { metronetPlans } from './metronet-plans.ts'
import { wowPlans } from './wow-plans.ts'

/** Every internet plan of the catalogue that is sold on its own: the plan tables and the entry plans. */
export const internetPlans: readonly InternetPlan[] = [
  ...kineticPlans,
  ...wowPlans,
  ...metronetPlans,
  ...entryPlans,
]

/** The plans of one provider in the order of its page, of one technology where it is given. */
export function plansOf(providerId: string, type?: InternetPlanType): InternetPlan[] {
  return internetPlans.filter(
    plan => plan.providerId === providerId && (type === undefined || plan.type === type),
  )
}

/**
 * The provider's plan that costs least today, the faster of two, of some technologies where they are given; `undefined`
 * for who sells no such internet here.
 */
export function entryPlan(providerId: string, types?: readonly InternetPlanType[]): InternetPlan | undefined {
  return plansOf(providerId)
    .filter(plan => types === undefined || types.includes(plan.type))
    .toSorted((a, b) => a.priceCents - b.priceCents || b.downloadMbps - a.downloadMbps)[0]
}

/** The internet plan with an id. */
export function internetPlanById(id: string): InternetPlan | undefined {
  return internetPlans.find(plan => plan.id === id)
}
