import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { LinkKeys } from '#platform/link-keys.server.ts'
import { changeHeldOrder } from './change-order.server.ts'
import { mayOpen, type OrderAccess } from './open-order.server.ts'
import { holdByReference } from './order-store.server.ts'

/** Stops the emails before a price of this order goes up, whatever its state. Asking again changes nothing. */
export function stopReminders(
  { db, links, now }: { db: Database; links: LinkKeys; now: () => Date },
  access: OrderAccess,
): Promise<Outcome<null, 'order_unknown'>> {
  const at = now()
  return transaction(db, async tx => {
    const order = await holdByReference(tx, access.reference)
    if (!order || !mayOpen(links, order, access, at)) return refused('order_unknown')
    if (order.remindersOffAt === null) await changeHeldOrder(tx, order.id, { remindersOffAt: at })
    return succeeded(null)
  })
}
