import { outsideCopies, type ToldRecord } from '#domain/automation/outside-copies.server.ts'
import type { OutsideCopy } from '#domain/automation/outside-copies.ts'
import { orderAddresses } from '#domain/orders/order-addresses.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { numbersOf, type Person } from './person.server.ts'

export type OutsideDeps = { db: Database; queue: Queue; environmentReceiver: string | null }

/** The outside receivers that got a person's data: we can't erase it there. */
export async function outsideCopiesOf(
  deps: OutsideDeps,
  { key, orders, leads, chats }: Person,
): Promise<OutsideCopy[]> {
  const once = (kind: ToldRecord['kind'], at: Date) => ({ kind, from: at, until: at })
  const records = [
    ...orders.map(({ createdAt }) => once('order', createdAt)),
    ...leads.map(({ source, createdAt }) => once(source === 'bundle' ? 'bundle_lead' : 'lead', createdAt)),
    ...chats.map(({ createdAt: from, updatedAt: until }) => ({ kind: 'conversation' as const, from, until })),
  ]
  const whose = {
    ...{ key, chatIds: chats.map(({ id }) => id) },
    numbers: numbersOf([...leads, ...chats].map(({ phone }) => phone)),
    corrected: await orderAddresses(deps.db, orders),
  }
  return outsideCopies(deps, whose, records)
}
