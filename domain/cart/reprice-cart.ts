import type { Offering } from '#domain/catalog/offerings.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { centsFromDollars, dollarsFromCents } from '#domain/shared/money.ts'
import type { CartItem } from './cart.ts'

type CartChange =
  | { kind: 'price'; serviceName: string; fromCents: number; toCents: number }
  | { kind: 'gone'; serviceName: string }

/** A cart held against the catalogue: the lines as they are offered now, and what differed. */
export type RepricedCart = {
  items: CartItem[]
  /** The offering behind each of `items`, in the same order. */
  offerings: Offering[]
  changes: CartChange[]
}

/**
 * Looks every line up in the catalogue. Prices and names are the catalogue's: what the browser sent only tells
 * whether the visitor saw something else, which `changes` names.
 */
export function repriceCart(
  cart: readonly CartItem[],
  find: (providerId: string, serviceName: string) => Offering | undefined,
): RepricedCart {
  const result: RepricedCart = { items: [], offerings: [], changes: [] }
  for (const item of cart) {
    const offering = find(item.providerId, item.serviceName)
    if (!offering) {
      result.changes.push({ kind: 'gone', serviceName: item.serviceName })
      continue
    }
    const fromCents = centsFromDollars(item.price)
    const toCents = priceToday(offering.schedule)
    if (fromCents !== toCents) {
      result.changes.push({ kind: 'price', serviceName: item.serviceName, fromCents, toCents })
    }
    result.items.push({ ...item, providerName: offering.providerName, price: dollarsFromCents(toCents) })
    result.offerings.push(offering)
  }
  return result
}
