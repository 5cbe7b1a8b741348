import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { rankedProviders } from '#domain/comparison/rank-providers.ts'
import { rankingFormula } from '#domain/comparison/ranking-formula.ts'

/** The published formula and what it makes of every internet provider of the catalogue today. */
export function howWeRankView(catalogue: Catalogue) {
  const ids = catalogue.internetProviders.map(provider => provider.id)
  return {
    pricesAsOf: catalogue.asOf,
    formula: rankingFormula.map(({ factor, title, weight, meaning }) => ({ factor, title, weight, meaning })),
    ranking: rankedProviders(catalogue, ids).map(({ providerId, planId, score, points }) => ({
      id: providerId,
      name: catalogue.providerName(providerId),
      plan: catalogue.internetPlan(planId)?.name ?? '',
      score: score.toFixed(1),
      points: rankingFormula.map(({ factor }) => points[factor]),
    })),
  }
}
