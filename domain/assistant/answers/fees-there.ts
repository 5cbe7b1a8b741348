import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { wordsAbout, wordsOf } from '#domain/catalog/condition.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { addedAnywhere, conditionsOfPrice, isConfirmed, isLabeled } from '#domain/catalog/internet-plan.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { feesInWords } from '#domain/comparison/total-order.ts'
import { addedFeeInWords, countedCents, uncountedInWords } from '#domain/pricing/added-fee.ts'
import { type Total, totalOf } from '#domain/pricing/known-total.ts'
import {
  type AddedFee,
  type PriceSchedule,
  plusMonthly,
  withAddedFee,
} from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { Asking } from './asking.ts'
import { listInWords, planName } from './plan-words.ts'

/** The monthly fee that a plan's label adds at the place that is known. */
export const feeThere = ({ place }: Pick<Asking, 'place'>, plan: InternetPlan): AddedFee | undefined =>
  place?.result.plans.find(({ id }) => id === plan.id)?.labelPrices?.added

/**
 * The fee that totals go by: that of the place or, for a plan that was found at none, what its labels add where no place is
 * known, as on the page of all plans.
 */
function feeInTotals(asking: Pick<Asking, 'place'>, plan: InternetPlan): AddedFee | undefined {
  const isFound = asking.place?.result.plans.some(({ id }) => id === plan.id) ?? false
  return isFound ? feeThere(asking, plan) : addedAnywhere(plan)
}

/** What a plan costs over some months at the place that is known, with the fee that its label is known to add there. */
export const totalThere = (asking: Pick<Asking, 'place'>, plan: InternetPlan, months: number): Total =>
  totalOf(withAddedFee(plan.schedule, feeInTotals(asking, plan)), months)

/** What totals count of any service there: of an internet plan with what its label says. */
export function scheduleThere(
  asking: Pick<Asking, 'place' | 'catalogue'>,
  { planId, schedule }: Pick<Offering, 'planId' | 'schedule'>,
): PriceSchedule {
  const plan = asking.catalogue.internetPlan(planId)
  return plan ? withAddedFee(schedule, feeInTotals(asking, plan)) : schedule
}

/** The most that a plan can come to, in cents: also where its label states a fee of up to an amount. Null where that is not published. */
export function mostThere(asking: Pick<Asking, 'place'>, plan: InternetPlan, months: number): number | null {
  const fee = feeInTotals(asking, plan)
  const { cents, known } = totalOf(plusMonthly(plan.schedule, fee?.cents ?? 0), months)
  return known && !fee?.unstated && !fee?.otherPrice ? cents : null
}

/** The monthly fee that `totalThere` counts, to follow the total; nothing where it counts none. */
export function countedThere(asking: Pick<Asking, 'place'>, plan: InternetPlan): string {
  const fee = feeInTotals(asking, plan)
  const counted = fee ? countedCents(fee) : 0
  return counted > 0 ? `, with the ${formatMonthly(counted)} that its label adds` : ''
}

/** Which fees `totalThere` includes and which it can't, to follow a comma. */
export function feesIncluded(asking: Pick<Asking, 'place'>, plan: InternetPlan, months: number): string {
  const added = feeInTotals(asking, plan)
  const { schedule } = plan
  return feesInWords(added ? { schedule, labelPrices: { added } } : { schedule }, months)
}

type Found = { place: { result: Pick<LookupAnswer, 'plans'> } | null }

/** What the label of a plan says where it contradicts our price, at the place that is known: a sentence, or nothing. */
export function labelAgainst({ place }: Found, plan: InternetPlan): string[] {
  // Without a place, which of its labels would count isn't known.
  if (!place) return isLabeled(plan) && !isConfirmed(plan) ? ['Its own labels name another price.'] : []
  const found = place.result.plans.find(({ id }) => id === plan.id)
  return found?.labelPrices && !found.hasLabel ? [`Its label ${found.labelPrices.words}.`] : []
}

/** Which fee that the label adds no sum counts, after a comma; nothing where there is none. */
export function uncountedThere(asking: Pick<Asking, 'place'>, plan: InternetPlan): string {
  const fee = feeInTotals(asking, plan)
  const uncounted = fee ? uncountedInWords(fee) : ''
  return fee && uncounted
    ? `, without ${fee.upTo ? 'a fee of ' : ''}${uncounted} that the label adds${fee.upTo ? ' by address' : ''}`
    : ''
}

/** The monthly fee of the label as a part of a bill. */
export function labelParts(asking: Pick<Asking, 'place'>, plan: InternetPlan): string[] {
  const fee = feeInTotals(asking, plan)
  const counted = fee ? countedCents(fee) : 0
  return counted > 0 ? [`the label’s monthly fee ${formatCents(counted)}`] : []
}

/** What conditions say of fees that depend on the place, where none is known and the sum leaves none out. */
export const feesByPlace = (asking: Asking, plans: readonly InternetPlan[]): string[] =>
  asking.place
    ? []
    : [
        ...new Set(
          plans
            .filter(plan => uncountedThere(asking, plan) === '')
            .flatMap(plan => wordsAbout(plan.conditions, 'label-fees')),
        ),
      ]

/** What the price of a plan depends on; where its sum says which fee there is, not what it is in most cities. */
export function conditionsThere(asking: Pick<Asking, 'place'>, plan: InternetPlan): string[] {
  const isKnown = isFeeKnown(feeInTotals(asking, plan))
  return wordsOf(conditionsOfPrice(plan).filter(({ about }) => !(isKnown && about === 'label-fees')))
}

/** Labels that only state another price say nothing of fees. */
const isFeeKnown = (fee: AddedFee | undefined) => fee !== undefined && addedFeeInWords(fee) !== ''

/** The monthly fees that labels add at that place, which the prices told of plans leave out; a sentence after a space, or nothing. */
export function feesThere(asking: Asking, plans: readonly InternetPlan[]): string {
  const fees = plans.flatMap(plan => {
    const fee = feeThere(asking, plan)
    const words = fee ? addedFeeInWords(fee) : ''
    return words ? [`${planName(asking.catalogue, plan)} ${words}`] : []
  })
  return fees.length === 0
    ? ''
    : ` On top of the monthly price comes what the label adds: ${listInWords(fees)}.`
}
