import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import type { Intent } from './intents.ts'
import { whatIsSaved } from './shapes.ts'

/** What is fast is the visit, not the line: `who can install fastest`. */
const soonestVisit =
  /\b(?:install\w*|hook\w* (?:\w+ )?up|set (?:\w+ )?up|connect(?:ed)?|come out|be out|get here)\b.*\b(?:fastest|soonest|quickest|earliest|first|the fastest)\b|\b(?:fastest|soonest|quickest|earliest)\b(?: \w+){0,2} (?:install\w*|hook ?up|set ?up|appointment|visit)\b/
/** A day after how long it takes. */
const thatDay =
  /^(?:and |so |but |ok )*(?:is|can|could|would|will|do|does) (?:it|that|they|they come|one|somebody|anybody)\b.*\b(?:(?:same|next) day|today|tomorrow|this week\w*|weekend)\b/
const ofVisits: ReadonlySet<Intent> = new Set(['install_time', 'install_visit', 'self_install'] as const)

const paysNow =
  /\b(?:i|we|she|he|they|mother|mom|father|dad|parents)\b(?: \w+){0,3} (?:pay|pays|paying|spend|spends)\b/
const forLess = /\b(?:less expensive|cheaper|anything less|something less|lower (?:price|bill)|for less)\b/

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

const whatItCosts = /^what does it cost(?: over (?:2|two) years)?$/
const choosesHour =
  /^(?:and |so |ok |but )*(?:can|could|may|do) (?:i|we) (?:get to )?(?:choose|pick|set|schedule|say|tell you) (?:when|what time|the (?:time|hour|day))\b.*\bcall\b/

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
  const [company] = asked.providers
  if (company?.kinds.includes('internet') && introEnds.test(words) && !/\bwhen\b/.test(words))
    return 'bill_rose'
  if (topic === 'spanish' && moreInSpanish.test(words)) return 'spanish'
  const isOfMoney = asked.budgetCents !== null
  // `She pays 94 to Spectrum, is there anything less expensive`: held against what is paid.
  const [paid, ...others] = asked.providers
  const isOfTheirs = paid?.kinds.includes('internet') && others.length === 0
  if (isOfMoney && isOfTheirs && paysNow.test(words) && forLess.test(words)) return 'good_deal'
  // `How much would that save her` of a bill that was told of before.
  const isOfBill = dialogue.own !== null && dialogue.budgetCents !== null && dialogue.kind === 'internet'
  if (isOfBill && namesNobody && whatIsSaved.test(words)) return 'good_deal'
  // `And how much with internet at 75201` after TV.
  if (dialogue.kind === 'tv' && namesNobody && withInternet.test(words)) return 'bundle'
  if (isOfMoney && namesNobody && internetAndTv.test(words)) return 'bundle'
  if (namesNobody && asked.zipCode === null && dialogue.plans.length > 0 && doTheyRise.test(words))
    return 'later_price'
  const areTwo = dialogue.plans.length === 1 && dialogue.lastPlans.length === 1
  if (areTwo && dialogue.kind === 'internet' && namesNobody && whichIsLess.test(words)) return 'compare'
  return null
}
