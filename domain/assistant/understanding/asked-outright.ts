import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import { afterAdvice } from './after-advice.ts'
import type { Intent } from './intents.ts'
import { ofOwnBill } from './of-own-bill.ts'

/** What is fast is the visit, not the line: `who can install fastest`. */
const soonestVisit =
  /\b(?:install\w*|hook\w* (?:\w+ )?up|set (?:\w+ )?up|connect(?:ed)?|come out|be out|get here)\b.*\b(?:fastest|soonest|quickest|earliest|first|the fastest)\b|\b(?:fastest|soonest|quickest|earliest)\b(?: \w+){0,2} (?:install\w*|hook ?up|set ?up|appointment|visit)\b/
/** A day after how long it takes. */
const thatDay =
  /^(?:and |so |but |ok )*(?:is|can|could|would|will|do|does) (?:it|that|they|they come|one|somebody|anybody)\b.*\b(?:(?:same|next) day|today|tomorrow|this week\w*|weekend)\b/
const ofVisits: ReadonlySet<Intent> = new Set(['install_time', 'install_visit', 'self_install'] as const)

/** `Internet + TV under $120`, whatever is told of the home. */
const internetAndTv =
  /\b(?:internet|wifi)(?: and| plus| with| & | \+)? (?:cable )?tv\b|\btv(?: and| plus| with| & | \+)? (?:internet|wifi)\b/

/** `Those prices, do they go up`. */
const doTheyRise =
  /^(?:and |so |but |ok )*(?:(?:these|those|the|their|that|this) )?(?:prices?|rates?|costs?)\b.*\b(?:go(?:es)? up|rise|rises|increase|increases|stay|stays|change|changes)\b/

/** Which of two that were told of one after the other costs less. */
const whichIsLess =
  /^(?!.*\b(?:here|there|zip|at my)\b).*\bwhich\b(?: \w+){0,2} (?:is )?(?:cheaper|less|better deal|better value|cheeper)\b/

/** Who else learns of what is typed here: `if i put in my address do the companies get it`. */
const givenToThem =
  /^(?=.*\b(?:address|info\w*|details|number|email|data|name)\b).*\b(?:do|does|will|would|can) (?:the |these |those |all |any )?(?:compan(?:y|ies)|providers?|isps?)\b(?: \w+)? (?:get|see|have|receive)\b|^(?:and |so )?(?:is|are|do you|will you|will) (?:my|our|share|give|sell|send|pass)\b.*\b(?:address|info\w*|details|number|email|data|name)\b.*\b(?:compan(?:y|ies)|providers?|isps?|third part\w+)\b/

const moreInSpanish =
  /^(?:y|pero|con|sin|cuanto|cuánto|cual|cuál|hay|es|tiene|tienen|puedo|para|que|qué|como|cómo|cuando|cuándo|donde|dónde|tambien|también|mas|más|si|sí)\b/

const waitsForCall =
  /^(?=.*\b(?:order\w*|request\w*)\b).*\b(?:nobody|no one|noone|never|not)\b(?: \w+){0,3} (?:called|call|contacted|phoned|reached out)\b/
const whenYouCall =
  /^(?:and |so |ok |but )*(?:what time|when) (?:will|do|would|are) (?:you|they|someone|somebody|u)(?: guys)? (?:be )?call(?:ing)?\b/
const introEnds =
  /\b(?:intro\w*|promo\w*|deal)(?: (?:rate|price|period|deal))? (?:with \w+ )?(?:is|was|are)? ?(?:about to be |almost |now )?(?:up|over|ending|ends|ended|expir\w+|runs? out|ran out|running out|done)\b/
const whichCards =
  /\b(?:which|what) (?:plans?|ones?|providers?|companies)\b.*\b(?:gift|reward|visa|prepaid) ?cards?\b/

/** Rewards that come with a plan, by the words of a question. */
export const ofCards = /\b(?:gift|reward|visa|prepaid) ?cards?\b|\brebates?\b|\bcash ?back\b/i
const comparesPlans = /^(?:(?:can you|please|i want to|lets|let me|help me) )*compare (?:\w+ ){0,4}plans\b/
const isWorthIt = /^(?:so |and |but |ok )*(?:is|are|would)\b.*\bworth (?:it|the (?:money|price|extra|cost))\b/
const whatFirst =
  /^(?:so |and |ok )*(?:what|where) (?:should|do|must|can) (?:i|we) (?:do first|start|begin|do now|do next)\b/
