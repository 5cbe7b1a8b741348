import type { CartItem } from '#domain/cart/cart.ts'
import { readStoredObject, writeStorage } from '../ui/browser-storage.ts'

const ATTEMPT_KEY = 'plainwire-order-attempt'

/** What is ordered, as one text: two carts with the same text are the same order. */
const contentsOf = (items: readonly CartItem[]) =>
  JSON.stringify(items.map(item => [item.providerId, item.serviceName, item.quantity]))

/**
 * The key of this attempt to order these items. It stays the same over a double click, a retry after a lost answer
 * and other tabs with the same cart, so that all of them make one order; a different cart gets a different key.
 */
export function orderAttemptKey(items: readonly CartItem[]): string {
  const contents = contentsOf(items)
  const stored = readStoredObject(ATTEMPT_KEY)
  if (stored?.contents === contents && typeof stored.key === 'string') return stored.key
  const key = crypto.randomUUID()
  writeStorage(ATTEMPT_KEY, JSON.stringify({ key, contents }))
  return key
}

/** Ends the attempt: the same services ordered again are a new order. */
export function endOrderAttempt(): void {
  writeStorage(ATTEMPT_KEY, null)
}
