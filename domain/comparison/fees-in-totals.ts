import { countedCents, uncountedInWords } from '#domain/pricing/added-fee.ts'
import { oneTimeTotal } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { PricedPlan } from './total-order.ts'

type Fees = Pick<PricedPlan, 'schedule' | 'labelPrices'>

/** Which fees a total over so many months includes, and which of the label's it can't. */
export function feesInWords({ schedule, labelPrices }: Fees, months: number): string {
  const once = oneTimeTotal(schedule)
  const { cents = 0, upTo = false, unstated } = labelPrices?.added ?? {}
  const monthly = formatCents(cents * months)
  const included = [
    ...(once > 0 ? [`${formatCents(once)} one-time fees`] : []),
    ...(cents > 0 && !upTo ? [`${monthly} of monthly fees`] : []),
  ]
  const missing = [...(upTo ? [`up to ${monthly} of monthly fees`] : []), ...(unstated ? [unstated] : [])]
  return (
    [
      ...(included.length > 0 ? [`with ${included.join(' and ')}`] : []),
      ...(missing.length > 0 ? [`without ${missing.join(' and ')}`] : []),
    ].join(', ') || 'no one-time fees listed'
  )
}

/** What a plan's label charges each month besides its own price: on top of ours, or in it; `null` if nothing is known. */
export function monthlyFeesInWords({ labelPrices = {} }: Pick<Fees, 'labelPrices'>): string | null {
  const { added, includedCents = 0 } = labelPrices
  const counted = added ? countedCents(added) : 0
  const uncounted = added ? uncountedInWords(added) : ''
  const words = [
    includedCents > 0 ? `${formatMonthly(includedCents)}, included in the price` : '',
    counted > 0 ? formatMonthly(counted) : '',
    uncounted ? `Not counted: ${uncounted}` : '',
  ]
  return words.filter(Boolean).join('. ') || null
}
