import type { Reach } from '#domain/availability/counties/county-reach.ts'
import { partOfCounties, stateInWords } from '#domain/availability/counties/county-words.ts'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import type { PlanCertainty } from '#domain/availability/plans-at-place.ts'

/** What an answer says of its place. */
export type SoldWhere = Partial<Pick<LookupResult, 'precision' | 'isMock' | 'place'>>

/** How certain an offered provider is at the place, and how much of the county it reaches, if that is known. */
type Offered = { certainty: PlanCertainty; reach: Reach | null }

const widest: readonly Reach[] = ['most', 'parts', 'few']
const rankOf = ({ certainty, reach }: Offered) =>
  certainty === 'listed' ? widest.indexOf(reach ?? 'parts') : 3

/** How many of the offered providers are how certain at the place, in a sentence; the widest first. */
export function soldInWords(offered: readonly Offered[], where: SoldWhere): string {
  const ordered = offered.toSorted((a, b) => rankOf(a) - rankOf(b))
  const groups = [...Map.groupBy(ordered, one => sellWords(one, where, false)).values()].flatMap(group => {
    const [first] = group
    return first ? [[sellWords(first, where, group.length === 1), group.length] as const] : []
  })
  const [only, ...more] = groups
  if (only && more.length === 0) {
    const [words, count] = only
    return `The internet ${count === 1 ? 'provider' : 'providers'} below ${words}.`
  }
  const each = groups.map(([words, count]) => `${count} ${words}`)
  return `Of the internet providers below, ${each.slice(0, -1).join(', ')}${more.length > 1 ? ',' : ''} and ${each.at(-1)}.`
}

/** What one provider, or several, of that certainty do at the place. */
function sellWords({ certainty, reach }: Offered, { precision, place }: SoldWhere, isOne: boolean): string {
  switch (certainty) {
    case 'listed':
      return `${isOne ? 'serves' : 'serve'} ${place && precision === 'county' ? partOfCounties(reach ?? 'parts', place) : 'your ZIP code'}`
    case 'in-state':
      return `${isOne ? 'sells' : 'sell'} in ${place ? stateInWords(place) : 'your state'}, but not at every address`
    case 'likely':
      return `may sell at your ZIP code but ${isOne ? 'isn’t' : 'aren’t'} confirmed`
    case 'nationwide':
      return `${isOne ? 'sells' : 'sell'} nationwide by satellite`
  }
}
