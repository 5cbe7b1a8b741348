import { formatCents } from '#domain/shared/money.ts'
import { LATER_PRICE_NOT_PUBLISHED, scheduleSentence } from './describe-schedule.ts'
import { NO_CHANGE_PUBLISHED } from './known-total.ts'
import {
  HORIZON_MONTHS,
  monthlyPrices,
  type PriceSchedule,
  priceToday,
  publishedMonths,
} from './price-schedule.ts'

/** A change of the monthly price: the month it starts, and by how many cents; negative if the price drops. */
export type PriceJump = { month: number; byCents: number }

/** The monthly price changes in the first months, in order, as totals count them. */
export function priceJumps(schedule: PriceSchedule, months = HORIZON_MONTHS): PriceJump[] {
  const prices = monthlyPrices(schedule, months)
  return prices.flatMap(({ month, countedCents }, index) => {
    const byCents = countedCents - (prices[index - 1]?.countedCents ?? countedCents)
    return byCents === 0 ? [] : [{ month, byCents }]
  })
}

/** `+$25.00 in month 13`. */
export function jumpInWords({ month, byCents }: PriceJump): string {
  return `${byCents > 0 ? '+' : '−'}${formatCents(Math.abs(byCents))} in month ${month}`
}

/** Shown instead of a chart if the price never changes as far as it is published. One or two sentences. */
export function steadyInWords(schedule: PriceSchedule): string {
  const months = publishedMonths(schedule)
  const fees = schedule.oneTimeFees.map(fee => ` ${fee.label} ${formatCents(fee.cents)} once.`).join('')
  if (schedule.steps.every(step => step.monthlyCents === priceToday(schedule)))
    return `${NO_CHANGE_PUBLISHED}.${fees}`
  if (months >= HORIZON_MONTHS) return `This price for ${HORIZON_MONTHS} months.${fees}`
  const promise = months > 1 ? `This price for ${months} months` : 'Price may change anytime'
  return `${promise}; ${LATER_PRICE_NOT_PUBLISHED}.${fees}`
}

/** The note beside today's price: what happens to it later, in one or two sentences. */
export const overTimeInWords = (schedule: PriceSchedule): string =>
  priceJumps(schedule).length === 0 ? steadyInWords(schedule) : scheduleSentence(schedule)
