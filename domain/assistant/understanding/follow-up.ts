import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { noneKnownFor } from '../answers/discount-groups.ts'
import type { Dialogue } from '../dialogue.ts'
import { usedFor } from '../reading/home-activities.ts'
import type { Asked } from '../reading/read-question.ts'
import { canNarrow } from '../reading/wishes.ts'
import { afterBundle } from './after-bundle.ts'
import { afterOrder } from './after-order.ts'
import { afterThings, whoGives } from './after-things.ts'
import type { Intent } from './intents.ts'
import {
  asksWhether,
  bareMore,
  beforeTheyCome,
  bestFor,
  catchOfIt,
  dishPrice,
  eitherKind,
  howToCheck,
  isLowered,
  isOnlyTime,
  justMoved,
  most,
  noTv,
  nowPays,
  ofMine,
  onlyInternet,
  plansOrSpeedsOf,
  sendsSomebody,
  speedInEarnest,
  steadier,
  takesPart,
  theirNumber,
  whatIsSaved,
  whatToDo,
  whichOfThem,
  whoElse,
  whoIsHome,
  whoTakesPart,
} from './shapes.ts'
import { isOfAlarms, isOfSatellite } from './spoken-of.ts'
import { advises, ofCalls, ofFaults, toldOfMany } from './topics.ts'

