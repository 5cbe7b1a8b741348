import { priceJumps } from '#domain/pricing/price-jumps.ts'
import { monthlyPrices, oneTimeTotal, type PriceSchedule } from '#domain/pricing/price-schedule.ts'

/** Whether a schedule's price changes, so that a chart says more than a sentence. */
export const isDrawn = (schedule: PriceSchedule): boolean => priceJumps(schedule).length > 0

/**
 * The top of the axis for schedules shown together, so that their charts have one scale: at least the highest monthly
 * price or one-time charge among those drawn, in cents of a round dollar amount.
 */
export function horizonCeiling(schedules: readonly PriceSchedule[]): number {
  const cents = schedules
    .filter(isDrawn)
    .flatMap(schedule => [
      oneTimeTotal(schedule),
      ...monthlyPrices(schedule).map(price => price.countedCents),
    ])
  const highest = Math.max(...cents, 1)
  const step = highest <= 10_000 ? 1000 : highest <= 20_000 ? 2000 : 5000
  return Math.ceil(highest / step) * step
}
