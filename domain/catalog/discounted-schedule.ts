import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { DiscountFigure } from './guides.schema.ts'

/**
 * A price schedule with a discount taken off each month, never below zero; a month without a published price stays
 * that way, and one-time fees stay. `null` if the discount has no published figure. All figures are integer cents.
 */
export function discountedSchedule(schedule: PriceSchedule, figure: DiscountFigure): PriceSchedule | null {
  if (figure.kind === 'on_request') return null
  const off = (cents: number) =>
    figure.kind === 'percent_off'
      ? cents - Math.round((cents * figure.percent) / 100)
      : Math.max(0, cents - figure.cents)
  return {
    ...schedule,
    steps: schedule.steps.map(step => ({
      ...step,
      monthlyCents: step.monthlyCents === null ? null : off(step.monthlyCents),
      ...(step.assumedCents === undefined ? {} : { assumedCents: off(step.assumedCents) }),
    })),
  }
}
