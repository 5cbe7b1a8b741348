import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import type { FoundProvider, LookupResult, ProviderCoverage } from './lookup-result.ts'
import { planTypeOf } from './technology.ts'

/**
 * How a plan comes into an answer: the data list its provider at the place with that technology; the provider likely
 * sells it there; it is sold by satellite, almost everywhere; or all we know is that it is sold somewhere in the
 * state.
 */
export type PlanCertainty = 'listed' | 'likely' | 'nationwide' | 'in-state'

/** What decides whether a plan is sold at a place. */
type SoldPlan = Pick<InternetPlan, 'type' | 'speed' | 'downloadMbps'>

/** One plan that an answer supports, with the provider as it was found there. */
export type PlaceOffer<Plan extends SoldPlan = InternetPlan> = {
  plan: Plan
  provider: FoundProvider
  certainty: PlanCertainty
}

/** The kinds of plans that coverage data show for a provider at a place; `null` if they don't tell kinds apart. */
export function typesAtPlace(
  { technologies, likely = [] }: ProviderCoverage,
  fccProviderId: number | undefined,
): { listed: InternetPlanType[]; likely: InternetPlanType[] } | null {
  if (technologies.length === 0 && fccProviderId !== undefined) return null
  return {
    listed: technologies.map(technology => planTypeOf(technology.code)),
    likely: likely.map(planTypeOf),
  }
}

/**
 * Every plan of our catalog that a lookup's answer supports, in the order of its providers and then of the catalog.
 * Plans whose kind the data don't name at the place are left out. Recommendations and lists of plans for a place
 * start from here, so that nothing is offered that the answer doesn't include.
 */
export function plansAtPlace<Plan extends SoldPlan = InternetPlan>(
  catalogue: { plansOf(providerId: string): readonly Plan[] },
  { providers, likelyProviders }: Pick<LookupResult, 'providers' | 'likelyProviders'>,
): PlaceOffer<Plan>[] {
  const of = (provider: FoundProvider, isGuess: boolean) =>
    catalogue.plansOf(provider.id).flatMap(plan => {
      const certainty = certaintyOf(provider, plan)
      return certainty ? [{ plan, provider, certainty: isGuess ? ('likely' as const) : certainty }] : []
    })
  return [
    ...providers.flatMap(provider => of(provider, false)),
    ...likelyProviders.flatMap(provider => of(provider, true)),
  ]
}

/** How certain a provider's plan is there; `null` if its kind isn't named at the place or its lines are too slow for it. */
export function certaintyOf(
  { coverage, fccProviderId }: Pick<FoundProvider, 'coverage' | 'fccProviderId'>,
  plan: SoldPlan,
): PlanCertainty | null {
  if (!coverage) return 'in-state'
  if (coverage.nationwide) return 'nationwide'
  if (isTooFast(plan, coverage)) return null
  const types = typesAtPlace(coverage, fccProviderId)
  if (types === null || types.listed.includes(plan.type)) return 'listed'
  return types.likely.includes(plan.type) ? 'likely' : null
}

/**
 * What plans are called, what is typical and what is filed differ: 1 Gig is filed as 940, and 500 may typically reach
 * 659 Mbps.
 */
const FILED_SHARE = 0.75

/** Whether the lines at the place are too slow for a plan. A plan of 'up to' some speed is sold on slower lines, too. */
function isTooFast({ type, speed, downloadMbps }: SoldPlan, { technologies }: ProviderCoverage): boolean {
  const filed = technologies.flatMap(one => (planTypeOf(one.code) === type ? (one.download ?? []) : []))
  const fastest = Math.max(0, ...filed)
  return fastest > 0 && (speed === 'stated' || speed === 'typical') && downloadMbps * FILED_SHARE > fastest
}
