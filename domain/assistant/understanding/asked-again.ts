import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { TOTAL_MONTHS } from '#domain/pricing/known-total.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import type { Dialogue } from '../dialogue.ts'
import { providersIn } from '../reading/read-question.ts'
import { zipIn } from '../reading/zip-in.ts'
import { ofCards } from './asked-outright.ts'
import { plainWords } from './features.ts'
import { masked } from './mask.ts'
import { bareZip, billOfTwo, onlyNames } from './shapes.ts'
import { ofDearBills, perPlace, topicsGoingOn } from './topics.ts'

/**
 * The last question once more with what few words change in it: the place that its answer asked for, or another provider.
 * `null` where they change nothing, or where the topic alone tells what is meant.
 */
export function askedAgain(catalogue: Catalogue, text: string, dialogue: Dialogue): string | null {
  const { question, topic } = dialogue
  if (question === '') return null
  const place = otherPlace.exec(text.trim())?.[1]
  if (place && placeNumber.test(question)) return question.replace(placeNumber, place)
  const two = soWhich.test(text) ? twoCompared(catalogue, dialogue) : null
  if (two) return two
  const other = otherOne.test(text) ? otherOfTwo(catalogue, dialogue) : null
  if (other) return ofOther(catalogue, question, other)
  const instead = otherInside.test(text) ? otherSpokenOf(catalogue, text, dialogue) : null
  if (instead) return text.replace(otherInside, instead.name)
  // `My landlord pays for Xfinity, can I get my own`: who else is there.
  if (dialogue.zipWanted && bareZip.test(text) && wantsOwn.test(question))
    return `what internet can I get in ${zipIn(text) ?? ''}`
  // A bill for TV and internet is not only held against internet.
  // `Cheap internet for 9 months`, then the place: for as long.
  const isStay = dialogue.months !== null && dialogue.months < TOTAL_MONTHS && /\bmonths?\b/i.test(question)
  const asksElse =
    !isStay &&
    topic !== null &&
    (perPlace.has(topic) || (ofDearBills.has(topic) && !billOfTwo.test(question)))
  // What a home needs was priced by the first of a list: there the cheapest that is fast enough, whichever that is.
  const isOfNobody = providersIn(catalogue, question.toLowerCase()).length === 0
  const sellers = new Set(dialogue.listed.map(id => catalogue.internetPlan(id)?.providerId))
  if (
    dialogue.mbps !== null &&
    topic === 'plan_price' &&
    isOfNobody &&
    sellers.size > 1 &&
    bareZip.test(text)
  )
    return `the cheapest with ${dialogue.mbps} Mbps${dialogue.budgetCents === null ? '' : ` under $${dollarsFromCents(dialogue.budgetCents)}`} in ${zipIn(text) ?? ''}`
  // Who told how many they are and what they may spend, and asked something else first: what suits them there.
  const { people, budgetCents } = dialogue
  const isOfHome = dialogue.listed.length === 0 && (dialogue.kind ?? 'internet') === 'internet'
  if (isOfHome && people !== null && budgetCents !== null && bareZip.test(text) && !suitsElse(topic))
    return `${people} people under $${dollarsFromCents(budgetCents)} in ${zipIn(text) ?? ''}`
  if (dialogue.zipWanted && (bareZip.test(text) || tellsPlace(text)) && !asksElse)
    return `${withoutZip(question)} ${zipIn(text) ?? ''}`
  const [before, ...others] = providersIn(catalogue, question.toLowerCase())
  const [next, ...more] = providersIn(catalogue, text.toLowerCase())
  const named = text.replace(sameAgain, ' ')
  const onlyNamesOne = onlyNames.test(plainWords(masked(catalogue, named)).join(' '))
  // `For AT&T` after gift cards of anybody.
  if (!before && next && more.length === 0 && onlyNamesOne && ofCards.test(question))
    return `gift cards of ${next.provider.name}`
  // `89 dollars` after a bill and whose it is.
  if (topic === 'bill_rose' && before && others.length === 0 && !next && barePrice.test(text))
    return `my ${before.provider.name} bill is ${text}`
  if (!before || !next || others.length + more.length > 0) return null
  if (topic && topicsGoingOn.has(topic)) return null
  if (before.provider.id === next.provider.id) return null
  if (!onlyNamesOne) return null
  return question.toLowerCase().replaceAll(before.words, next.provider.name)
}

