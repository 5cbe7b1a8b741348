import { bestProviders, selectionFactors, selectionStrategy } from '#domain/catalog/best-providers.ts'
import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import { editorialFigures } from '#domain/catalog/editorial-figures.ts'
import { internetPlanById } from '#domain/catalog/internet-plans.ts'
import { providerById } from '#domain/catalog/providers.ts'
import { rankedProviders } from '#domain/comparison/rank-providers.ts'
import { rankingFormula } from '#domain/comparison/ranking-formula.ts'

const facts = new Map<string, (typeof bestProviders)[number]>(
  bestProviders.map(provider => [provider.providerId, provider]),
)

/** What the buying guide shows: its ten providers in the published order, with what earned each its place. */
export function bestProvidersView() {
  return {
    updated: pricesAsOf,
    figures: Object.values(editorialFigures),
    formula: rankingFormula.map(({ factor, title, weight, meaning }) => ({ factor, title, weight, meaning })),
    ranked: rankedProviders(bestProviders.map(({ providerId }) => providerId)).map(ranked => {
      const provider = providerById(ranked.providerId)
      const plan = internetPlanById(ranked.planId)
      const said = facts.get(ranked.providerId)
      if (!provider || !plan || !said) throw new Error(`The guide lacks ${ranked.providerId}`)
      const { bestFor, strengths, drawbacks } = said
      const { id, name, mark, page, description, connection } = provider
      return {
        ...{ id, name, mark, page, description, connection, bestFor, strengths, drawbacks },
        score: ranked.score,
        points: rankingFormula.map(({ factor, title }) => ({ title, points: ranked.points[factor] })),
        plan: { name: plan.name, speed: plan.downloadMbps, schedule: plan.schedule },
      }
    }),
    factors: selectionFactors,
    strategy: selectionStrategy,
  }
}

export type RankedView = ReturnType<typeof bestProvidersView>['ranked'][number]
