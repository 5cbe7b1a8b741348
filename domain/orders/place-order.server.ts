import { createHash, randomUUID } from 'node:crypto'
import { webhookWrite } from '#domain/automation/webhook-job.server.ts'
import { orderPayload } from '#domain/automation/webhook-payloads.ts'
import type { PlanCharges } from '#domain/billing/plan-charges.server.ts'
import { callDue, callPromise, zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { type RepricedCart, repriceCart } from '#domain/cart/reprice-cart.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { answerTexts } from '#domain/consent/consent-text.ts'
import { type ConsentCircumstances, consentRecord } from '#domain/consent/record-consent.server.ts'
import { visitorEventWrites } from '#domain/desk/desk-events.server.ts'
import { workItemWrites } from '#domain/desk/work-items.server.ts'
import { providerUuid } from '#domain/shared/identifiers.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type Database, databaseRefusal } from '#platform/database.server.ts'
import { runAsOneStatement, TOO_FEW_ROWS } from '#platform/one-statement.server.ts'
import { counter } from '#platform/telemetry.server.ts'
import { type OrderMailDeps, orderMailWrites } from './enqueue-order-mail.server.ts'
import type { OrderRequest } from './order-form.ts'
import { newOrderReference } from './order-reference.server.ts'
import { findOrderByKey, type NewOrderItem, orderWrites, type StoredOrder } from './order-store.server.ts'
import { orderAbout } from './order-words.ts'
import { SlotRefused, storeWithSlot } from './store-with-slot.server.ts'

export type PlaceOrderDeps = OrderMailDeps & {
  db: Database
  zips: PlacesOfZips
  catalogue: Catalogue
  planCharges: PlanCharges
  newReference?: typeof newOrderReference
}

type PlacedOrder = { orderId: string; reference: string }

export type PlaceOrderOutcome =
  | { ok: true; value: PlacedOrder }
  | { ok: false; code: 'authentication_required' | 'cart_empty' | 'order_key_reused' | 'order_not_created' }
  | { ok: false; code: 'cart_changed'; cart: RepricedCart }
  /** Nothing was ordered; `timeZone` is the home's, in whose calling hours another hour can be chosen. */
  | { ok: false; code: 'slot_taken' | 'do_not_call'; timeZone: string | null }

const ordersPlaced = counter('plainwire.orders', 'Orders placed')
const UNIQUE_VIOLATION = '23505'
const REFERENCE_TAKEN = 'customer_orders_reference_unique'
/** Two draws that are both taken happen to nobody; more are a fault of something else. */
const MAX_DRAWS = 5

/**
 * Places an order: lines at the catalogue's prices, items, the consent to be called about it and the automation message in one
 * statement, with the hour to be called in where one was chosen. The same key from the same user answers with the order it made, however often it comes and however many at once.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  userId: string | null,
  request: OrderRequest,
  circumstances: ConsentCircumstances,
): Promise<PlaceOrderOutcome> {
  if (userId === null) return refused('authentication_required')
  if (request.lines.length === 0) return refused('cart_empty')

  const requestHash = fingerprint(request.lines)
  const earlierOrder = async () => {
    const earlier = await findOrderByKey(deps.db, userId, request.idempotencyKey)
    return earlier ? sameOrder(earlier, requestHash) : null
  }

  const cart = repriceCart(request.lines, deps.catalogue)
  // Prices may have changed since the first attempt: that one counts.
  if (cart.changes.length > 0) return (await earlierOrder()) ?? { ok: false, code: 'cart_changed', cart }

  for (let draw = 1; ; draw += 1) {
    try {
      const placed = await store(deps, userId, request, requestHash, cart, circumstances)
      ordersPlaced.count()
      return succeeded(placed)
    } catch (error) {
      if (error instanceof SlotRefused) return { ok: false, code: error.code, timeZone: error.timeZone }
      const refusal = databaseRefusal(error)
      if (refusal?.code === TOO_FEW_ROWS && refusal.constraint === 'order')
        return refused('order_not_created')
      if (refusal?.code !== UNIQUE_VIOLATION) throw error
      // Almost no order is a second attempt, so the database is not asked before: its refusal tells.
      const earlier = await earlierOrder()
      if (earlier) return earlier
      if (refusal.constraint !== REFERENCE_TAKEN || draw === MAX_DRAWS) throw error
    }
  }
}

function sameOrder(order: StoredOrder, requestHash: string): PlaceOrderOutcome {
  return order.requestHash === requestHash
    ? succeeded({ orderId: order.id, reference: order.reference })
    : refused('order_key_reused')
}

async function store(
  deps: PlaceOrderDeps,
  userId: string,
  request: OrderRequest,
  requestHash: string,
  cart: RepricedCart,
  circumstances: ConsentCircumstances,
): Promise<PlacedOrder> {
  const { db, queue, now, salesPhone, zips, newReference = newOrderReference } = deps
  const { name, email, phone, address, notes, idempotencyKey, callback } = request
  const placedAt = now()
  const { callBy, timeZone, zipCode } = callPromise(zips, zipCodeIn(address, zips), placedAt)
  const answerBy = callback?.answerBy ?? 'call'
  const placed = { orderId: randomUUID(), reference: newReference() }
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
    createdAt: placedAt,
  }
  // The checkout asks for no advertising: there is no box, and so no consent to it.
  const who = { source: 'checkout', formId: 'checkout', name, email, phone, marketingConsent: null } as const
  const consent = consentRecord({ ...who, callbackText: answerTexts.order[answerBy] }, circumstances, {
    at: placedAt,
    salesPhone,
  })
  const payload = orderPayload({ name, email, phone, address, notes, lines: cart.items, placedAt })
  const slotStartsAt = callback?.startsAt ? new Date(callback.startsAt) : null
  const writes = {
    ...orderWrites(order, await soldItems(deps, cart)),
    consent: consent.write,
    webhook: await webhookWrite(queue, 'order', payload),
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
    ...visitorEventWrites({ at: placedAt, what: 'order_placed', subject: { kind: 'order', id: order.id } }),
    ...(await orderMailWrites(deps, order, { kind: 'order_received', lines: cart.items, slotStartsAt })),
  }
  if (slotStartsAt === null) await runAsOneStatement(db, writes)
  else
    await storeWithSlot(deps, writes, order, {
      startsAt: slotStartsAt,
      visitorZone: callback?.timeZone,
    })
  return placed
}

/** The lines of an order: the cart's as the catalogue offers them, each with the terms it is sold under. */
function soldItems(
  { catalogue, planCharges }: Pick<PlaceOrderDeps, 'catalogue' | 'planCharges'>,
  { items, offerings }: RepricedCart,
): Promise<NewOrderItem[]> {
  const { revision: catalogueRevision } = catalogue
  return Promise.all(
    items.map(async (item, index) => {
      const offering = offerings[index]
      const charges = offering ? await planCharges(catalogue, offering) : null
      return {
        providerId: providerUuid(item.providerId),
        providerName: item.providerName,
        serviceName: item.serviceName,
        quantity: item.quantity,
        pricePerUnitCents: item.priceCents,
        planId: offering?.planId ?? null,
        terms: offering ? { schedule: offering.schedule, catalogueRevision, charges } : null,
      }
    }),
  )
}

/** What was ordered, whatever the contact details: a corrected phone number does not make a second order. */
function fingerprint(lines: readonly CartItem[]): string {
  const essence = lines.map(line => [line.providerId, line.serviceName, line.quantity])
  return createHash('sha256').update(JSON.stringify(essence)).digest('hex')
}