const whenToCancel =
  /^(?:so |and |ok )*when (?:should|do|must|can) (?:i|we) (?:cancel|end|stop|quit)\b(?: \w+){0,3}$/
const isItLegal =
  /^(?:so |and |but |wait |ok )*(?:is|are) (?:that|this|it|they) (?:even |really )?(?:legal|allowed|ok|right)\b|^(?:and |but |so )*can (?:they|he|she) (?:really |even )?do (?:that|this)$/
const ofLandlord = /\b(?:landlord|building|complex|hoa|apartment|lease)\b/i
const whenSent =
  /^(?:and |so |ok |but )*(?:when|how (?:long|soon|fast)) (?:do|does|will|would|is|until|till|before) (?:they|it|i|we|you|the card)\b.*\b(?:sen[dt]|get|gets|arrives?|come|comes|paid|mailed)\b/
const whatItCosts = /^what does it cost(?: over (?:2|two) years)?$/
const choosesHour =
  /^(?:and |so |ok |but )*(?:can|could|may|do) (?:i|we) (?:get to )?(?:choose|pick|set|schedule|say|tell you) (?:when|what time|the (?:time|hour|day))\b.*\bcall\b/

/** What leaves no doubt wherever it is asked. */
const outright: readonly (readonly [Intent, RegExp])[] = [
  [
    'ranking',
    /\b(?:are|r|were) (?:you|u) (?:guys |just )?(?:hiding|leaving (?:it|them|some\w*) out|keeping (?:it|them) (?:off|from))\b/,
  ],
  [
    'ranking',
    /\bhow (?:do|can|would) (?:i|we) know\b.*\b(?:list|ranking|site|results?|you(?: are|r)?)\b.*\b(?:honest|fair|unbiased|legit|neutral|not (?:biased|lying|paid))\b/,
  ],
  ['money', /\b(?:pays|paying|paid|(?:they|companies|providers|isps) pay) (?:you|u)\b(?! back)/],
  [
    'technology',
    /^(?:so |and |but )*(?:is|are) (?:\w+ )?(?:satellite|fiber|cable|dsl|5g)(?: internet)? (?:any |really |even |still |actually )*(?:good|decent|worth it|ok|okay|bad)(?: (?:these days|now|anymore|any more|at all|today))*$/,
  ],
  [
    'phone',
    /^(?:and |so |ok )*(?:can|could|may) (?:i|we) (?:just )?call (?:you (?:guys )?)?(?:at \d\w*|on|before|after|this|in the|right now|now|tonight|today|tomorrow|over)\b/,
  ],
  [
    'phone',
    /\b(?:order|buy|sign up|get it|do (?:it|this))\b(?: \w+){0,2} (?:by|over the|on the) (?:tele)?phone\b/,
  ],
  [
    'callback_wait',
    /\b24 ?(?:hours?|hrs?|h) (?:thing|promise|call|rule|wait)\b|\bwhat if (?:nobody|no one|you (?:guys )?do not|they do not) calls?\b/,
  ],
  [
    'phone',
    /\bwho (?:do|can|should|would) (?:i|we) (?:call|ask|talk to|contact) to (?:check|find out|see|verify|make sure|know)\b/,
  ],
  [
    'availability',
    /^(?:so |and |ok )*(?:who|which (?:providers?|companies|isps?)) (?:here |all )?(?:has|have|sells?|offers?|does|do) (?:fiber|cable|5g|dsl)(?: internet)?(?: here| there| around here)?$/,
  ],
  [
    'association',
    /\b(?:landlord|building|complex|hoa|apartment|manager|lease)\b.*\b(?:only (?:\S+ ){1,3}(?:is )?(?:allowed|permitted)|only allows?|allows? only|(?:says|said) (?:\S+ ){1,3}only)\b/,
  ],
  [
    'low_income',
    /^(?:so |and |or |ok |but )*(?:is there |are there |do you have |have you |got )?any(?:thing| other)? free(?: (?:internet|wifi|options?|ones?|plans?|service))*(?: (?:in|near|at|for) \d{5})?$|\b(?:is there|get|find|have) (?:any |a )?(?:totally |completely )?free (?:internet|wifi|plans?)\b(?!.*\b(?:trial|months?)\b)/,
  ],
  [
    'equipment',
    /\b(?:do|does|will|would) (?:i|we|he|she|they|my \w+) (?:really |also |even |still )?need (?:to (?:buy|get|have) )?(?:a|an|my own|her own|his own|their own) (?:router|modem)(?: \w+)?$/,
  ],
  [
    'data_date',
    /\bprices?\b(?: \w+){0,4} (?:site|page|here|website|list)\b(?: \w+){0,2} (?:guaranteed|accurate|right|correct|final|real|true|exact)$|\bwhat if (?:it|they|the price) (?:is |are )?(?:not the same|differs?|different|changed|changes)\b/,
  ],
  ['privacy', /\bwhat do (?:you|u) do with (?:my|our|the) (?:address|email|number|info\w*|data|name|zip)\b/],
  ['tv', /^(?:ok |so |and |but )*what about (?:the )?(?:cable )?tv$/],
  [
    'cancel_policy',
    /^(?:and |so |but |ok )*(?:can|could|may) (?:i|we) (?:still |always )?cancel (?:it )?(?:after|afterwards|later)(?: that| the call)?$/,
  ],
  [
    'install_visit',
    /\b(?:son|daughter|kid|teen\w*|neighbor|roommate|sitter|babysitter|landlord|super|someone else|somebody else|\d{2} year old)\b.*\b(?:be (?:there|here|home)|let (?:them|him|the \w+) in)\b/,
  ],
  [
    'wifi_trouble',
    /\b(?:upstairs|downstairs|bedrooms?|basement|back room|garage|office|attic|other end)\b(?: \w+){0,4} (?:gets?|has|have) (?:(?:only|like|about|maybe|barely|just) )*(?:\d{1,2} ?(?:mbps|megs?|bars?)|no (?:signal|wifi|bars|internet)|nothing|(?:one|1) bar)\b/,
  ],
  ['data_use', /\b\d{2,4} ?(?:gb|gigs?|gigabytes?)\b.*\b(?:movies?|how many|hours|shows|last me)\b/],
  ['alarm_contract', /\b(?:adt|vivint)\b.*\bcontract\b.*\b(?:normal|usual|standard|typical|common)\b/],
  ['discounts', /^(?:so |and |but |also )*i am (?:a )?(?:\w+ )?student(?: \w+){0,3}$/],
  ['glossary', /\btypical(?:ly)?(?: speed)?(?: is| of)? \d/],
  ['trial', /\btry it\b.*\b(?:send|return|give) it back\b/],
  [
    'association',
    /\b(?:apartment|complex|building|hoa|landlord|condo)\b.*\b(?:includes?|included|bulk|bundled)\b.*\b(?:rent|dues|hoa|opt out)\b/,
  ],
  [
    'tv',
    /\b(?:youtube ?tv|hulu|sling|philo|fubo|netflix|peacock)\b.*\b(?:at the same time|at once|kicked off|share|screens at)\b/,
  ],
  ['camera_safe', /\b(?:password|access|login|logged in)\b(?: \w+){0,3} (?:cameras?|doorbell)\b/],
  ['payment', /\bam i (?:being |getting )?charged\b/],
  ['who_orders', /\bin my name\b.*\b(?:live|living)\b/],
  ['termination', /\b\d{1,2} months? left\b|\bwhole month\b.*\b(?:leave|cancel|quit)\b/],
  ['price_history', /\bwent up (?:the )?most\b|\bprices?\b.*\bbeen doing\b/],
  ['old_service', /\bcancel (?:the|my|our) old (?:one|service|account|provider)\b/],
  [
    'screen_seen',
    /\b(?:send|upload|attach|show|give)\b.*\b(?:picture|photo|screenshot|pic|image)\b|\b(?:picture|photo|screenshot)\b.*\b(?:send|upload|attach|show)\b/,
  ],
  ['pause_service', /\bstop paying\b.*\bwithout losing\b/],
  [
    'switching',
    /\breturn (?:the |my |their )?(?:box(?:es)?|equipment|modem|router)(?: \w+){0,2} (?:before|after|first|when)\b/,
  ],
  // `The gig one vs the 500`.
  [
    'speed_need',
    /\bgig(?: one| plan)? (?:or|vs|versus) (?:the )?\d{3}\b(?! ?(?:a month|dollars))|\b\d{3}(?: one| plan)? (?:or|vs|versus) (?:the )?gig\b/,
  ],
  // `Can I keep my Spectrum while I wait`: for how long both run.
  ['switching', /\bkeep (?:my|our|the)(?: \w+){1,3} (?:while|until|till|in the meantime|meanwhile)\b/],
]

