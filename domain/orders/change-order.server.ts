import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database.server.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'

type Order = typeof customerOrders.$inferSelect
/** What may change of an order after it was placed. */
export type OrderChange = Partial<
  Pick<
    Order,
    | 'status'
    | 'contactName'
    | 'contactEmail'
    | 'contactPhone'
    | 'shippingAddress'
    | 'timeZone'
    | 'installationOn'
  >
>

/** Changes an order that still is at this version, and raises it. Answers false where somebody was faster. */
export async function changeOrder(
  tx: Tx,
  { id, version }: Pick<Order, 'id' | 'version'>,
  change: OrderChange,
): Promise<boolean> {
  const changed = await tx
    .update(customerOrders)
    .set({ ...change, version: sql`${customerOrders.version} + 1` })
    .where(and(eq(customerOrders.id, id), eq(customerOrders.version, version)))
    .returning({ id: customerOrders.id })
  return changed.length > 0
}

/** What a line of an order holds. */
export type OrderLine = Pick<
  typeof orderItems.$inferInsert,
  'providerId' | 'providerName' | 'serviceName' | 'quantity' | 'pricePerUnitCents' | 'planId' | 'terms'
>

/** Puts another service, or another number of it, in place of a line of this order. */
export async function replaceLine(
  tx: Tx,
  orderId: string,
  lineId: string,
  line: OrderLine,
): Promise<boolean> {
  const changed = await tx
    .update(orderItems)
    .set(line)
    .where(and(eq(orderItems.id, lineId), eq(orderItems.orderId, orderId)))
    .returning({ id: orderItems.id })
  return changed.length > 0
}

/** Takes a line out of an order. Answers false where it is none of its lines. */
export async function removeLine(tx: Tx, orderId: string, lineId: string): Promise<boolean> {
  const gone = await tx
    .delete(orderItems)
    .where(and(eq(orderItems.id, lineId), eq(orderItems.orderId, orderId)))
    .returning({ id: orderItems.id })
  return gone.length > 0
}
