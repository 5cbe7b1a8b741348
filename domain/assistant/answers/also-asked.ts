import { isCommonTopic } from '../understanding/common-topics.ts'
import type { Intent } from '../understanding/intents.ts'
import { ofStorms } from '../understanding/shapes.ts'

/** Terms of a plan by the words that ask for each. */
const terms: readonly (readonly [Intent, RegExp])[] = [
  [
    'data_cap',
    /\bdata (?:caps?|limits?)\b|\bunlimited\b|\b(?:or|and) (?:a |any )?caps?\b|\bcaps? (?:or|and)\b/,
  ],
  ['contract', /\bcontracts?\b/],
  ['equipment', /\b(?:routers?|modems?|equipment)\b/],
  ['upload', /\buploads?\b/],
  ['later_price', /\bafter (?:the )?(?:first year|promo\w*|12 months|a year)\b|\bgo(?:es)? up\b/],
  ['first_bill', /\bfirst (?:bill|payment)\b/],
  ['fees', /\bfees?\b/],
]
const smallIncome = /\b(?:disab\w+|snap|medicaid|ssi|ssdi|low income|food stamps|seniors?)\b/
const whatThere = /\bwhat can (?:i|we) get\b.*\b\d{5}\b/
const elsewhere = /\bcan (?:i|we)\b.*\b(?:else|another|different|other)\b/
const whatToDo =
  /\b(?:clos(?:e|ing)|mov(?:e|ing)|bought)\b.*(?:\bwhat (?:do|should) (?:i|we) (?:need|have|do)\b|\bhow (?:early|soon|far ahead|long before)\b|\bwhen (?:should|do|must) (?:i|we)\b)/
const holdsUp = /\b(?:holds? up|better|reliab\w+|survive\w*|stays? (?:up|on))\b/
/** Who lives on little, or says of how great an age they are. */
const onLittle =
  /\b(?:fixed income|low income|on (?:ssi|ssdi|disability|snap|medicaid|food stamps|social security))\b|\b(?:elderly|retired|retirees?|for (?:a |my )?seniors?(?! (?:year|in high|prom|dev|eng|man|lead|staff|analyst))|(?:im|i am|i['’]m) (?:a )?(?:senior(?! (?:in|at|dev|eng|man))|pensioner))\b|\b(?:6[5-9]|[789]\d) ?(?:years? old|yrs? old|y\/?o)\b|\b(?:im|i am|i['’]m|shes|she is|she['’]s|hes|he is|he['’]s) (?:over )?(?:6[5-9]|[789]\d)\b(?! ?(?:%|dollars|bucks|a month|mbps|megs?|mb|gb|miles|percent|feet|ft|min|people))/
/** What there is and costs, after which what takes something off it is told, too. */
const ofPrices: ReadonlySet<Intent> = new Set([
  ...(['availability', 'cheapest', 'best', 'find_plans', 'value', 'bill_rose', 'good_deal'] as const),
])
const pricedThere =
  /\b(?:something|anything|plans?|internet|options?|one)\b.*\b(?:under|below|less than|around|for) \$?\d{2,3}\b.*\b\d{5}\b/
const joined = /\b(?:and|plus|also)\b|,|\/|\b(?:contracts?|caps?|fees?) or\b/
/** `No contract and no data cap` is one wish for a plan. */
const wished = /\b(?:with|without|no|cheap\w*|any|who|which|find|want|need|looking)\b/
const priceToo =
  /\b(?:prices?|monthly|monthly (?:price|cost|rate)) (?:and|plus)\b|\b(?:and|plus) (?:the |its |whats the |what is the )?(?:prices?|monthly|cost)\b(?! (?:after|later|lock|to|(?:of|for) (?:the |a )?(?:router|modem|equipment|install)))/
const ofTerms: ReadonlySet<Intent> = new Set([
  ...(['fees', 'contract', 'data_cap', 'upload', 'equipment'] as const),
])
const goesWith: ReadonlySet<Intent> = new Set([...terms.map(([intent]) => intent), 'provider', 'plan_price'])

/** What else one question asks of the same plan or provider: `does WOW! have unlimited data and a contract`. At most one. */
export function alsoAsked(text: string, intent: Intent | null): Intent[] {
  // A veteran with a small income may have both.
  if (intent === 'military' && smallIncome.test(text)) return ['low_income']
  // `They only let one company in, can I get someone else`: who is there, too.
  if (intent === 'association' && elsewhere.test(text)) return ['availability']
  // `No drilling allowed, what can I get in 60614`: who is there, too.
  if (intent !== null && isCommonTopic(intent) && whatThere.test(text)) return ['availability']
  // `I'm moving to 28202, what do I do`: who sells there, too.
  if (intent === 'moving' && /\b\d{5}\b/.test(text)) return ['availability']
  // `Bought a house in 80134, closing in 3 weeks, what do I need to do`: how one moves, too.
  if (intent === 'availability' && whatToDo.test(text)) return ['moving']
  // `Are the prices real or do they go up later`.
  if (intent === 'data_date' && /\bgo(?:es)? up\b/.test(text)) return ['later_price']
  // `Internet, TV and alarm all in one bill`: who bills it, too.
  if (intent === 'bundle' && /\b(?:one|single|same|1) bill\b/.test(text)) return ['whom_to_pay']
  // `Need internet in 43215 and a camera for the door, no drilling`.
  if (intent === 'availability' && /\bcameras?|\bdoorbell|\balarm/.test(text))
    return [/\bdrill\w*|\blandlord|\brent/.test(text) ? 'alarm_drilling' : 'doorbell']
  // `Would fiber or satellite hold up better in a hurricane, and who has either in 39503`.
  if (intent === 'availability' && ofStorms.test(text) && holdsUp.test(text)) return ['reliability']
  // `Something under 40 in 78207, no credit check`: what there is, too.
  if (intent === 'how_to_order' && /\b(?:ssn|social security)\b/.test(text)) return ['credit_check']
  if (intent === 'credit_check' && pricedThere.test(text)) return ['find_plans']
  if (intent === 'credit_check' && /\binternet\b.*\b\d{5}\b/.test(text)) return ['availability']
  if (intent !== null && ofPrices.has(intent) && onLittle.test(text)) return ['low_income']
  // `Frontier Fiber 500 how much and is there a contract`.
  if (intent === 'contract' && joined.test(text) && /\bhow much\b|\bprice\b|\bcosts?\b/.test(text))
    return ['plan_price']
  // `Which is cheaper if I don't have their cell service`.
  if (intent === 'compare' && /\b(?:cell|mobile|phone|wireless) (?:service|plan|lines?)\b/.test(text))
    return ['mobile_discount']
  // `How much is install and the monthly for Cox`.
  if (intent !== null && ofTerms.has(intent) && priceToo.test(text) && !wished.test(text))
    return ['plan_price']
  if (intent === null || !goesWith.has(intent) || !joined.test(text) || wished.test(text)) return []
  return terms.flatMap(([one, words]) => (one !== intent && words.test(text) ? [one] : [])).slice(0, 1)
}
