import { isOver, type OrderState, orderStates } from './order-state.ts'

/** What happened to an order, as far as its end goes. */
type Told = {
  at: Date
  what: string
  staffId: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const ends: readonly string[] = ['cancelled', 'not_available', 'cancelled_there', 'order_cancelled']

/** How an order ended that the desk can open again: when, and the state that it has again then. */
export type UndoableEnd = { at: Date; before: OrderState }

/**
 * How an order ended that is over, from what happened to it, oldest first. Null where its customer ended it on our site, what
 * happened was erased, or it isn't over.
 */
export function undoableEnd(status: OrderState, events: readonly Told[]): UndoableEnd | null {
  if (!isOver(status)) return null
  const end = events.findLast(({ what, after }) => ends.includes(what) && after?.status === status)
  const before = orderStates.find(state => state === end?.before?.status)
  return end && before && end.staffId !== null ? { at: end.at, before } : null
}
