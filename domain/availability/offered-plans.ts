import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { derivedFrom } from '#domain/catalog/derived-from.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { conditionsOf, isConfirmed } from '#domain/catalog/internet-plan.ts'
import type { ListedPlan } from '#domain/catalog/listed-plan.ts'
import { featuresOf } from '#domain/catalog/plan-features.ts'
import { termsInWords } from '#domain/catalog/plan-terms.ts'
import { buyerInWords } from '#domain/catalog/price-before-buyer.ts'
import { rankingInputOf } from '#domain/comparison/rank-providers.ts'
import { rankingScore } from '#domain/comparison/ranking-formula.ts'
import { type AddedFee, priceToday } from '#domain/pricing/price-schedule.ts'
import type { LookupResult } from './lookup-result.ts'
import { type PlanCertainty, plansAtPlace } from './plans-at-place.ts'

/**
 * One plan that an answer supports, with everything a row of results says about it: price, speed, fees and terms all
 * belong to this plan. Its provider is in the answer under `providerId`.
 */
export type OfferedPlan = ListedPlan & {
  wifiIncluded: boolean
  soldIn: InternetPlan['soldIn']
  certainty: PlanCertainty
  /**
   * What its labels cost now, in cents and in words, unless that is simply our price: another one, a range by address,
   * or a fee that everybody pays besides: on top of our price (`added`), or already in it. Without cents if they can't
   * be read.
   */
  labelPrices?: {
    fromCents?: number
    toCents?: number
    words: string
    added?: AddedFee
    includedCents?: number
  }
  /** Points in the published ranking, 0 to 100. */
  score: number
  /** Its terms in a few words each, as rows show them. */
  terms: readonly string[]
}

/** The plans that an answer supports (`plansAtPlace`), as results show them. */
export function offeredPlans(
  catalogue: Catalogue,
  result: Pick<LookupResult, 'providers' | 'likelyProviders'>,
): OfferedPlan[] {
  const facts = factsOfPlans(catalogue)
  return plansAtPlace(catalogue, result).flatMap(({ plan, certainty }) => {
    const known = facts.get(plan.id)
    return known ? [{ ...known, certainty }] : []
  })
}

/** What rows say about each plan wherever it is offered, worked out once for a catalog and not at every lookup. */
const factsOfPlans = derivedFrom(
  (catalogue: Catalogue): ReadonlyMap<string, Omit<OfferedPlan, 'certainty'>> =>
    new Map(catalogue.internetPlans.map(plan => [plan.id, factsOf(catalogue, plan)])),
)

function factsOf(catalogue: Catalogue, plan: InternetPlan): Omit<OfferedPlan, 'certainty'> {
  const { id, providerId, name, type, description, speed, downloadMbps, downloadFromMbps } = plan
  const { uploadMbps, uploadToMbps, badge, rewardCardCents } = plan
  const { contractMonths, dataCap, wifiIncluded, soldIn, schedule } = plan
  return {
    ...{ id, providerId, name, type, description, speed, downloadMbps, downloadFromMbps },
    ...{ uploadMbps, uploadToMbps, badge, rewardCardCents },
    ...{ contractMonths, dataCap, wifiIncluded, soldIn, schedule },
    lockedCents: plan.priceLock && priceToday(plan.priceLock.schedule),
    hasLabel: isConfirmed(plan),
    checkedOn: catalogue.checkedOn(id),
    features: featuresOf(plan),
    score: rankingScore(rankingInputOf(plan)),
    conditions: conditionsOf(plan),
    terms: [...termsInWords(plan), buyerInWords(catalogue, plan)].filter(words => words !== null),
  }
}

/** A lookup's answer with every plan of ours that it supports. */
export type LookupAnswer = LookupResult & { plans: OfferedPlan[] }
