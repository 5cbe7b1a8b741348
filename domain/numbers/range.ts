import { addDays, isIsoDate } from '#domain/shared/calendar.ts'
import { type Dimension, dimensions } from './figures.ts'

/** The ranges that are one press away, in days. */
export const rangeDays = [7, 28, 90] as const
/** As far as two dates of one's own may lie apart. */
const MAX_RANGE_DAYS = 366

/** Days from one to another, both with them, and as many right before. */
export type Range = { from: string; to: string; days: number; before: { from: string; to: string } }

/** What the page is asked for by its address. */
export type NumbersQuery = { range: string; from: string; to: string; by: Dimension }

/** Why two dates make no range, by field. */
export type RangeFault = Partial<Record<'from' | 'to', string>>

/**
 * The range of an address. Days that are one press away end with yesterday: a day that is not over yet compares with none.
 * Two dates of one's own may end today.
 */
export function rangeOf(
  { range, from, to }: Pick<NumbersQuery, 'range' | 'from' | 'to'>,
  today: string,
): { ok: true; range: Range } | { ok: false; fields: RangeFault } {
  if (range !== 'own') {
    const days = rangeDays.find(one => String(one) === range) ?? 28
    return { ok: true, range: rangeFrom(addDays(today, -days), addDays(today, -1)) }
  }
  if (!isIsoDate(from)) return { ok: false, fields: { from: 'Enter a first day' } }
  if (!isIsoDate(to)) return { ok: false, fields: { to: 'Enter a last day' } }
  if (to > today) return { ok: false, fields: { to: 'Enter today or a day before' } }
  if (from > to) return { ok: false, fields: { from: 'The first day is after the last' } }
  if (addDays(from, MAX_RANGE_DAYS) <= to)
    return { ok: false, fields: { from: `Choose at most ${MAX_RANGE_DAYS} days` } }
  return { ok: true, range: rangeFrom(from, to) }
}

/** The range between two days, with the one right before. */
export function rangeFrom(from: string, to: string): Range {
  const days = daysBetween(from, to).length
  return { from, to, days, before: { from: addDays(from, -days), to: addDays(from, -1) } }
}

export const dimensionOf = (text: string): Dimension => dimensions.find(one => one === text) ?? 'state'

/** Every day from one to another, both with it. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
