import { mostFees } from '../answers/most-fees.ts'
import type { Dialogue } from '../dialogue.ts'
import { offersIn } from '../reading/offers-in.ts'
import type { Asked } from '../reading/read-question.ts'
import { afterAdvice } from './after-advice.ts'
import { afterMove } from './after-move.ts'
import type { Intent } from './intents.ts'
import { ofOwnBill } from './of-own-bill.ts'
import { outrightRules } from './outright-rules.ts'
import { bareMore } from './shapes.ts'

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
const getsIt =
  /^(?:and |so |ok |great |cool )*how (?:do|can|would) (?:i|we) (?:get|order|buy) (?:it|that|this|that one|one)(?: (?:then|now))*$/
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
const whatItCosts =
  /^(?:so |and |ok |hi )*(?:what (?:does|is|would|will) (?:it|this) cost|how much (?:is|does|would|will) (?:it|this|that)(?: cost| be| run)?)(?: over (?:2|two) years| a month| monthly| me)*$/
/** `I'll take it`, of nothing that was told. */
const takesNothing =
  /^(?:ok |yes |yeah |great |sure )*(?:i will|we will|i|we) take (?:it|that|this)(?: one)?$/
const choosesHour =
  /^(?:and |so |ok |but )*(?:can|could|may|do) (?:i|we) (?:get to )?(?:choose|pick|set|schedule|say|tell you) (?:when|what time|the (?:time|hour|day))\b.*\bcall\b/

const owes =
  /^(?!.*\b(?:fees?|termination|etf)\b).*\b(?:i|we) (?:still )?owe\b(?! (?:for )?the (?:whole|last|full) month)/
const owesThem = /\b(?:i|we) (?:still )?owe (?:them |it )?(?:like |about |around |over )?\d/
const hasNoMobile = /\bnot have (?:a |an )?(?:\w+ ){1,2}(?:phone|mobile|cell)\b/
const withInternet =
  /\b(?:how much|price|costs?)\b.*\b(?:with|and|plus|including) (?:the )?(?:internet|wifi)\b/

/** What a plan comes with: its data, router, fees and terms. */
const whatIsIncluded =
  /^(?:so |and |ok )*what (?:all )?(?:is|comes|do (?:i|we|you) get) (?:included|for (?:the money|that|that price|it)|with (?:it|that|this)|in (?:it|that|there))\b|^(?:so |and |ok )*what (?:is|all is) included(?: (?:with|in) (?:\S+ ){0,2}\S+)?$|^(?:so |and |ok )*what do (?:i|we) get (?:for|with)\b/
const howFastIsIt =
  /^(?:hm+ |so |and |ok |but |oh )*how (?:slow|fast) (?:is|are|would) (?:that|it|those|these|they|this)(?: one)?(?: be)?$/

/** `Ok I want the AT&T 500 one`. */
const wantsIt =
  /^(?:ok |okay |yes |so |hi |great )*(?:i|we) (?:want|will take|would like|ll take|take)(?: to (?:get|order|have))? (?!to\b)(?!.*\b(?:know|but|if|for|price|how|what|cheaper|faster)\b)/
/** `What does the dish cost to buy`, of a satellite’s and of no company. */
const ofDishItself = /\b(?:does|is|for|would|will) the dish(?: itself)?(?: cost\b| to buy\b| be\b|$)/
const whichOne = /^(?:so |ok )*which (?:one|1)(?: should i (?:get|take|pick))?$/
/** `Does T-Mobile home internet have fees`. */
const hasFees =
  /^(?:so |and |ok )*(?:does|do|is there|are there|what|any)\b(?!.*\b(?:late|termination|cancel\w*|broadcast|equipment|router|modem|rental|cost\w*|prices?|pay|month)\b).*\bfees?$/
/** `Spectrum 44107 total first year with everything`: of whom is told, so it is no question what a total holds. */
const totalOf =
  /\btotal\b.*\b(?:(?:first|1st|one|two|second|2) (?:years?|yrs?)|(?:12|24|36) months?|with everything|everything included|all in)\b/
