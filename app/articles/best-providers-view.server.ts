import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { guideWords } from '#domain/catalog/guide-words.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { addedAnywhere, labelsAnywhere } from '#domain/catalog/internet-plan.ts'
import { ownershipInWords } from '#domain/catalog/ownership-words.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import { downloadInWords } from '#domain/catalog/speed-words.ts'
import { besideTheTen, bestTen } from '#domain/comparison/best-ten.ts'
import { levelPlaces } from '#domain/comparison/rank-providers.ts'
import { rankingFormula } from '#domain/comparison/ranking-formula.ts'
import { groupOf, totalGroups } from '#domain/comparison/total-order.ts'
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
    alsoAbove: besideTheTen(catalogue),
    pricesAsOf: datesOf(
      catalogue,
      ranked.map(one => one.plan.id),
    ),
    figures: guides.editorialFigures,
    formula: rankingFormula.map(({ factor, title, weight, meaning }) => ({ factor, title, weight, meaning })),
    tiers: tiersOf(ranked),
    ranked,
    factors: guides.bestProviders.factors,
    strategy: guides.bestProviders.strategy,
  }
}

const noWords = { bestFor: null, strengths: [], drawbacks: [] }

function rankedView(catalogue: Catalogue) {
  const ten = bestTen(catalogue)
  const places = levelPlaces(ten)
  return ten.map((ranked, index) => {
    const provider = catalogue.provider(ranked.providerId)
    const plan = catalogue.internetPlan(ranked.planId)
    // The formula may bring in one that the guide has no words about yet.
    const { bestFor, strengths, drawbacks } = guideWords(catalogue, ranked.providerId) ?? noWords
    if (!provider || !plan) throw new Error(`The guide lacks ${ranked.providerId}`)
    const { id, name, mark, page, description, connection } = provider
    return {
      ...{ id, name, mark, page, description, connection, bestFor, strengths, drawbacks },
      place: places[index] ?? index + 1,
      ownership: ownershipInWords(catalogue, id),
      score: ranked.score,
      group: groupOf({ schedule: plan.schedule, ...labelsAnywhere(plan) }),
      points: rankingFormula.map(({ factor, title }) => ({ title, points: ranked.points[factor] })),
      plan: {
        ...{ id: plan.id, name: plan.name, speed: speedUnlessNamed(plan) },
        ...{ schedule: plan.schedule, fee: addedAnywhere(plan) },
        checkedOn: datesOf(catalogue, [plan.id]),
      },
    }
  })
}

/** The ranking in the groups that it goes by first, each with the place of its first provider. */
const tiersOf = (ranked: readonly RankedView[]) =>
  totalGroups.flatMap(({ group, title, why }) => {
    const first = ranked.findIndex(one => one.group === group)
    return first < 0 ? [] : [{ group, title, why, first: first + 1 }]
  })

/** A plan's download in words; null where its name says it, such as `150 Mbps` or `Fiber 200`. */
function speedUnlessNamed(plan: InternetPlan): string | null {
  const figures: readonly string[] = plan.name.match(/\d+/g) ?? []
  return figures.includes(String(plan.downloadMbps)) ? null : downloadInWords(plan)
}

export type RankedView = ReturnType<typeof rankedView>[number]
