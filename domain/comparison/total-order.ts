import { byTotal, TOTAL_MONTHS, type Total, totalOf } from '#domain/pricing/known-total.ts'
import {
  type AddedFee,
  oneTimeTotal,
  type PriceSchedule,
  priceToday,
  withAddedFee,
} from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'

/**
 * Everything the order by total knows about a plan: no provider and no commission, so neither can affect it.
 * `hasLabel` says whether the provider's own broadband label confirms the plan.
 */
export type PricedPlan = {
  id: string
  schedule: PriceSchedule
  hasLabel: boolean
  /** The fee that its label adds to the price where it was looked up, and what of its fees the price includes. */
  labelPrices?: { words?: string; added?: AddedFee; includedCents?: number }
}

/** What a plan costs over a number of months, with the fee that its label is known to add. */
export const totalOfPlan = (
  { schedule, labelPrices }: Pick<PricedPlan, 'schedule' | 'labelPrices'>,
  months = TOTAL_MONTHS,
): Total => totalOf(withAddedFee(schedule, labelPrices?.added), months)

/** Which fees a total over so many months includes, and which of the label's it can't. */
export function feesInWords(
  { schedule, labelPrices }: Pick<PricedPlan, 'schedule' | 'labelPrices'>,
  months: number,
): string {
  const once = oneTimeTotal(schedule)
  const { cents = 0, upTo, unstated } = labelPrices?.added ?? {}
  const monthly = cents && `${formatCents(cents * months)} of monthly fees`
  const listed = (word: string, ...fees: unknown[]) => {
    const some = fees.filter(Boolean).join(' and ')
    return some ? [`${word} ${some}`] : []
  }
  const words = [
    ...listed('with', once && `${formatCents(once)} one-time fees`, !upTo && monthly),
    ...listed('without', upTo && `up to ${monthly}`, unstated),
  ]
  return words.join(', ') || 'no one-time fees counted'
}

/**
 * How well a plan's total is known: every month has a published price and the provider has a label for the plan; some
 * month has none, a fee that everybody pays has no amount, or it or the price depends on the address; or no label confirms
 * the price, whatever is published.
 */
export type TotalGroup = 'known' | 'not-published' | 'not-confirmed'

/** The groups in order, each with its heading and, of one plan, why it comes there. */
export const totalGroups: readonly { group: TotalGroup; title: string; why: string }[] = [
  {
    group: 'known',
    title: 'Total known',
    why: 'A label has today’s price; it or the provider’s price table has that of all 24 months.',
  },
  {
    group: 'not-published',
    title: 'Total uncertain',
    why: 'A later price, a fee or your address’s price isn’t known.',
  },
  {
    group: 'not-confirmed',
    title: 'Price not confirmed',
    why: 'No label we found confirms the price.',
  },
]

/** A plan's group, by its total over a number of months. */
export function groupOf(plan: Omit<PricedPlan, 'id'>, months = TOTAL_MONTHS): TotalGroup {
  if (!plan.hasLabel) return 'not-confirmed'
  return totalOfPlan(plan, months).known ? 'known' : 'not-published'
}

/**
 * A plan's position before anything else that a list may consider: group by group and, among prices that no label
 * confirms, known totals first. Every order by total or by our ranking begins with it.
 */
export function totalPlace(plan: Omit<PricedPlan, 'id'>, months = TOTAL_MONTHS): number {
  const group = totalGroups.findIndex(one => one.group === groupOf(plan, months))
  return 2 * group + (totalOfPlan(plan, months).known ? 0 : 1)
}

/**
 * Plans by what they cost over a number of months: by position, then the lower total first; ties by today's price,
 * then by id. The result doesn't depend on the order in which the plans come, nor on anything attached to them.
 */
export function sortByTotal<T extends PricedPlan>(plans: readonly T[], months = TOTAL_MONTHS): T[] {
  return plans
    .map(plan => ({ plan, place: totalPlace(plan, months), total: totalOfPlan(plan, months) }))
    .toSorted(
      (a, b) =>
        a.place - b.place ||
        byTotal(a.total, b.total) ||
        priceToday(a.plan.schedule) - priceToday(b.plan.schedule) ||
        (a.plan.id < b.plan.id ? -1 : Number(a.plan.id > b.plan.id)),
    )
    .map(({ plan }) => plan)
}

/** What the order by total puts before what, of the plans that it ordered; empty where all of them are of one kind. */
export function groupsInWords(plans: readonly Omit<PricedPlan, 'id'>[], months = TOTAL_MONTHS): string {
  const knowns = plans.map(plan => totalOfPlan(plan, months).known)
  const unconfirmed = plans.filter(plan => groupOf(plan, months) === 'not-confirmed').length
  return [
    knowns.includes(true) && knowns.includes(false) ? ', known totals before others' : '',
    unconfirmed > 0 && unconfirmed < plans.length ? ', prices that no label confirms last' : '',
  ].join('')
}
