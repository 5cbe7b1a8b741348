import type { WholeCost } from '#domain/billing/whole-cost.ts'
import { TOTAL_MONTHS, totalWords } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { WholeCostView } from '../../costs/costs.ts'

/** The totals that the customer saw with the order, by the terms that it was placed under. */
export function OrderTotals({ cost }: { cost: WholeCost }) {
  return (
    <div className="mt-2">
      <p>
        In all <strong>{formatMonthly(priceToday(cost.schedule))}</strong> with the fees on the labels,{' '}
        <strong>{totalWords(cost.schedule)}</strong> over {TOTAL_MONTHS} months.
      </p>
      <details className="mt-1">
        <summary className="cursor-pointer underline underline-offset-4">What the customer sees</summary>
        <WholeCostView priceNow cost={cost} className="mt-2" />
      </details>
    </div>
  )
}
