import type { LookupResult } from '#domain/availability/lookup-result.ts'
import type { OfferedPlan } from '#domain/availability/offered-plans.ts'

/** The name of a plan's provider, from the answer. */
export function providerNameIn(
  { providers, likelyProviders }: Pick<LookupResult, 'providers' | 'likelyProviders'>,
  { providerId }: Pick<OfferedPlan, 'providerId'>,
): string {
  return [...providers, ...likelyProviders].find(one => one.id === providerId)?.name ?? providerId
}
