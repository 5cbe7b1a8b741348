import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { CHECKED_FOR_DAYS } from '#domain/catalog/stale-plans.ts'
import { NO_CHANGE_PUBLISHED } from '#domain/pricing/known-total.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import { daysBetween, formatDate } from '#domain/shared/calendar.ts'
import { formatCents } from '#domain/shared/money.ts'

/** What happens to the price: the first change, or that nobody publishes what follows. */
export function jumpInWords({ steps }: PriceSchedule): string {
  const [first, ...later] = steps
  const change = later.find(step => step.monthlyCents !== first?.monthlyCents)
  if (!first || !change) return NO_CHANGE_PUBLISHED
  if (change.monthlyCents === null) {
    return change.fromMonth === 2
      ? 'Price may change anytime'
      : `Later price not published (from\u00a0month\u00a0${change.fromMonth})`
  }
  const more = change.monthlyCents - (first.monthlyCents ?? 0)
  return `${more < 0 ? '−' : '+'}${formatCents(Math.abs(more))} in month ${change.fromMonth}`
}

/** Whether the published price goes up, which is emphasized. */
export const goesUp = (schedule: PriceSchedule) =>
  schedule.steps.some(step => step.monthlyCents !== null && step.monthlyCents > priceToday(schedule))

/** When the price was checked against a label, or listed where none confirms it; `isOld` if that is too long ago to rely on. */
export function checkedInWords(
  { checkedOn, hasLabel }: Pick<OfferedPlan, 'checkedOn' | 'hasLabel'>,
  today: string,
): { text: string; isOld: boolean } {
  const days = daysBetween(checkedOn, today)
  const isOld = days > CHECKED_FOR_DAYS
  return {
    text: `${hasLabel ? 'Checked' : 'Listed'} ${formatDate(checkedOn)}${isOld ? `, ${days} days ago` : ''}`,
    isOld,
  }
}

/** A note shown once for a list in which some prices were checked too long ago. */
export const OLD_PRICES = `Prices more than ${CHECKED_FOR_DAYS} days old may have changed.`
