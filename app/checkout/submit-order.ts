import { type CartItem, cartItemOf, type StoredCartLine, storedCartLine } from '#domain/cart/cart.ts'
import type { CartChange, ShownPrices } from '#domain/cart/reprice-cart.ts'
import { checkoutProblems } from '#domain/shared/checkout-problems.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { UNREACHABLE } from '#domain/shared/problem-words.ts'
import { callApi } from '../operations/call-api.ts'
import { type CallChoice, wishOf } from './call-choice.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { orderAttemptKey } from './order-attempt.ts'

/** The result of an attempt to order, as the form has to handle it. */
export type OrderAnswer =
  /** `detailsKept`: it was placed by an earlier attempt, with other details, which it keeps. */
  | { kind: 'placed'; orderId: string; detailsKept: boolean }
  | { kind: 'sign_in'; title: string; message: string }
  | { kind: 'invalid'; fields: FieldErrors; title: string; message: string }
  /** `changes`: each line that differs, in a sentence. */
  | { kind: 'cart_changed'; items: CartItem[]; changes: string[]; title: string; message: string }
  | { kind: 'slot_taken'; title: string; message: string }
  | { kind: 'failed'; title: string; message: string }

const { title: FAILED, message: NO_WORDS } = checkoutProblems.checkout_failed

type Cart = { items: readonly CartItem[]; shown: ShownPrices[]; zipCode: string }

/**
 * Sends the order; `zipCode` is where its cost was worked out for, if that is known, and `shown` the prices that it was
 * worked out of. Sending it again after a lost answer is safe: the key makes it the same order.
 */
export async function submitOrder(
  draft: CheckoutDraft,
  { items, shown, zipCode }: Cart,
  callback: CallChoice,
): Promise<OrderAnswer> {
  const order = {
    ...draft,
    callback: wishOf(callback),
    idempotencyKey: orderAttemptKey(items),
    lines: items.map(storedCartLine),
    shown,
    ...(zipCode ? { zipCode } : {}),
  }
  const answer = await callApi('POST /api/orders', order).catch(() => null)
  if (answer?.ok) {
    const { orderId, detailsKept = false } = answer.value
    return { kind: 'placed', orderId, detailsKept }
  }
  if (!answer) return { kind: 'failed', title: FAILED, message: UNREACHABLE }
  const { problem } = answer
  // A gateway's page in the place of our answer.
  if (!problem) return { kind: 'failed', title: FAILED, message: NO_WORDS }
  const { code, title = FAILED, detail: message = NO_WORDS, fields = {} } = problem
  const words = { title, message }
  if (code === 'authentication_required') return { kind: 'sign_in', ...words }
  if (code === 'cart_changed') return { kind: 'cart_changed', ...(await correctedCart(problem)), ...words }
  if (code === 'invalid_input') return { kind: 'invalid', fields, ...words }
  if (code === 'slot_taken') return { kind: 'slot_taken', ...words }
  if (code === 'cart_empty' || code === 'do_not_call') return { kind: 'failed', ...words }
  // Whatever the reason, the checkout failed (specification, section 8).
  return { kind: 'failed', ...words, title: FAILED }
}

/** The corrected cart in our own server's answer, and what differed: in words that came with the cart's cost, or else nowhere. */
async function correctedCart({ lines, changes }: Record<string, unknown>) {
  const words = await import('#domain/cart/cart-change-words.ts').catch(() => null)
  return {
    items: ((lines ?? []) as readonly StoredCartLine[]).map(cartItemOf),
    changes: words ? ((changes ?? []) as readonly CartChange[]).map(words.cartChangeWords) : [],
  }
}
