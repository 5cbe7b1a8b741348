import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Provider, ServiceKind } from '#domain/catalog/provider.schema.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { isFirstOfMany } from '../answers/asking.ts'
import { placeAmong } from '../answers/plan-answers.ts'
import { listInWords, planName } from '../answers/plan-words.ts'
import type { LeadAnswers } from '../conversation.ts'
import type { Dialogue } from '../dialogue.ts'
import { providersIn, readQuestion } from '../reading/read-question.ts'
import { plainWords } from '../understanding/features.ts'
import { isIntent } from './open-question.ts'
import { takesListed } from './takes-it.ts'

/** The services in the order and the words in which they are told. */
const services: readonly { kind: ServiceKind; name: string; words: RegExp }[] = [
  { kind: 'internet', name: 'home internet', words: /\b(?:internet|wi-?fi|broadband|fiber|mbps|megs|gig)\b/ },
  { kind: 'tv', name: 'TV', words: /\b(?:tvs?|television|cable box|channels?)\b/ },
  {
    kind: 'security',
    name: 'home security',
    words: /\b(?:(?<!social )security|alarms?|cameras?|doorbells?)\b/,
  },
]
const bundle = /\b(?:bundles?|combo|all three|the whole package)\b/
/** `Internet, no tv`: what is not wished. */
const refused =
  /\b(?:no|not|without|minus|dont (?:want|need)|do not (?:want|need))(?: any| the| a)? (?:home )?(?:internet|wi-?fi|tvs?|television|cameras?|security|alarms?)\b/g
/** A provider that somebody has or leaves is not the one that is wished. */
const ofOwn = /\b(?:have|had|has|leav\w*|switch\w*(?! to\b)|cancel\w*|instead of|rid of|currently|paying)\b/

function inWords(kinds: ReadonlySet<ServiceKind>, names: readonly string[]): string | null {
  if (kinds.size === 0) return null
  const told = listInWords(services.flatMap(({ kind, name }) => (kinds.has(kind) ? [name] : [])))
  return `${capitalized(told)}${names.length > 0 ? ` (${listInWords(names)})` : ''}`
}

