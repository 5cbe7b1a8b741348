import { asc, eq, inArray } from 'drizzle-orm'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import type { Reader } from '#platform/database.server.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'

/** A plan in an order for which we know whether the provider serves the place. */
export type SettledLine = {
  orderId: string
  reference: string
  planId: string | null
  served: boolean
  orderedAt: Date
}

/** Each line of the orders that a provider accepted or refused. */
export async function settledLines(db: Reader): Promise<SettledLine[]> {
  const { id, reference, status, createdAt } = customerOrders
  const rows = await db
    .select({ orderId: id, reference, status, orderedAt: createdAt, planId: orderItems.planId })
    .from(orderItems)
    .innerJoin(customerOrders, eq(customerOrders.id, orderItems.orderId))
    .where(inArray(status, ['confirmed', 'booked', 'not_available']))
    .orderBy(asc(createdAt))
  return rows.map(({ status: became, ...line }) => ({ ...line, served: became !== 'not_available' }))
}

/** An order that the provider refused: the place and the reason; null if there is no such order. */
export async function refusedOrder(db: Reader, orderId: string) {
  const [order] = await db
    .select({
      id: customerOrders.id,
      reference: customerOrders.reference,
      status: customerOrders.status,
      address: customerOrders.shippingAddress,
    })
    .from(customerOrders)
    .where(eq(customerOrders.id, orderId))
  if (!order || order.status !== 'not_available') return null
  const events = await eventsOf(db, { kind: 'order', id: orderId })
  const event = events.findLast(({ what }) => what === 'not_available')
  const reason = event?.after?.reason
  const { address } = order
  return { address, at: event?.at ?? null, reason: typeof reason === 'string' ? reason : null }
}
