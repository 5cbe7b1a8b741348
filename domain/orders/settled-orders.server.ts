import { and, eq, inArray } from 'drizzle-orm'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { customerOrders, orderItems, refusedLines } from './orders.tables.server.ts'

/** A plan in an order for which we know whether the provider serves the place. */
export type SettledLine = {
  orderId: string
  reference: string
  planId: string | null
  orderedAt: Date
  /** When the provider refused it; null: it accepted. */
  refusedAt: Date | null
}

/** Each line of an order that its provider accepted or refused, oldest order first. */
export async function settledLines(db: Reader): Promise<SettledLine[]> {
  const { id, reference, status, createdAt } = customerOrders
  const order = { orderId: id, reference, orderedAt: createdAt }
  const accepted = await db
    .select({ ...order, planId: orderItems.planId })
    .from(orderItems)
    .innerJoin(customerOrders, eq(id, orderItems.orderId))
    .where(inArray(status, ['confirmed', 'booked']))
  const refused = await db
    .select({ ...order, planId: refusedLines.planId, refusedAt: refusedLines.refusedAt })
    .from(refusedLines)
    .innerJoin(customerOrders, eq(id, refusedLines.orderId))
  return [...accepted.map(line => ({ ...line, refusedAt: null })), ...refused].toSorted(
    (a, b) => a.orderedAt.getTime() - b.orderedAt.getTime(),
  )
}

/** Keeps which plans of an order their provider refused. */
export async function keepRefused(
  tx: Tx,
  orderId: string,
  lines: readonly { planId: string | null }[],
  refusedAt: Date,
): Promise<void> {
  const rows = lines.flatMap(({ planId }) => (planId === null ? [] : [{ orderId, planId, refusedAt }]))
  if (rows.length > 0) await tx.insert(refusedLines).values(rows).onConflictDoNothing()
}

/** Forgets what was kept of a refusal that was none. */
export async function forgetRefused(tx: Tx, orderId: string, refusedAt: Date): Promise<void> {
  const isThis = and(eq(refusedLines.orderId, orderId), eq(refusedLines.refusedAt, refusedAt))
  await tx.delete(refusedLines).where(isThis)
}

/** Where an order goes that a provider refused, and why; null if there is no such order. */
export async function refusedOrder(db: Reader, orderId: string, refusedAt: Date) {
  const [order] = await db
    .select({ address: customerOrders.shippingAddress })
    .from(customerOrders)
    .where(eq(customerOrders.id, orderId))
  if (!order) return null
  const events = await eventsOf(db, { kind: 'order', id: orderId })
  const reason = events.findLast(
    ({ what, at }) =>
      (what === 'not_available' || what === 'line_not_available') && at.getTime() === refusedAt.getTime(),
  )?.after?.reason
  return { address: order.address, reason: typeof reason === 'string' ? reason : null }
}
