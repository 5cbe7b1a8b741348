import { agreedEvents } from '#domain/callbacks/agreed-time.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { slotsOf } from '#domain/callbacks/slot-store.server.ts'
import { numberEvents } from '#domain/callbacks/wrong-number.ts'
import { eventsNamed } from '#domain/desk/desk-events.server.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { type Page, pageNumber } from '#domain/shared/page-of.ts'
import type { Database } from '#platform/database.server.ts'
import { type OrderView, orderView } from './order-for-confirmation.server.ts'
import type { OrderPage } from './order-page.server.ts'
import { isOver, isWithProvider } from './order-state.ts'
import { isCalledNext, mayChange, type OrderStatus, orderStatus } from './order-status.ts'
import { countOwnOrders, listOwnOrders } from './order-store.server.ts'
import { statusFacts } from './status-facts.server.ts'
import { workOnOrders } from './work-on-orders.server.ts'

const ORDERS_PER_PAGE = 10

/** An order in its owner's list, with its progress. */
export type ListedOrder = OrderView & {
  status: OrderStatus
  timeZone: string
} & Pick<OrderPage, 'mayChange' | 'calledNext' | 'isOver' | 'isWithProvider'>

/** One page of this user's orders, newest first. */
export async function ownOrders(
  db: Database,
  userId: string,
  wantedPage: string | null,
  now: Date,
): Promise<Page<ListedOrder>> {
  const pages = Math.max(1, Math.ceil((await countOwnOrders(db, userId)) / ORDERS_PER_PAGE))
  const page = pageNumber(wantedPage, pages)
  const orders = await listOwnOrders(db, userId, ORDERS_PER_PAGE, (page - 1) * ORDERS_PER_PAGE)
  const ids = orders.map(({ id }) => id)
  const work = await workOnOrders(db, ids)
  const told = await eventsNamed(db, 'order', ids, [...numberEvents, ...agreedEvents])
  const slots = await slotsOf(db, 'order', ids)
  const uncalled = await Promise.all(orders.map(order => isDoNotCall(db, order.contactPhone ?? '')))
  const entries = orders.map((order, index) => {
    const known = {
      doNotCall: uncalled[index] ?? false,
      work: work.get(order.id),
      slotStartsAt: slots.get(order.id) ?? null,
      events: told.get(order.id) ?? [],
    }
    const facts = statusFacts(order, known, now)
    return {
      ...orderView(order),
      status: orderStatus(facts, now),
      mayChange: mayChange(order.status),
      isOver: isOver(order.status),
      isWithProvider: isWithProvider(order.status),
      calledNext: isCalledNext(facts),
      timeZone: order.timeZone ?? BUSINESS_ZONE,
    }
  })
  return { entries, page, pages }
}
