import { countiesInWords, stateInWords } from './counties/county-words.ts'
import type { LookupResult } from './lookup-result.ts'

type Answer = Pick<LookupResult, 'street' | 'precision' | 'place'>

/** What is known of no street at all, in a place whose data are of counties. */
export const NO_SINGLE_STREETS =
  'We only have figures for whole counties here, so we can’t check a single street'

/** What a lookup answered for in place of a street: `ZIP code 78701`, `Travis County`, `Texas`. */
function insteadOfStreet({ precision, place }: Answer): string {
  if (precision === 'county') return countiesInWords(place)
  return precision === 'state' ? stateInWords(place) : `ZIP code ${place.zipCode}`
}

/** That a street was asked about but not checked, and why; null if it was placed or none was given. */
export function streetInWords(answer: Answer, street: string): string | null {
  const { precision, street: outcome = 'placed' } = answer
  switch (outcome) {
    case 'unknown':
      return `We couldn’t place ${street} on the map, so this is for ${insteadOfStreet(answer)}.`
    case 'failed':
      return `We couldn’t look up ${street} just now, so this is for ${insteadOfStreet(answer)}. Trying again in a moment may help.`
    case 'not-possible':
      return precision === 'state'
        ? `We have no data on single streets here, so this is for ${insteadOfStreet(answer)}, not for ${street}.`
        : `${NO_SINGLE_STREETS} such as ${street}.`
    case 'placed':
      return null
  }
}
