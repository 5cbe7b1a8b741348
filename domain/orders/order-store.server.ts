import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { insertOf, type Write } from '#platform/one-statement.server.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'

export type StoredOrder = typeof customerOrders.$inferSelect
export type NewOrder = typeof customerOrders.$inferInsert
export type NewOrderItem = Omit<typeof orderItems.$inferInsert, 'orderId' | 'position'>

export async function findOrderByKey(
  db: Reader,
  userId: string,
  idempotencyKey: string,
): Promise<StoredOrder | undefined> {
  const [order] = await db
    .select()
    .from(customerOrders)
    .where(and(eq(customerOrders.userId, userId), eq(customerOrders.idempotencyKey, idempotencyKey)))
  return order
}

/**
 * Stores an order with its lines. The database refuses a key that this user has already used. If it accepts no order
 * and gives no reason, the part `order` has too few rows (see `runAsOneStatement`).
 */
export function orderWrites(
  order: NewOrder & { id: string },
  items: readonly NewOrderItem[],
): { order: Write; items: Write } {
  const lines = items.map((item, position) => ({ ...item, orderId: order.id, position }))
  return {
    order: insertOf(customerOrders, order),
    items: insertOf(orderItems, lines),
  }
}

/** A span of time in which an account's orders are counted. */
export type Counted = { from: Date; to: Date }

const isCounted = (userId: string, { from, to }: Counted) =>
  and(
    eq(customerOrders.userId, userId),
    gt(customerOrders.createdAt, from),
    lte(customerOrders.createdAt, to),
  )

/**
 * Stores nothing: a part with too few rows if this user has placed `most` orders in that time, so that the whole
 * statement stores nothing either. If several run at the very same moment, each may pass.
 */
export function roomWrite(userId: string, counted: Counted, most: number): Write {
  const recent = sql`select 1 from ${customerOrders} where ${isCounted(userId, counted)}`
  return {
    statement: sql`select 1 where (select count(*) from (${recent} limit ${most}) as recent) < ${most}`,
    rows: 1,
  }
}

/** The time of the oldest order that this user placed in that time; null if there is none. */
export async function oldestCounted(db: Reader, userId: string, counted: Counted): Promise<Date | null> {
  const [order] = await db
    .select({ createdAt: customerOrders.createdAt })
    .from(customerOrders)
    .where(isCounted(userId, counted))
    .orderBy(customerOrders.createdAt)
    .limit(1)
  return order?.createdAt ?? null
}

/**
 * One order of this user with its lines, the newest if no id is given; another user's gets the same answer as a
 * missing one.
 */
export async function findOwnOrder(db: Reader, userId: string, orderId?: string) {
  const mine = eq(customerOrders.userId, userId)
  const [order] = await db
    .select()
    .from(customerOrders)
    .where(orderId === undefined ? mine : and(mine, eq(customerOrders.id, orderId)))
    .orderBy(desc(customerOrders.createdAt))
    .limit(1)
  if (!order) return null
  return { ...order, items: await itemsOf(db, order.id) }
}

/** One page of a user's orders with their lines, newest first. */
export async function listOwnOrders(db: Reader, userId: string, limit: number, offset: number) {
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

export async function countOwnOrders(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(customerOrders)
    .where(eq(customerOrders.userId, userId))
  return row?.total ?? 0
}

/** An order by its id, whoever asks: the caller checks who may. */
export async function findOrder(db: Reader, id: string): Promise<StoredOrder | undefined> {
  const [order] = await db.select().from(customerOrders).where(eq(customerOrders.id, id))
  return order
}

/** The order of this reference, whoever asks: the caller checks who may. */
export async function findByReference(db: Reader, reference: string): Promise<StoredOrder | undefined> {
  const [order] = await db.select().from(customerOrders).where(eq(customerOrders.reference, reference))
  return order
}

/** The same, locked until the transaction ends, so that nobody changes it in the meantime. */
export async function holdByReference(tx: Tx, reference: string): Promise<StoredOrder | undefined> {
  const [order] = await tx
    .select()
    .from(customerOrders)
    .where(eq(customerOrders.reference, reference))
    .for('update')
  return order
}

/** The lines of an order, in order. */
export function itemsOf(db: Reader, orderId: string) {
  return db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.position))
}

/** Installed orders whose customer has an account and wants a reminder before a price ends. */
const wantsReminders = and(
  eq(customerOrders.status, 'booked'),
  isNotNull(customerOrders.installationOn),
  isNotNull(customerOrders.userId),
  isNull(customerOrders.remindersOffAt),
)

/** The ids of orders whose customers may be reminded of the end of a price, a number of them after a given one. */
export async function ordersToRemind(db: Reader, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: customerOrders.id })
    .from(customerOrders)
    .where(after === null ? wantsReminders : and(wantsReminders, gt(customerOrders.id, after)))
    .orderBy(asc(customerOrders.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** One of them, locked until the transaction ends; undefined if it no longer qualifies. */
export async function holdInstalledOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const [order] = await tx
    .select()
    .from(customerOrders)
    .where(and(eq(customerOrders.id, id), wantsReminders))
    .for('update')
  return order
}

/** Records how many days before a price's end the customer was told. */
export async function keepPriceEndTold(tx: Tx, itemId: string, days: number): Promise<void> {
  await tx.update(orderItems).set({ priceEndToldDays: days }).where(eq(orderItems.id, itemId))
}

/** The ids of orders that nobody has confirmed yet, a number of them after a given one. */
export async function openOrders(db: Reader, after: string | null, limit: number): Promise<string[]> {
  const isOpen = inArray(customerOrders.status, ['submitted', 'reached'])
  const rows = await db
    .select({ id: customerOrders.id })
    .from(customerOrders)
    .where(after === null ? isOpen : and(isOpen, gt(customerOrders.id, after)))
    .orderBy(asc(customerOrders.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** One of them, locked until the transaction ends; undefined if it no longer qualifies. */
export async function holdOpenOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const isOpen = inArray(customerOrders.status, ['submitted', 'reached'])
  const [order] = await tx
    .select()
    .from(customerOrders)
    .where(and(eq(customerOrders.id, id), isOpen))
    .for('update')
  return order
}

/** Records which changed price, later prices and fees the customer was told about. */
export async function keepPriceTold(
  tx: Tx,
  { id, terms }: Pick<typeof orderItems.$inferSelect, 'id' | 'terms'>,
  schedule: PriceSchedule,
): Promise<void> {
  const told = { priceToldCents: priceToday(schedule), terms: terms && { ...terms, scheduleTold: schedule } }
  await tx.update(orderItems).set(told).where(eq(orderItems.id, id))
}
