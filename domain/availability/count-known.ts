import type { LookupResult } from './lookup-result.ts'

/**
 * How many providers an answer knows of: where it is about a county, those that the county's figures name. Guesses never
 * count, and there neither do satellite providers, who sell everywhere.
 */
export function countKnown({
  providers,
  otherProviders,
  precision,
}: Pick<LookupResult, 'providers' | 'otherProviders' | 'precision'>): number {
  const counted = providers.filter(one => precision !== 'county' || !one.coverage?.nationwide)
  return counted.length + otherProviders.length
}
