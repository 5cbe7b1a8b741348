import { phoneDigits } from '#domain/shared/phone-digits.ts'

type Event = { what: string; after: Record<string, unknown> | null }

/** The events that tell whether an order's number is the right one. */
export const numberEvents = ['wrong_number', 'reached'] as const

/**
 * Whether the number of an order is known to be wrong: so it was recorded of this very number, and nobody was reached
 * since. `events` are the order's, oldest first.
 */
export function isWrongNumber(events: readonly Event[], phone: string | null): boolean {
  const latest = events.findLast(({ what }) => numberEvents.some(name => name === what))
  if (latest?.what !== 'wrong_number' || phone === null) return false
  const { after } = latest
  return typeof after?.phone === 'string' && sameNumber(after.phone, phone)
}

const sameNumber = (one: string, other: string) =>
  one.trim() === other.trim() || (phoneDigits(one) !== '' && phoneDigits(one) === phoneDigits(other))
