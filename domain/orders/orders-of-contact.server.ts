import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import { workOn } from '#domain/desk/work-on.server.ts'
import { lastTenDigits } from '#domain/shared/person-sql.server.ts'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { Reader } from '#platform/database.server.ts'
import { orderWorkKind } from './order-state.ts'
import { customerOrders } from './orders.tables.server.ts'

/** No more orders than this are listed. */
const ORDERS_SHOWN = 20

/** Other orders under somebody's email address or phone number, newest first, with who of us has them. */
export async function ordersOfContact(
  db: Reader,
  { id, email, phone }: { id: string; email: string; phone: string },
) {
  const digits = phoneDigits(phone)
  const theirs = or(
    email === '' ? undefined : eq(sql`lower(${customerOrders.contactEmail})`, email.toLowerCase()),
    digits.length === 10 ? eq(lastTenDigits(customerOrders.contactPhone), digits) : undefined,
  )
  if (!theirs) return []
  const { reference, status, contactName, createdAt } = customerOrders
  const orders = await db
    .select({ id: customerOrders.id, reference, status, name: contactName, createdAt })
    .from(customerOrders)
    .where(and(ne(customerOrders.id, id), theirs))
    .orderBy(desc(createdAt))
    .limit(ORDERS_SHOWN)
  const byKind = Map.groupBy(orders, ({ status }) => orderWorkKind(status))
  const works = await Promise.all(
    [...byKind].map(([kind, ofKind]) =>
      workOn(
        db,
        kind,
        ofKind.map(order => order.id),
      ),
    ),
  )
  const holders = new Map(works.flatMap(work => [...work]))
  return orders.map(order => ({ ...order, heldBy: holders.get(order.id)?.firstName ?? null }))
}
