import type { LookupPlace } from '../lookup-result.ts'
import type { Reach } from './county-reach.ts'

const reachWords: Record<Reach, string> = {
  most: 'most of',
  parts: 'parts of',
  few: 'a small part of',
}

/** What a county is called after it was named: `the county`, `the parish`, `the city`, `the District`. */
export function countyAgain(name: string): string {
  if (name.startsWith('the city ')) return 'the city'
  if (name.startsWith('the District ')) return 'the District'
  return `the ${name.slice(name.lastIndexOf(' ') + 1).toLowerCase()}`
}

/** `most of Travis County`: how much of the counties of an answer something reaches. */
export function partOfCounties(reach: Reach, place: LookupPlace): string {
  return `${reachWords[reach]} ${countiesInWords(place)}`
}

/** `Reaches parts of the county`; of several counties together if the answer is about several. */
export function reachInWords(reach: Reach, { counties: [county, second] = [] }: LookupPlace): string {
  const where = second ? 'these counties' : county ? countyAgain(county.name) : 'the county'
  return `Reaches ${reachWords[reach]} ${where}`
}

/** The name of a state within a sentence: `Texas`, `the District of Columbia`. */
export const stateInSentence = (name: string): string =>
  /^District of |Islands$/.test(name) ? `the ${name}` : name

/** The state of an answer by its name within a sentence, or by its code in an answer without one. */
export const stateInWords = ({ state, stateName }: LookupPlace): string => stateInSentence(stateName ?? state)

/**
 * The counties of an answer as people say them: `Travis County`, `Williamson County and Travis County`; each with its
 * state where one is in a different state than the ZIP's city.
 */
export function countiesInWords({ counties = [], state: ofCity }: LookupPlace): string {
  const states = new Set([ofCity, ...counties.map(county => county.state)])
  const names = counties.map(({ name, state }) => (states.size > 1 ? `${name}, ${state}` : name))
  const last = names.at(-1) ?? 'the county'
  const separator = states.size > 1 ? '; ' : ', '
  return names.length < 2 ? last : `${names.slice(0, -1).join(separator)} and ${last}`
}

/** The hint about a ZIP code without homes, or nearly so. */
export const fewHomesWords = (zipCode: string): string =>
  `ZIP code ${zipCode} may be for PO boxes or one company only`
