import type { LabelPriceRange } from '#domain/labels/label-price-words.ts'
import { TOTAL_MONTHS } from '#domain/pricing/known-total.ts'

/**
 * The minimum that a plan's labels add up to over 24 months, in cents without one-time fees; `null` if none of them
 * states all of its prices.
 */
export function lowestLabelTotal({ groups }: LabelPriceRange): number | null {
  const totals = groups.flatMap(({ introductory, introMonths, fromCents, laterFromCents }) => {
    if (!introductory) return [fromCents * TOTAL_MONTHS]
    if (introMonths === null || introMonths >= TOTAL_MONTHS)
      return introMonths === null ? [] : [fromCents * TOTAL_MONTHS]
    if (laterFromCents === null) return []
    return [fromCents * introMonths + laterFromCents * (TOTAL_MONTHS - introMonths)]
  })
  return totals.length > 0 ? Math.min(...totals) : null
}
