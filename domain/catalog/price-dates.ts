import { formatDate } from '#domain/shared/calendar.ts'
import type { Catalogue } from './catalogue.ts'

/** When some prices were last checked: the oldest and the newest day, which may be the same. */
export type PriceDates = { from: string; to: string }

/** The oldest and the newest of some days; null if there are none. */
export function spanOfDays(days: readonly string[]): PriceDates | null {
  const sorted = days.toSorted()
  const [from] = sorted
  const to = sorted.at(-1)
  return from === undefined || to === undefined ? null : { from, to }
}

/** When the prices of some plans were last checked; without plans, when the whole catalog was. */
export function datesOf(
  { asOf, checkedOn }: Pick<Catalogue, 'asOf' | 'checkedOn'>,
  planIds: readonly string[],
): PriceDates {
  return spanOfDays(planIds.map(checkedOn)) ?? { from: asOf, to: asOf }
}

/** `checked on Nov 1, 2026`, or `checked between Jun 4, 2026 and Nov 1, 2026`. */
export const checkedInWords = (dates: PriceDates): string => `checked ${onOrBetween(dates)}`

/** The same of prices, of which no label confirms some: those were only listed on their day, as rows of results say. */
export const pricedInWords = (dates: PriceDates): string => `checked or listed ${onOrBetween(dates)}`

const onOrBetween = ({ from, to }: PriceDates) =>
  from === to ? `on ${formatDate(from)}` : `between ${formatDate(from)} and ${formatDate(to)}`
