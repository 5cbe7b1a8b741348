import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { BundlePart } from './bundle.ts'

/** What the whole bundle costs over time. */
export function bundleSchedule(parts: readonly Pick<BundlePart, 'schedule'>[]): PriceSchedule {
  return combineSchedules(parts.map(part => part.schedule))
}
