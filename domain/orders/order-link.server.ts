import type { LinkKeys } from '#platform/link-keys.server.ts'
import type { StoredOrder } from './order-store.server.ts'

/** What an order's link is made from. */
export type LinkedOrder = Pick<StoredOrder, 'id' | 'reference' | 'linkVersion'>

/** What a link to this order opens; a link with a different version opens nothing. */
export const orderTarget = ({ id, linkVersion }: Pick<LinkedOrder, 'id' | 'linkVersion'>) => ({
  kind: 'order',
  id,
  version: linkVersion,
})

/** The addresses of an order's own page and related pages, for the person who gets its emails. */
export function orderLinks(
  { links, siteUrl }: { links: LinkKeys; siteUrl: string },
  order: LinkedOrder,
  at: Date,
): { page: string; calendar: string; stopReminders: string } {
  const base = `${siteUrl}/orders/${order.reference}`
  const query = `?key=${links.keyFor(orderTarget(order), at)}`
  return {
    page: `${base}${query}`,
    calendar: `${base}/call.ics${query}`,
    stopReminders: `${base}/reminders${query}`,
  }
}
