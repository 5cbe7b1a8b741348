import { countKnown } from '#domain/availability/count-known.ts'
import { countiesInWords } from '#domain/availability/county-words.ts'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { formatMonth } from '#domain/shared/calendar.ts'

/** Whether an answer is about counties, not about the place that was searched. */
export const isByCounty = ({ precision }: LookupResult) => precision === 'county'

/** What was found, in one line: a count of what is known, never of guesses, with its place and month where that is a county. */
export function headlineOf(result: LookupResult, searched: string): string {
  const { isMock, place, dataDate } = result
  if (isMock) return `Providers that sell in ${place.state}, for ${searched}`
  const count = countKnown(result)
  const providers = count === 1 ? '1 provider' : `${count === 0 ? 'No' : count} providers`
  return isByCounty(result)
    ? `${providers} in ${countiesInWords(place)}, by FCC data of ${formatMonth(dataDate)}`
    : `${providers} for ${searched}`
}
