import { addDays, FIRST_AFTER_LAST, isIsoDate } from '#domain/shared/calendar.ts'
import { type Dimension, dimensions } from './figures.ts'

/** The ranges that are one press away, in days. */
export const rangeDays = [7, 28, 90] as const
/** Today so far: the sums of a day are added up while it lasts. */
export const TODAY_SO_FAR = 'today'
/** The longest range between two chosen dates. */
const MAX_RANGE_DAYS = 366

/** The days from one date to another, inclusive, and as many right before. */
export type Range = { from: string; to: string; days: number; before: { from: string; to: string } }

/** What the page's address asks for. */
export type NumbersQuery = { range: string; from: string; to: string; by: Dimension }

/** Why two dates aren't a valid range, by field. */
export type RangeFault = Partial<Record<'from' | 'to', string>>

/**
 * The range in an address. Preset ranges end with yesterday, because a day that isn't over can't be compared, except
 * for today on its own. Two chosen dates may end today.
 */
export function rangeOf(
  { range, from, to }: Pick<NumbersQuery, 'range' | 'from' | 'to'>,
  today: string,
): { ok: true; range: Range } | { ok: false; fields: RangeFault } {
  if (range === TODAY_SO_FAR) return { ok: true, range: rangeFrom(today, today) }
  if (range !== 'own') {
    const days = rangeDays.find(one => String(one) === range) ?? 28
    return { ok: true, range: rangeFrom(addDays(today, -days), addDays(today, -1)) }
  }
  if (!isIsoDate(from)) return { ok: false, fields: { from: 'Enter a first day' } }
  if (!isIsoDate(to)) return { ok: false, fields: { to: 'Enter a last day' } }
  if (to > today) return { ok: false, fields: { to: 'Enter today or a day before' } }
  if (from > to) return { ok: false, fields: { from: FIRST_AFTER_LAST } }
  if (addDays(from, MAX_RANGE_DAYS) <= to)
    return { ok: false, fields: { from: `Choose at most ${MAX_RANGE_DAYS} days` } }
  return { ok: true, range: rangeFrom(from, to) }
}

/** The range between two days, with the previous one. */
export function rangeFrom(from: string, to: string): Range {
  const days = everyDayBetween(from, to).length
  return { from, to, days, before: { from: addDays(from, -days), to: addDays(from, -1) } }
}

export const dimensionOf = (text: string): Dimension => dimensions.find(one => one === text) ?? 'state'

/** Every day from one to another, inclusive. */
export function everyDayBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
