import { isOnlyPossible } from '#domain/availability/how-likely.ts'
import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import type { ComparedPlan } from '#domain/comparison/compare-plans.ts'

/** What an answer for a ZIP code says of a plan: how certain it is there, and what its labels say it costs. */
export type PlanHere = Pick<OfferedPlan, 'hasLabel' | 'labelPrices'> & {
  /** As in the results: a guess is likely, or no more than possible. */
  certainty: OfferedPlan['certainty'] | 'possible'
}

/** How certain a plan is at the ZIP code, in a few words. */
export const certaintyWords: Record<PlanHere['certainty'], string> = {
  listed: 'Reported here',
  likely: 'Likely here, not reported',
  possible: 'Possible here, not reported',
  nationwide: 'Sold nationwide',
  'in-state': 'Sold in this state, not confirmed here',
}

export function planHere(
  { providerId, certainty, hasLabel, labelPrices }: OfferedPlan,
  { providers, likelyProviders }: Pick<LookupAnswer, 'providers' | 'likelyProviders'>,
): PlanHere {
  const provider = [...providers, ...likelyProviders].find(one => one.id === providerId)
  const isPossible = certainty === 'likely' && provider !== undefined && isOnlyPossible(provider)
  return {
    certainty: isPossible ? 'possible' : certainty,
    hasLabel,
    ...(labelPrices ? { labelPrices } : {}),
  }
}

/** The plans as they are priced at a ZIP code: with the fees of their labels there, as in the results for it. */
export function pricedHere(
  plans: readonly ComparedPlan[],
  here: Readonly<Record<string, PlanHere>> | null,
): readonly ComparedPlan[] {
  if (!here) return plans
  return plans.map(plan => {
    const found = here[plan.id]
    if (!found) return plan
    // What labels add where no place is known says nothing of this one.
    const { labelPrices: _elsewhere, ...listed } = plan
    const { hasLabel, labelPrices } = found
    return { ...listed, hasLabel, ...(labelPrices ? { labelPrices } : {}) }
  })
}
