import type { CountyCoverage } from '#domain/availability/counties/county-coverage.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { formatMonth } from '#domain/shared/calendar.ts'
import { type StateCode, usStates } from '#domain/shared/us-states.ts'
import { isOfPhrasings } from '../../understanding/coverage.ts'
import { plainWords } from '../../understanding/features.ts'
import type { Place, Reply } from '../asking.ts'
import { results, search } from '../page-links.ts'
import { listInWords } from '../plan-words.ts'

/** `Do you sell Ziply`. */
const asksIfSold =
  /^(?:so |and |ok |hi |hello )*(?:do|can|dont) (?:you|u|you all) (?:sell|carry|offer|have|do) ([\w &.'-]{3,40}?)(?: (?:internet|too|there|here|service))*$/

/** `What about Ziply, can I order it here`, `can we get ECFiber through you`. */
const asksIfOrdered = [
  /^(?:so |and |ok |hi |hello )*(?:what about|how about|and) ([\w &.'-]{3,40}?) (?:can|could) (?:i|we) (?:order|get|buy|have) (?:it|that|them)\b/,
  /^(?:so |and |ok |hi |hello )*(?:can|could) (?:i|we) (?:order|get|buy|have) ([\w &.'-]{3,40}?)(?: (?:internet|service|too|here|there|through you|from you|with you|at my \w+))*$/,
]
/** Whether a question asks of a company, by whatever name, if it can be had from us. */
export const asksOfCompany = (words: string): boolean =>
  [asksIfSold, ...asksIfOrdered].some(pattern => pattern.test(words))

/** Ways in which a question names a company that our catalogue has not, or no longer has: `what is astound`, `is epb cheaper`. */
const naming = [
  /^(?:so |and |ok )?(?:what|who) is ([\w &.'-]{3,40}?)(?: (?:internet|exactly))?$/,
  /^(?:so |and |ok )?(?:is|does|do|can i get|how (?:much|fast|good) is|how much does) ([\w &.'-]{3,40}?) (?:any |a |an |the )?(?:better|cheaper|faster|good|cost\w*|internet|reliable|available|have|has|offer\w*|legit|worth|slower|real|at|in|near|here)\b/,
  /^(?:so |and |ok )?(?:(?:tell me|what|info) (?:more )?about|how about|i (?:have|use|got|want)|how (?:much|fast|good) is) ([\w &.'-]{3,40}?)(?: (?:internet|prices?|plans?|cost|then|now))*$/,
  /^(?:please |can you )?compare ([\w &.'-]{3,40}?) (?:and|with|to|vs|versus)\b/,
  /^(?:please |can you )?compare [\w &.'-]{3,40}? (?:and|with|to|vs|versus) ([\w &.'-]{3,40})$/,
  /^([\w &.'-]{3,40}?) (?:vs|versus|or|internet|prices?|plans?|reviews?|cost|fiber plans?)\b/,
  /^[\w &.'-]{3,30}? (?:vs|versus|or) ([\w &.'-]{3,40}?)(?: (?:in|at|for|near) \d{5})?$/,
  /^(?:what is |whats )?(?:the )?difference between ([\w &.'-]{3,40}?) and\b/,
  /^(?:what is |whats )?(?:the )?difference between [\w &.'-]{3,40}? and ([\w &.'-]{3,40}?)(?: (?:in|at|for|near) \d{5})?$/,
  /\b(?:better|cheaper|faster|slower) than ([\w &.'-]{3,40}?)(?: (?:in|at|for|near) \d{5})?$/,
  asksIfSold,
  ...asksIfOrdered,
  /^([\w &.'-]{3,40})$/,
]
const lineNames = { 10: 'DSL', 40: 'cable', 50: 'fiber' } as const
const SHOWN_STATES = 4
const stateName = (state: StateCode): string => usStates.find(({ code }) => code === state)?.name ?? state

type LocalDeps = {
  counties: Pick<CountyCoverage, 'operatorNamed' | 'asOf'>
  catalogue: Pick<Catalogue, 'provider'>
}

/** A company's name of its own has so many letters; longer messages tell other things, too. */
const LEAST_LETTERS = 6
const MOST_WORDS = 9
/** Words of a short question that no phrasing of ours has: a company may be called so, wherever it stands. */
function strangers(words: string): string[] {
  const all = words.split(' ')
  return all.length > MOST_WORDS ? [] : all.filter(one => one.length >= LEAST_LETTERS && !isOfPhrasings(one))
}

/** What is known of a local provider that a question names and nothing else understood; null where it names none. */
export function localIn(
  { counties, catalogue }: LocalDeps,
  message: string,
  place: Place | null,
): Reply | null {
  const words = plainWords(message).join(' ')
  const operator = [...naming.flatMap(pattern => pattern.exec(words)?.[1] ?? []), ...strangers(words)]
    // `So who is right`: a word that questions are asked with is no company's name.
    .filter(name => !name.split(' ').every(isOfPhrasings))
    .map(name => counties.operatorNamed(name, id => catalogue.provider(id) !== undefined))
    .find(one => one !== null)
  if (!operator) return null
  const { name, technologies, states, labelsPage } = operator
  const prices = labelsPage
    ? 'its prices stand on its broadband labels'
    : `I don’t know its prices, ask ${name}`
  const where = listInWords([
    ...states.slice(0, SHOWN_STATES).map(stateName),
    ...(states.length > SHOWN_STATES
      ? [
          states.length - SHOWN_STATES === 1
            ? 'one more state'
            : `${states.length - SHOWN_STATES} more states`,
        ]
      : []),
  ])
  const there = place?.result.otherProviders.some(one => one.name === name)
  const here = place
    ? ` ${there ? `It is listed around ${place.where}.` : `I don’t find it around ${place.where}${place.result.precision === 'county' ? ', but in most states the county’s figures name no cable or DSL companies' : ''}.`} ${place.certainty}`
    : ' Tell me your ZIP code and I’ll say whether it’s around you.'
  return {
    text: `${name} is a provider that we don’t sell: ${prices}. The FCC’s figures of ${formatMonth(counties.asOf)} list it with ${listInWords(technologies.map(code => lineNames[code]))} in ${operator.counties === 1 ? 'one county' : `${operator.counties} counties`} of ${where}.${here}`,
    links: [
      ...(labelsPage ? [{ label: `Labels of ${name}`, href: labelsPage }] : []),
      place ? results : search,
    ],
  }
}
