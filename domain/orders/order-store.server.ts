import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { type Database, type Tx, together } from '#platform/database.server.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'

export type StoredOrder = typeof customerOrders.$inferSelect
export type NewOrder = typeof customerOrders.$inferInsert
export type NewOrderItem = Omit<typeof orderItems.$inferInsert, 'orderId' | 'position'>

export async function findOrderByKey(
  db: Database,
  userId: string,
  idempotencyKey: string,
): Promise<StoredOrder | undefined> {
  const [order] = await db
    .select()
    .from(customerOrders)
    .where(and(eq(customerOrders.userId, userId), eq(customerOrders.idempotencyKey, idempotencyKey)))
  return order
}

/** The database gave nothing back for an order; nothing of it is stored. */
export class OrderNotCreated extends Error {
  override name = 'OrderNotCreated'
}

/**
 * Inserts an order with its lines. A key that this user has used is refused by the database. Throws `OrderNotCreated`
 * when the database gives nothing back.
 */
export async function insertOrder(
  tx: Tx,
  order: NewOrder & { id: string },
  items: readonly NewOrderItem[],
): Promise<void> {
  const stored = tx.insert(customerOrders).values(order).returning({ id: customerOrders.id })
  const lines = items.map((item, position) => ({ ...item, orderId: order.id, position }))
  await together([
    stored.then(([row]) => {
      if (!row) throw new OrderNotCreated()
    }),
    tx.insert(orderItems).values(lines),
  ])
}

/** One order of this user with its lines, the newest where no id is given; another user's answers like a missing one. */
export async function findOwnOrder(db: Database, userId: string, orderId?: string) {
  const mine = eq(customerOrders.userId, userId)
  const [order] = await db
    .select()
    .from(customerOrders)
    .where(orderId === undefined ? mine : and(mine, eq(customerOrders.id, orderId)))
    .orderBy(desc(customerOrders.createdAt))
    .limit(1)
  if (!order) return null
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position))
  return { ...order, items }
}

/** One page of a user's orders with their lines, the newest first. */
export async function listOwnOrders(db: Database, userId: string, limit: number, offset: number) {
  const orders = await db
    .select()
    .from(customerOrders)
    .where(eq(customerOrders.userId, userId))
    .orderBy(desc(customerOrders.createdAt), desc(customerOrders.id))
    .limit(limit)
    .offset(offset)
  if (orders.length === 0) return []
  const ids = orders.map(order => order.id)
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position))
  return orders.map(order => ({ ...order, items: items.filter(item => item.orderId === order.id) }))
}

export async function countOwnOrders(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(customerOrders)
    .where(eq(customerOrders.userId, userId))
  return row?.total ?? 0
}
