import { formatDate } from '#domain/shared/calendar.ts'
import { countKnown } from './count-known.ts'
import { fewHomesWords, stateInWords } from './counties/county-words.ts'
import type { LookupResult, Precision } from './lookup-result.ts'

const inShort: Record<Exclude<Precision, 'state'>, string> = {
  address: 'Known for your address',
  area: 'Known for your area; your home may differ',
  nearby: 'Not listed for your own area, so these are next to it',
  zip: 'Known for your ZIP code; your home may differ',
  county: 'Not confirmed for your street',
}

function inState(result: LookupResult): string {
  const { place } = result
  return countKnown(result) === 0
    ? `We don’t know who sells in ZIP code ${place.zipCode}`
    : `We only know who sells in ${stateInWords(place)}`
}

/** How exact the answer is, what it knows nothing about, whose data it uses and from which day, in one short line. */
export function certaintyInShort(result: LookupResult): string {
  const { precision, sample, isMock, dataDate, unimported, place } = result
  const exactness = precision === 'state' ? inState(result) : inShort[precision]
  const source = sample ? 'Made-up test data' : isMock ? 'Our list of states' : 'FCC data'
  const gap = unimported ? ` · No data yet on ${unimported.join(' or ')}` : ''
  const homes = place.fewHomes ? ` · ${fewHomesWords(place.zipCode)}` : ''
  return `${exactness}${gap}${homes} · ${source} as of ${formatDate(dataDate)}`
}
