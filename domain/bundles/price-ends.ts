import { LATER_PRICE_NOT_PUBLISHED } from '#domain/pricing/describe-schedule.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { BundlePart } from './bundle.ts'

/**
 * For how long a part's price is published where nothing is published after that: `for 12 months, later price not
 * published`; `null` where another price follows, none is published to change, or only the first bill is certain.
 */
export function priceEndsInWords({ steps }: PriceSchedule): string | null {
  const end = steps.find(step => step.monthlyCents === null)
  if (!end || end !== steps[1] || end.fromMonth === 2) return null
  return `for ${end.fromMonth - 1} months, ${LATER_PRICE_NOT_PUBLISHED}`
}

/** The same of each part of a bundle, by name: the one sum hides which of its prices ends. One sentence each. */
export const endsOfParts = (parts: readonly Pick<BundlePart, 'plan' | 'schedule'>[]): string[] =>
  parts.flatMap(({ plan, schedule }) => {
    const words = priceEndsInWords(schedule)
    return words ? [`${plan}: this price ${words}.`] : []
  })
