import { eventsNamed } from '#domain/desk/desk-events.server.ts'
import type { Reader } from '#platform/database.server.ts'

/** An email address that an order has or had. What was sent and agreed to when it was placed still names the first. */
type OrderAddress = { placedAt: Date; email: string }

type Order = { id: string; createdAt: Date; contactEmail: string }

/** The addresses that these orders have, and had before as far as their events are kept; in lower case. */
export async function orderAddresses(db: Reader, orders: readonly Order[]): Promise<OrderAddress[]> {
  const ids = orders.map(({ id }) => id)
  const corrections = await eventsNamed(db, 'order', ids, ['order_contact_changed', 'corrected'])
  return orders.flatMap(({ id, createdAt, contactEmail }) => {
    const emails = (corrections.get(id) ?? []).flatMap(({ before }) =>
      typeof before?.email === 'string' ? [before.email.toLowerCase()] : [],
    )
    const all = new Set([contactEmail.toLowerCase(), ...emails])
    all.delete('')
    return [...all].map(email => ({ placedAt: createdAt, email }))
  })
}
