import { randomUUID } from 'node:crypto'
import { webhookWrites } from '#domain/automation/webhook-job.server.ts'
import { orderPayload } from '#domain/automation/webhook-payloads.ts'
import type { KeptDoubts } from '#domain/availability/kept-doubts.server.ts'
import type { PlanCharges } from '#domain/billing/plan-charges.server.ts'
import { notesWithAnswer } from '#domain/callbacks/answer-ways.ts'
import { callDue, callPromise, zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import type { CitiesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import type { RepricedCart } from '#domain/cart/reprice-cart.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import {
  type ConsentCircumstances,
  type Consenter,
  consentRecord,
} from '#domain/consent/record-consent.server.ts'
import { quietEventWrites } from '#domain/desk/desk-events.server.ts'
import { workItemWrites } from '#domain/desk/work-items.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { providerUuid } from '#domain/shared/identifiers.ts'
import { requestLimits } from '#domain/shared/limits.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'
import type { Database } from '#platform/database.server.ts'
import { runAsOneStatement, type Write } from '#platform/one-statement.server.ts'
import { counter } from '#platform/telemetry.server.ts'
import { type OrderMailDeps, orderMailWrites } from './enqueue-order-mail.server.ts'
import { mailedDoubts } from './mailed-doubts.server.ts'
import { costOf } from './order-for-confirmation.server.ts'
import type { OrderRequest } from './order-form.ts'
import { newOrderReference } from './order-reference.server.ts'
import {
  type Counted,
  type NewOrder,
  type NewOrderItem,
  orderWrites,
  roomWrite,
} from './order-store.server.ts'
import { orderAbout } from './order-words.ts'
import { type SoldHome, soldHome, soldTerms, zipOfTerms } from './sold-terms.ts'
import { storeWithSlot } from './store-with-slot.server.ts'

export type StoreOrderDeps = OrderMailDeps & {
  db: Database
  zips: CitiesOfZips
  catalogue: Catalogue
  planCharges: PlanCharges
  keptDoubts: KeptDoubts
  settings: BusinessSettings
  newReference?: typeof newOrderReference
}

export type PlacedOrder = { orderId: string; reference: string }

/** An order to store: its user, the request, its prices, and the consent words for the call about it. */
export type OrderToStore = {
  /** Null if it was placed on the customer's behalf. */
  userId: string | null
  request: OrderRequest
  requestHash: string
  cart: RepricedCart
  circumstances: ConsentCircumstances
  consent: Pick<Consenter, 'source' | 'formId'> & { words: string }
}

/** The part of the statement that has no row if an account has placed as many orders as it may. */
export const ACCOUNT_ROOM = 'account_room'
const { points, seconds } = requestLimits.order_account
/** The clocks of several processes differ by less. */
const SLACK_SECONDS = 60
/**
 * The hour in which an account's orders are counted. Those of later on were placed while a clock was ahead: they would
 * count until it is that late, and for another hour.
 */
export const countedAt = (at: Date): Counted => ({
  from: new Date(at.getTime() - seconds * 1_000),
  to: new Date(at.getTime() + SLACK_SECONDS * 1_000),
})

export const ordersPlaced = counter('plainwire.orders', 'Orders placed')
ordersPlaced.startAtZero([{}])

/** An order with everything that belongs to it, ready to be stored as one statement. */
type PreparedOrder = {
  placed: PlacedOrder
  order: NewOrder & { id: string; contactPhone: string; timeZone: string | null; createdAt: Date }
  writes: Record<string, Write>
}

/**
 * Stores an order with everything that belongs to it in one statement, and the chosen hour for the call if there is
 * one.
 */
export async function storeOrder(deps: StoreOrderDeps, toStore: OrderToStore): Promise<PlacedOrder> {
  const { placed, order, writes } = await prepareOrder(deps, toStore)
  const startsAt = hourOf(toStore.request)
  if (startsAt)
    await storeWithSlot(deps, writes, order, { startsAt, visitorZone: toStore.request.callback?.timeZone })
  else await runAsOneStatement(deps.db, writes)
  ordersPlaced.count()
  return placed
}

/** The hour that was chosen for the call; none is held for a number that nobody can call. */
const hourOf = ({ callback, phone }: OrderRequest): Date | null =>
  callback?.startsAt && canBeDialed(phone) ? new Date(callback.startsAt) : null

/** What storing an order writes, for whoever first decides in a transaction whether it is placed at all. */
export async function prepareOrder(deps: StoreOrderDeps, toStore: OrderToStore): Promise<PreparedOrder> {
  const { db, queue, now, salesPhone, zips, settings, newReference = newOrderReference } = deps
  const { userId, request, requestHash, cart, circumstances } = toStore
  const { name, email, phone, address, notes, idempotencyKey, callback } = request
  const placedAt = now()
  const zip = zipCodeIn(address, zips)
  const { callBy, timeZone, zipCode } = callPromise(zips, zip, placedAt, settings.staffed)
  const answerBy = callback?.answerBy ?? 'call'
  // A key of the staff's is the order's own number, so that one press can't place two.
  const orderId = userId === null ? idempotencyKey : randomUUID()
  const placed = { orderId, reference: newReference() }
  const order = {
    id: placed.orderId,
    userId,
    idempotencyKey,
    requestHash,
    reference: placed.reference,
    contactName: name,
    contactEmail: email,
    contactPhone: phone,
    shippingAddress: address,
    notes: notes === '' ? null : notes,
    ...{ callBy, timeZone, answerBy, linkVersion: 1 },
    partner: circumstances.partner ?? null,
    visitSource: circumstances.arrival?.source ?? '',
    visitCampaign: circumstances.arrival?.campaign ?? '',
    createdAt: placedAt,
  }
  // An order asks for no advertising: there is no box, so there is no consent to it.
  const { source, formId, words } = toStore.consent
  const who = { source, formId, name, email, phone, marketingConsent: null }
  const consent = consentRecord({ ...who, callbackText: words }, circumstances, {
    at: placedAt,
    salesPhone,
  })
  const told = notesWithAnswer(answerBy, notes)
  const payload = orderPayload({ name, email, phone, address, notes: told, lines: cart.items, placedAt })
  const slotStartsAt = hourOf(request)
  // When to call is told by the address alone: the ZIP code of an earlier search may be another person's.
  const home = soldHome(zips, zipOfTerms(address, request.zipCode, zips))
  const items = await soldItems(deps, cart, home)
  const services = { lines: items, cost: costOf(items), at: await mailedDoubts(deps, items, home) }
  const writes = {
    // What the staff order on customers' behalf isn't limited.
    ...(userId === null ? {} : { [ACCOUNT_ROOM]: roomWrite(userId, countedAt(placedAt), points) }),
    ...orderWrites(order, items),
    consent: consent.write,
    ...(await webhookWrites(queue, 'order', payload, settings.receivers)),
    ...workItemWrites({
      kind: 'order',
      subjectId: order.id,
      who: name,
      about: orderAbout(order.reference, cart.items),
      email,
      zipCode,
      timeZone,
      createdAt: placedAt,
      dueAt: callDue({ callBy, slotStartsAt }),
    }),
    ...quietEventWrites({
      ...{ at: placedAt, actor: userId === null ? 'site' : 'visitor', what: 'order_placed' },
      subject: { kind: 'order', id: order.id },
    }),
    ...(await orderMailWrites(
      deps,
      { ...order, status: 'submitted', doNotCall: await isDoNotCall(db, phone) },
      { kind: 'order_received', ...services, address, placedAt, slotStartsAt },
    )),
  }
  return { placed, order, writes }
}

/** An order's lines: the cart's as the catalog offers them, each with the terms it is sold under. */
export function soldItems(
  { catalogue, planCharges }: Pick<StoreOrderDeps, 'catalogue' | 'planCharges'>,
  { items, offerings }: RepricedCart,
  home: SoldHome,
): Promise<NewOrderItem[]> {
  return Promise.all(
    items.map(async (item, index) => {
      const offering = offerings[index]
      const charges = offering ? await planCharges(catalogue, offering, home ?? null) : null
      return {
        providerId: providerUuid(item.providerId),
        providerName: item.providerName,
        serviceName: item.serviceName,
        quantity: item.quantity,
        pricePerUnitCents: item.priceCents,
        planId: offering?.planId ?? null,
        terms: offering ? soldTerms(offering, catalogue, charges, home) : null,
      }
    }),
  )
}
