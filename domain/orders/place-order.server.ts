import { createHash } from 'node:crypto'
import type { CartItem } from '#domain/cart/cart.ts'
import { type RepricedCart, repriceCart } from '#domain/cart/reprice-cart.ts'
import { orderAnswerTexts } from '#domain/consent/consent-text.ts'
import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { tooManyRequests } from '#domain/shared/too-many.ts'
import { databaseRefusal, isUniqueViolation } from '#platform/database.server.ts'
import { TOO_FEW_ROWS } from '#platform/one-statement.server.ts'
import type { OrderRequest } from './order-form.ts'
import { findOrderByKey, oldestCounted, type StoredOrder } from './order-store.server.ts'
import {
  ACCOUNT_ROOM,
  countedAt,
  type PlacedOrder,
  type StoreOrderDeps,
  storeOrder,
} from './store-order.server.ts'
import { SlotRefused } from './store-with-slot.server.ts'

export type PlaceOrderDeps = StoreOrderDeps

export type PlaceOrderOutcome =
  /** `detailsKept`: the key had made the order before, and it has other contact details or another address. */
  | { ok: true; value: PlacedOrder & { detailsKept?: true } }
  | { ok: false; code: 'authentication_required' | 'cart_empty' | 'order_key_reused' | 'order_not_created' }
  | { ok: false; code: 'cart_changed'; cart: RepricedCart }
  /** This account has placed as many orders as it may within an hour. */
  | ReturnType<typeof tooManyRequests>
  /** Nothing was ordered; `timeZone` is the home's, whose calling hours offer other hours to choose. */
  | { ok: false; code: 'slot_taken' | 'do_not_call'; timeZone: string | null }

const REFERENCE_TAKEN = 'customer_orders_reference_unique'
/** Drawing a reference that is taken twice in a row practically never happens; more often means another fault. */
const MAX_DRAWS = 5

/**
 * Places an order: lines at the catalog's prices, items, the consent to be called about it and the automation message
 * in one statement, with the chosen hour for the call if there is one. The same key from the same user returns the
 * order it made, however often it comes and however many at once.
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
  const answerBy = request.callback?.answerBy ?? 'call'
  const earlierOrder = async () => {
    const earlier = await findOrderByKey(deps.db, userId, request.idempotencyKey)
    return earlier ? sameOrder(earlier, requestHash, request) : null
  }

  const cart = repriceCart(request.lines, deps.catalogue, request.shown, deps.now())
  // Prices may have changed since the first attempt, which is the one that counts.
  if (cart.changes.length > 0) return (await earlierOrder()) ?? { ok: false, code: 'cart_changed', cart }

  for (let draw = 1; ; draw += 1) {
    try {
      const placed = await storeOrder(deps, {
        ...{ userId, request, requestHash, cart, circumstances },
        consent: { source: 'checkout', formId: 'checkout', words: orderAnswerTexts[answerBy] },
      })
      return succeeded(placed)
    } catch (error) {
      if (error instanceof SlotRefused) return { ok: false, code: error.code, timeZone: error.timeZone }
      const refusal = databaseRefusal(error)
      if (refusal?.code === TOO_FEW_ROWS && refusal.constraint === 'order')
        return refused('order_not_created')
      if (refusal?.code === TOO_FEW_ROWS && refusal.constraint === ACCOUNT_ROOM)
        return (await earlierOrder()) ?? (await tooMany(deps, userId))
      if (!isUniqueViolation(error)) throw error
      // Hardly any order is a second attempt, so the database isn't asked before: its refusal shows it.
      const earlier = await earlierOrder()
      if (earlier) return earlier
      if (refusal?.constraint !== REFERENCE_TAKEN || draw === MAX_DRAWS) throw error
    }
  }
}

/** Another order is possible when the oldest of those counted is an hour old. */
async function tooMany({ db, now }: PlaceOrderDeps, userId: string): Promise<PlaceOrderOutcome> {
  const counted = countedAt(now())
  const oldest = (await oldestCounted(db, userId, counted)) ?? counted.from
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() - counted.from.getTime()) / 1_000))
  return tooManyRequests(retryAfterSeconds)
}

function sameOrder(order: StoredOrder, requestHash: string, request: OrderRequest): PlaceOrderOutcome {
  if (order.requestHash !== requestHash) return refused('order_key_reused')
  const placed = { orderId: order.id, reference: order.reference }
  // The first details stay (decision 5), so whoever sent others must hear that these weren't taken.
  return succeeded(hasDetails(order, request) ? placed : { ...placed, detailsKept: true as const })
}

function hasDetails(
  order: StoredOrder,
  { name, email, phone, address, notes, callback }: OrderRequest,
): boolean {
  const kept = [
    order.contactName,
    order.contactEmail,
    order.contactPhone,
    order.shippingAddress,
    order.notes ?? '',
  ]
  const sent = [name, email, phone, address, notes]
  return (
    kept.every((text, index) => text === sent[index]) && order.answerBy === (callback?.answerBy ?? 'call')
  )
}

/** What was ordered, whatever the contact details: a corrected phone number doesn't make a second order. */
export function fingerprint(lines: readonly CartItem[]): string {
  const essence = lines.map(line => [line.providerId, line.serviceName, line.quantity])
  return createHash('sha256').update(JSON.stringify(essence)).digest('hex')
}
