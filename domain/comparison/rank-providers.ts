import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { derivedFrom } from '#domain/catalog/derived-from.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { isConfirmed } from '#domain/catalog/internet-plan.ts'
import { countedMbps } from '#domain/catalog/speed-words.ts'
import { type RankingFactor, type RankingInput, rankingPoints, rankingScore } from './ranking-formula.ts'
import { totalPlace } from './total-order.ts'

/** A place in the ranking, with what earned it so that a page can show it. */
export type RankedProvider = {
  providerId: string
  /** The plan that was ranked: the provider's entry plan. */
  planId: string
  score: number
  points: Record<RankingFactor, number>
}

/** The only things the ranking looks at in a plan. */
export function rankingInputOf(plan: InternetPlan): RankingInput {
  return {
    schedule: plan.schedule,
    downloadMbps: countedMbps(plan),
    uploadMbps: plan.uploadMbps,
    contractMonths: plan.contractMonths,
  }
}

/**
 * Puts offers in the published order: the groups of the total order one after the other, in each the highest score
 * first, equal scores in the order of their keys. The result doesn't depend on the order in which the offers come,
 * nor on anything attached to them.
 */
export function rankOffers<T>(
  offers: readonly T[],
  read: (offer: T) => { key: string; hasLabel: boolean; input: RankingInput },
): T[] {
  return offers
    .map(offer => {
      const { key, hasLabel, input } = read(offer)
      const place = totalPlace({ schedule: input.schedule, hasLabel })
      return { offer, key, place, score: rankingScore(input) }
    })
    .toSorted(
      (a, b) => a.place - b.place || b.score - a.score || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
    )
    .map(({ offer }) => offer)
}

/**
 * The internet providers among some ids in the published order, each once; a provider that sells no internet here is
 * left out.
 */
export function rankedProviders(catalogue: Catalogue, providerIds: readonly string[]): RankedProvider[] {
  return rankedEntryPlans(catalogue, providerIds).map(plan => {
    const input = rankingInputOf(plan)
    return {
      providerId: plan.providerId,
      planId: plan.id,
      score: rankingScore(input),
      points: rankingPoints(input),
    }
  })
}

/** The same order as ids only: the default order of lookup results and of the buying guide. */
export function rankProviders(catalogue: Catalogue, providerIds: readonly string[]): string[] {
  return rankedEntryPlans(catalogue, providerIds).map(plan => plan.providerId)
}

function rankedEntryPlans(catalogue: Catalogue, providerIds: readonly string[]): InternetPlan[] {
  const wanted = new Set(providerIds)
  return allRanked(catalogue).filter(({ providerId }) => wanted.has(providerId))
}

/** The entry plans of all providers. An offer's place depends on nothing but itself, so this order holds for any of them. */
const allRanked = derivedFrom((catalogue: Catalogue) => {
  const providerIds = [...new Set(catalogue.internetPlans.map(plan => plan.providerId))]
  const plans = providerIds.flatMap(id => catalogue.entryPlan(id) ?? [])
  return rankOffers(plans, plan => ({
    key: plan.providerId,
    hasLabel: isConfirmed(plan),
    input: rankingInputOf(plan),
  }))
})

/** Providers that aren't among the ten and whose score would give them a place there, as `T-Mobile (73.1 points, place 4)`. */
export function aboveTheLast(catalogue: Catalogue): string[] {
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
