import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import { internetPlanById } from '#domain/catalog/internet-plans.ts'
import { internetProviderIds } from '#domain/catalog/provider.ts'
import { providerName } from '#domain/catalog/providers.ts'
import { rankedProviders } from '#domain/comparison/rank-providers.ts'
import { rankingFormula } from '#domain/comparison/ranking-formula.ts'

/** The published formula and what it makes of every internet provider of the catalogue today. */
export function howWeRankView() {
  return {
    pricesAsOf,
    formula: rankingFormula.map(({ factor, title, weight, meaning }) => ({ factor, title, weight, meaning })),
    ranking: rankedProviders(internetProviderIds).map(({ providerId, planId, score, points }) => ({
      id: providerId,
      name: internetProviderIds.flatMap(id => (id === providerId ? providerName(id) : [])).join(''),
      plan: internetPlanById(planId)?.name ?? '',
      score: score.toFixed(1),
      points: rankingFormula.map(({ factor }) => points[factor]),
    })),
  }
}
