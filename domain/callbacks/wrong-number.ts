import { phoneDigits } from '#domain/shared/phone-digits.ts'

type Event = { what: string; after: Record<string, unknown> | null }

/** The events that tell whether the number of an order or a lead is the right one. */
export const numberEvents = ['wrong_number', 'reached'] as const

/**
 * Whether the number of an order or a lead is known to be wrong: so it was recorded of this very number, and nobody was
 * reached since. `events` are its own, oldest first.
 */
export function isWrongNumber(events: readonly Event[], phone: string | null): boolean {
  const latest = events.findLast(({ what }) => numberEvents.some(name => name === what))
  if (latest?.what !== 'wrong_number' || phone === null) return false
  const { after } = latest
  return typeof after?.phone === 'string' && sameNumber(after.phone, phone)
}

/** Whether two spellings are of one number. */
export const sameNumber = (one: string, other: string) =>
  one.trim() === other.trim() || (phoneDigits(one) !== '' && phoneDigits(one) === phoneDigits(other))
