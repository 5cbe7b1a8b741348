import type { LeadStep } from '../conversation.ts'
import { plainWords } from '../understanding/features.ts'
import { intentByRule } from '../understanding/intent-rules.ts'
import type { Intent } from '../understanding/intents.ts'
import { inSmallLetters, isPlaceInState, serviceAlone } from './lead-details.ts'
import { isCompany } from './no-name.ts'
import { isOrdinaryWord } from './ordinary-word.ts'

/** What is no question though a rule knows it: small talk, and where somebody lives. */
const asksNothing: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'street'] as const)

/** What each detail is made of; whoever wishes a service may say anything about it. A name is told apart by its own rules (`no-name.ts`). */
const shapes: Record<LeadStep, RegExp> = {
  name: /^/,
  zipCode: /\b\d{5}\b/,
  serviceType: /\b\d{5}\b/,
  email: /@|\bat \S+(?: dot |\.)\S/,
  phone: /(?:\d\D{0,3}){7}/,
}

/**
 * Whether a rule of the assistant knows what is asked by a message that lacks the shape of the detail it would be stored as:
 * `cancel my order` is no ZIP code, `r u a bot` no phone number.
 */
export function asksByRule(text: string, step: LeadStep): boolean {
  if (shapes[step].test(text.toLowerCase()) || serviceAlone.test(inSmallLetters(text))) return false
  const words = plainWords(text)
  const rule = intentByRule(words.join(' '))
  if (rule === null || asksNothing.has(rule)) return false
  // Of what nothing here answers, few words may be anything.
  if (rule === 'unknown' && words.length < LEAST_OF_UNKNOWN) return false
  if (step === 'zipCode') return !mayBePlace(text, words, rule)
  return step !== 'serviceType' || !mayBeService(words, rule)
}
const LEAST_OF_UNKNOWN = 3

const MOST_OF_PLACE = 3
/** `Cabin Creek, WV`, `Porter Ranch`, `Snow Hill`: rules whose words are also what places are called. */
const mayBePlace = (text: string, words: readonly string[], rule: Intent): boolean =>
  isPlaceInState(text) ||
  (words.length <= MOST_OF_PLACE && words.some(word => !isOrdinaryWord(word) && !isCompany(word))) ||
  (rule === 'weather' && words.length < MOST_OF_PLACE)

/** What no service is, whatever services it names: `cancel my internet`, `the wifi is down again`. */
const neverService: ReadonlySet<Intent> = new Set([
  ...(['outage', 'wifi_trouble', 'provider_support', 'bill_rose', 'complaint', 'reviews', 'bot'] as const),
  ...(['order_status', 'cannot_send', 'cancel_order', 'change_order', 'not_me', 'delete_data'] as const),
  ...(['taxes', 'compare', 'later_price', 'speed_test', 'wifi_password', 'unknown'] as const),
])
/** What a service may be wished for, however long it is told. */
const ofWishes: ReadonlySet<Intent> = new Set([
  ...(['availability', 'bundle', 'tv', 'security', 'doorbell', 'rural', 'moving', 'how_to_order'] as const),
])
const ofService =
  /\b(?:internet|wifi|fiber|cable|5g|dsl|satellite|tv|television|security|alarms?|cameras?|doorbell|bundl\w+|packages?|combo|both|everything|phone|mbps|gig\w*|\d{3,4})\b/
const heldAgainst = /\S (?:vs|versus) \S/
const MOST_OF_SERVICE = 6

/** Which service is wished is told in the words of questions: `internet without a contract`, `adt or vivint`. */
function mayBeService(words: readonly string[], rule: Intent): boolean {
  const said = words.join(' ')
  if (neverService.has(rule) || heldAgainst.test(said)) return false
  if (!ofService.test(said) && !words.some(isCompany)) return false
  return words.length <= MOST_OF_SERVICE || ofWishes.has(rule)
}
