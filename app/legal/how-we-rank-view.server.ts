import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { labelsAnywhere } from '#domain/catalog/internet-plan.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import { rankedProviders } from '#domain/comparison/rank-providers.ts'
import { rankingFormula } from '#domain/comparison/ranking-formula.ts'
import { groupOf, totalGroups } from '#domain/comparison/total-order.ts'
import { inSentence } from '#domain/shared/first-letter.ts'

/** The published formula and its result today for every internet provider in the catalog. */
export function howWeRankView(catalogue: Catalogue) {
  const ids = catalogue.internetProviders.map(provider => provider.id)
  const ranked = rankedProviders(catalogue, ids)
  return {
    pricesAsOf: datesOf(
      catalogue,
      ranked.map(one => one.planId),
    ),
    formula: rankingFormula.map(({ factor, title, weight, meaning }) => ({ factor, title, weight, meaning })),
    ranking: ranked.map(({ providerId, planId, score, points }) => ({
      id: providerId,
      name: catalogue.providerName(providerId),
      ...rankedPlan(catalogue.internetPlan(planId)),
      score: score.toFixed(1),
      points: rankingFormula.map(({ factor }) => points[factor]),
    })),
  }
}

/** The plan, and what puts it behind plans with a lower score: `total uncertain`; null for those that come first. */
function rankedPlan(plan: InternetPlan | undefined) {
  if (!plan) return { plan: '', setback: null }
  const own = groupOf({ schedule: plan.schedule, ...labelsAnywhere(plan) })
  const title = own === 'known' ? undefined : totalGroups.find(one => one.group === own)?.title
  return { plan: plan.name, setback: title ? inSentence(title) : null }
}
