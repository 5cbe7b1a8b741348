import { doubtsAt } from '#domain/availability/doubts-at.server.ts'
import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import { zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import type { Log } from '#platform/log.server.ts'

/**
 * What home internet of these plans, by name, isn't listed at the home of an order, whatever place they were chosen for; null where all of it is, or
 * nothing is known of the place.
 */
export async function notListedAtAddress(
  deps: LookUpDeps & { log: Log },
  { planIds, address }: { planIds: readonly string[]; address: string },
): Promise<{ names: string[]; zipCode: string } | null> {
  const zipCode = zipCodeIn(address, deps.zips)
  const offerings = planIds.flatMap(id => deps.catalogue.offering(id) ?? [])
  // The desk works on while the data don't answer.
  const { notListed: names } = await doubtsAt(deps, zipCode, offerings)
  return names.length > 0 ? { names, zipCode } : null
}
