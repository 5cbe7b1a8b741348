import type { Catalogue } from './catalogue.ts'
import type { InternetPlan } from './internet-plan.schema.ts'
import { isConfirmed } from './internet-plan.ts'

/** So many days a price counts as checked; then pages and operators are told. */
export const CHECKED_FOR_DAYS = 14
const DAY_MS = 86_400_000

/** A plan whose price nobody has looked at for too long. */
export type StalePlan = { planId: string; checkedOn: string; days: number }

/** Whole days from a day such as `2026-11-01` to a moment. */
export function daysSince(day: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(`${day}T00:00:00Z`)) / DAY_MS)
}

/**
 * The day on which a plan's price was last checked: the one on which the file of labels of its provider was last seen
 * (`filesSeen`), else that of the catalog.
 */
export function priceCheckedOn(
  catalogue: Pick<Catalogue, 'asOf'>,
  filesSeen: ReadonlyMap<string, string>,
  plan: Pick<InternetPlan, 'labels' | 'providerId'>,
): string {
  return (isConfirmed(plan) && filesSeen.get(plan.providerId)) || catalogue.asOf
}

/**
 * The internet plans that were last checked more than 14 days ago, the oldest first. `filesSeen` has the day on which the
 * file of labels of each provider was last seen.
 */
export function stalePlans(
  catalogue: Catalogue,
  filesSeen: ReadonlyMap<string, string>,
  now: Date,
): StalePlan[] {
  return catalogue.internetPlans
    .map(plan => {
      const checkedOn = priceCheckedOn(catalogue, filesSeen, plan)
      return { planId: plan.id, checkedOn, days: daysSince(checkedOn, now) }
    })
    .filter(plan => plan.days > CHECKED_FOR_DAYS)
    .toSorted((a, b) => b.days - a.days)
}
