import { agreedLater } from '#domain/callbacks/agreed-later.server.ts'
import { callDue } from '#domain/callbacks/call-promise.server.ts'
import { latestCallBy } from '#domain/callbacks/calling-hours.ts'
import { holdSlot } from '#domain/callbacks/hold-slot.server.ts'
import { promiseWords, slotWords } from '#domain/callbacks/promise-words.ts'
import { giveBackSlot } from '#domain/callbacks/slot-store.server.ts'
import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import type { EventName } from '#domain/desk/event-words.ts'
import { isRepeat } from '#domain/desk/once.server.ts'
import { dueNext, renameWork } from '#domain/desk/work-items.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { changeHeldOrder } from './change-order.server.ts'
import { endCancelledWork } from './end-order-work.server.ts'
import { enqueueOrderMail, type OrderMailDeps } from './enqueue-order-mail.server.ts'
import { mailOrderChange } from './mail-order-change.server.ts'
import { moveOrderCall } from './move-order-call.server.ts'
import { mayOpen, type OrderAccess } from './open-order.server.ts'
import { orderTarget } from './order-link.server.ts'
import { cancelledFrom } from './order-state.ts'
import { mayChange, withoutHour } from './order-status.ts'
import { holdByReference, type StoredOrder } from './order-store.server.ts'

export type OwnOrderDeps = OrderMailDeps & {
  db: Database
  zips: PlacesOfZips
  settings: BusinessSettings
}

/** Why a customer's change is refused. */
type Refused = 'order_unknown' | 'order_settled' | 'order_moved_on'

/** The contact details of an order as its page takes them. */
export type OrderContact = { name: string; email: string; phone: string; address: string }

