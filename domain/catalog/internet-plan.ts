import { priceToday } from '#domain/pricing/price-schedule.ts'
import type { InternetPlan } from './internet-plan.schema.ts'

/** The plans that cost least today come first, the faster of two. */
export const cheapestFirst = (a: InternetPlan, b: InternetPlan): number =>
  priceToday(a.schedule) - priceToday(b.schedule) || b.downloadMbps - a.downloadMbps

/** Whether the provider's own broadband label speaks of the plan. */
export const isConfirmed = ({ labels }: Pick<InternetPlan, 'labels'>): boolean => labels.length > 0

/** What is said of a price that no label confirms. */
export const NOT_CONFIRMED = 'Not confirmed by the provider’s label.'

/** What the price of a plan depends on, with where it is sold when that is not everywhere, and whether a label says it. */
export function conditionsOf(plan: InternetPlan): string[] {
  return [
    ...plan.conditions,
    ...(plan.soldIn === 'some-markets' ? ['Select markets only.'] : []),
    ...(isConfirmed(plan) ? [] : [NOT_CONFIRMED]),
  ]
}

/** The service name of a plan with its price locked. */
export function lockedServiceName(
  { name }: Pick<InternetPlan, 'name'>,
  { months }: { months: number },
): string {
  return `${name} with ${months}-month price lock`
}
