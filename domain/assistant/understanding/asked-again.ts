import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { providersIn } from '../answers/read-question.ts'
import type { Dialogue } from '../dialogue.ts'
import { zipIn } from '../zip-in.ts'
import { plainWords } from './features.ts'
import { masked } from './mask.ts'
import { bareZip, billOfTwo, onlyNames } from './shapes.ts'
import { goesOn, ofDearBills, perPlace } from './topics.ts'

/**
 * The last question once more with what few words change in it: the place that its answer asked for, or another provider.
 * `null` where they change nothing, or where the topic alone tells what is meant.
 */
export function askedAgain(catalogue: Catalogue, text: string, dialogue: Dialogue): string | null {
  const { question, topic } = dialogue
  if (question === '') return null
  // A bill for TV and internet is not only held against internet.
  const asksElse =
    topic !== null && (perPlace.has(topic) || (ofDearBills.has(topic) && !billOfTwo.test(question)))
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
    return `the cheapest with ${dialogue.mbps} Mbps${dialogue.budgetCents === null ? '' : ` under $${dialogue.budgetCents / 100}`} in ${zipIn(text) ?? ''}`
  // Who told how many they are and what they may spend, and asked something else first: what suits them there.
  const { people, budgetCents } = dialogue
  const isOfHome = dialogue.listed.length === 0 && (dialogue.kind ?? 'internet') === 'internet'
  if (isOfHome && people !== null && budgetCents !== null && bareZip.test(text) && !suitsElse(topic))
    return `${people} people under $${budgetCents / 100} in ${zipIn(text) ?? ''}`
  if (dialogue.zipWanted && (bareZip.test(text) || tellsPlace(text)) && !asksElse)
    return `${withoutZip(question)} ${zipIn(text) ?? ''}`
  const [before, ...others] = providersIn(catalogue, question.toLowerCase())
  const [next, ...more] = providersIn(catalogue, text.toLowerCase())
  if (!before || !next || others.length + more.length > 0) return null
  if (topic && goesOn.has(topic)) return null
  if (before.provider.id === next.provider.id) return null
  if (!onlyNames.test(plainWords(masked(catalogue, text)).join(' '))) return null
  return question.toLowerCase().replaceAll(before.words, next.provider.name)
}

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

const withoutZip = (question: string): string => question.replace(/\b\d{5}\b/g, ' ').trim()
