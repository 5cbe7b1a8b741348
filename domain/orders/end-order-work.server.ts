import { dueAfter } from '#domain/callbacks/due-after.ts'
import { finishWork, workItemWrites } from '#domain/desk/work-items.server.ts'
import { BUSINESS_ZONE, type StaffedHours } from '#domain/settings/staffed-hours.ts'
import type { Tx } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { CANCEL_HOURS } from './order-outcomes.ts'
import { isWithProvider } from './order-state.ts'
import { itemsOf, type StoredOrder } from './order-store.server.ts'
import { orderAbout } from './order-words.ts'

type Ended = Pick<StoredOrder, 'id' | 'reference' | 'status' | 'contactName' | 'contactEmail' | 'timeZone'>

/**
 * Ends the work on an order that is canceled. Where the provider has the order already, canceling it there is work of
 * its own; returns by when, or null. `order` is as it was before.
 */
export async function endCancelledWork(
  tx: Tx,
  order: Ended,
  at: Date,
  staffed: StaffedHours,
): Promise<Date | null> {
  await finishWork(tx, 'order', order.id, at)
  if (!isWithProvider(order.status)) return null
  // Whom we call is the provider, so the clock at the home says nothing.
  const dueAt = dueAfter(at, BUSINESS_ZONE, CANCEL_HOURS, staffed)
  const { contactName: who, contactEmail: email, timeZone } = order
  const about = orderAbout(order.reference, await itemsOf(tx, order.id))
  const work = { who, email, about, timeZone, createdAt: at, dueAt }
  await runAsOneStatement(tx, workItemWrites({ kind: 'order_cancellation', subjectId: order.id, ...work }))
  return dueAt
}
