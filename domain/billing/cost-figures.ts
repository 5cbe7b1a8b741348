import { TOTAL_MONTHS, totalWords } from '#domain/pricing/known-total.ts'
import { jumpInWords, priceJumps } from '#domain/pricing/price-jumps.ts'
import { oneTimeTotal, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { monthlyFees, type WholeCost } from './whole-cost.ts'

/** One figure of what services cost in all, in words. */
export type CostFigure = { name: string; value: string; strong?: boolean }

/** What services cost in all: now, later, once and over time. Screens and emails give the same figures. */
export function costFigures(
  cost: Pick<WholeCost, 'schedule' | 'bills'>,
  { priceNow }: { /** Also today's monthly price, if no total above says it. */ priceNow: boolean },
): CostFigure[] {
  const { schedule } = cost
  const fees = monthlyFees(cost)
  const once = oneTimeTotal(schedule)
  return [
    ...(priceNow ? [{ name: 'Monthly price now', value: formatMonthly(priceToday(schedule) - fees) }] : []),
    ...(fees > 0 ? [{ name: 'Monthly fees on the label', value: formatMonthly(fees) }] : []),
    ...priceJumps(schedule, TOTAL_MONTHS).map(jump => ({ name: 'Price change', value: jumpInWords(jump) })),
    { name: 'One-time fees', value: once > 0 ? formatCents(once) : 'None counted' },
    { name: 'Total over 12 months', value: totalWords(schedule, 12) },
    { name: `Total over ${TOTAL_MONTHS} months`, value: totalWords(schedule), strong: true },
  ]
}
