import { formatCents } from '#domain/shared/money.ts'
import { type PriceSchedule, totalOver } from './price-schedule.ts'

/** Over how many months plans are compared, everywhere on the site. */
export const TOTAL_MONTHS = 24

/** What something costs over some months, in cents. It is known where every one of them has a published price. */
export type Total = { cents: number; known: boolean }

/**
 * The total of a schedule with its one-time fees. Where a month has no published price it is not known: `cents` then
 * counts the last published price, and can be told only as the least that is to be paid.
 */
export function totalOf(schedule: PriceSchedule, months = TOTAL_MONTHS): Total {
  const { cents, assumed } = totalOver(schedule, months)
  return { cents, known: !assumed }
}

/** The one rule for all lists: a known total stands before an unknown one, and the lower before the higher. */
export const byTotal = (a: Total, b: Total): number => Number(b.known) - Number(a.known) || a.cents - b.cents

/** `$1,318.80` where the total is known, `at least $599.76` where it is not. */
export function totalInWords({ cents, known }: Total): string {
  return known ? formatCents(cents) : `at least ${formatCents(cents)}`
}

/** The total of a schedule in words: `$1,318.80`, or `at least $599.76` where a month has no published price. */
export function totalWords(schedule: PriceSchedule, months = TOTAL_MONTHS): string {
  return totalInWords(totalOf(schedule, months))
}

/** Why unknown totals stand last, in one sentence, for whoever reads a list. */
export const WHY_UNKNOWN_LAST =
  'Where a later price isn’t published we can only say what you’ll pay at least, so those come after known totals.'

/** What is said of a price that no published change follows; that is not a promise. */
export const NO_CHANGE_PUBLISHED = 'No change published'
