import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import { downloadInWords } from '#domain/catalog/speed-words.ts'
import { rankedProviders } from '#domain/comparison/rank-providers.ts'
import { rankingFormula } from '#domain/comparison/ranking-formula.ts'
import { itemListData } from '../seo/structured-data.ts'
import { articleData } from './article-data.ts'

const title = 'The Ten Best Internet Providers, Ranked by a Published Formula'
const description =
  'Ten home internet providers ranked by price over two years, speed, contract and steady price. The formula is on the page, and commissions aren’t part of it.'

/** What the buying guide shows: its ten providers in the published order, with what earned each its place. */
export function bestProvidersView(catalogue: Catalogue, url: string) {
  const { asOf, guides } = catalogue
  const ranked = rankedView(catalogue)
  return {
    title,
    description,
    structuredData: [
      articleData({ headline: title, description, url, published: asOf, updated: asOf }),
      itemListData(
        'Best internet providers',
        ranked.map(provider => provider.name),
      ),
    ],
    updated: asOf,
    alsoAbove: aboveTheLast(catalogue),
    pricesAsOf: datesOf(
      catalogue,
      ranked.map(one => one.plan.id),
    ),
    figures: guides.editorialFigures,
    formula: rankingFormula.map(({ factor, title, weight, meaning }) => ({ factor, title, weight, meaning })),
    ranked,
    factors: guides.bestProviders.factors,
    strategy: guides.bestProviders.strategy,
  }
}

/** Providers that aren't among the ten and whose score would give them a place there, as `T-Mobile (73.1 points, place 4)`. */
function aboveTheLast(catalogue: Catalogue): string[] {
  const ten = new Set(catalogue.guides.bestProviders.providers.map(one => one.providerId))
  const all = rankedProviders(
    catalogue,
    catalogue.providers.map(({ id }) => id),
  )
  const last = all.findLastIndex(({ providerId }) => ten.has(providerId))
  return all
    .slice(0, last)
    .map(({ providerId, score }, index) => ({
      providerId,
      words: `${score.toFixed(1)} points, place ${index + 1}`,
    }))
    .filter(({ providerId }) => !ten.has(providerId))
    .map(({ providerId, words }) => `${catalogue.providerName(providerId)} (${words})`)
}

function rankedView(catalogue: Catalogue) {
  const facts = new Map(catalogue.guides.bestProviders.providers.map(one => [one.providerId, one]))
  return rankedProviders(catalogue, [...facts.keys()]).map(ranked => {
    const provider = catalogue.provider(ranked.providerId)
    const plan = catalogue.internetPlan(ranked.planId)
    const said = facts.get(ranked.providerId)
    if (!provider || !plan || !said) throw new Error(`The guide lacks ${ranked.providerId}`)
    const { bestFor, strengths, drawbacks } = said
    const { id, name, mark, page, description, connection } = provider
    return {
      ...{ id, name, mark, page, description, connection, bestFor, strengths, drawbacks },
      score: ranked.score,
      points: rankingFormula.map(({ factor, title }) => ({ title, points: ranked.points[factor] })),
      plan: { id: plan.id, name: plan.name, speed: speedUnlessNamed(plan), schedule: plan.schedule },
    }
  })
}

/** A plan's download in words; null where its name says it, such as `150 Mbps` or `Fiber 200`. */
function speedUnlessNamed(plan: InternetPlan): string | null {
  const figures: readonly string[] = plan.name.match(/\d+/g) ?? []
  return figures.includes(String(plan.downloadMbps)) ? null : downloadInWords(plan)
}

export type RankedView = ReturnType<typeof rankedView>[number]
