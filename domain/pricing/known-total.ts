import { formatCents } from '#domain/shared/money.ts'
import { type PriceSchedule, totalOver } from './price-schedule.ts'

/** Over how many months plans are compared, everywhere on the site. */
export const TOTAL_MONTHS = 24

/**
 * What something costs over a number of months, in cents. It is known if every one of them has a published price, and
 * every fee that everybody pays an amount. Without that it is a minimum or, if labels state lower prices, too, only about
 * right.
 */
export type Total = { cents: number; known: boolean; isAbout?: true }

/**
 * The total of a schedule with its one-time fees. If a month has no published price, it isn't known: `cents` then
 * uses the last published price and is only a minimum, as it is without a fee that can't be counted.
 */
export function totalOf(schedule: PriceSchedule, months = TOTAL_MONTHS): Total {
  const { cents, assumed, ...about } = totalOver(schedule, months)
  return { cents, known: !assumed, ...about }
}

/** The one rule for all lists: known totals before unknown ones, lower before higher. */
export const byTotal = (a: Total, b: Total): number => Number(b.known) - Number(a.known) || a.cents - b.cents

/** `$1,318.80` if the total is known; if not, `at least $599.76`, or `about $980.00` if it may be less, too. */
export function totalInWords({ cents, known, isAbout }: Total): string {
  return (known ? '' : isAbout ? 'about ' : 'at least ') + formatCents(cents)
}

/** A schedule's total in words: `$1,318.80`, or `at least $599.76` if a month has no published price. */
export function totalWords(schedule: PriceSchedule, months = TOTAL_MONTHS): string {
  return totalInWords(totalOf(schedule, months))
}

/** The note on a price with no published change after it; that isn't a promise. */
export const NO_CHANGE_PUBLISHED = 'No change published'
