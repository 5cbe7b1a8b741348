import { DateTime } from 'luxon'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'

/** How many days before a promotional price ends its customer is told, the earliest first. */
const toldDaysBefore = [30, 14] as const

/** The end of a promotional price: on which day another one begins, and what both are in cents a month. */
export type PriceEnd = {
  /** ISO date of the first day at the later price. */
  endsOn: string
  nowCents: number
  /** Null where the provider has not published it. */
  laterCents: number | null
}

/**
 * When the next promised price of a service ends that was installed on a day; null where none ends after `today` or none
 * was promised for longer than the first bill. Days are ISO dates.
 */
export function nextPriceEnd(schedule: PriceSchedule, installedOn: string, today: string): PriceEnd | null {
  const { steps } = schedule
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]
    // A price 'for today' of which nobody says how long it holds is not promised for a month.
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
 * Which of the days before the end is to be told now; null where none is, or it was told. A day that was missed is made
 * up for. `told` is what was told last, for whichever price.
 */
export function dueReminder({ endsOn }: PriceEnd, today: string, told: number | null): number | null {
  const left = DateTime.fromISO(endsOn, { zone: 'utc' }).diff(
    DateTime.fromISO(today, { zone: 'utc' }),
    'days',
  ).days
  const due = toldDaysBefore.findLast(days => left <= days) ?? null
  return due === null || (told !== null && told <= due) ? null : due
}
