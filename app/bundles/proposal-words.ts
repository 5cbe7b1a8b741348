import type { BundlePart } from '#domain/bundles/bundle.ts'
import { bundleSchedule } from '#domain/bundles/bundle-schedule.ts'
import { type Proposal, WEIGHED_MONTHS } from '#domain/bundles/weigh-bundles.ts'
import { jumpInWords, priceJumps } from '#domain/pricing/price-jumps.ts'
import { oneTimeTotal } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'

type Parts = readonly Pick<BundlePart, 'schedule'>[]

/** How a bundle's price changes while its total counts, as rows of results say it: `+$20.00 in month 13`; empty if it doesn't. */
export const changesInWords = (parts: Parts): string =>
  priceJumps(bundleSchedule(parts), WEIGHED_MONTHS).map(jumpInWords).join(', ')

/** The one-time fees that its total includes, after a comma; empty if there are none. */
export function onceInWords(parts: Parts): string {
  const cents = oneTimeTotal(bundleSchedule(parts))
  return cents > 0 ? `, with ${formatCents(cents)} one-time fees` : ''
}

/** Which of the bundles is first and why, in one sentence: a lower total that isn’t known stands after known ones. */
export function orderInWords(proposals: readonly Pick<Proposal, 'assumed'>[]): string {
  const unknown = proposals.filter(({ assumed }) => assumed).length
  const first = `total over ${WEIGHED_MONTHS} months comes first`
  if (unknown === 0) return `The lowest ${first}.`
  const because = 'a price or a fee isn’t known'
  return unknown < proposals.length
    ? `The lowest known ${first}. Totals with “at least” or “about” come after it: ${because}.`
    : `The lowest ${first}. It says “at least” or “about” because ${because}.`
}
