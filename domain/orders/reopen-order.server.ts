import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { dueAfter } from '#domain/callbacks/due-after.ts'
import { dueAgain } from '#domain/callbacks/due-again.server.ts'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { heldByColleague, type Taken } from '#domain/desk/claims.server.ts'
import { eventsOf, recordEvent } from '#domain/desk/desk-events.server.ts'
import { isRepeat } from '#domain/desk/once.server.ts'
import { finishWork } from '#domain/desk/work-items.server.ts'
import { workOn } from '#domain/desk/work-on.server.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Tx, transaction } from '#platform/database.server.ts'
import { changeHeldOrder } from './change-order.server.ts'
import { beginOrderWork } from './end-order-work.server.ts'
import { enqueueOrderMail } from './enqueue-order-mail.server.ts'
import { installationDays } from './installation-days.ts'
import { nextContact } from './next-call-words.ts'
import type { OrderNews } from './order-mails.ts'
import { CANCEL_HOURS } from './order-outcomes.ts'
import { orderWorkKind } from './order-state.ts'
import { holdByReference, type StoredOrder } from './order-store.server.ts'
import type { RecordOutcomeDeps } from './record-outcome.server.ts'
import { forgetRefused } from './settled-orders.server.ts'
import { statusFacts } from './status-facts.server.ts'
import { undoableEnd } from './undone-end.ts'

type Refused = 'work_gone' | 'work_changed' | 'state_refused'

/**
 * Opens an order again that the desk ended, as it was before: for a wrong press, or a customer who wants it after all. Its
 * customer, who read that it is over, is told in an email and on its page. One that its customer ended stays as it is.
 */
export async function reopenOrder(
  deps: RecordOutcomeDeps,
  member: StaffMember,
  { reference, version }: { reference: string; version: number },
): Promise<Outcome<{ reference: string }, Refused> | Taken> {
  const at = deps.now()
  return transaction(deps.db, async tx => {
    const order = await holdByReference(tx, reference)
    if (!order) return refused('work_gone')
    const subject = { kind: 'order', id: order.id } as const
    const events = await eventsOf(tx, subject)
    if (version !== order.version) {
      const after = { status: order.status }
      const press = { at, subject, staffId: member.id, after } as const
      for (const what of ['reopenOrder', 'not_cancelled_there'] as const)
        if (await isRepeat(tx, { ...press, what })) return succeeded({ reference })
      return refused('work_changed')
    }
    const end = undoableEnd(order.status, events)
    if (!end) return refused('state_refused')
    const taken = await heldByColleague(tx, member, orderWorkKind(order.status), order.id)
    if (taken) return taken
    const again = { ...order, status: end.before }
    await changeHeldOrder(tx, order.id, { status: end.before })
    if (order.status === 'not_available') await forgetRefused(tx, order.id, end.at)
    if (order.status === 'cancelling') await finishWork(tx, 'order_cancellation', order.id, at)
    const dueAt = await beginAgain(tx, deps, again, at)
    await recordEvent(tx, {
      ...{ at, actor: { staffId: member.id, name: member.name }, subject, visible: true },
      what: end.before === 'cancelling' ? 'not_cancelled_there' : 'reopenOrder',
      details: { before: { status: order.status }, after: { status: end.before } },
    })
    await enqueueOrderMail(tx, deps, again, await newsOf(tx, again, events, { at, dueAt }))
    return succeeded({ reference })
  })
}

/** Begins the work anew that an order has in this state; returns by when, or null where a provider's day is awaited. */
async function beginAgain(
  tx: Tx,
  deps: RecordOutcomeDeps,
  order: StoredOrder,
  at: Date,
): Promise<Date | null> {
  if (order.status === 'booked') return null
  const kind = orderWorkKind(order.status)
  const home = {
    ...{ kind, subject: { kind: 'order', id: order.id } as const },
    ...{ phone: order.contactPhone ?? '', zone: order.timeZone },
  }
  const dueAt =
    kind === 'order'
      ? await dueAgain(tx, home, at, deps.settings)
      : // Whom we call is the provider, by our own clock.
        dueAfter(at, BUSINESS_ZONE, CANCEL_HOURS, deps.settings.staffed)
  await beginOrderWork(tx, deps, order, { kind, at, dueAt })
  return dueAt
}

async function newsOf(
  tx: Tx,
  order: StoredOrder,
  events: Awaited<ReturnType<typeof eventsOf>>,
  { at, dueAt }: { at: Date; dueAt: Date | null },
): Promise<OrderNews> {
  if (order.status === 'cancelling') return { kind: 'order_not_cancelled_there', cancelBy: dueAt ?? at }
  const slot = await slotOf(tx, { kind: 'order', id: order.id })
  const known = {
    ...{ events, work: (await workOn(tx, 'order', [order.id])).get(order.id) },
    doNotCall: await isDoNotCall(tx, order.contactPhone ?? ''),
    slotStartsAt: slot?.startsAt ?? null,
  }
  const zone = order.timeZone ?? BUSINESS_ZONE
  const day = order.status === 'booked' ? order.installationOn : null
  return {
    kind: 'order_reopened',
    next: nextContact(statusFacts(order, known, at), { zone, at }),
    installationOn: day !== null && day >= installationDays(at, order.timeZone).first ? day : null,
  }
}
