import { type Page, pageNumber } from '#domain/shared/page-of.ts'
import type { Database } from '#platform/database.server.ts'
import { type OrderView, orderView } from './order-for-confirmation.server.ts'
import { countOwnOrders, listOwnOrders } from './order-store.server.ts'

const ORDERS_PER_PAGE = 10

/** One page of the orders of this user, the newest first. */
export async function ownOrders(
  db: Database,
  userId: string,
  wantedPage: string | null,
): Promise<Page<OrderView>> {
  const pages = Math.max(1, Math.ceil((await countOwnOrders(db, userId)) / ORDERS_PER_PAGE))
  const page = pageNumber(wantedPage, pages)
  const orders = await listOwnOrders(db, userId, ORDERS_PER_PAGE, (page - 1) * ORDERS_PER_PAGE)
  return { entries: orders.map(orderView), page, pages }
}