/** `And ADT, same question`. */
const sameAgain = /,? ?\b(?:the )?same (?:question|thing)\b/i
const barePrice =
  /^(?:(?:its?|it is|about|around|like|we pay|i pay) )*\$?\d{2,3}(?:\.\d\d)?(?: ?(?:dollars|bucks|usd|a month|per month|monthly|\/ ?mo(?:nth)?))*[. ]*$/i

/** Topics whose own answer for a place tells what is wished there, or whose price is one that is paid. */
const suitsElse = (topic: Dialogue['topic']): boolean =>
  topic !== null && (perPlace.has(topic) || ofDearBills.has(topic) || topic === 'good_deal')

/** `It's a farm outside 67801`: a place, and nothing asked of it. */
const tellsPlace = (text: string): boolean =>
  zipIn(text) !== null &&
  text.split(/\s+/).length <= 8 &&
  !/[?]|\b(?:what|who|which|how|where|when|is there|are there|do|does|can|any|cheap\w*|fast\w*|best)\b/i.test(
    text,
  )

/** Somebody besides who is named. */
const wantsOwn =
  /\b(?:my|our) own\b(?! (?:router|modem|wifi|equipment|gateway|box|tv|dish))|\b(?:something|somebody|someone) else\b|\banother (?:one|provider|company)\b/i

const withoutZip = (question: string): string => question.replace(/\b\d{5}\b/g, ' ').trim()

/** `And the other one`, where two were spoken of. */
const otherOne =
  /^(?:(?:and|ok|so|but|what about|how about|for|on|with) )*the other(?: one| provider| company)?[?.! ]*$/i
/** What is asked of one thing after another, and of no list. */
const ofEither: ReadonlySet<Dialogue['topic']> = new Set([
  ...(['plan_price', 'later_price', 'first_bill', 'fees', 'contract', 'termination', 'data_cap'] as const),
  ...(['upload', 'price_lock', 'equipment', 'autopay', 'total_cost', 'technology', 'weather'] as const),
])
/** The same inside a question of its own: `what does the other one cost`. */
const otherInside = /\bthe other (?:one|provider|company|isp)(?! (?:that|who|which|i)\b)/i
const otherSpokenOf = (catalogue: Catalogue, text: string, dialogue: Dialogue): Provider | null =>
  providersIn(catalogue, text.toLowerCase()).length === 0 ? secondOfTwo(catalogue, dialogue) : null

/** The second of two providers, after what was asked of the first. */
const otherOfTwo = (catalogue: Catalogue, dialogue: Dialogue): Provider | null =>
  ofEither.has(dialogue.topic) ? secondOfTwo(catalogue, dialogue) : null

/** The one that was spoken of before the only one that is spoken of now, or beside it. */
function secondOfTwo(catalogue: Catalogue, dialogue: Dialogue): Provider | null {
  const [only, ...more] = dialogue.providers
  if (only === undefined || more.length > 0) return null
  const of = [...dialogue.listed, ...dialogue.lastPlans].map(id => catalogue.offering(id)?.providerId)
  const [other, ...others] = new Set(of.filter(id => id !== only))
  return other === undefined || others.length > 0 || !of.includes(only)
    ? null
    : (catalogue.provider(other) ?? null)
}

function ofOther(catalogue: Catalogue, question: string, { name }: Provider): string {
  const [before] = providersIn(catalogue, question.toLowerCase())
  return before ? question.toLowerCase().replaceAll(before.words, name) : `${name}: ${question}`
}

/** `So which`, after two that were compared and more that was asked of them. */
const soWhich =
  /^(?:(?:so|ok|and|then|well|alright)[, ]+)+which(?: one)?(?: then| is it| do i (?:get|pick|take))?[?.! ]*$/i
function twoCompared(catalogue: Catalogue, { listed, use, topic }: Dialogue): string | null {
  const plans = listed.flatMap(id => catalogue.internetPlan(id) ?? [])
  const [one, two] = plans
  if (!one || !two || plans.length > 2 || one.providerId === two.providerId) return null
  const names = `${catalogue.providerName(one.providerId)} or ${catalogue.providerName(two.providerId)}`
  return `which is better${topic === 'upload' || use === 'work' ? ' for working from home' : ''}, ${names}`
}

/** `No sorry 48842`: the same for another place than the one that was told. */
const otherPlace =
  /^(?:(?:no|nope|sorry|oops|wait|actually|my bad|i mean|i meant|its|it is|make (?:it|that)|typo|correction)[,.! ]+)+(\d{5})[.! ]*$/i
const placeNumber = /(?<![$\d])\b\d{5}\b/
