import { z } from 'zod/mini'
import { leadsOfSamePerson } from '#domain/leads/find-lead.server.ts'
import { withOpen } from '#domain/leads/lead-for-desk.server.ts'
import { ordersOfContact } from '#domain/orders/orders-of-contact.server.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import type { Database } from '#platform/database.server.ts'

type Lead = Awaited<ReturnType<typeof leadsOfSamePerson>>[number]
/** What else is known under an email address or a phone number. */
export type AlsoTheirs = {
  orders: Awaited<ReturnType<typeof ordersOfContact>>
  leads: Awaited<ReturnType<typeof withOpen<Lead>>>
}

/** Whoever calls about one thing sees the others: nobody is called twice, or sold what they ordered themselves. */
export const readAlsoTheirs = staffOperation({
  name: 'readAlsoTheirs',
  summary: 'Other orders and leads under the email address or phone number of an order or a lead.',
  // A lead's page lists the leads of the same person itself, to take them together.
  input: z.object({ of: z.enum(['order', 'lead']), id: z.string(), email: z.string(), phone: z.string() }),
  output: z.custom<AlsoTheirs>(),
  refusals: [],
  async run({ db, now }: { db: Database; now: () => Date }, _caller, contact) {
    const [orders, leads] = await Promise.all([
      ordersOfContact(db, contact),
      contact.of === 'lead' ? [] : leadsOfSamePerson(db, contact),
    ])
    return succeeded({ orders, leads: await withOpen(db, leads, now()) })
  },
})
