import { bestProviders, selectionFactors, selectionStrategy } from '#domain/catalog/best-providers.ts'
import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import { editorialFigures } from '#domain/catalog/editorial-figures.ts'
import { internetPlanById } from '#domain/catalog/internet-plans.ts'
import { providerById } from '#domain/catalog/providers.ts'
import { rankedProviders } from '#domain/comparison/rank-providers.ts'
import { rankingFormula } from '#domain/comparison/ranking-formula.ts'
import { itemListData } from '../seo/page-meta.ts'
import { articleData } from './article-data.ts'

const title = 'The Ten Best Internet Providers, Ranked by a Published Formula'
const description =
  'Ten home internet providers ranked by price over two years, speed, contract and price promise. The formula is on the page, and commissions are no part of it.'

const facts = new Map<string, (typeof bestProviders)[number]>(
  bestProviders.map(provider => [provider.providerId, provider]),
)

/** What the buying guide shows: its ten providers in the published order, with what earned each its place. */
export function bestProvidersView(url: string) {
  const ranked = rankedView()
  return {
    title,
    description,
    structuredData: [
      articleData({ headline: title, description, url, published: pricesAsOf, updated: pricesAsOf }),
      itemListData(
        'Best internet providers',
        ranked.map(provider => provider.name),
      ),
    ],
    updated: pricesAsOf,
    figures: Object.values(editorialFigures),
    formula: rankingFormula.map(({ factor, title, weight, meaning }) => ({ factor, title, weight, meaning })),
    ranked,
    factors: selectionFactors,
    strategy: selectionStrategy,
  }
}

function rankedView() {
  return rankedProviders(bestProviders.map(({ providerId }) => providerId)).map(ranked => {
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
  })
}

export type RankedView = ReturnType<typeof rankedView>[number]
