import type { Reader } from '#platform/database.server.ts'
import type { LinkKeys } from '#platform/link-keys.server.ts'
import { orderTarget } from './order-link.server.ts'
import { findByReference, type StoredOrder } from './order-store.server.ts'

/** What somebody uses to open an order: its reference, and their session or the key of an emailed link. */
export type OrderAccess = { reference: string; key: string | null; userId: string | null }

/** Whether this session or key opens the order: it is the customer's own, or the key was made for it. */
export function mayOpen(
  links: LinkKeys,
  order: Pick<StoredOrder, 'id' | 'userId' | 'linkVersion'>,
  { key, userId }: Omit<OrderAccess, 'reference'>,
  at: Date,
): boolean {
  if (userId !== null && order.userId === userId) return true
  return key !== null && links.opens(key, orderTarget(order), at)
}

/**
 * The order if the caller may see it; an unknown one, somebody else's and a wrong or expired key get the same answer:
 * null.
 */
export async function openOrder(
  { db, links, now }: { db: Reader; links: LinkKeys; now: () => Date },
  access: OrderAccess,
): Promise<StoredOrder | null> {
  const order = await findByReference(db, access.reference)
  return order && mayOpen(links, order, access, now()) ? order : null
}
