import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import type { Remind } from '#domain/callbacks/remind-of-slot.server.ts'
import { isWrongNumber } from '#domain/callbacks/wrong-number.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'
import { enqueueOrderMail, type OrderMailDeps } from './enqueue-order-mail.server.ts'
import { mayChange } from './order-status.ts'
import { findOrder } from './order-store.server.ts'

/** Reminds an order's customer of the hour in which we call, unless the order is settled, or nobody may or can call by then. */
export const remindOfOrderSlot =
  (deps: OrderMailDeps): Remind =>
  async (tx, { subjectId, startsAt }) => {
    const order = await findOrder(tx, subjectId)
    if (!order || !mayChange(order.status) || !canBeDialed(order.contactPhone ?? '')) return
    if (await isDoNotCall(tx, order.contactPhone ?? '')) return
    const events = await eventsOf(tx, { kind: 'order', id: order.id })
    if (!isWrongNumber(events, order.contactPhone)) {
      await enqueueOrderMail(tx, deps, order, { kind: 'slot_reminder', startsAt })
    }
  }