/** What plain words ask that mean one thing after what was spoken of before, and another or nothing without; `null` where they ask no such thing. */
export function followUp(
  catalogue: Catalogue,
  words: string,
  asked: Asked,
  dialogue: Dialogue,
): Intent | null {
  const namesNobody = asked.providers.length === 0
  const ofThing = afterThings(catalogue, words, asked, dialogue)
  if (ofThing) return ofThing
  // `I already have DIRECTV, just internet`: what somebody has is not asked about.
  if (onlyInternet.test(words)) return asked.zipCode === null ? 'find_plans' : 'availability'
  // `Cheapest for internet only, no TV, in 32801`.
  if (namesNobody && noTv.test(words) && dialogue.topic !== 'bundle' && !ofOtherServices.test(words)) {
    if (most.test(words)) return /\bfastest\b/.test(words) ? 'fastest' : 'cheapest'
    if (asked.zipCode !== null) return 'availability'
    if (!asksWhether.test(words)) return dialogue.topic && canNarrow(dialogue) ? dialogue.topic : 'find_plans'
  }
  const ofBundle = dialogue.topic === 'bundle' ? afterBundle(words, asked) : null
  if (ofBundle) return ofBundle
  if ((dialogue.topic === 'price_lock' || dialogue.topic === 'contract') && howLong.test(words))
    return dialogue.topic
  if (dialogue.topic === 'later_price' && bareHowLong.test(words)) return 'later_price'
  if (dialogue.topic === 'later_price' && locksIt.test(words)) return 'price_lock'
  if (dialogue.topic === 'outage' && namesNobody && theirNumber.test(words)) return 'provider_support'
  if (dialogue.topic === 'low_income' && (namesNobody ? whoTakesPart : takesPart).test(words))
    return 'low_income'
  if ((dialogue.topic === 'bill_rose' || dialogue.topic === 'good_deal') && isLowered(words))
    return 'negotiate'
  if ((dialogue.topic === 'delete_data' || dialogue.topic === 'privacy') && ofMine.test(words))
    return dialogue.topic
  if (
    asked.people !== null &&
    namesNobody &&
    canNarrow(dialogue) &&
    words.split(' ').length <= 6 &&
    whoIsHome.test(words)
  )
    return 'speed_need'
  // So many at home, after games: how fast it must be for all.
  if (dialogue.topic === 'gaming' && asked.people !== null && namesNobody && words.split(' ').length <= 12)
    return 'speed_need'
  // `Do I need a gig for two who work from home`.
  if (asked.mbps !== null && (asked.people ?? 0) > 1 && namesNobody && /\bneed\b/.test(words))
    return 'speed_need'
  // `She just needs email, in 32801`: what is enough for that there.
  if (asked.zipCode !== null && namesNobody && onlyUsedFor.test(words) && usedFor(words) !== null)
    return 'speed_need'
  // `Need Wi-Fi for 6 roommates in 47906`.
  if (asked.zipCode !== null && (asked.people ?? 0) > 1 && namesNobody && neededFor.test(words))
    return 'speed_need'
  if (dialogue.topic === 'compare' && namesNobody && inWhat.test(words)) return 'compare'
  // `Which one has no install fee`: of those that were compared, not of all.
  if (dialogue.topic === 'compare' && namesNobody && asked.zipCode === null && whichHasFee.test(words))
    return 'fees'
  if (dialogue.topic === 'equipment' && namesNobody && asked.types.length === 0 && whoGives.test(words))
    return 'equipment'
  // `The cheapest of the three`: of those that were just compared.
  if (dialogue.topic === 'compare' && namesNobody && asked.zipCode === null && ofTheCompared.test(words))
    return 'compare'
  if (beforeTheyCome.test(words)) return 'cancel_order'
  if (dialogue.topic === 'callback_slot' && isOnlyTime(words)) return 'callback_slot'
  if (dialogue.topic === 'moving' && namesNobody && onlySpanOfTime.test(words)) return 'moving'
  // `How much would I save` against what was told to be paid.
  if (dialogue.topic === 'good_deal' && dialogue.budgetCents !== null && whatIsSaved.test(words))
    return 'good_deal'
  // `How soon` after a call or a message that was promised.
  if (
    dialogue.topic &&
    ofCalls.has(dialogue.topic) &&
    /^(?:and |so |ok )*(?:how (?:soon|long|fast)|when)\b(?: \w+){0,4}$/.test(words)
  )
    return 'callback_wait'
  if (
    dialogue.topic &&
    (ofCalls.has(dialogue.topic) || dialogue.topic === 'callback_slot') &&
    picksTime.test(words)
  )
    return 'callback_slot'
  // `Even if I move`: the same, for somebody who moves.
  if (dialogue.topic === 'termination' && namesNobody && /^(?:and |but )*even (?:if|when)\b/.test(words))
    return 'termination'
  // `What about teachers`, `nurse here`: the discounts for those.
  if (
    (dialogue.topic === 'discounts' || dialogue.topic === 'military' || dialogue.topic === 'low_income') &&
    namesNobody &&
    words.split(' ').length <= 5 &&
    noneKnownFor(words) !== ''
  )
    return 'discounts'
  if (dialogue.topic === 'military' && applies.test(words)) return 'military_proof'
  if (dialogue.topic && advises.has(dialogue.topic) && whatToDo.test(words)) return dialogue.topic
  if (dialogue.topic && toldOfMany.has(dialogue.topic) && whichOfThem.test(words)) return dialogue.topic
  if (asked.months === null && isOfAlarms(catalogue, dialogue) && namesNobody && eitherKind.test(words))
    return 'security_compare'
  if (bareMore.test(words) && dialogue.plans.length > 1) return 'compare'
  if (dialogue.topic === 'certainty' && howToCheck.test(words)) return 'certainty'
  // `Which is cheaper` of two kinds of line.
  if (
    dialogue.topic === 'technology' &&
    dialogue.type.includes(',') &&
    asked.providers.length === 0 &&
    eitherKind.test(words)
  )
    return 'technology'
  if (dialogue.topic && ofFaults.has(dialogue.topic) && namesNobody && isItWorth.test(words))
    return 'switching'
  // Somebody to come after a fault: the provider sends them.
  if (dialogue.topic && ofFaults.has(dialogue.topic) && sendsSomebody.test(words)) return 'provider_support'
  const ofOrder = dialogue.topic ? afterOrder(words, asked, dialogue.topic) : null
  if (ofOrder) return ofOrder
  if (dialogue.zipCode !== null && dialogue.topic === 'availability' && whoElse.test(words))
    return 'availability'
  if (asked.zipCode !== null && namesNobody && helpWithNewHome.test(words)) return 'best'
  if (dialogue.zipCode !== null && namesNobody && whatIsThere.test(words))
    return /\b(?:better|best)\b/.test(words) ? 'best' : 'availability'
  // `So what should we get? 27513`, where it was told who is at home: what suits them there.
  if (
    asked.zipCode !== null &&
    asked.providers.length === 0 &&
    dialogue.people !== null &&
    /\b(?:should|recommend|suggest|best|fits?)\b/.test(words)
  )
    return 'speed_need'
  if (dialogue.topic && ofBills.has(dialogue.topic) && isItMuch.test(words)) return 'good_deal'
  if (dialogue.plans.length > 0 && catchOfIt.test(words)) return 'catch'
  if (dialogue.topic === 'termination' && namesNobody && /\b(?:fees?|penalty|charges?)\b/.test(words))
    return 'termination'
  if (isOfSatellite(catalogue, dialogue) && namesNobody && dishPrice.test(words)) return 'fees'
  if (
    namesNobody &&
    dialogue.kind === 'internet' &&
    dialogue.plans.length > 0 &&
    /\bfor (?:my |our |the )?(?:security |outdoor )?cameras?\b/.test(words)
  )
    return 'speed_need'
  if (namesNobody && dialogue.plans.length > 1 && steadier.test(words)) return 'reliability'
  if (namesNobody && dialogue.plans.length > 0 && speedInEarnest.test(words) && !/\bneeds?\b/.test(words))
    return dialogue.plans.length > 1 ? 'compare' : 'plan_price'
  if (
    dialogue.topic === 'provider_support' &&
    namesNobody &&
    /\bby you\b|\byou (?:charged|billed)\b/.test(words)
  )
    return 'payment'
  if (
    dialogue.topic === 'switching' &&
    namesNobody &&
    /\b(?:lost|lose|threw|never returned|can not find|broke)\b(?!.*\b(?:number|e ?mail|address)\b)/.test(
      words,
    )
  )
    return 'switching'
  const internet = asked.providers.filter(one => one.kinds.includes('internet'))
  // `Is Verizon cheaper` of two that were spoken of.
  const [only] = internet.length === 1 && asked.zipCode === null ? internet : []
  if (only && isItMore.test(words) && dialogue.providers.some(id => id !== only.id)) return 'compare'
  // What is saved against a price that is told, with somebody or somewhere.
  if (
    asked.budgetCents !== null &&
    /\bsav(?:e|ing|ings)\b/.test(words) &&
    (internet.length > 0 || asked.zipCode !== null)
  )
    return 'good_deal'
  if (internet.length === 1 && plansOrSpeedsOf.test(words)) return 'provider'
  if (whatIsSaved.test(words) && /\b(?:i|we) save\b/.test(words) && asked.types.length === 0)
    return dialogue.topic === 'bundle' || dialogue.topic === 'cord_cutting' ? dialogue.topic : 'switching'
  // `Can I get it with Spectrum internet` after TV.
  if (dialogue.kind === 'tv' && internet.length === 1 && /\b(?:with|and|plus)\b/.test(words)) return 'bundle'
  if (isOfAlarms(catalogue, dialogue) && namesNobody && isItGood.test(words)) return 'security'
  if (asked.zipCode !== null && namesNobody && justMoved.test(words)) return 'availability'
  if (asked.budgetCents !== null && internet.length > 0 && nowPays.test(words)) return 'good_deal'
  // The best for six at home is fast enough for six.
  if ((asked.people ?? 0) > 1 && namesNobody && asked.budgetCents === null && bestFor.test(words))
    return 'speed_need'
  return null
}

