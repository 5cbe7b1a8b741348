import { countiesInWords, stateInWords } from '#domain/availability/county-words.ts'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import type { PlanCertainty } from '#domain/availability/plans-at-place.ts'

/** What an answer says of its place. */
export type SoldWhere = Partial<Pick<LookupResult, 'precision' | 'isMock' | 'place'>>

/** How many of the offered providers are how certain at the place, in a sentence. */
export function soldInWords(certainties: readonly PlanCertainty[], where: SoldWhere): string {
  const groups = [...Map.groupBy(certainties, certainty => certainty)].map(
    ([certainty, { length }]) => [sellWords(certainty, where, length === 1), length] as const,
  )
  const [only, ...more] = groups
  if (only && more.length === 0) {
    const [words, count] = only
    return `The internet ${count === 1 ? 'provider' : 'providers'} below ${words}.`
  }
  const each = groups.map(([words, count]) => `${count} ${words}`)
  return `Of the internet providers below, ${each.slice(0, -1).join(', ')}${more.length > 1 ? ',' : ''} and ${each.at(-1)}.`
}

/** What one provider, or several, of that certainty do at the place. */
function sellWords(certainty: PlanCertainty, { precision, place }: SoldWhere, isOne: boolean): string {
  switch (certainty) {
    case 'listed':
      return `${isOne ? 'serves' : 'serve'} ${place && precision === 'county' ? `parts of ${countiesInWords(place)}` : 'your ZIP code'}`
    case 'in-state':
      return `${isOne ? 'sells' : 'sell'} in ${place ? stateInWords(place) : 'your state'}, but not at every address`
    case 'likely':
      return `may sell at your ZIP code but ${isOne ? 'isn’t' : 'aren’t'} confirmed`
    case 'nationwide':
      return `${isOne ? 'sells' : 'sell'} nationwide by satellite`
  }
}
