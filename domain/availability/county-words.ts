import type { Reach } from './county-reach.ts'
import type { LookupPlace } from './lookup-result.ts'

const reachWords: Record<Reach, string> = {
  most: 'most of',
  parts: 'parts of',
  few: 'a small part of',
}

/** `Reaches parts of the county`; of several counties together if the answer is about several. */
export function reachInWords(reach: Reach, { counties = [] }: LookupPlace): string {
  return `Reaches ${reachWords[reach]} ${counties.length > 1 ? 'these counties' : 'the county'}`
}

/** The state of an answer by its name, or by its code in an answer without one. */
export const stateInWords = ({ state, stateName }: LookupPlace): string => stateName ?? state

/** The counties of an answer as people say them: `Travis County`, `Williamson County and Travis County`. */
export function countiesInWords({ counties = [] }: LookupPlace): string {
  const states = new Set(counties.map(county => county.state))
  const names = counties.map(({ name, state }) => (states.size > 1 ? `${name}, ${state}` : name))
  const last = names.at(-1) ?? 'the county'
  const separator = states.size > 1 ? '; ' : ', '
  return names.length < 2 ? last : `${names.slice(0, -1).join(separator)} and ${last}`
}
