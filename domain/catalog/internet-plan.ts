import { priceToday } from '#domain/pricing/price-schedule.ts'
import type { InternetPlan } from './internet-plan.schema.ts'

/** The plans that cost least today come first, the faster of two. */
export const cheapestFirst = (a: InternetPlan, b: InternetPlan): number =>
  priceToday(a.schedule) - priceToday(b.schedule) || b.downloadMbps - a.downloadMbps

/** What the price of a plan depends on, with where it is sold when that is not everywhere. */
export function conditionsOf({ conditions, soldIn }: InternetPlan): string[] {
  return soldIn === 'some-markets' ? [...conditions, 'Select markets only.'] : [...conditions]
}

/** The service name of a plan with its price locked. */
export function lockedServiceName(
  { name }: Pick<InternetPlan, 'name'>,
  { months }: { months: number },
): string {
  return `${name} with ${months}-month price lock`
}
