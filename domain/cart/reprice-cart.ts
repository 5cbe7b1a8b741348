import { z } from 'zod/mini'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { oneTimeTotal } from '#domain/pricing/price-schedule.ts'
import { addToCart, type CartItem, type CartService } from './cart.ts'
import { cartServiceOf } from './cart-service.ts'

/** What is different about a line than the visitor saw. */
export const cartChange = z.union([
  z.object({ kind: z.literal('price'), serviceName: z.string(), fromCents: z.int(), toCents: z.int() }),
  z.object({ kind: z.literal('gone'), serviceName: z.string() }),
  /** Today's price is the one that was seen; a later one or a one-time fee isn't. */
  z.object({ kind: z.literal('later'), serviceName: z.string() }),
])
export type CartChange = z.infer<typeof cartChange>

/** All prices of a plan, in short, as somebody was shown their sum. */
export const shownPrices = z.strictObject({
  planId: z.string().check(z.maxLength(100)),
  prices: z.string().check(z.maxLength(300)),
})
export type ShownPrices = z.infer<typeof shownPrices>

/** Each price by the month from which it is paid, and what is paid once: `1:4515 13:7015 once 7500`. */
export const pricesOf = ({ planId, schedule }: Pick<Offering, 'planId' | 'schedule'>): ShownPrices => ({
  planId,
  prices: `${schedule.steps.map(({ fromMonth, monthlyCents }) => `${fromMonth}:${monthlyCents ?? '?'}`).join(' ')} once ${oneTimeTotal(schedule)}`,
})

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
 * `changes` lists; with the prices over time that were `shown`, later ones and fees, too. A line that changed counts as
 * put into the cart `now`: whoever takes it over isn't told of the same change again.
 */
export function repriceCart(
  cart: readonly CartItem[],
  catalogue: Pick<Catalogue, 'offering' | 'findOffering'>,
  shown: readonly ShownPrices[] = [],
  now: Date | null = null,
): RepricedCart {
  const seen = new Map(shown.map(({ planId, prices }) => [planId, prices]))
  const result: RepricedCart = { items: [], offerings: [], changes: [] }
  for (const [index, item] of cart.entries()) {
    const offering =
      item.planId === null
        ? catalogue.findOffering(item.providerId, item.serviceName)
        : catalogue.offering(item.planId)
    if (!offering) {
      result.changes.push({ kind: 'gone', serviceName: item.serviceName })
      continue
    }
    const service = cartServiceOf(offering)
    const today = pricesOf(offering)
    const change = changeOf(item, service, (seen.get(today.planId) ?? today.prices) === today.prices)
    if (change) result.changes.push(change)
    // Two lines of one provider need ids of their own.
    const [anew] = change && now ? addToCart([], service, now.getTime() + index).cart : []
    result.items.push({ ...item, ...service, id: anew?.id ?? item.id })
    result.offerings.push(offering)
  }
  return result
}

function changeOf(item: CartItem, now: CartService, isAsShown: boolean): CartChange | null {
  const { serviceName } = now
  if (item.priceCents !== now.priceCents)
    return { kind: 'price', serviceName, fromCents: item.priceCents, toCents: now.priceCents }
  return isAsShown ? null : { kind: 'later', serviceName }
}
