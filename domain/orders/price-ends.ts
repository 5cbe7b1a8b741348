import { DateTime } from 'luxon'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'

/** How many days before a promotional price ends its customer is told, earliest first. */
const toldDaysBefore = [30, 14] as const

/** The end of a promotional price: the date on which the next one begins, and both in cents a month. */
export type PriceEnd = {
  /** ISO date of the first day at the later price. */
  endsOn: string
  nowCents: number
  /** Null if the provider has not published it. */
  laterCents: number | null
}

/**
 * When the next promised price of a service installed on a given date ends; null if none ends after `today` or none
 * was promised for longer than the first bill. Dates are ISO dates.
 */
export function nextPriceEnd(schedule: PriceSchedule, installedOn: string, today: string): PriceEnd | null {
  const { steps } = schedule
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]
    // A price 'for today', with no word on how long it lasts, isn't promised for a month.
    if (!before || before.monthlyCents === null || step.fromMonth <= 2) continue
    if (step.monthlyCents === before.monthlyCents) continue
    const endsOn = DateTime.fromISO(installedOn, { zone: 'utc' })
      .plus({ months: step.fromMonth - 1 })
      .toISODate()
    if (endsOn !== null && endsOn > today)
      return { endsOn, nowCents: before.monthlyCents, laterCents: step.monthlyCents }
  }
  return null
}

/**
 * Which of the days before the end is to be announced now; null if none is, or it already was. A missed day is made
 * up for. `told` is what was last announced: if that many days are not left anymore, it was about an earlier end.
 */
export function dueReminder({ endsOn }: PriceEnd, today: string, told: number | null): number | null {
  const left = DateTime.fromISO(endsOn, { zone: 'utc' }).diff(
    DateTime.fromISO(today, { zone: 'utc' }),
    'days',
  ).days
  const due = toldDaysBefore.findLast(days => left <= days) ?? null
  const isTold = told !== null && due !== null && told <= due && left <= told
  return isTold ? null : due
}
