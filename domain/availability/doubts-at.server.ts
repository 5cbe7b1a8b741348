import type { Offering } from '#domain/catalog/offering.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import { type LookUpDeps, lookUpProviders } from './look-up-providers.server.ts'
import { NO_DOUBTS, type PlaceDoubts, placeDoubts, withoutLookup } from './place-doubts.ts'

/**
 * What our data leave open about services at a ZIP code; nothing where nothing is known of it, or where the data don't answer,
 * which is logged: no order waits for them.
 */
export async function doubtsAt(
  deps: LookUpDeps & { log: Log },
  zipCode: string,
  offerings: readonly Offering[],
): Promise<PlaceDoubts> {
  if (zipCode === '') return NO_DOUBTS
  if (!offerings.some(({ kind }) => kind === 'internet')) return withoutLookup(offerings)
  try {
    const found = await lookUpProviders(deps, zipCode)
    return found.ok ? placeDoubts(offerings, deps.catalogue, found.value.result) : NO_DOUBTS
  } catch (error) {
    deps.log.error({ err: describeError(error) }, 'certainty of services not looked up')
    return NO_DOUBTS
  }
}