/** `Which cheaper after 2 years`, of two that were compared. */
const lessOverTime =
  /^(?:so |and |ok )*which (?:one |1 )?(?:is |costs )?(?:cheaper|less)(?: (?:after|over|in) (?:[23]|two|three|the) (?:years?|yrs?|long run))?$/

/** `So how much more is that per month`, of the plan after the one before. */
const moreThanThat = /^(?:so |and |ok )*how much more (?:is|would|does) (?:that|it)\b/

/** `Something cheaper`, `whats cheaper than that in 28202`. */
const somethingCheaper =
  /^(?:and |so |ok |but |no |got |is there |do you have |show me |give me |i want |i need )*(?:(?:even |any |much )?cheaper|(?:something|anything|a|any|one)(?: \w+)? (?:cheaper|less expensive)(?: (?:one|plan|option))?|(?:what is|what|something|anything|who is) cheaper than (?:that|this|it)|what is cheaper)(?: (?:there|then|please|though|in \d{5}|at \d{5}))*$/
const whoIsCheaper = /^(?:so |and |ok |but )*who is (?:the )?(?:cheaper|cheapest)(?: then)?$/
/** `Can I work from home on it`, of a list. */
const doesHome =
  /^(?:and |so |ok |but )*(?:can|could) (?:i|we) (?:work from home|wfh|zoom|stream|game) (?:on|with|over) (?:it|that|one of (?:them|those)|those|them)$/
/** `What would the cheapest cost over 3 years`. */
const costOfCheapest =
  /^(?:and |so |ok |but )*(?:what|how much) (?:would|does|will|is|do) the cheapest(?: \w+)? (?:cost|be|run|come to)\b/
/** `And that costs`. */
const andCosts = /^(?:and |so |ok )*(?:that|it|this|which) costs?(?: what| how much| me)*$/
const totalWithFees =
  /^(?:and |so |ok |what is |how much is )*(?:the |my |its )?total (?:cost |price )?(?:with|w|including|incl|plus) (?:all )?(?:the |its )?fees$/
/** `With equipment?`, of a plan. */
const withBox =
  /^(?:and |so |ok |but |is (?:that|it) |that is |it is )*(?:with|including|incl) (?:the |their )?(?:equipment|gateway|modem|router|box)(?: (?:too|included|rental|fees?))*$/
const lessAtFirst =
  /^(?:and |so |ok |but )*(?:which|who)\b(?: \w+){0,4} (?:lower|lowest|smaller|smallest|cheaper|cheapest|higher|bigger) (?:first (?:bill|payment|month)|up ?front)/
const whatIsOnce =
  /^(?:and |so |ok )*(?:which|what|how much)(?: (?:part|of (?:it|that|this)|part of (?:it|that|this)))* (?:is|are|do i pay|would i pay|gets paid) (?:just |only )*(?:a )?(?:one time|once|1 time|one off)(?: (?:fees?|charges?|costs?))?$/
