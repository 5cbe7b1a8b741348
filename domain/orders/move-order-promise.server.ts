import { agreedTime } from '#domain/callbacks/agreed-time.ts'
import type { MovePromise } from '#domain/callbacks/give-back-closed.server.ts'
import { intoOurHours } from '#domain/callbacks/into-our-hours.ts'
import { eventsOf, recordEvent } from '#domain/desk/desk-events.server.ts'
import { dueNext } from '#domain/desk/work-items.server.ts'
import { workOn } from '#domain/desk/work-on.server.ts'
import { changeHeldOrder } from './change-order.server.ts'
import { enqueueOrderMail, type OrderMailDeps } from './enqueue-order-mail.server.ts'
import { findOrder, holdByReference } from './order-store.server.ts'

/** Moves what an order's customer was promised out of a time that closed. */
export const moveOrderPromise =
  (deps: OrderMailDeps): MovePromise =>
  async (tx, { subject, dueAt: before }, { staffed }) => {
    const at = deps.now()
    const found = await findOrder(tx, subject.id)
    const order = found && (await holdByReference(tx, found.reference))
    if (!order) return
    const dueAt = (await workOn(tx, 'order', [order.id])).get(order.id)?.dueAt
    // Somebody may have recorded an outcome meanwhile.
    if (dueAt?.getTime() !== before.getTime()) return
    const isAgreed = agreedTime(await eventsOf(tx, subject), dueAt) !== null
    const moved = intoOurHours({ dueAt, zone: order.timeZone, isAgreed }, at, staffed)
    const isPromise = order.callBy?.getTime() === dueAt.getTime()
    if (isPromise) await changeHeldOrder(tx, order.id, { callBy: moved })
    await dueNext(tx, 'order', order.id, { dueAt: moved })
    const details = { before: { callBy: dueAt.toISOString() }, after: { callBy: moved.toISOString() } }
    await recordEvent(tx, { at, actor: 'site', what: 'promise_moved', subject, visible: true, details })
    await enqueueOrderMail(
      tx,
      deps,
      { ...order, ...(isPromise ? { callBy: moved } : {}) },
      { kind: 'promise_moved', before: dueAt, callBy: moved, isFirst: order.status === 'submitted' },
    )
  }
