import { agreedTime } from '#domain/callbacks/agreed-time.ts'
import type { AnswerWay } from '#domain/callbacks/answer-ways.ts'
import { zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { freeHours } from '#domain/callbacks/free-hours.server.ts'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import type { Database } from '#platform/database.server.ts'
import type { LinkKeys } from '#platform/link-keys.server.ts'
import { type OrderAccess, openOrder } from './open-order.server.ts'
import { type OrderView, orderView } from './order-for-confirmation.server.ts'
import { isWithProvider } from './order-state.ts'
import { isCalledNext, mayChange, type OrderStatus, orderStatus, withoutHour } from './order-status.ts'
import { itemsOf, type StoredOrder } from './order-store.server.ts'
import { timelineWords } from './timeline-words.ts'
import { workOnOrders } from './work-on-orders.server.ts'
import { isWrongNumber } from './wrong-number.ts'

/** Something that happened to an order, as its customer reads it. */
export type TimelineEntry = {
  /** ISO 8601 in UTC. */
  at: string
  words: string
  /** First name of the staff member who did it. */
  firstName: string | null
  /** What the customer wrote themselves; our own notes stay internal. */
  note: string
}

/** The page of one order: what it is, its status, what happened, and what can still be changed. */
export type OrderPage = OrderView & {
  status: OrderStatus
  /** The home's zone, used for times without script; the business's if it is unknown. */
  timeZone: string
  version: number
  contactEmail: string
  timeline: TimelineEntry[]
  mayChange: boolean
  slotStartsAt: string | null
  /** The starts of the hours that can be chosen now. */
  freeHours: string[]
  notAvailable: boolean
  /** Whether the provider has the order: then canceling it means canceling it there, too. */
  isWithProvider: boolean
  /** Whether nobody may call or text the number: we write instead. */
  doNotCall: boolean
  /** Whether the number is known to reach somebody else: nobody is called before it is changed. */
  wrongNumber: boolean
  /** Whether the next thing the customer hears from us is a call. */
  calledNext: boolean
  /** How they hear from us next if they choose no hour. */
  withoutHour: AnswerWay
  /** Of the home, if the address contains it; empty otherwise. */
  zipCode: string
  /** The staff member who has the order; null if nobody yet. */
  firstName: string | null
}

/** The page of an order for somebody who may see it, or null. */
export async function orderPage(
  deps: {
    db: Database
    links: LinkKeys
    zips: PlacesOfZips
    settings: BusinessSettings
    now: () => Date
  },
  access: OrderAccess,
): Promise<OrderPage | null> {
  const order = await openOrder(deps, access)
  if (!order) return null
  const { db, zips, now, settings } = deps
  const subject = { kind: 'order' as const, id: order.id }
  const open = mayChange(order.status)
  const doNotCall = await isDoNotCall(db, order.contactPhone ?? '')
  const [items, slot, work, events, hours] = [
    await itemsOf(db, order.id),
    doNotCall ? null : await slotOf(db, subject),
    await workOnOrders(db, [order.id]),
    await eventsOf(db, subject, 'visible'),
    open && !doNotCall ? await freeHours(db, order.timeZone, now(), settings) : [],
  ]
  const slotStartsAt = slot?.startsAt.toISOString() ?? null
  const wrongNumber = open && isWrongNumber(events, order.contactPhone)
  const { firstName = null, dueAt = null } = work.get(order.id) ?? {}
  const facts = {
    ...statusFacts(order, doNotCall),
    doNotCall,
    wrongNumber,
    slotStartsAt,
    firstName,
    dueAt: dueAt?.toISOString() ?? null,
    agreedAt: agreedTime(events, dueAt)?.toISOString() ?? null,
  }
  return {
    ...orderView({ ...order, items }),
    status: orderStatus(facts, now()),
    timeZone: order.timeZone ?? BUSINESS_ZONE,
    version: order.version,
    contactEmail: order.contactEmail,
    timeline: [
      { at: order.createdAt.toISOString(), words: 'You placed the order', firstName: null, note: '' },
      ...events.map(event => ({
        at: event.at.toISOString(),
        words: timelineWords(event.what),
        firstName: event.staffId === null ? null : (event.actor.split(' ')[0] ?? null),
        note: event.actor === 'visitor' && event.staffId === null ? (event.note ?? '') : '',
      })),
    ],
    mayChange: open,
    // A past hour can't be chosen anymore; the status tells what became of it.
    slotStartsAt: slot && slot.startsAt > now() ? slotStartsAt : null,
    freeHours: hours.map(hour => hour.toISOString()),
    doNotCall,
    wrongNumber,
    calledNext: isCalledNext(facts),
    withoutHour: withoutHour(facts),
    isWithProvider: isWithProvider(order.status),
    notAvailable: order.status === 'not_available',
    zipCode: zipCodeIn(order.shippingAddress ?? '', zips),
    firstName,
  }
}

/** What an order itself says of its status, and whether nobody may call its number. */
export const statusFacts = (order: StoredOrder, doNotCall: boolean) => ({
  ...{ status: order.status, installationOn: order.installationOn },
  answerBy: doNotCall ? ('email' as const) : order.answerBy,
  phone: order.contactPhone ?? 'you',
  email: order.contactEmail,
  callBy: order.callBy?.toISOString() ?? null,
})
