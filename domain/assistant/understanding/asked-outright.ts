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

/** An offer that came by mail or was seen elsewhere, with its price. */
const offerInMail =
  /\b(?:letter|flyers?|fliers?|mailer|postcard|ads?|advert\w*|commercial|billboard|coupon|offer)\b.*\b(?:real|legit|true|scam|catch|fake|trust\w*|honest)\b/
const hidesSome =
  /\b(?:are|r|were) (?:you|u) (?:guys |just )?(?:hiding|leaving (?:it|them|some\w*) out|keeping (?:it|them) (?:off|from))\b/
const ifYouWereMe =
  /\bif you (?:were|was) (?:me|us)\b|\b(?:would|should) you\b.*\bin (?:my|our) (?:place|shoes|position)\b|^(?:so |and |ok )*what would you do\b/
const livesWith = /\b(?:with|on|using|have|has)\b/
const paysUs = /\b(?:pays|paying|paid|(?:they|companies|providers|isps) pay) (?:you|u)\b(?! back)/
const isHonest =
  /\bhow (?:do|can|would) (?:i|we) know\b.*\b(?:list|ranking|site|results?|you(?: are|r)?)\b.*\b(?:honest|fair|unbiased|legit|neutral|not (?:biased|lying|paid))\b/
/** `Can I keep my Spectrum while I wait`: for how long both run. */
const keepsMeanwhile = /\bkeep (?:my|our|the)(?: \w+){1,3} (?:while|until|till|in the meantime|meanwhile)\b/
const ordersByPhone =
  /\b(?:order|buy|sign up|get it|do (?:it|this))\b(?: \w+){0,2} (?:by|over the|on the) (?:tele)?phone\b/
const kindAnyGood =
  /^(?:so |and |but )*(?:is|are) (?:\w+ )?(?:satellite|fiber|cable|dsl|5g)(?: internet)? (?:any |really |even |still |actually )*(?:good|decent|worth it|ok|okay|bad)(?: (?:these days|now|anymore|any more|at all|today))*$/
const isWorth =
  /^(?:and |so |ok |but )*(?:is it |its |it is )?worth (?:it|switching|a switch|the switch)(?: then)?$/
const callsAt =
  /^(?:and |so |ok )*(?:can|could|may) (?:i|we) (?:just )?call (?:you (?:guys )?)?(?:at \d\w*|on|before|after|this|in the|right now|now|tonight|today|tomorrow|over)\b/
const ownBill =
  /^(?:and |so |ok |then )*what (?:would|will|is|might) (?:my|the|our) (?:monthly |total )?bill (?:be|come to|look like|end up)\b/
/** `120 is steep`, of what was told last. */
const isDear =
  /^(?:but |and |well |ok |so |yeah |hmm )*(?:\d{2,4}(?: (?:dollars|bucks))?(?: a month)?|that|it|this) (?:is|seems|sounds|feels)(?: (?:a bit|a little|kind of|\w+))? (?:steep|pricey|expensive|high|crazy|insane|nuts)(?: (?:though|tho|for (?:me|us)))*$/
const whatToTell =
  /^(?:and |so |ok |but )*what (?:do|should|can|would|could) (?:i|we) (?:tell|say to|even say to)\b/

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
  // `I got a letter that says $29.99 for Spectrum, is that real`: what is to be known of that plan.
  if (isOfMoney && isOfTheirs && offerInMail.test(words)) return 'catch'
  if (hidesSome.test(words) || isHonest.test(words)) return 'ranking'
  if (paysUs.test(words)) return 'money'
  if (kindAnyGood.test(words)) return 'technology'
  if (callsAt.test(words)) return 'phone'
  if (namesNobody && dialogue.plans.length === 1 && ownBill.test(words)) return 'plan_price'
  if (topic === 'good_deal' && namesNobody && isWorth.test(words)) return 'good_deal'
  if (namesNobody && dialogue.kind === 'internet' && dialogue.plans.length === 1 && isDear.test(words))
    return 'make_cheaper'
  if (keepsMeanwhile.test(words)) return 'switching'
  if (ordersByPhone.test(words)) return 'phone'
  // `Would you switch if you were me`: by what was told of the bill, of a choice, or of the place.
  if (namesNobody && ifYouWereMe.test(words)) {
    if (dialogue.own !== null) return dialogue.budgetCents === null ? 'switching' : 'good_deal'
    if (dialogue.plans.length > 1) return 'compare'
    if ((asked.zipCode ?? dialogue.zipCode) !== null && dialogue.kind === 'internet') return 'best'
  }
  // `Im in 44107 with Spectrum` after a bill: held against what is paid.
  if (
    isOfTheirs &&
    asked.zipCode !== null &&
    (topic === 'good_deal' || topic === 'bill_rose') &&
    livesWith.test(words)
  )
    return dialogue.budgetCents === null ? topic : 'good_deal'
  // `What do I tell Spectrum`: to have the bill lowered.
  if (isOfTheirs && whatToTell.test(words)) return 'negotiate'
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
