import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { type Asking, namedInternet, plansMeant } from './asking.ts'

/** The plans that a cost question is about: those meant, else one for each named provider. */
export function plansInQuestion(asking: Asking): readonly InternetPlan[] {
  const meant = plansMeant(asking)
  if (meant.length > 0) return meant
  return namedInternet(asking).flatMap(({ id }) =>
    asking.catalogue.plansOf(id).toSorted(cheapestFirst).slice(0, 1),
  )
}

/** An answer about some plans: they are what 'it' means then. */
export const focused = (plans: readonly InternetPlan[]) => ({
  plans: plans.map(({ id }) => id),
  focus: plans.map(({ id }) => id),
})