const withInternet =
  /\b(?:how much|price|costs?)\b.*\b(?:with|and|plus|including) (?:the )?(?:internet|wifi)\b/

/** What words ask for outright that single words in them, or what was spoken of, would draw to another question. */
export function askedOutright(words: string, asked: Asked, dialogue: Dialogue): Intent | null {
  const { topic } = dialogue
  const namesNobody = asked.providers.length === 0
  if (soonestVisit.test(words)) return 'install_time'
  if (topic && ofVisits.has(topic) && namesNobody && thatDay.test(words)) return 'install_time'
  if (givenToThem.test(words)) return 'shared_with'
  if (waitsForCall.test(words) || whenYouCall.test(words)) return 'callback_wait'
  if (choosesHour.test(words)) return 'callback_slot'
  // Offered as a choice where nothing was spoken of either: then it is the cheapest that counts.
  if (whatItCosts.test(words) && dialogue.plans.length === 0 && dialogue.providers.length === 0)
    return 'cheapest'
  if (whichCards.test(words) && namesNobody) return 'claim_card'
  if (!namesNobody && /\bgift cards of\b/.test(words)) return 'claim_card'
  if (asked.mbps !== null && namesNobody && comparesPlans.test(words)) return 'find_plans'
  // `Is the 2 gig worth it`: whether less would do.
  if (asked.mbps !== null && namesNobody && isWorthIt.test(words)) return 'speed_need'
  if (topic === 'moving' && namesNobody && whatFirst.test(words)) return 'moving'
  if (topic === 'moving' && namesNobody && whenToCancel.test(words)) return 'switching'
  // `Is that legal` of a landlord who allows one provider alone.
  if (isItLegal.test(words) && ofLandlord.test(dialogue.question)) return 'association'
  const isAfterCards = ofCards.test(dialogue.question)
  if (isAfterCards && namesNobody && whenSent.test(words)) return 'gift_card_when'
  const [company] = asked.providers
  if (company?.kinds.includes('internet') && introEnds.test(words) && !/\bwhen\b/.test(words))
    return 'bill_rose'
  if (topic === 'spanish' && moreInSpanish.test(words)) return 'spanish'
  const told =
    outright.find(([, pattern]) => pattern.test(words))?.[0] ??
    afterAdvice(words, asked, dialogue) ??
    ofOwnBill(words, asked, dialogue)
  if (told) return told
  // `3 bills: Xfinity 92, DIRECTV 141, ADT 58`: what all of it costs together.
  const kinds = new Set(asked.providers.flatMap(one => one.kinds))
  if (kinds.size > 2 && /\b(?:bundles?|save|saves|add up|together|total)\b/.test(words)) return 'bundle'
  // `And how much with internet at 75201` after TV.
  if (dialogue.kind === 'tv' && namesNobody && withInternet.test(words)) return 'bundle'
  if (asked.budgetCents !== null && namesNobody && internetAndTv.test(words)) return 'bundle'
  if (namesNobody && asked.zipCode === null && dialogue.plans.length > 0 && doTheyRise.test(words))
    return 'later_price'
  const areTwo = dialogue.plans.length === 1 && dialogue.lastPlans.length === 1
  if (areTwo && dialogue.kind === 'internet' && namesNobody && whichIsLess.test(words)) return 'compare'
  return null
}
