import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { spokenTogether, sumOfThem } from '../answers/bundle-parts.ts'
import type { Dialogue } from '../dialogue.ts'
import { takesAlong } from '../lead/places-of-move.ts'
import type { Asked } from '../reading/read-question.ts'
import { askedOutright } from './asked-outright.ts'
import type { Intent } from './intents.ts'
import { isOfSeveralKinds } from './spoken-of.ts'

/** Whether a price holds a limit: `does it stay under $150`. */
const staysWithin =
  /\b(?:stays?|staying|remains?|keeps?|holds?|still)\b.*\b(?:under|below|within|less than|inside|in|on|fits?) (?:the |my |our |that |a )?(?:budget|limit|\d{2,3})\b/
/** A time after the one whose price was told. */
const laterTime =
  /\b(?:second|2nd|third|3rd|next|following) year\b|\byear (?:two|three|2|3)\b|\bmonth (?:13|thirteen|25)\b|\bafter (?:the |a |one |that |my )?(?:(?:first|1st|intro\w*|promo\w*|12|twelve) )?(?:12 |twelve )?(?:months|year|period|promo\w*|deal|intro\w*)\b|\bonce the (?:promo\w*|intro\w*|deal)\b/
/** What things that are named come to: `the total of AT&T Internet 500 and DIRECTV Choice`. */
const sumOfNamed =
  /^(?=.*\b(?:total|totals|costs?|price|pay|how much|altogether|sum|add up|comes? to)\b).*\b(?:and|with|plus)\b/

/** What it takes to be free of a contract that one has. */
const leavesOwn =
  /\b(?:leave|leaving|end|ending|break|breaking|out of|quit|cancel|cancelling|canceling)\b.*\b(?:my|our) (?:\S+ ){0,4}contract\b/

/** What somebody is to take. */
const whichPlan =
  /\b(?:which|what) (?:internet )?(?:plan|package)\b(?!.*\b(?:cheapest|fastest)\b)|\b(?:which|what) (?:one )?(?:should|would|do) (?:i|we|you) (?:get|take|order|pick|choose|recommend)\b/

const isConfirmed =
  /^(?:and |so |but |ok )*(?:is|are)\b.*\b(?:confirmed|certain|for sure|definitely)\b(?: (?:for us|for me|here|there|at my|in my|available)\b|$)/
const ordersHere =
  /\b(?:can|could) (?:i|we) (?:order|get|buy|have) (?:it|them|that|one)? ?(?:here|there|at my|in my)\b/
const ordersOfThose =
  /\b(?:which|what|who)\b.*\bof (?:those|these|them)\b.*\b(?:can|could) (?:i|we) (?:actually |really )?(?:order|get|buy|have)\b/

/** What words ask of what was spoken of before that a rule for a question by itself, or for one topic, would take for another. */
export function ofBefore(
  catalogue: Catalogue,
  words: string,
  asked: Asked,
  dialogue: Dialogue,
): Intent | null {
  const outright = askedOutright(words, asked, dialogue)
  if (outright) return outright
  const namesNobody = asked.providers.length === 0
  const isOfSpoken = namesNobody && asked.zipCode === null && dialogue.plans.length > 0
  // `Does it stay under $150 in the second year` of one plan, or of several services in all.
  if ((isOfSpoken || asked.providers.length === 1) && staysWithin.test(words)) return 'later_price'
  if (isOfSpoken && isOfSeveralKinds(catalogue, dialogue) && laterTime.test(words) && asked.mbps === null)
    return 'later_price'
  // `Can I take Google Fiber with me` after a move was told of: whether it is sold there.
  const isOwn =
    namesNobody && dialogue.own !== null && /\b(?:it|internet|service|plan|provider|them)\b/.test(words)
  const isOfInternet = asked.providers.length === 1 && asked.providers[0]?.kinds.includes('internet')
  const isMove = dialogue.newZip !== null || dialogue.topic === 'moving'
  if (isMove && (isOfInternet || isOwn) && takesAlong(words)) return 'move_cost'
  // `What does it cost to leave my Google Fiber contract`: of one that somebody has, not of a new one.
  if (isOfInternet && leavesOwn.test(words)) return 'termination'
  // `We are five with gamers and I upload big files. Which plan?`: what is fast enough for all of them.
  const isOfHome = (asked.people ?? 0) > 1 && namesNobody && asked.types.length === 0
  if (isOfHome && (asked.zipCode ?? dialogue.zipCode) !== null && whichPlan.test(words)) return 'speed_need'
  // `Is Spectrum confirmed for us`, `which of those can I order here`: who sells at the place that is known.
  const isAtPlace = (asked.zipCode ?? dialogue.zipCode) !== null && asked.plans.length === 0
  if (isAtPlace && isOfInternet && (isConfirmed.test(words) || ordersHere.test(words))) return 'availability'
  if (isAtPlace && namesNobody && dialogue.listed.length > 1 && ordersOfThose.test(words))
    return 'availability'
  return ofSeveral(catalogue, words, asked, dialogue)
}

/** What is asked of several services or plans in all. */
function ofSeveral(catalogue: Catalogue, words: string, asked: Asked, dialogue: Dialogue): Intent | null {
  if (asked.months !== null) return null
  if (asked.providers.length === 0 && asked.zipCode === null && sumOfThem.test(words)) {
    const together = spokenTogether({ asked, dialogue })
    if (isOfSeveralKinds(catalogue, { plans: together })) return 'bundle'
    if (together.length > 1 && dialogue.kind === 'internet') return 'compare'
  }
  const isBeside = asked.providers.some(one => !one.kinds.includes('internet'))
  return asked.plans.length === 1 && isBeside && sumOfNamed.test(words) ? 'bundle' : null
}
