import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import { planTypeNames } from '#domain/catalog/internet-plan.ts'
import { internetPlans } from '#domain/catalog/internet-plans.ts'
import { planTableFeatures } from '#domain/catalog/plan-features.ts'
import { providerName } from '#domain/catalog/providers.ts'
import type { ComparedPlan } from '#domain/comparison/compare-plans.ts'

/** Every internet plan without what the page does not show, and what its filters offer. */
export function internetPlansView() {
  const features: readonly string[] = planTableFeatures
  const plans = internetPlans.map(
    ({ category: _category, lockSchedule: _lockSchedule, ...plan }): ComparedPlan => ({
      ...plan,
      features: plan.features.filter(feature => features.includes(feature)),
      providerName: providerName(plan.providerId),
    }),
  )
  const providers = new Map(plans.map(plan => [plan.providerId, plan.providerName]))
  return {
    plans,
    features,
    typeNames: planTypeNames,
    providers: [...providers]
      .map(([id, name]) => ({ id, name }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    pricesAsOf,
  }
}

export type InternetPlansView = ReturnType<typeof internetPlansView>
