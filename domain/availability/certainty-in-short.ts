import { formatDay } from '#domain/shared/calendar.ts'
import { stateInWords } from './county-words.ts'
import type { LookupResult, Precision } from './lookup-result.ts'

const inShort: Record<Precision, string> = {
  address: 'Known for your address',
  area: 'Known for your area; your home may differ',
  nearby: 'Not listed for your own area, so these are next to it',
  zip: 'Known for your ZIP code; your home may differ',
  county: 'Not confirmed for your street',
  state: 'We only have statewide information',
}

/** The federal district and the territories: nothing there is statewide. */
const noStates: readonly string[] = ['AS', 'DC', 'GU', 'MP', 'PR', 'VI']

/** How exact the answer is, whose data it uses and from which day, in one short line. */
export function certaintyInShort({ precision, sample, isMock, dataDate, place }: LookupResult): string {
  const exactness =
    precision === 'state' && noStates.includes(place.state)
      ? `We only know who sells in ${stateInWords(place)}`
      : inShort[precision]
  const source = sample ? 'Made-up test data' : isMock ? 'Our list of states' : 'FCC data'
  return `${exactness} · ${source} as of ${formatDay(dataDate)}`
}
