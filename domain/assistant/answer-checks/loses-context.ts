import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import { plainWords } from '../understanding/features.ts'
import type { Intent, LearnedIntent } from '../understanding/intents.ts'

/** So few words go on with what was spoken of before; alone they tell too little. */
const SHORT = 5
/** So likely the classifier must hold another topic for in so few words. */
const LIKELY = 0.72

/** After these `why` asks for the order or the price of what was told. */
const whyOf: ReadonlySet<Intent | null> = new Set([
  ...(['find_plans', 'cheapest', 'fastest', 'value', 'best', 'more_options', 'pick_listed'] as const),
  ...([
    'make_cheaper',
    'good_deal',
    'compare',
    'provider',
    'plan_price',
    'later_price',
    'total_cost',
  ] as const),
  ...([
    'first_bill',
    'fees',
    'ranking',
    'availability',
    'price_lock',
    'speed_need',
    'why',
    'gaming',
    'technology',
    'reviews',
  ] as const),
])
const whyElse = /\bwhy (?:not|no|do|does|would|is that|are)\b.*\b(?:not|they|do that|no|none)\b|\bwhy not\b/
const whichOfTwo = /^(?:and |so |ok )*(?:which|who)(?: one)? is (?:the )?(?:cheaper|less)$/
/** `How soon`, `how many days do i have`: how long what was spoken of takes. */
const howLong =
  /^(?:and |so |ok |but )*(?:how (?:soon|long|fast|quick\w*|many (?:days|weeks))|when)(?: (?:is|does|do|will|would|can|i|you|it|that|this|they|have|take|get|got|be|happen))*$/
/** After these that is how long until the service works. */
const untilItWorks: ReadonlySet<Intent | null> = new Set([
  null,
  ...([
    'install_time',
    'install_visit',
    'self_install',
    'how_to_order',
    'order_status',
    'change_order',
  ] as const),
  ...(['availability', 'provider', 'plan_price', 'find_plans', 'cheapest', 'fastest', 'best'] as const),
  ...(['compare', 'moving', 'switching', 'technology', 'add_to_cart', 'security', 'tv', 'bundle'] as const),
  ...(['first_bill', 'fees', 'speed_need', 'value', 'more_options', 'pick_listed', 'renting'] as const),
])
const isUntimely = (topic: Intent | null, flat: string, intent: Intent) =>
  intent === 'install_time' && !untilItWorks.has(topic) && howLong.test(flat)
/** `Not Fios`: of whom nothing more is wanted. */
const refusesName = /^(?:no |ok |but |and |i said )*not (?:the )?prov$/
const greets =
  /^(?:well |oh )*(?:hi|hello|hey|yo|good (?:morning|afternoon|evening|day)|howdy|hola|help|i need|sup)\b/
/** What is the same whatever was spoken of. */
const sameToAll: ReadonlySet<Intent> = new Set([
  ...([
    'spanish',
    'small_talk',
    'human',
    'how_to_order',
    'online_only',
    'bot',
    'complaint',
    'delete_data',
    'best',
    'unknown',
    'availability',
  ] as const),
])
/** What is told of this site. `Who pays for that` and `they said i owe 200` are about others. */
const ofSite: ReadonlySet<Intent> = new Set([
  ...(['money', 'owner', 'ranking', 'credit_check', 'privacy', 'payment', 'certainty', 'data_date'] as const),
])
/** After these `they` are those who call for us. */
const ofOurCall: ReadonlySet<Intent> = new Set([
  ...(['callback_slot', 'will_you_call', 'how_to_order', 'order_status', 'after_order', 'human'] as const),
])
const isOfOthers = (flat: string) =>
  /\bfor (?:it|that)$|\b(?:they|them|those|these|he|she) (?!get\b)/.test(flat) &&
  !/\b(?:you|your|yours|u|ur|yall|here|site|website|page|plainwire|order|commissions?|rank\w*|credit|deposit|ssn|social|data|info\w*|sure|accurate|address|street|paid|old)\b/.test(
    flat,
  )
/** After these the one who is asked for help is meant. */
const goesWith: Partial<Record<LearnedIntent, ReadonlySet<Intent>>> = {
  outage: new Set(['provider_support', 'wifi_trouble', 'switching']),
  wifi_trouble: new Set(['provider_support', 'outage', 'equipment']),
}
/** `Does it work with Spectrum` after a discount: `it` is not what is named. */
const itWithName =
  /\b(?:it|that|this|they|those|these)\b.*\b(?:with|on|for|at|by|from|through) prov\b|\bprov (?:do|does|can|are|have|will|is) (?:they|it)$/
const ofPlan: ReadonlySet<Intent | null> = new Set(['provider', 'plan_price'] as const)

/**
 * Whether an intent passes by what was spoken of: a few words that tell too little of another topic, a `why` after something
 * that our reasons are not for, or an overview of a provider where something was to go with it. `flat` has its names masked.
 */
export function losesContext(
  { asked, dialogue }: { asked: Asked; dialogue: Dialogue },
  flat: string,
  { intent, likely }: { intent: Intent; likely: number },
): boolean {
  const { topic } = dialogue
  if (sameToAll.has(intent)) return false
  if (dialogue.begun && ofSite.has(intent) && isOfOthers(flat))
    return !(topic && (ofSite.has(topic) || ofOurCall.has(topic)))
  if (intent === 'why') return (topic !== null && !whyOf.has(topic)) || whyElse.test(flat)
  // `Which is cheaper` of one: the other has another name, or was not understood.
  if (intent === 'make_cheaper' && whichOfTwo.test(flat) && dialogue.providers.length === 1)
    return dialogue.listed.length < 2
  if (isUntimely(topic, flat, intent) || refusesName.test(flat)) return true
  if (intent === 'greeting' && dialogue.begun) return flat.includes('?') || !greets.test(flat)
  if (topic === null && !dialogue.begun) return false
  if (intent === 'provider' && topic && !ofPlan.has(topic) && itWithName.test(flat)) return true
  const namesSomething = asked.providers.length > 0 || asked.zipCode !== null || asked.types.length > 0
  return (
    intent !== topic &&
    !(topic && goesWith[topic]?.has(intent)) &&
    likely < LIKELY &&
    !namesSomething &&
    plainWords(asked.text).length <= SHORT
  )
}
