import type { Range } from '#domain/numbers/range.ts'
import { addDays, formatDate } from '#domain/shared/calendar.ts'

/** Which days are shown and compared, and whether today is among them: a day that isn't over looks like a bad one. */
export function rangeWords({ from, to, before }: Range, today: string): string {
  const span = (one: string, other: string) =>
    one === other ? formatDate(one) : `${formatDate(one)} to ${formatDate(other)}`
  const compared = span(before.from, before.to)
  if (from === today)
    return `Today so far (${formatDate(today)}), beside all of yesterday (${compared}). Today’s figures still grow.`
  const shown = span(from, to)
  if (to === today) return `${shown}, with today so far, beside ${compared}. Today’s figures still grow.`
  const through = addDays(to, 1) === today ? ', through yesterday' : ''
  return `${shown}${through}, beside ${compared}.${through ? ' Today isn’t in it yet.' : ''}`
}

/** What the figures of a range are compared with, beside each. */
export const besideWords = ({ from }: Range, today: string): string =>
  from === today ? 'vs. all of yesterday' : 'vs. before'
