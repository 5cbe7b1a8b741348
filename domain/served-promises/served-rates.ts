import type { SettledLine } from '#domain/orders/settled-orders.server.ts'

/** From how many settled orders on a provider's rate is public, and how many must have one to be compared. */
type PublicFrom = { orders: number; providers: number }

/** How many of a provider's settled orders it served where the data promised it, and since when. */
export type ServedRate = {
  providerId: string
  orders: number
  refused: number
  /** Share of orders that were refused, 0 to 1. */
  refusedShare: number
  from: Date
  to: Date
}

/** A line with the provider of its internet plan. */
export type InternetLine = Omit<SettledLine, 'planId'> & { providerId: string }

/** Each provider's settled orders, the one that refuses most first; an order counts once for each provider. */
export function servedRates(lines: readonly InternetLine[]): ServedRate[] {
  return [...Map.groupBy(lines, ({ providerId }) => providerId)]
    .map(([providerId, all]) => {
      const own = [...new Map(all.map(line => [line.orderId, line])).values()]
      const times = own.map(({ orderedAt }) => orderedAt.getTime())
      const refused = own.filter(({ refusedAt }) => refusedAt !== null).length
      return {
        ...{ providerId, refused, orders: own.length, refusedShare: refused / own.length },
        ...{ from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) },
      }
    })
    .toSorted((a, b) => b.refusedShare - a.refusedShare || b.orders - a.orders)
}

/** The rates that may be public; null while there are too few to compare. */
export function publicRates(rates: readonly ServedRate[], from: PublicFrom): ServedRate[] | null {
  const enough = rates.filter(({ orders }) => orders >= from.orders)
  return enough.length >= from.providers ? enough : null
}
