import { termsBegun } from '#domain/catalog/terms-store.server.ts'
import type { Reader } from '#platform/database.server.ts'
import { addedAt, type CartItem } from './cart.ts'
import { pricesOf, type ShownPrices } from './reprice-cart.ts'

/**
 * What each line's plan cost over time when the line was put into the cart, which its id tells: a line keeps only the
 * price of a month. Lines whose id tells no time are left out.
 */
export async function pricesWhenAdded(
  db: Reader,
  cart: readonly CartItem[],
  now: Date,
): Promise<ShownPrices[]> {
  const lines = cart.flatMap(({ id, planId }) => {
    const at = addedAt(id)
    return planId === null || at === null ? [] : [{ planId, at }]
  })
  if (lines.length === 0) return []
  const terms = await termsBegun(
    db,
    lines.map(({ planId }) => planId),
    now,
  )
  return lines.flatMap(({ planId, at }) => {
    const then = terms.findLast(one => one.planId === planId && one.validFrom.getTime() <= at)
    return then ? [pricesOf(then)] : []
  })
}
