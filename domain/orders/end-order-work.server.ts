import { zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import { dueAfter } from '#domain/callbacks/due-after.ts'
import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import { finishWork, workItemWrites } from '#domain/desk/work-items.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import type { Tx } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { CANCEL_HOURS } from './order-outcomes.ts'
import { isWithProvider, type orderWorkKind } from './order-state.ts'
import { itemsOf, type StoredOrder } from './order-store.server.ts'
import { orderAbout } from './order-words.ts'

export type EndDeps = { zips: PlacesOfZips; settings: BusinessSettings }

type Ended = Pick<
  StoredOrder,
  'id' | 'reference' | 'status' | 'contactName' | 'contactEmail' | 'shippingAddress' | 'timeZone'
>

/**
 * Ends the work on an order that is canceled. Where the provider has the order already, canceling it there is work of
 * its own; returns by when, or null. `order` is as it was before.
 */
export async function endCancelledWork(
  tx: Tx,
  { zips, settings }: EndDeps,
  order: Ended,
  at: Date,
): Promise<Date | null> {
  await finishWork(tx, 'order', order.id, at)
  if (!isWithProvider(order.status)) return null
  // Whom we call is the provider, so the clock at the home says nothing.
  const dueAt = dueAfter(at, BUSINESS_ZONE, CANCEL_HOURS, settings.staffed)
  await beginOrderWork(tx, { zips }, order, { kind: 'order_cancellation', at, dueAt })
  return dueAt
}

/** Begins work on an order, of one kind or the other. */
export async function beginOrderWork(
  tx: Tx,
  { zips }: Pick<EndDeps, 'zips'>,
  order: Omit<Ended, 'status'>,
  { kind, at, dueAt }: { kind: ReturnType<typeof orderWorkKind>; at: Date; dueAt: Date },
): Promise<void> {
  const { contactName: who, contactEmail: email, timeZone } = order
  const about = orderAbout(order.reference, await itemsOf(tx, order.id))
  const zipCode = zipCodeIn(order.shippingAddress ?? '', zips)
  const work = { who, email, about, zipCode, timeZone, createdAt: at, dueAt }
  await runAsOneStatement(tx, workItemWrites({ kind, subjectId: order.id, ...work }))
}
