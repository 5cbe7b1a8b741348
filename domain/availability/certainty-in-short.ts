import { formatDay } from '#domain/shared/calendar.ts'
import type { LookupResult, Precision } from './lookup-result.ts'

const inShort: Record<Precision, string> = {
  address: 'Known for your address',
  area: 'Known for your area; your home may differ',
  nearby: 'Not listed for your own area, so these are next to it',
  zip: 'Known for your ZIP code; your home may differ',
  county: 'Not confirmed for your street',
  state: 'We only have statewide information',
}

/** How exact the answer is, whose data it uses and from which day, in one short line. */
export function certaintyInShort({ precision, sample, isMock, dataDate }: LookupResult): string {
  const source = sample ? 'Made-up test data' : isMock ? 'Our list of states' : 'FCC data'
  return `${inShort[precision]} · ${source} as of ${formatDay(dataDate)}`
}
