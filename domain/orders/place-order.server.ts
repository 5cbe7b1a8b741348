import { createHash } from 'node:crypto'
import { enqueueWebhook } from '#domain/automation/webhook-job.server.ts'
import { orderPayload } from '#domain/automation/webhook-payloads.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { type RepricedCart, repriceCart } from '#domain/cart/reprice-cart.ts'
import { findOffering } from '#domain/catalog/offerings.ts'
import { ORDER_CALLBACK_TEXT } from '#domain/leads/consent-text.ts'
import { type ConsentCircumstances, recordConsent } from '#domain/leads/record-consent.server.ts'
import { providerUuid } from '#domain/shared/identifiers.ts'
import { centsFromDollars } from '#domain/shared/money.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type Database, databaseRefusal, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { counter } from '#platform/telemetry.server.ts'
import type { OrderRequest } from './order-form.ts'
import { newOrderReference } from './order-reference.server.ts'
import { findOrderByKey, insertOrder, type StoredOrder } from './order-store.server.ts'

type Deps = { db: Database; queue: Queue; now: () => Date; salesPhone: string; find?: typeof findOffering }

export type PlacedOrder = { orderId: string; reference: string }

export type PlaceOrderOutcome =
  | { ok: true; value: PlacedOrder }
  | { ok: false; code: 'authentication_required' | 'cart_empty' | 'order_key_reused' | 'order_not_created' }
  | { ok: false; code: 'cart_changed'; cart: RepricedCart }

const ordersPlaced = counter('plainwire.orders', 'Orders placed')
const UNIQUE_VIOLATION = '23505'

/**
 * Places an order: lines at the catalogue's prices, items, the consent to be called about it and the automation message in one
 * transaction. The same key from the same user answers with the order it made, however often it comes and however many at once.
 */
export async function placeOrder(
  deps: Deps,
  userId: string | null,
  request: OrderRequest,
  circumstances: ConsentCircumstances,
): Promise<PlaceOrderOutcome> {
  if (userId === null) return refused('authentication_required')
  if (request.lines.length === 0) return refused('cart_empty')

  const requestHash = fingerprint(request.lines)
  const earlier = await findOrderByKey(deps.db, userId, request.idempotencyKey)
  if (earlier) return sameOrder(earlier, requestHash)

  const cart = repriceCart(request.lines, deps.find ?? findOffering)
  if (cart.changes.length > 0) return { ok: false, code: 'cart_changed', cart }

  try {
    const placed = await store(deps, userId, request, requestHash, cart.items, circumstances)
    if (!placed) return refused('order_not_created')
    ordersPlaced.count()
    return succeeded(placed)
  } catch (error) {
    if (databaseRefusal(error)?.code !== UNIQUE_VIOLATION) throw error
    const first = await findOrderByKey(deps.db, userId, request.idempotencyKey)
    if (!first) throw error
    return sameOrder(first, requestHash)
  }
}

function sameOrder(order: StoredOrder, requestHash: string): PlaceOrderOutcome {
  return order.requestHash === requestHash
    ? succeeded({ orderId: order.id, reference: order.reference })
    : refused('order_key_reused')
}

async function store(
  { db, queue, now, salesPhone }: Deps,
  userId: string,
  request: OrderRequest,
  requestHash: string,
  items: readonly CartItem[],
  circumstances: ConsentCircumstances,
): Promise<PlacedOrder | null> {
  const { name, email, phone, address, notes, idempotencyKey } = request
  const lines = items.map(item => ({ ...item, priceCents: centsFromDollars(item.price) }))
  return transaction(db, async tx => {
    const order = await insertOrder(
      tx,
      {
        userId,
        idempotencyKey,
        requestHash,
        reference: newOrderReference(),
        contactName: name,
        contactEmail: email,
        contactPhone: phone,
        shippingAddress: address,
        notes: notes === '' ? null : notes,
        createdAt: now(),
      },
      lines.map(line => ({
        providerId: providerUuid(line.providerId),
        providerName: line.providerName,
        serviceName: line.serviceName,
        quantity: line.quantity,
        pricePerUnitCents: line.priceCents,
      })),
    )
    if (!order) return null
    // The checkout asks for no advertising: there is no box, and so no consent to it.
    await recordConsent(
      tx,
      {
        source: 'checkout',
        formId: 'checkout',
        name,
        email,
        phone,
        marketingConsent: null,
        callbackText: ORDER_CALLBACK_TEXT,
      },
      circumstances,
      { at: order.createdAt, salesPhone },
    )
    const payload = orderPayload({ name, email, phone, address, notes, lines, placedAt: order.createdAt })
    await enqueueWebhook(tx, queue, 'order', payload)
    return { orderId: order.id, reference: order.reference }
  })
}

/** What was ordered, whatever the contact details: a corrected phone number does not make a second order. */
function fingerprint(lines: readonly CartItem[]): string {
  const essence = lines.map(line => [line.providerId, line.serviceName, line.quantity])
  return createHash('sha256').update(JSON.stringify(essence)).digest('hex')
}
