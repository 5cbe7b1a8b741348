import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { addedFeeInWords, countedCents, uncountedInWords } from '#domain/pricing/added-fee.ts'
import { type Total, totalOf } from '#domain/pricing/known-total.ts'
import { type AddedFee, withAddedFee } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { Asking } from './asking.ts'
import { listInWords, planName } from './plan-words.ts'

/** The monthly fee that a plan's label adds at the place that is known. */
const feeThere = ({ place }: Asking, plan: InternetPlan): AddedFee | undefined =>
  place?.result.plans.find(({ id }) => id === plan.id)?.labelPrices?.added

/** What a plan costs over some months at the place that is known, with the fee that its label is known to add there. */
export const totalThere = (asking: Asking, plan: InternetPlan, months: number): Total =>
  totalOf(withAddedFee(plan.schedule, feeThere(asking, plan)), months)

/** Which fees `totalThere` includes, after a comma. */
export function feesIncluded(asking: Asking, plan: InternetPlan): string {
  const fee = feeThere(asking, plan)
  const counted = fee ? countedCents(fee) : 0
  const uncounted = fee ? `${fee.upTo ? 'a fee of ' : ''}${uncountedInWords(fee)}` : ''
  const monthly = counted > 0 ? ` and the label’s ${formatMonthly(counted)}` : ''
  const open = uncounted ? `, without ${uncounted} that the label adds${fee?.upTo ? ' by address' : ''}` : ''
  return `one-time fees${monthly} included${open}`
}

/** What conditions say of fees that depend on the place, where none is known. */
export const feesByPlace = ({ place }: Asking, plans: readonly InternetPlan[]): string[] =>
  place ? [] : [...new Set(plans.flatMap(plan => plan.conditions.filter(one => /\bfees?\b/i.test(one))))]

/** The monthly fees that labels add at that place, which the prices told of plans leave out; a sentence after a space, or nothing. */
export function feesThere(asking: Asking, plans: readonly InternetPlan[]): string {
  const fees = plans.flatMap(plan => {
    const fee = feeThere(asking, plan)
    return fee ? [`${planName(asking.catalogue, plan)} ${addedFeeInWords(fee)}`] : []
  })
  return fees.length === 0 ? '' : ` A fee that the label adds comes on top: ${listInWords(fees)}.`
}
