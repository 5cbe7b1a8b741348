import type { LoseHour } from '#domain/callbacks/give-back-closed.server.ts'
import { moveCall } from '#domain/callbacks/move-call.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { dueNext } from '#domain/desk/work-items.server.ts'
import { workOn } from '#domain/desk/work-on.server.ts'
import { changeHeldOrder } from './change-order.server.ts'
import { enqueueOrderMail, type OrderMailDeps } from './enqueue-order-mail.server.ts'
import { findOrder, holdByReference } from './order-store.server.ts'

/** Gives back an order's hour that closed: its customer is called as soon as possible, and can choose another. */
export const loseOrderHour =
  (deps: OrderMailDeps): LoseHour =>
  async (tx, { subjectId }, { staffed }) => {
    const at = deps.now()
    const found = await findOrder(tx, subjectId)
    const order = found && (await holdByReference(tx, found.reference))
    if (!order) return
    const subject = { kind: 'order', id: order.id } as const
    const dueAt = (await workOn(tx, 'order', [order.id])).get(order.id)?.dueAt ?? null
    const call = { subject, askedAt: order.createdAt, dueAt, callBy: order.callBy }
    const moved = await moveCall(tx, call, order.timeZone, at, staffed)
    if (!moved.lost) return
    const { callBy } = moved
    await changeHeldOrder(tx, order.id, { callBy })
    if (moved.dueAt) await dueNext(tx, 'order', order.id, { dueAt: moved.dueAt })
    const { startsAt } = moved.lost
    const details = { before: { startsAt: startsAt.toISOString() } }
    await recordEvent(tx, { at, actor: 'site', what: 'slot_lost', subject, visible: true, details })
    await enqueueOrderMail(tx, deps, { ...order, callBy }, { kind: 'slot_lost', startsAt, callBy })
  }
