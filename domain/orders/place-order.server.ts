import { createHash, randomUUID } from 'node:crypto'
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
import { type Database, databaseRefusal, together, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { counter } from '#platform/telemetry.server.ts'
import type { OrderRequest } from './order-form.ts'
import { newOrderReference } from './order-reference.server.ts'
import { findOrderByKey, insertOrder, OrderNotCreated, type StoredOrder } from './order-store.server.ts'

export type PlaceOrderDeps = {
  db: Database
  queue: Queue
  now: () => Date
  salesPhone: string
  find?: typeof findOffering
  newReference?: typeof newOrderReference
}

export type PlacedOrder = { orderId: string; reference: string }

export type PlaceOrderOutcome =
  | { ok: true; value: PlacedOrder }
  | { ok: false; code: 'authentication_required' | 'cart_empty' | 'order_key_reused' | 'order_not_created' }
  | { ok: false; code: 'cart_changed'; cart: RepricedCart }

const ordersPlaced = counter('plainwire.orders', 'Orders placed')
const UNIQUE_VIOLATION = '23505'
const REFERENCE_TAKEN = 'customer_orders_reference_unique'
/** Two draws that are both taken happen to nobody; more are a fault of something else. */
const MAX_DRAWS = 5

/**
 * Places an order: lines at the catalogue's prices, items, the consent to be called about it and the automation message in one
 * transaction. The same key from the same user answers with the order it made, however often it comes and however many at once.
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

  const cart = repriceCart(request.lines, deps.find ?? findOffering)
  // Prices may have changed since the first attempt: that one counts.
  if (cart.changes.length > 0) return (await earlierOrder()) ?? { ok: false, code: 'cart_changed', cart }

  for (let draw = 1; ; draw += 1) {
    try {
      const placed = await store(deps, userId, request, requestHash, cart.items, circumstances)
      ordersPlaced.count()
      return succeeded(placed)
    } catch (error) {
      if (error instanceof OrderNotCreated) return refused('order_not_created')
      const refusal = databaseRefusal(error)
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
  { db, queue, now, salesPhone, newReference = newOrderReference }: PlaceOrderDeps,
  userId: string,
  request: OrderRequest,
  requestHash: string,
  items: readonly CartItem[],
  circumstances: ConsentCircumstances,
): Promise<PlacedOrder> {
  const { name, email, phone, address, notes, idempotencyKey } = request
  const lines = items.map(item => ({ ...item, priceCents: centsFromDollars(item.price) }))
  const placedAt = now()
  const orderId = randomUUID()
  const reference = newReference()
  const payload = orderPayload({ name, email, phone, address, notes, lines, placedAt })
  await transaction(db, tx =>
    together([
      insertOrder(
        tx,
        {
          id: orderId,
          userId,
          idempotencyKey,
          requestHash,
          reference,
          contactName: name,
          contactEmail: email,
          contactPhone: phone,
          shippingAddress: address,
          notes: notes === '' ? null : notes,
          createdAt: placedAt,
        },
        lines.map(line => ({
          providerId: providerUuid(line.providerId),
          providerName: line.providerName,
          serviceName: line.serviceName,
          quantity: line.quantity,
          pricePerUnitCents: line.priceCents,
        })),
      ),
      // The checkout asks for no advertising: there is no box, and so no consent to it.
      recordConsent(
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
        { at: placedAt, salesPhone },
      ),
      enqueueWebhook(tx, queue, 'order', payload),
    ]),
  )
  return { orderId, reference }
}

/** What was ordered, whatever the contact details: a corrected phone number does not make a second order. */
function fingerprint(lines: readonly CartItem[]): string {
  const essence = lines.map(line => [line.providerId, line.serviceName, line.quantity])
  return createHash('sha256').update(JSON.stringify(essence)).digest('hex')
}
