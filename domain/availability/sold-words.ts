import { stateInWords } from './counties/county-words.ts'
import type { LookupResult } from './lookup-result.ts'
import type { PlanCertainty } from './plans-at-place.ts'

/** How certain a plan is at a place, or that the answer doesn't have it, in a few words. */
export type SoldWords = Record<PlanCertainty | 'absent', string>

/** Those words for an answer about a ZIP code: `found in your county`, `may be sold at your ZIP, not confirmed`. */
export function soldWords({
  precision,
  place,
}: Partial<Pick<LookupResult, 'precision' | 'place'>>): SoldWords {
  const counties = (precision === 'county' && place?.counties?.length) || 0
  const where = counties > 1 ? 'in a county of your ZIP' : counties === 1 ? 'in your county' : 'at your ZIP'
  return {
    listed: `found ${where}`,
    'in-state': `sold in ${place ? stateInWords(place) : 'your state'}, not confirmed at your ZIP`,
    nationwide: 'sold nationwide by satellite, not checked',
    likely: `may be sold ${where}, not confirmed`,
    absent: `not found ${where}`,
  }
}
