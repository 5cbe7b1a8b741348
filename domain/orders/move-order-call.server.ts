import { agreedEvents, agreedTime } from '#domain/callbacks/agreed-time.ts'
import { zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { moveCall } from '#domain/callbacks/move-call.server.ts'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { type PlacesOfZips, timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { numberEvents } from '#domain/callbacks/wrong-number.ts'
import { eventsNamed, recordEvent } from '#domain/desk/desk-events.server.ts'
import { workOn } from '#domain/desk/work-on.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import type { Tx } from '#platform/database.server.ts'
import type { OrderChange } from './change-order.server.ts'
import { nextContact } from './next-call-words.ts'
import type { StoredOrder } from './order-store.server.ts'
import { statusFacts } from './status-facts.server.ts'

type Order = Pick<
  StoredOrder,
  | ('id' | 'status' | 'shippingAddress' | 'timeZone' | 'callBy' | 'createdAt' | 'answerBy')
  | ('contactPhone' | 'contactEmail' | 'installationOn')
>
type Work = { zipCode?: string; timeZone?: string | null; dueAt?: Date }

/** What another address changes about the call of an order: in the order, in its work, and for the customer to read. */
export type MovedOrderCall = { order: OrderChange; work: Work; told: string[] }

/** Moves the call of an order to calling hours at its new address, in the transaction that stores it. */
export async function moveOrderCall(
  tx: Tx,
  { zips, settings }: { zips: PlacesOfZips; settings: BusinessSettings },
  order: Order,
  address: string,
  at: Date,
): Promise<MovedOrderCall> {
  const zipCode = zipCodeIn(address, zips)
  if (zipCode === '' || address === order.shippingAddress) return { order: {}, work: {}, told: [] }
  const timeZone = timeZoneOf(zips, zipCode)
  const place = { zipCode, timeZone }
  if (timeZone === order.timeZone) return { order: {}, work: place, told: [] }

  const subject = { kind: 'order', id: order.id } as const
  const due = (await workOn(tx, 'order', [order.id])).get(order.id)?.dueAt ?? null
  const call = { subject, askedAt: order.createdAt, dueAt: due, callBy: order.callBy }
  const { dueAt, callBy, lost } = await moveCall(tx, call, timeZone, at, settings.staffed)
  if (lost) {
    const details = { before: { startsAt: lost.startsAt.toISOString() } }
    await recordEvent(tx, { at, actor: 'site', what: 'slot_lost', subject, visible: true, details })
  }
  const doNotCall = await isDoNotCall(tx, order.contactPhone ?? '')
  const events =
    (await eventsNamed(tx, 'order', [order.id], [...numberEvents, ...agreedEvents])).get(order.id) ?? []
  const kept = await slotOf(tx, subject)
  const isUnagreed = agreedTime(events, due) !== null && agreedTime(events, dueAt) === null
  const facts = statusFacts(
    { ...order, callBy },
    {
      ...{ doNotCall, events, slotStartsAt: kept?.startsAt ?? null },
      work: dueAt ? { dueAt, firstName: null } : undefined,
    },
    at,
  )
  const isLost = lost !== null || isUnagreed
  const next = nextContact(facts, { zone: timeZone ?? BUSINESS_ZONE, at, isLost })
  const gone = lost ? 'The hour you chose' : 'The time we agreed on'
  const why = isLost ? `. ${gone} is outside calling hours at the new address` : ''
  return {
    order: { timeZone, callBy },
    work: { ...place, ...(dueAt ? { dueAt } : {}) },
    told: next ? [`${next}${why}`] : [],
  }
}