const ofOtherServices = /\b(?:alarms?|security|cameras?|bundles?|phone)\b/
const onlyUsedFor =
  /\b(?:just|only|mostly|mainly) (?:needs?|uses?|wants?|does|do|browses?|streams?|watch(?:es)?)\b/
const locksIt = /\block (?:it|that|this|the price|in)\b/
const onlySpanOfTime =
  /^(?:and |so |ok )*(?:in|within|about) (?:\d{1,2}|a|one|two|three|four|a few) (?:days?|weeks?|months?)$/
const ofTheCompared =
  /^(?:and |so |ok |the )*(?:which (?:one )?(?:of (?:them|those|these) )?is (?:the )?)?(?:cheapest|fastest|best)(?: one)?(?: of (?:the|those|these|them|all)(?: \w+)?)?$/
const helpWithNewHome =
  /\b(?:help|choos\w+|choose|pick\w*)\b.*\b(?:internet|wifi|providers?)\b.*\bnew (?:house|home|place|apartment)\b/
const neededFor = /\bneed (?:\w+ )?(?:internet|wifi) for \w+ (?!months?|weeks?|days?|years?|bucks|dollars)/
const whichHasFee = /^(?:and |so |ok )*which(?: \w+){1,6} (?:fee|fees|charge|charges)$/
const whatIsThere = /^(?:so |and |ok )*(?:what|who|which) is (?:all |better |best )?(?:there|around there)$/
const inWhat = /^(?:and |what about |how about |ok )*(?:for |on |by )?(?:speed|price|cost)s?$/
const bareHowLong = /^(?:and |so |ok |but )*(?:for )?how long(?: for)?$/
const howLong = /^(?:and |so |ok |but )*(?:for )?how long\b(?: \w+){0,4}$/

const ofBills: ReadonlySet<Intent> = new Set(['good_deal', 'bill_rose'] as const)
const isItMuch =
  /^(?:so |and |ok )*(?:is|was) (?:that|it|this) (?:\w+ )?(?:high|much|expensive|a lot|normal|fair|good|ok)\b/
const picksTime = /\b(?:pick|choose|set|select|change) (?:the|a|my|which|what) (?:time|hour|day|date)\b/
const applies =
  /^(?:so |and |ok )*(?:how|where) (?:do|can|would) (?:i|we|he|she) (?:apply|get (?:it|that|them|the discount)|sign up|claim (?:it|that)|ask for (?:it|that)|prove (?:it|that))\b|\b(?:what|which)\b.*\b(?:need|needs|have|has|want|wants|take|takes|got)\b(?: to)? (?:show|prove|bring|send|provide|give|see|upload)\b/
const isItMore =
  /^(?:so |and |ok |but |then )*(?:is|are|would|does)(?: \w+){1,4} (?:be |cost )?(?:cheaper|faster|better|quicker|less)(?: (?:then|there|though|one|option|deal|overall))*$/
const isItWorth = /\bworth (?:it to )?switch\w*\b|\bshould (?:i|we) (?:just )?(?:switch|change|leave|drop)\b/
const isItGood =
  /^(?:and |so |but )*(?:is|are) (?:it|that|this|they|those)\b.*\b(?:good|worth|reliable|decent|legit)\b/