const samePrice =
  /^(?:and |so |ok |is it |is that |are they |both |at |for )*(?:the )?same (?:price|cost|money)(?: as (?:that|the (?:other|first)(?: one)?))?$/
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
  if (offersIn(asked.text).length === 2) return 'held_offers'
  if (!namesNobody && totalOf.test(words)) return 'total_cost'
  if (dialogue.kind !== 'tv' && namesNobody && ofDishItself.test(words)) return 'fees'
  if (asked.plans.length === 1 && wantsIt.test(words)) return 'how_to_order'
  const isOfNothing = dialogue.plans.length === 0 && dialogue.providers.length === 0
  if (isOfNothing && namesNobody && takesNothing.test(words)) return 'how_to_order'
  if (isOfNothing && namesNobody && whichOne.test(words)) return 'best'
  const [named, ...others] = asked.providers
  const isOfLineAlone = named?.kinds.includes('internet') && others.length === 0
  if (isOfLineAlone && hasFees.test(words)) return 'fees'
  if (isOfLineAlone && dialogue.providers.length > 0 && /^(?:vs|versus|compared to) /.test(words))
    return 'compare'
  if (!namesNobody && /\bgift cards of\b/.test(words)) return 'claim_card'
  if (asked.mbps !== null && namesNobody && comparesPlans.test(words)) return 'find_plans'
  // `Is the 2 gig worth it`: whether less would do.
  if (asked.mbps !== null && namesNobody && isWorthIt.test(words)) return 'speed_need'
  const ofMove = namesNobody ? afterMove(words, dialogue) : null
  if (ofMove) return ofMove
  if (topic === 'moving' && namesNobody && whatFirst.test(words)) return 'moving'
  if (topic === 'moving' && namesNobody && whenToCancel.test(words)) return 'switching'
  // `Is that legal` of a landlord who allows one provider alone.
  if (isItLegal.test(words) && ofLandlord.test(dialogue.question)) return 'association'
  const isAfterCards = ofCards.test(dialogue.question)
  if (isAfterCards && namesNobody && whenSent.test(words)) return 'gift_card_when'
  // `I owe Verizon from 2019`, `I don't have a T-Mobile phone and don't want one`.
  if ((!namesNobody || (dialogue.providers.length === 1 && owesThem.test(words))) && owes.test(words))
    return 'credit_check'
  if (!namesNobody && hasNoMobile.test(words)) return 'mobile_discount'
  const [company] = asked.providers
  if (company?.kinds.includes('internet') && introEnds.test(words) && !/\bwhen\b/.test(words))
    return 'bill_rose'
  if (topic === 'spanish' && moreInSpanish.test(words)) return 'spanish'
  const isOfLine = namesNobody
    ? dialogue.kind === 'internet' && dialogue.plans.length > 0
    : company?.kinds.includes('internet')
  if (isOfLine && whatIsIncluded.test(words)) return 'catch'
  if (namesNobody && dialogue.kind === 'internet' && dialogue.plans.length > 0 && howFastIsIt.test(words))
    return 'speed_need'
  if (namesNobody && asked.months !== null && costOfCheapest.test(words)) return 'cheapest'
  const isOfOneLine = namesNobody && dialogue.kind === 'internet' && dialogue.providers.length === 1
  const isOfPlan = namesNobody && dialogue.kind === 'internet' && dialogue.plans.length > 0
  if (isOfPlan && (somethingCheaper.test(words) || whoIsCheaper.test(words)))
    return topic === 'bundle' ? 'bundle' : 'make_cheaper'
  if (namesNobody && dialogue.kind === 'internet' && doesHome.test(words)) return 'speed_need'
  if (isOfPlan && topic === 'equipment' && /^(?:\w+ ){0,3}make (?:it|that|this) cheaper$/.test(words))
    return 'make_cheaper'
  if (isOfPlan && !isAfterCards && getsIt.test(words)) return 'how_to_order'
  // `The cheaper one`, of two.
  if (isOfPlan && topic !== 'bundle' && dialogue.plans.length === 2 && bareMore.test(words)) return 'compare'
  if (isOfPlan && andCosts.test(words)) return 'plan_price'
  if (isOfPlan && totalWithFees.test(words)) return 'total_cost'
  if ((isOfPlan || isOfOneLine) && withBox.test(words)) return 'equipment'
  if (namesNobody && dialogue.plans.length > 1 && lessAtFirst.test(words)) return 'first_bill'
  const told =
    outrightRules.find(([, pattern]) => pattern.test(words))?.[0] ??
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
  // `Which part is one time`, of what was spoken of.
  if (isOfPlan && whatIsOnce.test(words)) return 'fees'
  // `Which of those has the highest fee`.
  if (namesNobody && dialogue.listed.length > 1 && mostFees.test(words)) return 'fees'
  const areTwo = dialogue.plans.length === 1 && dialogue.lastPlans.length === 1
  if (areTwo && dialogue.kind === 'internet' && namesNobody && whichIsLess.test(words)) return 'compare'
  if (areTwo && namesNobody && samePrice.test(words)) return 'compare'
  if (areTwo && namesNobody && moreThanThat.test(words)) return 'compare'
  if (dialogue.lastIntent === 'compare' && namesNobody && lessOverTime.test(words)) return 'compare'
  return null
}
