import { useState } from 'react'
import { sameNumber } from '#domain/callbacks/wrong-number.ts'

type Event = { staffId: string | null; what: string; after: Record<string, unknown> | null }

const corrections = ['order_contact_changed', 'corrected']

/** Whether the number of an order was last changed by this colleague, and not by the customer; `events` oldest first. */
export const isNumberOf = (staffId: string, events: readonly Event[]): boolean =>
  events.findLast(({ what, after }) => corrections.includes(what) && after?.phone !== undefined)?.staffId ===
  staffId

/**
 * The number that stood here when the page was opened, once the customer gave another one: somebody may be calling it
 * just now. Null while it is the same, or there was none.
 */
export function useNumberBefore(phone: string): string | null {
  const [opened] = useState(phone)
  return opened === '' || phone === '' || sameNumber(opened, phone) ? null : opened
}
