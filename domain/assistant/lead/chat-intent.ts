import { streetIn } from '#domain/shared/street-in.ts'
import { asksOnly } from '../understanding/common-topics.ts'
import { plainWords } from '../understanding/features.ts'
import { guessIntents, type IntentGuess } from '../understanding/intent-classifier.ts'
import { intentByRule } from '../understanding/intent-rules.ts'
import type { Intent } from '../understanding/intents.ts'

/** What the first message of a chat is about (specification, section 4). */
export type ChatIntent = 'order' | 'availability' | 'bundle' | 'other'

/** Whole words with their usual endings: 'budget' is no 'get', 'planet' no 'plan'. */
const keywords = (words: string) => new RegExp(`\\b(?:${words})(?:s|d|r|ed|ing|ting)?\\b`, 'i')

const availability = keywords('available|availability|check|area|service|coverage')
/** The keywords of the specification in its order; the first that fits counts. */
const intents: readonly (readonly [ChatIntent, RegExp])[] = [
  [
    'order',
    keywords(
      'order|purchase|purchasing|buy|get|sign(?:ing)?(?: (?:me|us|him|her|them|(?:my|our) \\w+))?[ -]?up',
    ),
  ],
  ['availability', availability],
  ['bundle', keywords('bundle|bundling|package|plan|option|offer')],
]

/** An order that exists already: nobody wants another one. */
const existingOrder = [
  /\b(?:for|cancel\w*|track|change|find|open|show|edit|update|undo|stop|about|check on|where ?s?|where is|status of|happened to|did|has|have|is|was|on)(?: me)? (?:my|the|this|that|our) (?:\w+ )?orders?\b/i,
  /^(?!.*\b(?:plac\w*|mak\w*|complet\w*|finish\w*|submit\w*|put in|start\w*|add\w*)\b).*\b(?:my|our) orders?\b(?! (?:for|of|to)\b)/i,
  /\b(?:cancel|track|show|find|open)(?: me)? orders?\b|\border (?:still )?(?:says|shows|is (?:still )?(?:pending|stuck))\b|\border(?:s| number| status| reference| confirmation)\b|\b(?:i|we) (?:\w+ )?ordered\b|^(?:what|when|where) did \S+ order\b/i,
]

/** Phrases in which a keyword means something else: a deal that is got, a person, the service of an army. */
const meansNoWish =
  /\b(?:what|which|how|why|when|whats)\b[^?.!]*\b(?:do|does|did|will|would|can|could)? ?(?:i|we|you|u|they|one|people|a \w+) (?:can |could |will |would )?(?:get|buy)\b(?! (?:started|internet|wifi|service|it|that|this|one)\b)|\bget (?:your|these|those|their)\b|\bget(?:ting)? (?:me )?(?:(?:a|an|the|any|my) )?(?:\w+ )?(?:deal|price|discount|rebate|gift card|bonus|refund|credit|human|person|people|agent|representative|manager|stuff|money|help|spam|calls?)\b|\bget(?:ting)? (?:it|this|that|them|(?:my|the) \w+)(?: \w+)? (?:down|lowered|reduced)\b|\bget (?:it |me |us |internet |wifi |fiber |service |the internet )?(?:installed|connected|set up|hooked up)\b|\b(?:can|may) only get\b|\bgets? (?:out|rid|back|paid|called|there)\b|\b(?:speeds?|mbps|signal|bill|what|much)\b(?: \w+){0,3} (?:im|i am|am i|we are|were|are we|i|we) get(?:ting)?\b(?= *(?:$|[?.!,]|now|right|from))|\b(?:customer|tech|military|streaming) services?\b|\btransfer (?:my|our|the) (?:\w+ )?service\b|\boutages?\b.*|\bcheck(?:ing)? ?(?:out|in)\b|\bcheck(?:s|ing)? (?:(?:my|our|the|his|her|their) )?(?:e-?mails?|mail|facebook|news|weather|bank\w*|scores|credit|id|ids|background)\b|\b(?:phone|telephone|cell|landline|mobile) services?\b|\bcheck(?:ing)? (?:in |up )?on (?:her|him|them|it|things|us|(?:my|our|the) \w+)\b|\b(?:credit|background) checks?\b|\bservice (?:is |was )?(?:down|out)\b|\b(?:my (?:\w+ )?)?packages?\b(?= (?:never|not|didn['’]?t|did not|hasn['’]?t|has not|still|was|is|were|got|arrived|came|went|says|from (?:amazon|ups|fedex|usps)))|\bpackage (?:theft|thie(?:f|ves))\b|\bcancel(?:l?ing)? (?:(?:my|our|the) )?(?:\w+ )?services?\b|\bpurchase history\b|\bsign(?:ing)? up for (?:(?:the|your|an?|some) )?(?:e-?mails?|alerts?|newsletters?|updates?|accounts?)\b|\b(?:are|r) (?:you|u)(?: guys| all)? available\b(?! (?:in|at|near|around|for)\b)|\bavailable hours\b|\bplan(?:s|ning)? to (?:cancel|move|switch|leave|stay|keep|sell)\b|\b(?:phone|cell|mobile|data|payment) plans?\b|\bout of order\b|\bget lost\b|\b(?:i|we) (?:only |just |already |currently |usually |never )*get (?:about |around |like |only |maybe |up to )*\d+ ?(?:mbps|megs?|mb|gigs?|gb|down|up)?\b|\b(?:what|which) (?:\w+ )?(?:plan|package|option|bundle|service)s? (?:am i|are we|is (?:she|he|my \w+)|do (?:i|we) (?:have|already have|currently have)|did (?:i|we) (?:have|order|pick|choose))\b/gi

