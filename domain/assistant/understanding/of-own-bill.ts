import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import type { Intent } from './intents.ts'
import { whatIsSaved } from './shapes.ts'

const paysNow =
  /\b(?:i|we|she|he|they|mother|mom|father|dad|parents)\b(?: \w+){0,3} (?:pay|pays|paying|spend|spends)\b/
const forLess = /\b(?:less expensive|cheaper|anything less|something less|lower (?:price|bill)|for less)\b/
/** An offer that came by mail or was seen elsewhere, with its price. */
const offerInMail =
  /\b(?:letter|flyers?|fliers?|mailer|postcard|ads?|advert\w*|commercial|billboard|coupon|offer)\b.*\b(?:real|legit|true|scam|catch|fake|trust\w*|honest)\b/
const ifYouWereMe =
  /\bif you (?:were|was) (?:me|us)\b|\b(?:would|should) you\b.*\bin (?:my|our) (?:place|shoes|position)\b|^(?:so |and |ok )*what would you do\b/
/** `Comcast wants 120 a month now, 80 before`. */
const wantsMore =
  /\b(?:wants?|charg(?:es|ing)|asks?|asking|bills|billing|raised|went)\b.*\b(?:now|before|used to|instead of|(?:it )?was \d+|from \d+)\b/
const isMyBill = /\b(?:my|our|the) (?:\w+ )?bill (?:is|was|runs|comes|went)\b/
const isThatRight = /\b(?:is (?:that|this|it)|that) (?:right|correct|true|accurate)\b/
const isThatFair =
  /\bpay(?:s|ing)?\b.*\b(?:is (?:that|this|it)|that)(?: (?:a|an))? (?:ok|okay|fair|good|decent|normal|reasonable|a lot|too much|high|bad)\b/
const isPriceFair =
  /\b(?:is|are) \d{2,3} (?:for \S+ )?(?:a )?(?:good|fair|decent|bad|normal|reasonable|high|too (?:much|high))\b/
const readsBill =
  /\b(?:read|understand|make sense of|decipher|upload|scan|go over|look at)\b(?: \w+){0,3} bills?\b/
const uploadsIt =
  /^(?:and |so |ok )*(?:can|could|may|do|how do|where do) (?:i|we) (?:just )?(?:upload|send|scan|attach|share|show)\b/
const livesWith = /\b(?:with|on|using|have|has)\b/
const isWorth =
  /^(?:and |so |ok |but )*(?:is it |its |it is )?worth (?:it|switching|a switch|the (?:switch|hassle|trouble|effort))(?: then)?$/
const overYear = /\bdifference\b.*\b(?:year|months|over time)\b/
const doBetter =
  /^(?:and |so |but |ok )*(?:can|could) (?:i|we|you) (?:do|get|find) (?:me |us )?(?:any |some(?:thing|where) )?(?:better|cheaper|lower)\b(?: \w+){0,3}$/
const ownBill =
  /^(?:and |so |ok |then )*what (?:would|will|is|might) (?:my|the|our) (?:monthly |total )?bill (?:be|come to|look like|end up)\b/
/** `120 is steep`, of what was told last. */
const isDear =
  /^(?:but |and |well |ok |so |yeah |hmm )*(?:\d{2,4}(?: (?:dollars|bucks))?(?: a month)?|that|it|this) (?:is|seems|sounds|feels)(?: (?:a bit|a little|kind of|\w+))? (?:steep|pricey|expensive|high|crazy|insane|nuts)(?: (?:though|tho|for (?:me|us)))*$/
const whatToTell =
  /^(?:and |so |ok |but )*what (?:do|should|can|would|could) (?:i|we) (?:tell|say to|even say to)\b/

/** Whether somebody wants to know how a bill is read, or to hand one in. */
export const asksToReadBill = (words: string): boolean => readsBill.test(words) || uploadsIt.test(words)

/** What words ask of a price that somebody pays, was offered or was just told; `null` where they ask no such thing. */
export function ofOwnBill(words: string, asked: Asked, dialogue: Dialogue): Intent | null {
  const { topic } = dialogue
  const namesNobody = asked.providers.length === 0
  const isOfMoney = asked.budgetCents !== null
  // `She pays 94 to Spectrum, is there anything less expensive`: held against what is paid.
  const [paid, ...others] = asked.providers
  const isOfTheirs = paid?.kinds.includes('internet') && others.length === 0
  if (isOfMoney && isOfTheirs && paysNow.test(words) && forLess.test(words)) return 'good_deal'
  // `I got a letter that says $30.15 for Spectrum, is that real`: what is to be known of that plan.
  if (isOfMoney && isOfTheirs && offerInMail.test(words)) return 'catch'
  // `My bill is 75 with AT&T`: held against what is sold there.
  if (isOfMoney && isOfTheirs && isMyBill.test(words)) return 'good_deal'
  // `I'm on AT&T 300 and pay 65, is that ok`, `is 80 a good price for Spectrum 300`.
  if (isOfMoney && isOfTheirs && (isThatFair.test(words) || isPriceFair.test(words))) return 'good_deal'
  // `They said 49.99, is that right` of one plan.
  if (isOfMoney && namesNobody && dialogue.plans.length === 1 && isThatRight.test(words)) return 'plan_price'
  if (isOfMoney && isOfTheirs && wantsMore.test(words)) return 'bill_rose'
  if (isOfMoney && isOfTheirs && topic === 'bill_rose' && asked.plans.length === 0) return 'good_deal'
  if (readsBill.test(words) || (namesNobody && topic === 'bill_rose' && uploadsIt.test(words)))
    return 'bill_rose'
  if (namesNobody && dialogue.plans.length === 1 && ownBill.test(words)) return 'plan_price'
  if (topic === 'good_deal' && namesNobody && (isWorth.test(words) || overYear.test(words)))
    return 'good_deal'
  if (topic === 'good_deal' && namesNobody && doBetter.test(words)) return 'make_cheaper'
  if (namesNobody && dialogue.kind === 'internet' && dialogue.plans.length === 1 && isDear.test(words))
    return 'make_cheaper'
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
  if (isOfBill && namesNobody && (whatIsSaved.test(words) || isWorth.test(words))) return 'good_deal'
  return null
}
