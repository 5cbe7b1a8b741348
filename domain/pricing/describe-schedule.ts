import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { PriceSchedule } from './price-schedule.ts'

/** A line of the price table: when, and how much. Every `months` within one description is different. */
export type ScheduleRow = { months: string; price: string }

/** Shown if a provider doesn't publish a later price (design, the price horizon). */
export const LATER_PRICE_NOT_PUBLISHED = 'later price not published'

const ONLY_MONTH_1 = 'Month 1'

/**
 * A price schedule in words, for the table below the price horizon and for screen readers. `rows` are the monthly
 * prices in order, `feeRows` the one-time fees.
 */
export function describeSchedule(schedule: PriceSchedule): { rows: ScheduleRow[]; feeRows: ScheduleRow[] } {
  const spans: { from: number; cents: number | null }[] = []
  for (const { fromMonth, monthlyCents } of schedule.steps) {
    if (spans.length === 0 || spans.at(-1)?.cents !== monthlyCents) {
      spans.push({ from: fromMonth, cents: monthlyCents })
    }
  }
  return {
    rows: spans.map(({ from, cents }, index) => ({
      months: monthsInWords(from, spans[index + 1]?.from),
      price: cents === null ? LATER_PRICE_NOT_PUBLISHED : formatMonthly(cents),
    })),
    feeRows: schedule.oneTimeFees.map(fee => ({
      months: `${fee.label}, once`,
      price: formatCents(fee.cents),
    })),
  }
}

/** Whether later prices, or one-time fees, are others than in another schedule, whatever both cost today. */
export function differsLater(one: PriceSchedule, other: PriceSchedule): boolean {
  const later = (schedule: PriceSchedule) => {
    const { rows, feeRows } = describeSchedule(schedule)
    return [...rows.slice(1), ...feeRows]
  }
  return JSON.stringify(later(one)) !== JSON.stringify(later(other))
}

/** The whole schedule as one sentence, such as `$45.15/mo in months 1–12, then $70.15/mo. Installation fee $75.00 once.` */
export function scheduleSentence(schedule: PriceSchedule): string {
  const { rows } = describeSchedule(schedule)
  const prices = rows.map((row, index) => {
    if (index > 0) return row.price === LATER_PRICE_NOT_PUBLISHED ? `; ${row.price}` : `, then ${row.price}`
    if (rows.length === 1) return row.price
    // What is promised for one month only is no promotion of a month.
    return row.months === ONLY_MONTH_1 && rows[1]?.price === LATER_PRICE_NOT_PUBLISHED
      ? `${row.price}, which may change anytime`
      : `${row.price} in ${row.months.toLowerCase()}`
  })
  const fees = schedule.oneTimeFees.map(fee => ` ${fee.label} ${formatCents(fee.cents)} once.`)
  return `${prices.join('')}.${fees.join('')}`
}

function monthsInWords(from: number, next: number | undefined): string {
  if (next === undefined) return from === 1 ? 'Every month' : `From month ${from}`
  return next - 1 === from ? `Month ${from}` : `Months ${from}–${next - 1}`
}
