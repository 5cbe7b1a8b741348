import { byTotal, TOTAL_MONTHS, totalOf } from '#domain/pricing/known-total.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'

/**
 * All that the order by total knows of a plan: no provider and no commission, so neither can move it. `hasLabel` says
 * whether the provider's own broadband label speaks of the plan.
 */
export type PricedPlan = { id: string; schedule: PriceSchedule; hasLabel: boolean }

/**
 * How well the total of a plan is known: every month has a published price and the provider has a label for the plan;
 * some month has no published price; or no label confirms the price, whatever is published.
 */
export type TotalGroup = 'known' | 'not-published' | 'not-confirmed'

/** The groups in the order in which they stand, each with its heading and one sentence why it stands there. */
export const totalGroups: readonly { group: TotalGroup; title: string; why: string }[] = [
  {
    group: 'known',
    title: 'Total known',
    why: 'The provider publishes the price of all 24 months and has a broadband label for the plan.',
  },
  {
    group: 'not-published',
    title: 'Later price not published',
    why: 'The provider doesn’t say what the plan costs later. We count its last published price, so the total is a minimum.',
  },
  {
    group: 'not-confirmed',
    title: 'Price not confirmed',
    why: 'We found no broadband label of the provider that confirms these prices.',
  },
]

/** The group in which a plan stands by its total over some months. */
export function groupOf(plan: Omit<PricedPlan, 'id'>, months = TOTAL_MONTHS): TotalGroup {
  if (!plan.hasLabel) return 'not-confirmed'
  return totalOf(plan.schedule, months).known ? 'known' : 'not-published'
}

/**
 * Where a plan stands before all that a list may weigh besides: group by group, and among prices that no label confirms
 * the known totals first. Every order that goes by total or by our ranking begins with it.
 */
export function totalPlace(plan: Omit<PricedPlan, 'id'>, months = TOTAL_MONTHS): number {
  const group = totalGroups.findIndex(one => one.group === groupOf(plan, months))
  return 2 * group + (totalOf(plan.schedule, months).known ? 0 : 1)
}

/**
 * Plans by what they cost over some months: by their places, then the lower total first; equal ones by today's price,
 * then by id. The answer does not depend on the order in which the plans come, nor on anything attached to them.
 */
export function sortByTotal<T extends PricedPlan>(plans: readonly T[], months = TOTAL_MONTHS): T[] {
  return plans
    .map(plan => ({ plan, place: totalPlace(plan, months), total: totalOf(plan.schedule, months) }))
    .toSorted(
      (a, b) =>
        a.place - b.place ||
        byTotal(a.total, b.total) ||
        priceToday(a.plan.schedule) - priceToday(b.plan.schedule) ||
        (a.plan.id < b.plan.id ? -1 : Number(a.plan.id > b.plan.id)),
    )
    .map(({ plan }) => plan)
}
