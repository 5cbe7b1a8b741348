import type { AnswerWay } from '#domain/callbacks/answer-ways.ts'
import { zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import { withinWords } from '#domain/callbacks/callback-promise.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { freeHours } from '#domain/callbacks/free-hours.server.ts'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import { whyWritten } from '#domain/callbacks/written-instead.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'
import type { Database } from '#platform/database.server.ts'
import type { LinkKeys } from '#platform/link-keys.server.ts'
import { type OrderAccess, openOrder } from './open-order.server.ts'
import { type OrderView, orderView } from './order-for-confirmation.server.ts'
import { isOver, isWithProvider } from './order-state.ts'
import { isCalledNext, mayChange, type OrderStatus, orderStatus, withoutHour } from './order-status.ts'
import { itemsOf, type StoredOrder } from './order-store.server.ts'
import { statusFacts } from './status-facts.server.ts'
import { timelineWords } from './timeline-words.ts'
import { workOnOrders } from './work-on-orders.server.ts'

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
  /** Within which time, or in which hour, they hear from us first; null once that promise no longer stands. */
  firstContact: string | null
  /** The home's zone, used for times without script; the business's if it is unknown. */
  timeZone: string
  version: number
  contactEmail: string
  timeline: TimelineEntry[]
  mayChange: boolean
  /** Whether it is canceled or not available there. */
  isOver: boolean
  slotStartsAt: string | null
  /** The starts of the hours that can be chosen now. */
  freeHours: string[]
  notAvailable: boolean
  /** Whether the provider has the order: then canceling it means canceling it there, too. */
  isWithProvider: boolean
  /** Whether nobody may or can call or text the number: we write instead. */
  doNotCall: boolean
  /** Why we write, where a call or a text message was asked for; null if they get it, and once the order is settled. */
  instead: string | null
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
  const phone = order.contactPhone ?? ''
  const listed = await isDoNotCall(db, phone)
  const uncalled = listed || !canBeDialed(phone)
  const [items, slot, work, events, hours] = [
    await itemsOf(db, order.id),
    uncalled ? null : await slotOf(db, subject),
    await workOnOrders(db, [order.id]),
    await eventsOf(db, subject, 'visible'),
    open && !uncalled ? await freeHours(db, order.timeZone, now(), settings) : [],
  ]
  const known = { doNotCall: listed, events, work: work.get(order.id), slotStartsAt: slot?.startsAt ?? null }
  const facts = statusFacts(order, known, now())
  const status = orderStatus(facts, now())
  return {
    ...orderView({ ...order, items }),
    status,
    firstContact: firstContact(order, status),
    timeZone: order.timeZone ?? BUSINESS_ZONE,
    version: order.version,
    contactEmail: order.contactEmail,
    timeline: [
      { at: order.createdAt.toISOString(), words: 'You placed the order', firstName: null, note: '' },
      ...events.map(event => ({
        at: event.at.toISOString(),
        words: timelineWords(event),
        firstName: event.staffId === null ? null : (event.actor.split(' ')[0] ?? null),
        note: event.actor === 'visitor' && event.staffId === null ? (event.note ?? '') : '',
      })),
    ],
    mayChange: open,
    isOver: isOver(order.status),
    // A past hour can't be chosen anymore; the status tells what became of it.
    slotStartsAt: slot && slot.startsAt > now() ? facts.slotStartsAt : null,
    freeHours: hours.map(hour => hour.toISOString()),
    doNotCall: uncalled,
    instead: open ? whyWritten({ phone, email: order.contactEmail, answerBy: order.answerBy }, listed) : null,
    wrongNumber: open && facts.wrongNumber,
    calledNext: isCalledNext(facts),
    withoutHour: withoutHour(facts),
    isWithProvider: isWithProvider(order.status),
    notAvailable: order.status === 'not_available',
    zipCode: zipCodeIn(order.shippingAddress ?? '', zips),
    firstName: facts.firstName,
  }
}

/** Once somebody tried to reach them, or the time has passed, the status says what comes next. */
function firstContact(
  { status, callBy, createdAt }: Pick<StoredOrder, 'status' | 'callBy' | 'createdAt'>,
  { by, overdue }: OrderStatus,
): string | null {
  if (status !== 'submitted' || by === null || overdue) return null
  if (by.kind === 'hour') return 'in the hour you chose'
  return callBy?.toISOString() === by.at ? withinWords(createdAt, callBy) : null
}
