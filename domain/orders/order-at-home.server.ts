import { doubtsAt } from '#domain/availability/doubts-at.server.ts'
import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import { NO_DOUBTS, type PlaceDoubts } from '#domain/availability/place-doubts.ts'
import { homeFault } from '#domain/availability/places/home-fault.ts'
import { zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import { placeInWords } from '#domain/shared/place-in-words.ts'
import type { Log } from '#platform/log.server.ts'
import type { OrderPage } from './order-page.server.ts'

/** What our data say today of an order's services at its home. */
export type OrderAtHome = PlaceDoubts & {
  zipCode: string
  /** The home's city, state and ZIP; empty if its ZIP code is unknown. */
  place: string
  /** What speaks against the address being a home; null if nothing is known to. */
  fault: string | null
}

/**
 * What our data leave open about an order at the address that it has now: the one it was placed for may have been
 * another. Nothing once the provider confirmed it there, or it is over: they know better than the data. Its page opens
 * all the same where the data don't answer.
 */
export async function orderAtHome(
  deps: LookUpDeps & { log: Log },
  order: Pick<OrderPage, 'address' | 'lines' | 'pricedFor' | 'isMoved' | 'isOver' | 'isWithProvider'>,
): Promise<OrderAtHome> {
  const { address, lines, pricedFor, isMoved } = order
  // An address that names no place keeps the one that the cost was shown for.
  const zipCode = zipCodeIn(address, deps.zips) || (isMoved ? '' : (pricedFor[0]?.zipCode ?? ''))
  const home = deps.zips.find(zipCode)
  const isSettled = order.isOver || (order.isWithProvider && !isMoved)
  const offerings = lines.flatMap(({ planId }) => deps.catalogue.offering(planId ?? '') ?? [])
  const doubts = home && !isSettled ? await doubtsAt(deps, zipCode, offerings) : NO_DOUBTS
  return {
    ...doubts,
    zipCode,
    place: home ? placeInWords(zipCode, home) : '',
    fault: homeFault(address, deps.zips),
  }
}
