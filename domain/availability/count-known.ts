import type { LookupResult } from './lookup-result.ts'

/**
 * How many providers an answer knows of; for an answer about a county, those that the county's figures name. Guesses
 * never count, and in a county neither do satellite providers, which sell everywhere.
 */
export function countKnown({
  providers,
  otherProviders,
  precision,
}: Pick<LookupResult, 'providers' | 'otherProviders' | 'precision'>): number {
  const counted = providers.filter(one => precision !== 'county' || !one.coverage?.nationwide)
  return counted.length + otherProviders.length
}
