import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database.server.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'

type Order = typeof customerOrders.$inferSelect
/** What may change about an order after it was placed. */
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
    | 'callBy'
    | 'remindersOffAt'
  >
>

/** Changes an order that is still at this version, and raises the version. Returns false if somebody else was faster. */
export async function changeOrder(
  tx: Tx,
  { id, version }: Pick<Order, 'id' | 'version'>,
  change: Omit<OrderChange, 'contactEmail'>,
): Promise<boolean> {
  const which = and(eq(customerOrders.id, id), eq(customerOrders.version, version))
  return (await changeWhere(tx, which, change)).length > 0
}

/**
 * The same for who holds the order until the transaction ends: nobody is faster. Returns the version of its links: with
 * another email address earlier links end, because somebody else may have got them.
 */
export async function changeHeldOrder(
  tx: Tx,
  id: string,
  change: OrderChange,
): Promise<Pick<Order, 'linkVersion'>> {
  const { contactEmail, linkVersion } = customerOrders
  const isElsewhere = sql`lower(${contactEmail}) <> lower(${change.contactEmail})`
  const links =
    change.contactEmail === undefined ? {} : { linkVersion: sql`${linkVersion} + (${isElsewhere})::int` }
  const [changed] = await changeWhere(tx, eq(customerOrders.id, id), { ...change, ...links })
  if (!changed) throw new Error('The order that was held is gone')
  return changed
}

function changeWhere(tx: Tx, which: SQL | undefined, change: OrderChange & { linkVersion?: SQL }) {
  return tx
    .update(customerOrders)
    .set({ ...change, version: sql`${customerOrders.version} + 1` })
    .where(which)
    .returning({ linkVersion: customerOrders.linkVersion })
}

/** What a line of an order contains. */
export type OrderLine = Pick<
  typeof orderItems.$inferInsert,
  | 'providerId'
  | 'providerName'
  | 'serviceName'
  | 'quantity'
  | 'pricePerUnitCents'
  | 'planId'
  | 'terms'
  | 'priceToldCents'
  | 'priceEndToldDays'
>

/** Replaces a line of this order with another service, or another quantity of it. */
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

/** Removes a line from an order. Returns false if it isn't one of its lines. */
export async function removeLine(tx: Tx, orderId: string, lineId: string): Promise<boolean> {
  const gone = await tx
    .delete(orderItems)
    .where(and(eq(orderItems.id, lineId), eq(orderItems.orderId, orderId)))
    .returning({ id: orderItems.id })
  return gone.length > 0
}