/** Opens an order for its customer's change, locked until that is done. `version` is the one they saw, if it matters. */
function change<Value, Code extends Refused | 'slot_taken' | 'do_not_call'>(
  { db, links, now }: OwnOrderDeps,
  access: OrderAccess,
  version: number | null,
  work: (tx: Tx, order: StoredOrder, at: Date) => Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code | Refused>> {
  const at = now()
  return transaction(db, async tx => {
    const order = await holdByReference(tx, access.reference)
    if (!order || !mayOpen(links, order, access, at)) return refused('order_unknown')
    if (!mayChange(order.status)) return refused('order_settled')
    if (version !== null && version !== order.version) return refused('order_moved_on')
    return work(tx, order, at)
  })
}

const byVisitor = (order: StoredOrder, at: Date, what: EventName) => ({
  ...{ at, actor: 'visitor' as const, what, visible: true },
  subject: { kind: 'order' as const, id: order.id },
})

const labels = { name: 'Name', email: 'Email', phone: 'Phone number', address: 'Address' } as const

/** The key of a link that opens the order from now on, if the earlier ones have ended; null if they go on working. */
type NewLink = { key: string | null }

/**
 * Changes how the customer is reached and where the service goes. Both the old and the new email address are notified.
 * With another email address every earlier link ends; who made the change gets a key to stay with the order.
 */
export function changeContact(
  deps: OwnOrderDeps,
  access: OrderAccess,
  version: number,
  contact: OrderContact,
): Promise<Outcome<NewLink, Refused>> {
  return change(deps, access, version, async (tx, order, at) => {
    const before: OrderContact = {
      name: order.contactName,
      email: order.contactEmail,
      phone: order.contactPhone ?? '',
      address: order.shippingAddress ?? '',
    }
    const fields = (['name', 'email', 'phone', 'address'] as const).filter(
      field => before[field] !== contact[field],
    )
    if (fields.length === 0) return succeeded({ key: null })
    const reached = { ...order, contactPhone: contact.phone }
    const moved = await moveOrderCall(tx, deps, reached, contact.address, at)
    const changed = {
      contactName: contact.name,
      contactEmail: contact.email,
      contactPhone: contact.phone,
      shippingAddress: contact.address,
      ...moved.order,
    }
    const link = { id: order.id, ...(await changeHeldOrder(tx, order.id, changed)) }
    const shown = { who: contact.name, email: contact.email, ...moved.work }
    await renameWork(tx, 'order', order.id, shown)
    const pick = (from: OrderContact) => Object.fromEntries(fields.map(field => [field, from[field]]))
    await recordEvent(tx, {
      ...byVisitor(order, at, 'order_contact_changed'),
      details: { before: pick(before), after: pick(contact) },
    })
    const written = { ...contact, phone: phoneWords(contact.phone) }
    const changes = [...fields.map(field => `${labels[field]}: ${written[field]}`), ...moved.told]
    const told = { changes, before: order }
    await mailOrderChange(tx, deps, { ...order, ...changed, ...link }, told)
    const hasEnded = link.linkVersion !== order.linkVersion
    return succeeded({ key: hasEnded ? deps.links.keyFor(orderTarget(link), at) : null })
  })
}

/** Adds a customer's note, which the desk reads beside the order; the same words again are the same note. */
export function addNote(
  deps: OwnOrderDeps,
  access: OrderAccess,
  note: string,
): Promise<Outcome<null, Refused>> {
  return change(deps, access, null, async (tx, order, at) => {
    const added = byVisitor(order, at, 'order_note_added')
    if (await isRepeat(tx, { ...added, staffId: null, note })) return succeeded(null)
    await changeHeldOrder(tx, order.id, {})
    await recordEvent(tx, { ...added, details: { note } })
    return succeeded(null)
  })
}

/** Cancels an order for its customer: nobody calls about it anymore. What the provider has is canceled there by us. */
export function cancelOrder(deps: OwnOrderDeps, access: OrderAccess): Promise<Outcome<null, Refused>> {
  return change(deps, access, null, async (tx, order, at) => {
    const status = cancelledFrom(order.status)
    await changeHeldOrder(tx, order.id, { status })
    await giveBackSlot(tx, { kind: 'order', id: order.id }, at)
    const cancelBy = await endCancelledWork(tx, deps, order, at)
    await recordEvent(tx, {
      ...byVisitor(order, at, 'order_cancelled'),
      details: { before: { status: order.status }, after: { status } },
    })
    await enqueueOrderMail(tx, deps, order, { kind: 'order_cancelled', why: 'canceled', cancelBy })
    return succeeded(null)
  })
}

/** Chooses the hour in which the customer is called, or moves it; null: as soon as possible again. */
export function chooseHour(
  deps: OwnOrderDeps,
  access: OrderAccess,
  startsAt: Date | null,
  visitorZone: string | null,
): Promise<Outcome<null, Refused | 'slot_taken' | 'do_not_call'>> {
  return change(deps, access, null, async (tx, order, at) => {
    const subject = { kind: 'order' as const, id: order.id }
    const zone = visitorZone ?? order.timeZone ?? BUSINESS_ZONE
    const wish = { subject, visitorZone: zone, homeZone: order.timeZone, phone: order.contactPhone ?? '' }
    const held = startsAt && (await holdSlot(tx, deps.queue, { ...wish, startsAt }, at, deps.settings))
    if (held && !held.ok) return held
    const given = held ? held.value.before : await giveBackSlot(tx, subject, at)
    // Whoever rather hears from us soon gives up a time that was agreed on, too.
    const agreed = held || given ? null : await agreedLater(tx, subject, 'order', at)
    const before = given ?? (agreed && { startsAt: agreed })
    const isPromiseOver = order.callBy === null || order.callBy <= at
    const callBy = isPromiseOver
      ? latestCallBy(at, order.timeZone, deps.settings.staffed)
      : (order.callBy ?? at)
    if (held ? held.value.changed : before) {
      await changeHeldOrder(tx, order.id, { callBy })
      await dueNext(tx, 'order', order.id, { dueAt: callDue({ callBy, slotStartsAt: startsAt }) })
      const moved = before ? 'slot_moved' : 'slot_booked'
      await recordEvent(tx, {
        ...byVisitor(order, at, startsAt ? moved : 'slot_cancelled'),
        details: {
          ...(before ? { before: { startsAt: before.startsAt.toISOString() } } : {}),
          ...(startsAt ? { after: { startsAt: startsAt.toISOString(), timeZone: zone } } : {}),
        },
      })
      const shown = order.timeZone ?? zone
      const when = startsAt
        ? slotWords(startsAt, shown)
        : `as soon as possible, ${promiseWords(callBy, shown)}`
      const isCall = startsAt !== null || withoutHour(order) === 'call'
      const changes = [`${isCall ? "We'll call you" : "We'll get in touch"}: ${when}`]
      await enqueueOrderMail(tx, deps, { ...order, callBy }, { kind: 'order_changed', changes })
    }
    return succeeded(null)
  })
}
