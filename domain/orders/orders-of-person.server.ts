import { asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { easternDay } from '#domain/shared/calendar.ts'
import type { ContactFound, PersonKey, PersonSearch } from '#domain/shared/person-key.ts'
import { hasReference, isFoundBy, isOf, MOST_FOUND } from '#domain/shared/person-sql.server.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'

const contact = { email: customerOrders.contactEmail, phone: customerOrders.contactPhone }

/** Who ordered, by name, address, number or the order's reference. */
export async function searchOrderContacts(
  db: Reader,
  search: PersonSearch,
): Promise<(ContactFound & { userId: string | null })[]> {
  const { contactName, reference, createdAt, userId } = customerOrders
  const rows = await db
    .select({ name: contactName, email: contact.email, phone: contact.phone, at: createdAt, userId })
    .from(customerOrders)
    .where(or(isFoundBy(search, { ...contact, others: [contactName] }), hasReference(reference, search)))
    .orderBy(desc(createdAt))
    .limit(MOST_FOUND)
  return rows.map(({ phone, ...row }) => ({ ...row, phone: phone ?? '' }))
}

/** Orders under their address or number, and all of their account: somebody may have corrected the address of one. */
const theirs = (key: PersonKey, userId: string | null): SQL | undefined =>
  or(isOf(key, contact), userId === null ? undefined : eq(customerOrders.userId, userId))

/** Everything that somebody ordered, newest first, with its lines. */
export async function ordersOfPerson(db: Reader, key: PersonKey, userId: string | null, at: Date) {
  const orders = await db
    .select()
    .from(customerOrders)
    .where(theirs(key, userId))
    .orderBy(desc(customerOrders.createdAt))
  const ids = orders.map(({ id }) => id)
  const items =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(orderItems)
          .where(inArray(orderItems.orderId, ids))
          .orderBy(asc(orderItems.position))
  return orders.map(({ idempotencyKey: _key, requestHash: _hash, ...order }) => ({
    ...order,
    isOpen: isOpen(order, at),
    items: items.filter(({ orderId }) => orderId === order.id),
  }))
}

/** What an order contains in place of a person who was removed from it. */
const ERASED_CONTACT = 'Erased on request'

type PersonsOrder = Pick<
  typeof customerOrders.$inferSelect,
  'id' | 'reference' | 'createdAt' | 'contactEmail'
>

/**
 * Removes a person from completed orders; what was sold at which price stays, as a business record. An order that is
 * still under way keeps its person: without one nobody could carry it out.
 */
export async function eraseOrders(
  tx: Tx,
  key: PersonKey,
  userId: string | null,
  at: Date,
): Promise<{ erased: PersonsOrder[]; open: PersonsOrder[] }> {
  const found = await tx
    .select()
    .from(customerOrders)
    .where(theirs(key, userId))
    .orderBy(asc(customerOrders.reference))
    .for('update')
  const over = found.filter(order => !isOpen(order, at))
  if (over.length > 0) {
    await tx
      .update(customerOrders)
      .set({
        ...{ userId: null, contactName: ERASED_CONTACT, contactEmail: '', contactPhone: null },
        ...{ shippingAddress: null, notes: null, remindersOffAt: at },
        linkVersion: sql`${customerOrders.linkVersion} + 1`,
        version: sql`${customerOrders.version} + 1`,
      })
      .where(
        inArray(
          customerOrders.id,
          over.map(({ id }) => id),
        ),
      )
  }
  return { erased: over, open: found.filter(order => isOpen(order, at)) }
}

type Stand = Pick<typeof customerOrders.$inferSelect, 'status' | 'installationOn'>

const ended: readonly Stand['status'][] = ['not_available', 'cancelled', 'cancelled_with_provider']

/** Whether an order is under way: not canceled wherever it has to be, not refused by the provider, and not installed yet. */
function isOpen({ status, installationOn }: Stand, at: Date): boolean {
  if (ended.includes(status)) return false
  return status !== 'booked' || installationOn === null || installationOn >= easternDay(at)
}