/** Which service a message wishes, by its words or by what the named providers sell; null where it tells none. */
export function serviceWished(catalogue: Catalogue, message: string): string | null {
  const asked = readQuestion(catalogue, message)
  const text = asked.text.replace(/[‘’']/g, '').replace(refused, ' ')
  const byWords = services.flatMap(({ kind, words }) => (words.test(text) ? [kind] : []))
  const wanted: readonly Provider[] = ofOwn.test(text) ? [] : asked.providers
  const kinds = new Set(byWords.length > 0 ? byWords : wanted.flatMap(provider => provider.kinds))
  const [plan, ...others] = asked.plans
  const sellers = wanted
    .filter(provider => provider.kinds.some(kind => kinds.has(kind)))
    .map(({ id, name }) =>
      plan?.providerId === id && others.length === 0 ? planName(catalogue, plan) : name,
    )
  return inWords(kinds, sellers) ?? (bundle.test(text) ? 'A bundle' : null)
}

/** Nothing but the wish for a company: `want directv`, `hook me up w starlink`. What else is said of one is no order. */
const wishOfOne =
  /^(?:(?:hi|hello|hey|yes|yeah|ok|okay|so|well|please|pls|can|could|you|guys|yall|i|we|am|just|really|think|will) )*(?:want|need|(?:would|id) like|ready|take|going with|go with|(?:hook|set|sign) (?:me|us) up (?:with|w|for)|give (?:me|us)|gimme)(?: (?:to (?:have|try|go with|switch to)|for|the|some|a))* prov(?: (?:prov|internet|wifi|tv|fiber|cable|satellite|streaming|home|security|alarm|service|package|plan|please|pls|now|today|thanks|at|in|for|my|our|the|house|place|apartment|new|\d+|mbps|megs?|gig))*$|^(?:(?:ok|okay|so|then|well|fine|great|alright) )*prov(?: prov)?(?: (?:then|it is|please))* sign (?:me|us) up(?: (?:please|then|now))*$/
export function wishesCompany(catalogue: Catalogue, message: string): boolean {
  const text = message.toLowerCase()
  const named = providersIn(catalogue, text)
  if (named.length === 0) return false
  const nameless = named.reduce((left, { words }) => left.replaceAll(words, ' prov '), text)
  return wishOfOne.test(plainWords(nameless).join(' '))
}

/** The same of what was spoken of last, where that is one provider or one bundle. */
export function serviceSpokenOf(catalogue: Catalogue, dialogue: Dialogue, text: string): string | null {
  const { providers, plans, topic, kind } = dialogue
  if (takesListed(text)) {
    // A list is in the order that was asked for.
    const isByOrder = topic !== null && text.toLowerCase().includes(topic)
    const place = placeAmong(text, dialogue.listed.length) ?? (isByOrder ? 0 : null)
    const picked = place === null ? undefined : catalogue.internetPlan(dialogue.listed[place] ?? '')
    return picked ? inWords(new Set<ServiceKind>(['internet']), [planName(catalogue, picked)]) : null
  }
  const ids = topic === 'bundle' ? plans.flatMap(id => catalogue.offering(id)?.providerId ?? []) : providers
  if (ids.length !== 1 && topic !== 'bundle') return null
  const named = ids.flatMap(id => catalogue.provider(id) ?? [])
  const kinds = new Set(named.flatMap(provider => provider.kinds))
  if (topic !== 'bundle' && kind !== null && !kinds.has(kind)) return null
  // From a list nobody has picked, unless by `that one`.
  const isPicked = /\b(?:that|this) one\b|\bit\b/i.test(text)
  const [first] = plans
  const isOfPlan =
    first !== undefined && (dialogue.named.includes(first) || (isPicked && dialogue.listed.includes(first)))
  const plan = isOfPlan ? catalogue.internetPlan(first) : undefined
  if (plan) return inWords(new Set<ServiceKind>(['internet']), [planName(catalogue, plan)])
  return inWords(
    kinds,
    !isPicked && isFirstOfMany({ dialogue, catalogue }) ? [] : named.map(({ name }) => name),
  )
}

const priceOfIt =
  /\b(?:how much\b.{0,12}\b(?:it|that|this|everything|all of it)|how much(?: total| in all| altogether)?(?=[?.! ]*$)|what(?:s| is| would| will)?\b.{0,12}\b(?:price|total|cost))\b(?!.*\b(?:install\w*|fees?|tax\w*|months?|year|later|more|cancel\w*|move)\b)/i
const isOfPrice = (text: string): boolean =>
  priceOfIt.test(text) && !services.some(({ words }) => words.test(text))

const FEW = 5
/** A question for the price before anything was spoken of asks it of the service that a lead is about. */
export const askedOfService = (text: string, { serviceType }: LeadAnswers): string => {
  // `Without autopay the T-Mobile plan is how much` may have begun the questions about a bundle itself.
  const isOfBundle = serviceType === 'bundle_inquiry' && text.split(' ').length <= FEW
  const service = isOfBundle ? 'a bundle' : serviceType
  return service !== null && !isIntent(service) && isOfPrice(text.toLowerCase())
    ? `How much is ${service}?`
    : text
}

/** Whether what is sold at a place matters to a lead: TV and home security are sold everywhere. */
export const isOfPlace = ({ serviceType }: LeadAnswers): boolean =>
  serviceType === null || isIntent(serviceType) || /internet|wi-?fi|fiber|bundle/i.test(serviceType)

const kindsSaid = [/\b(?:internet|wi-?fi)\b/i, /\btv\b/i, /\b(?:security|alarm)\b/i] as const
const kindsOf = (text: string): string => kindsSaid.map(kind => (kind.test(text) ? 'x' : '-')).join('')
const joins = /^(?:oh |ok |yes |yeah )*(?:and|plus|also)\b|\b(?:too|also|as well)$/
const aroundService =
  /^(?:(?:oh|ok|yes|yeah|and|plus|also|just|only|for)[, ]+)+|(?: (?:too|also|as well|please|pls))+$/g

/** The service of a lead after one was named in it: with the company that is known for it, or joined to what was wished before. */
export function serviceAfter(
  { serviceType: before }: Pick<LeadAnswers, 'serviceType'>,
  said: string,
): string {
  if (before === null || isIntent(before))
    return said.replace(/^(?:(?:oh|ok|yes|yeah|and)[, ]+)+|(?: (?:i guess|then))+$/g, '')
  if (before.endsWith(')') && kindsOf(said) === kindsOf(before)) return before
  return joins.test(said) ? `${before} and ${said.replace(aroundService, '')}` : said
}

/** A service and nothing else, told before it was asked for: `for internet and security`. */
const serviceAlone =
  /^(?:(?:its|it['’]s|it is|i need it|we need it) )?for (?:(?:home|the|my|a|an|some|just|only|and|plus|internet|wi-?fi|tv|cable|security|alarm|cameras|bundle|all three|both)[ ,+]*)+$/i
export const tellsService = (text: string): boolean => serviceAlone.test(text)
