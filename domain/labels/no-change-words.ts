import { formatDate } from '#domain/shared/calendar.ts'

/** An edition that we hold: from the day it was found to the last day on which the same file was found again. */
type Held = { date: string; lastSeen: string }

/** Why no change of a provider's labels can be told, where we hold fewer than two states of them; null where we hold more. */
export function whyNoChange(name: string, editions: readonly Held[]): string | null {
  const [only, ...others] = editions
  if (!only) return `We hold no labels of ${name}, so we can’t say whether its prices changed.`
  if (others.length > 0 || only.lastSeen > only.date) return null
  return `We hold one edition of ${name}’s labels, found on ${formatDate(only.date)}, so we can’t say whether its prices changed.`
}

/** That nothing changed in a provider's labels, from the first day to the last that we know of, or why that can't be told. */
export function noChangeInWords(name: string, editions: readonly Held[]): string {
  const days = editions.flatMap(({ date, lastSeen }) => [date, lastSeen]).toSorted()
  const [first = '', last = first] = [days[0], days.at(-1)]
  return (
    whyNoChange(name, editions) ??
    `No change has been seen between the editions that we hold of ${name}, from ${formatDate(first)} to ${formatDate(last)}.`
  )
}
