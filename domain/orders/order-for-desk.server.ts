import { asc, eq } from 'drizzle-orm'
import { mayCallNow } from '#domain/callbacks/calling-hours.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { isWrongNumber } from '#domain/callbacks/wrong-number.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { wordsOf } from '#domain/catalog/condition.ts'
import { isLabeled } from '#domain/catalog/internet-plan.ts'
import { consentToOrder, shownConsent } from '#domain/consent/consent-store.server.ts'
import { openWorkOf } from '#domain/desk/claims.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { refusalOfMails } from '#domain/mail/mail-store.server.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Database, Reader } from '#platform/database.server.ts'
import { installationDays } from './installation-days.ts'
import { orderDoubts } from './order-doubts.ts'
import { costOf } from './order-for-confirmation.server.ts'
import { outcomesFrom } from './order-outcomes.ts'
import { orderWorkKind } from './order-state.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'
import { undoableEnd } from './undone-end.ts'

/** A line as it was sold, beside today's price. */
export type DeskLine = {
  id: string
  providerName: string
  serviceName: string
  quantity: number
  priceCents: number
  planId: string | null
  /** The plan whose broadband label is about it, which with its price locked is another one; null if none is. */
  labelOf: string | null
  soldUnder: { schedule: PriceSchedule; catalogueRevision: string; conditions: readonly string[] } | null
  /** What it costs for who orders today; `null` if the plan is no longer sold or was never stored. */
  today: PriceSchedule | null
}

type Deps = { db: Database; now: () => Date; catalogue: Catalogue; settings: BusinessSettings }

/** Everything about an order that somebody needs to call about it; null if there is none with this reference. */
export async function orderForDesk({ db, now, catalogue, settings }: Deps, reference: string) {
  const order = await findOrderByReference(db, reference)
  if (!order) return null
  const at = now()
  const subject = { kind: 'order', id: order.id } as const
  const [work, events, consent, slot, doNotCall, mailFault] = await Promise.all([
    openWorkOf(db, orderWorkKind(order.status), order.id, at),
    eventsOf(db, subject),
    consentToOrder(db, { email: order.contactEmail, at: order.createdAt }),
    slotOf(db, subject),
    isDoNotCall(db, order.contactPhone ?? ''),
    refusalOfMails(db, order.reference, order.contactEmail),
  ])
  const wrongNumber = isWrongNumber(events, order.contactPhone)
  const { userId: _user, idempotencyKey: _key, requestHash: _hash, items, ...facts } = order
  return {
    order: facts,
    lines: items.map(item => deskLine(item, catalogue)),
    /** As the customer saw it. */
    cost: costOf(items),
    doubts: orderDoubts({ ...order, notCalled: doNotCall || wrongNumber }, items, mailFault),
    /** What we wrote to the customer last hasn't arrived. */
    mailRefused: mailFault !== null,
    work,
    events,
    consent: consent && shownConsent(consent, consent, order.contactPhone ?? ''),
    slot,
    doNotCall,
    wrongNumber,
    calling: mayCallNow(at, order.timeZone, settings.staffed),
    outcomes: outcomesFrom(order.status),
    /** What it becomes if it is opened again; null: it isn't over, or we can't. */
    opensAs: undoableEnd(order.status, events)?.before ?? null,
    installationDays: installationDays(at, order.timeZone),
    now: at,
  }
}
export type OrderForDesk = NonNullable<Awaited<ReturnType<typeof orderForDesk>>>

function deskLine(item: typeof orderItems.$inferSelect, catalogue: Catalogue): DeskLine {
  const offering = item.planId ? catalogue.offering(item.planId) : undefined
  const plan = catalogue.internetPlans.find(({ id, priceLock }) =>
    [id, priceLock?.id].includes(item.planId ?? ''),
  )
  return {
    id: item.id,
    providerName: item.providerName,
    serviceName: item.serviceName,
    quantity: item.quantity,
    priceCents: item.pricePerUnitCents,
    planId: item.planId,
    labelOf: plan && isLabeled(plan) ? plan.id : null,
    soldUnder: item.terms && {
      schedule: item.terms.schedule,
      catalogueRevision: item.terms.catalogueRevision,
      conditions: wordsOf(item.terms.conditions ?? []),
    },
    today: offering?.schedule ?? null,
  }
}

/** An order with its lines, by the reference that people say on the phone. */
export async function findOrderByReference(db: Reader, reference: string) {
  const [order] = await db.select().from(customerOrders).where(eq(customerOrders.reference, reference))
  if (!order) return null
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position))
  return { ...order, items }
}
