import { count, isNotNull } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import type { OrderState } from './order-state.ts'
import { customerOrders } from './orders.tables.server.ts'

/** How many orders came from each partner's site, by status: only numbers. */
export async function ordersByPartner(
  db: Reader,
): Promise<Map<string, { status: OrderState; orders: number }[]>> {
  const { partner, status } = customerOrders
  const rows = await db
    .select({ mark: partner, status, orders: count() })
    .from(customerOrders)
    .where(isNotNull(partner))
    .groupBy(partner, status)
  return Map.groupBy(rows, row => row.mark ?? '')
}
