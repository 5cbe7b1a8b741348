import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { type Asking, namedInternet, plansMeant, plansOnOffer } from './asking.ts'

/** The plans that a cost question is about: those meant, else one for each named provider. */
export function plansInQuestion(asking: Asking): readonly InternetPlan[] {
  const meant = plansMeant(asking)
  if (meant.length > 0) return meant
  return namedInternet(asking).flatMap(({ id }) =>
    asking.catalogue.plansOf(id).toSorted(cheapestFirst).slice(0, 1),
  )
}

/**
 * The fastest upload that a plan's provider publishes, there where a place is known: that of its cheapest plan would say
 * little of the provider.
 */
export function fastestUpload(asking: Asking, plan: InternetPlan): InternetPlan {
  const offered = asking.place ? plansOnOffer(asking) : asking.catalogue.internetPlans
  return offered
    .filter(({ providerId }) => providerId === plan.providerId)
    .reduce((best, other) => ((other.uploadMbps ?? 0) > (best.uploadMbps ?? 0) ? other : best), plan)
}

/** An answer about some plans: they are what 'it' means then. */
export const focused = (plans: readonly InternetPlan[]) => ({
  plans: plans.map(({ id }) => id),
  focus: plans.map(({ id }) => id),
})
