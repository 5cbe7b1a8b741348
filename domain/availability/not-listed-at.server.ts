import { fullName } from '#domain/catalog/full-name.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import type { Log } from '#platform/log.server.ts'
import { type LookUpDeps, lookUpProviders } from './look-up-providers.server.ts'
import { notListedThere } from './not-listed.ts'

/** The names of home internet that isn't listed at a ZIP code, not even as likely; none where nothing is known of it. */
export async function notListedAt(
  deps: LookUpDeps & { log: Log },
  zipCode: string,
  offerings: readonly Offering[],
): Promise<string[]> {
  if (zipCode === '' || !offerings.some(({ kind }) => kind === 'internet')) return []
  const found = await lookUpProviders(deps, zipCode)
  if (!found.ok) return []
  return notListedThere(offerings, deps.catalogue, found.value.result).map(({ providerName, serviceName }) =>
    fullName(providerName, serviceName),
  )
}
