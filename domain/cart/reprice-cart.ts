import { z } from 'zod/mini'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import type { CartItem } from './cart.ts'
import { cartServiceOf } from './cart-service.ts'

/** What is different about a line than the visitor saw. */
export const cartChange = z.union([
  z.object({ kind: z.literal('price'), serviceName: z.string(), fromCents: z.int(), toCents: z.int() }),
  z.object({ kind: z.literal('gone'), serviceName: z.string() }),
])
export type CartChange = z.infer<typeof cartChange>

/** A cart compared with the catalog: the lines as they are offered now, and what differed. */
export type RepricedCart = {
  items: CartItem[]
  /** The offering behind each of `items`, in the same order. */
  offerings: Offering[]
  changes: CartChange[]
}

/**
 * Looks up every line in the catalog by its plan id, or by provider and service name if it was stored without one.
 * Prices and names are the catalog's: what the browser sent only shows whether the visitor saw something else, which
 * `changes` lists.
 */
export function repriceCart(
  cart: readonly CartItem[],
  catalogue: Pick<Catalogue, 'offering' | 'findOffering'>,
): RepricedCart {
  const result: RepricedCart = { items: [], offerings: [], changes: [] }
  for (const item of cart) {
    const offering =
      item.planId === null
        ? catalogue.findOffering(item.providerId, item.serviceName)
        : catalogue.offering(item.planId)
    if (!offering) {
      result.changes.push({ kind: 'gone', serviceName: item.serviceName })
      continue
    }
    const service = cartServiceOf(offering)
    if (item.priceCents !== service.priceCents) {
      const { serviceName } = service
      const [fromCents, toCents] = [item.priceCents, service.priceCents]
      result.changes.push({ kind: 'price', serviceName, fromCents, toCents })
    }
    result.items.push({ ...item, ...service })
    result.offerings.push(offering)
  }
  return result
}
