import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { derivedFrom } from '#domain/catalog/derived-from.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { addedAnywhere, isConfirmed, labelsAnywhere } from '#domain/catalog/internet-plan.ts'
import { countedMbps } from '#domain/catalog/speed-words.ts'
import type { AddedFee } from '#domain/pricing/price-schedule.ts'
import { type RankingFactor, type RankingInput, rankingPoints, rankingScore } from './ranking-formula.ts'
import { totalPlace } from './total-order.ts'

/** A place in the ranking, with what earned it so that a page can show it. */
export type RankedProvider = {
  providerId: string
  /** The plan that was ranked: the provider's entry plan. */
  planId: string
  /** Its group of the order by total, which goes before the score. */
  group: number
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
  read: (offer: T) => {
    key: string
    hasLabel: boolean
    input: RankingInput
    /** What its labels say beyond its price, as far as that is known. */
    added?: AddedFee | undefined
  },
): T[] {
  return offers
    .map(offer => {
      const { key, hasLabel, input, added } = read(offer)
      const labelPrices = added ? { added } : {}
      const place = totalPlace({ schedule: input.schedule, hasLabel, labelPrices })
      return { offer, key, place, score: rankingScore(input) }
    })
    .toSorted(
      (a, b) => a.place - b.place || b.score - a.score || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
    )
    .map(({ offer }) => offer)
}

/**
 * The internet providers among some ids in the published order where no place is known, each once; one that sells no internet is
 * left out.
 */
export function rankedProviders(catalogue: Catalogue, providerIds: readonly string[]): RankedProvider[] {
  return ofProviders(rankedAnywhere(catalogue), providerIds).map(plan => {
    const input = rankingInputOf(plan)
    return {
      providerId: plan.providerId,
      planId: plan.id,
      group: totalPlace({ schedule: plan.schedule, ...labelsAnywhere(plan) }),
      score: rankingScore(input),
      points: rankingPoints(input),
    }
  })
}

/**
 * The order of lookup results, as ids only: the same but for what labels say. At a place its labels may
 * name them, and what each plan costs there puts it into its group.
 */
export function rankProviders(catalogue: Catalogue, providerIds: readonly string[]): string[] {
  return ofProviders(rankedAtPlace(catalogue), providerIds).map(plan => plan.providerId)
}

function ofProviders(plans: readonly InternetPlan[], providerIds: readonly string[]): InternetPlan[] {
  const wanted = new Set(providerIds)
  return plans.filter(({ providerId }) => wanted.has(providerId))
}

/** The entry plans of all providers. An offer's place depends on nothing but itself, so this order holds for any of them. */
const rankedAnywhere = derivedFrom((catalogue: Catalogue) => entryPlansRanked(catalogue, addedAnywhere))
const rankedAtPlace = derivedFrom((catalogue: Catalogue) => entryPlansRanked(catalogue, () => undefined))

function entryPlansRanked(catalogue: Catalogue, addedTo: (plan: InternetPlan) => AddedFee | undefined) {
  const providerIds = [...new Set(catalogue.internetPlans.map(plan => plan.providerId))]
  const plans = providerIds.flatMap(id => catalogue.entryPlan(id) ?? [])
  return rankOffers(plans, plan => ({
    key: plan.providerId,
    hasLabel: isConfirmed(plan),
    input: rankingInputOf(plan),
    added: addedTo(plan),
  }))
}

/** Each one's place in a ranked list. Equals of the same group share a place, so that no name decides it. */
export function levelPlaces(ranked: readonly RankedProvider[]): number[] {
  return ranked.map(
    one => 1 + ranked.findIndex(other => other.group === one.group && other.score === one.score),
  )
}
