import type { CartItem } from '#domain/cart/cart.ts'
import { type FieldErrors, problems } from '#domain/shared/problem.ts'
import { UNREACHABLE } from '#domain/shared/problem-words.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { orderAttemptKey } from './order-attempt.ts'

/** What became of an attempt to order, as the form has to handle it. */
export type OrderAnswer =
  | { kind: 'placed'; orderId: string }
  | { kind: 'sign_in'; title: string; message: string }
  | { kind: 'invalid'; fields: FieldErrors; title: string; message: string }
  | { kind: 'cart_changed'; items: CartItem[]; title: string; message: string }
  | { kind: 'failed'; title: string; message: string }

type Problem = { code?: string; title?: string; detail?: string; fields?: FieldErrors; lines?: CartItem[] }

const { title: FAILED, message: NO_WORDS } = problems.checkout_failed

/** Sends the order. Sending it again after a lost answer is safe: the key makes it the same order. */
export async function submitOrder(draft: CheckoutDraft, items: readonly CartItem[]): Promise<OrderAnswer> {
  const body = JSON.stringify({ ...draft, idempotencyKey: orderAttemptKey(items), lines: items })
  let response: Response
  let answer: Problem & { success?: boolean; orderId?: string }
  try {
    response = await fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    answer = (await response.json()) as typeof answer
  } catch {
    return { kind: 'failed', title: FAILED, message: UNREACHABLE }
  }
  if (response.ok && answer.success && answer.orderId) return { kind: 'placed', orderId: answer.orderId }
  const words = { title: answer.title ?? FAILED, message: answer.detail ?? NO_WORDS }
  if (answer.code === 'authentication_required') return { kind: 'sign_in', ...words }
  if (answer.code === 'cart_changed') return { kind: 'cart_changed', items: answer.lines ?? [], ...words }
  if (answer.code === 'invalid_input') return { kind: 'invalid', fields: answer.fields ?? {}, ...words }
  if (answer.code === 'cart_empty') return { kind: 'failed', ...words }
  // Whatever the reason, it is the checkout that failed (specification, section 8).
  return { kind: 'failed', ...words, title: FAILED }
}