/** What a message certainly is about, where no keyword makes it a wish to order or to look up a place. */
const notForSale: ReadonlySet<Intent> = new Set([
  'outage',
  'wifi_trouble',
  'provider_support',
  'order_status',
  'cannot_send',
  'cancel_order',
  'change_order',
  'not_me',
  'delete_data',
  'privacy',
  'complaint',
  'not_compared',
  'bot',
  'keep_talk',
  'credit_check',
  'callback_change',
  'unknown',
  'money',
  'owner',
  'ranking',
  'will_you_call',
  'callback_wait',
  'pause_service',
  'data_date',
  'switching',
  'termination',
])

/** Who can't hear or speak, or wants no phone call. */
const noPhone =
  /\b(?:deaf|mute|hard of hearing|hearing[ -]impaired|(?:can['’]?t|cannot|can not|don['’]?t|do not|won['’]?t|never) (?:hear|do|take|make|use|talk|speak|be) (?:(?:on|over) )?(?:the |any |a )?(?:phone|calls?|telephone))\b/i

/** From here on the whole of a message counts more than one of its words. */
const CLEARLY = 0.7
const LEAST_WORDS = 4

/** Whether a message is clearly about something that its keyword is no wish in: `how do I cancel my Frontier service`. */
function isElsewhere(message: string): boolean {
  if (message.split(' ').length < LEAST_WORDS) return false
  const isOther = ({ intent }: IntentGuess) => notForSale.has(intent) || asksOnly(intent)
  // Its words alone tell quickly what is nothing of the kind.
  if (!guessIntents(message, 3, { byWords: true }).some(isOther)) return false
  const [first] = guessIntents(message, 1)
  return first !== undefined && first.likely >= CLEARLY && isOther(first)
}

const MOST_AT_ADDRESS = 14
/** `Check 12 Oak St, Austin, TX 78704`. */
const asksAtAddress = (message: string): boolean =>
  streetIn(message) !== null && availability.test(message) && message.split(' ').length <= MOST_AT_ADDRESS

/** `I'd like to order`, whatever is told besides. */
const wantsToOrder =
  /\b(?:i['’]?d|i would|we['’]?d|we would|i|we) (?:really |also )?(?:like|want|wanna|need) to (?:place an |make an )?order\b(?=[.!]*$|[.!] )/i

/** `Cancel my old service and order Spectrum`, `get rid of Comcast and set me up with AT&T`. */
const ordersInstead =
  /\b(?:cancel|drop|leave|get rid of)\b[^?]*\band (?:then )?(?:please )?(?:order|buy|(?:sign|set) (?:me|us) up) (?!(?:it|that|another|again|online|here)\b)\w/i

/** Classifies the first message by its keywords; a message that fits several is what comes first in the order above. */
export function chatIntent(message: string): ChatIntent {
  if (wantsToOrder.test(message)) return 'order'
  if (existingOrder.some(pattern => pattern.test(message))) return 'other'
  if (ordersInstead.test(message)) return 'order'
  const words = plainWords(message).join(' ')
  const rule = intentByRule(words)
  if ((rule === null || rule === 'street') && asksAtAddress(message)) return 'availability'
  if (rule && (notForSale.has(rule) || asksOnly(rule))) return 'other'
  // Who can't talk on the phone is offered no call.
  if (noPhone.test(message)) return 'other'
  const meant = message.replace(meansNoWish, ' ')
  if (isElsewhere(message)) return 'other'
  return intents.find(([, pattern]) => pattern.test(meant))?.[0] ?? 'other'
}
