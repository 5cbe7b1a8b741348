import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import { type Asking, namedInternet, plansMeant, plansOnOffer } from './asking.ts'
import { plansThere } from './places/plans-there.ts'

/** The plans that a cost question is about: those meant, else one for each named provider. */
export function plansInQuestion(asking: Asking): readonly InternetPlan[] {
  const meant = plansMeant(asking)
  if (meant.length > 0) return meant
  const { mbps, types } = asking.asked
  return namedInternet(asking).flatMap(({ id }) => {
    const all = plansThere(asking, id).toSorted(cheapestFirst)
    const ofType = all.filter(({ type }) => types.includes(type))
    const own = ofType.length > 0 ? ofType : all
    // `Spectrum 500` is sold as another name, with about that speed.
    const off = (plan: InternetPlan) => Math.abs(Math.log(plan.downloadMbps / (mbps ?? 1)))
    const near = mbps === null ? [] : own.filter(plan => off(plan) <= MOST_OFF)
    return near.length > 0 ? near.toSorted((a, b) => off(a) - off(b)).slice(0, 1) : own.slice(0, 1)
  })
}
/** A quarter more, or a fifth less. */
const MOST_OFF = 0.23

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

/** So much of a speed counts as it: labels state what is typical. */
const NEARLY = 0.9

/** Whether a plan has a speed by its figure or by its name. */
export const isNear = ({ downloadMbps, name }: InternetPlan, mbps: number): boolean =>
  (downloadMbps >= mbps * NEARLY && downloadMbps * NEARLY <= mbps) || name.includes(String(mbps))

/** The plans of the last list that have about a speed. */
export const listedAt = ({ dialogue, catalogue }: Asking, mbps: number): readonly InternetPlan[] =>
  dialogue.listed.flatMap(id => catalogue.internetPlan(id) ?? []).filter(plan => isNear(plan, mbps))

/** That a provider has no plan with a speed here: a sentence with a blank behind it. */
export const noPlanAt = ({ name }: Pick<Provider, 'name'>, mbps: number): string =>
  `I have no plan of ${name} with ${mbpsInWords(mbps)} in the catalog. `
