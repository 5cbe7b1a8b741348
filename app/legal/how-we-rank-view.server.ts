import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { isConfirmed } from '#domain/catalog/internet-plan.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import { rankedProviders } from '#domain/comparison/rank-providers.ts'
import { rankingFormula } from '#domain/comparison/ranking-formula.ts'

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

function rankedPlan(plan: InternetPlan | undefined) {
  return { plan: plan?.name ?? '', confirmed: plan !== undefined && isConfirmed(plan) }
}
