import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import { canNarrow } from '../reading/wishes.ts'
import type { Intent } from './intents.ts'
import { comesExtra, kindOrKind, priceOnly, usesOfHome, whatIsSaved, whatToDo } from './shapes.ts'

const there = /\b(?:there|here|in my area|at my (?:place|house|home|address)|around me)\b/
const gap = /\bdifference\b|\bhow much (?:more|less|extra) (?:is|does|would|do)\b/
const suitsHome = /\b(?:we are|there are|it is|for) (?:just |only )?(?:me|two|three|four|five|six|\d)\b/
const likeThat =
  /\b(?:plan|one|something|anything) (?:like|similar to) (?:that|this|it|those)\b|\b(?:the )?same (?:plan|thing|one)\b/

const howFastThere =
  /^(?:and |so |ok )*how fast(?: (?:is|are|would|will) (?:it|they|that|those|these))?(?: be)?$/
const whatTheyHave =
  /^(?:and |so |ok )*what (?:speeds|plans|packages|tiers) (?:do|does) (?:they|it) (?:have|offer|sell|do)$/
const whoHasThat =
  /\bwhich (?:companies|providers|ones) (?:have|sell|offer|has|do) (?:that|it|this)\b|\bwho (?:has|sells|offers|does|have) (?:that|it|this|those|one)\b|\bwhere (?:can|do) (?:i|we) get (?:that|it|one)\b/
const whichThen =
  /\b(?:which|what)\b(?: \w+){0,2} (?:plans?|ones?|internet|providers?|company|companies)\b(?!.*\b(?:cheap\w*|fast\w*)\b)/
const ofInstalling: ReadonlySet<Intent> = new Set(['self_install', 'install_visit', 'install_time'] as const)
const ofThatVisit =
  /\b(?:how much|charges?|costs?|fees?|pay)\b.*\b(?:that|it|them|visit|install\w*|somebody|someone)\b|\b(?:is|are) (?:that|it|they) free\b|\b(?:does|do|will|would) (?:that|it|they)(?: \w+)? (?:cost|charge|run)\b/
const noneIsEnough =
  /\b(?:none|neither|nothing|not one)\b(?: \w+){0,5} (?:fast|quick) enough\b|^(?:but |well |so |no |ok )*(?:those|these|they|all of (?:those|these|them)|that)(?: all)? (?:is|are|seems?|looks?) (?:all )?(?:way |too |so |really |pretty |very )*slow\b/
const nothingBetter =
  /^(?:so |and |but |really |well )*(?:is |are )?(?:there |that )?(?:is |are )?(?:there )?(?:really |just )?(?:nothing|not anything|no one|nobody)(?: \w+)? (?:better|faster|quicker)\b|^(?:so |and |ok |is there )*(?:anything|something|any) (?:at all )?(?:better|faster|quicker)(?: than (?:that|this|it|those|these|satellite|what (?:i|we) have))?(?: (?:here|there|out here|near me|around))*$/
const whatSpeed =
  /^(?:and |so |ok |at )*(?:what|which) (?:is the |are the )?speeds?(?: (?:is|are|would|do|does|will|can) (?:it|they|that|i|we)(?: (?:be|get|have|offer))?)?$/
const haveAny =
  /^(?:and |so |ok |but )*(?:do|does|can|will) any(?:one|body)?(?: of (?:them|those|these))?(?: (?:providers?|compan(?:y|ies)))? (?:\w+ )?(?:have|has|sell|offer|do)\b/
const haveThey = /^(?:and |so |ok |but )*(?:do|does) (?:they|it) (?:have|offer|sell|do|use) \w+$/
const shouldGet = /\bshould (?:i|we) (?:be )?get(?:ting)?\b/
const onWifi =
  /^(?:no |yes |yeah |well |but )*(?:i am|im|we are|he is|she is|its|it is|he|she) (?:on |using )?(?:the )?wifi\b|\bover wifi\b/

const ofCards = /\b(?:gift|reward|visa|prepaid) ?cards?\b/

/** What points back to a thing that the last question was about, whatever the topic. */
function afterQuestion(words: string, question: string): Intent | null {
  if (question === '') return null
  if (/\binsurance\b/.test(question) && byHowMuch.test(words)) return 'alarm_insurance'
  if (ofTvFees.test(question) && withoutIt.test(words)) return 'tv_fees'
  if (ofCalling.test(question) && stopsIt.test(words)) return 'not_me'
  if (ofCards.test(question)) {
    if (/^(?:and |so |ok )*(?:how long|when|how soon)\b/.test(words)) return 'gift_card_when'
    if (
      /^(?:and |so |ok )*how (?:do|would|can) (?:i|we) (?:get|claim|redeem|use) (?:it|that|one|them|the card)\b/.test(
        words,
      )
    )
      return 'discounts'
    if (/^(?:and |so |ok )*(?:which|who|what)\b.*\b(?:best|biggest|highest|most|one)\b/.test(words))
      return 'discounts'
  }
  if (
    /\b(?:gateways?|routers?|modems?|equipment|dish|kit|hardware)\b/.test(question) &&
    !ofDevices.test(question) &&
    /\b(?:it|one|them|that|the (?:dish|kit|equipment|routers?|modems?|gateways?|hardware|box))\b/.test(
      words,
    ) &&
    /\b(?:pay|rent|monthly|extra|free|included|buy)\b/.test(words) &&
    words.split(' ').length <= 10
  )
    return 'equipment'
  // `Do any of your providers include one` after a mesh.
  if (
    /\bmesh\b/.test(question) &&
    /\b(?:include\w*|offers?|provides?|gives?|comes? with|sells?|rents?|has|have)\b/.test(words) &&
    /\b(?:any|who|which|what|they|do|does|providers?|companies)\b/.test(words) &&
    /\b(?:it|one|them|that|those|mesh)\b/.test(words)
  )
    return 'equipment'
  return null
}
const ofTvFees = /\b(?:broadcast|regional sports|local channels?)(?: tv)? fees?\b/
const withoutIt =
  /\b(?:any|anyone|anybody|a|who|which|provider|company|companies|somebody|someone|one)\b.*\b(?:without|not charge|do not|does not|no such|free of)\b|\b(?:avoid|get rid of|get out of|drop|skip|get around) (?:it|that|this|them|the fee)\b/
const ofCalling = /\b(?:number|spam|scam\w*|telemarket\w*|robo ?calls?|calls|calling|texts)\b/
const stopsIt =
  /\b(?:make|get) (?:it|them|this|that|the calls) (?:to )?stop\b|^(?:and |so |ok )*(?:how|can|could) (?:do |can )?(?:i |you |we )?stop (?:it|them|this|that|the calls)\b/
const byHowMuch =
  /^(?:and |so |ok |but )*(?:by )?(?:how much|how big|what percent\w*)(?: (?:is|would|does|do|less|lower|off|cheaper|usually|about|then|exactly|it|that|they|i|take|save|be))*$/
const ofDevices = /\b(?:alarms?|security|cameras?|adt|vivint|directv|tv|ring|wyze|simplisafe)\b/

const whichKind = /\bwhich (?:type|kind|internet|connection|line)s?\b.*\b(?:lowest|least|best|less|lower)\b/
const moreHelps =
  /\b(?:more|faster|higher|bigger) (?:speed|plan|internet|mbps)\b|\bfaster\b.*\b(?:help|fix)\b/
const fixesIt = /\b(?:fix|help|solve|stop|better|cure)\b/
const isEnough = /\b(?:enough|work|handle|do|cut it|keep up|good|bad|okay|fine|slow)\b/
const goodDeal =
  /\b(?:good|best|great|cheap|cheapest) (?:\w+ )?(?:deal|price|internet|plan|option|choice|thing)s?\b/

const checksForMe =
  /^(?:and |so |ok |but )*(?:can|could|will|would) (?:you|u|someone|somebody|anyone|a rep\w*|a person) (?:please |just )?(?:check|verify|confirm|double check|make sure|look(?: it| that)? up)(?: (?:it|that|this|for (?:me|us|sure)|(?:my|the|that) (?:address|house|street)|please|first))*$/

const bareAspect =
  /^(?:and |but |ok |so |then |what about |how about )+(?:the |their |its )?((?:monthly |data |download |installation |one time |regular )?(?:prices?|costs?|speeds?|contracts?|fees?|data caps?|caps?|equipment|routers?|modems?|uploads?|installation|install))(?: though| then| for (?:each|both|them|it))?$/
const aspects: readonly (readonly [RegExp, Intent])[] = [
  [/\b(?:prices?|costs?)\b/, 'plan_price'],
  [/\bspeeds?\b/, 'speed_need'],
  [/\bcontracts?\b/, 'contract'],
  [/\bcaps?\b/, 'data_cap'],
  [/\b(?:equipment|routers?|modems?)\b/, 'equipment'],
  [/\buploads?\b/, 'upload'],
  [/\b(?:fees?|install\w*)\b/, 'fees'],
]

/** What is asked of all that is sold at the place that is known. */
function afterPlace(words: string, asked: Asked, { topic, kind, listed }: Dialogue): Intent | null {
  // `How fast` after who sells there.
  if (topic === 'availability' && listed.length > 1 && howFastThere.test(words)) return 'fastest'
  // `None of those are fast enough`, `so there's nothing better`: the fastest there, with what isn't confirmed.
  const isOfLines = kind !== 'security' && kind !== 'tv'
  if (isOfLines && (noneIsEnough.test(words) || nothingBetter.test(words))) return 'fastest'
  // `Do any have 1 gig` after who sells there.
  if (asked.mbps !== null && listed.length > 0 && haveAny.test(words)) return 'find_plans'
  // `So what can I do`, where hardly any line comes.
  if (topic === 'availability' && listed.length > 0 && whatToDo.test(words)) return 'best'
  // `So is fiber there or just cable`.
  const isOfKinds = asked.types.length > 0 && asked.budgetCents === null
  return isOfKinds && kindOrKind.test(words) && there.test(words) ? 'availability' : null
}

/** As in follow-up.ts: what few plain words mean after a place, a list, or plans that were held side by side. */
export function afterList(words: string, asked: Asked, dialogue: Dialogue): Intent | null {
  const { topic } = dialogue
  if (asked.providers.length > 0) return null
  // `5 of us in 43201, what's a good deal`: what is fast enough for them there.
  if (asked.zipCode !== null && (asked.people ?? 0) > 1 && goodDeal.test(words)) return 'speed_need'
  // Typed as it is heard: `is it symetrical`.
  if (/^(?!.*\b(?:what|mean)\b).*\bs[iy]m+[ea]?tri\w*\b/.test(words)) return 'upload'
  const ofLast = afterQuestion(words, dialogue.question.toLowerCase())
  if (ofLast) return ofLast
  const ofPlace = dialogue.zipCode === null ? null : afterPlace(words, asked, dialogue)
  if (ofPlace || topic === null) return ofPlace
  // `What speed` after whether one of them is there.
  if (
    (topic === 'availability' || topic === 'provider') &&
    dialogue.providers.length === 1 &&
    asked.zipCode === null &&
    whatSpeed.test(words)
  )
    return 'provider'
  // `What speeds do they have` of the one that was spoken of.
  if (dialogue.providers.length === 1 && asked.zipCode === null && whatTheyHave.test(words)) return 'provider'
  // `How much is it` after a speed that nobody there is sure to have: what comes near, with its price.
  if (
    topic === 'speed_need' &&
    dialogue.mbps !== null &&
    dialogue.plans.length === 0 &&
    priceOnly.test(words)
  )
    return 'find_plans'
  // `Which companies sell that` after a speed.
  if (topic === 'speed_need' && dialogue.mbps !== null && whoHasThat.test(words)) return 'find_plans'
  // `Ok which plan then, zip is 48103` after what a home needs: what is fast enough there.
  if (topic === 'speed_need' && dialogue.mbps !== null && asked.zipCode !== null && whichThen.test(words))
    return 'speed_need'
  // `Zip 46204, who has that` after what a home needs.
  if (asked.zipCode !== null && canNarrow(dialogue) && whoHasThat.test(words)) return 'find_plans'
  // `How much do they charge for that` after who installs it.
  if (ofInstalling.has(topic) && ofThatVisit.test(words)) return 'fees'
  // `Do they have fiber` of the one that was spoken of.
  if (
    asked.zipCode === null &&
    asked.types.length === 1 &&
    dialogue.providers.length === 1 &&
    haveThey.test(words)
  )
    return 'technology'
  // `What should I be getting for $60`: the most speed for it.
  if (asked.budgetCents !== null && shouldGet.test(words)) return 'fastest'
  if (topic === 'gaming' && onWifi.test(words)) return 'gaming'
  // `Which type has the lowest` of what was explained.
  if ((topic === 'glossary' || topic === 'gaming') && asked.zipCode === null && whichKind.test(words))
    return 'gaming'
  // `How much would I save` with a router of one's own.
  if (topic === 'equipment' && whatIsSaved.test(words)) return 'equipment'
  // `Is it worth 20 more a month` after what fiber and cable are.
  if (ofLines.has(topic) && /\bworth\b/.test(words) && /\bfiber\b/.test(dialogue.type)) return 'fiber_needed'
  // `How much a month` after a kind of connection: the plans of that kind.
  if (topic === 'technology' && ofOneKind(dialogue) && priceOnly.test(words)) return 'cheapest'
  // `So more speed won't help`, `would fiber fix it` after games.
  if (topic === 'gaming' && (moreHelps.test(words) || (asked.types.length === 1 && fixesIt.test(words))))
    return 'gaming'
  // `Would 5G be enough for that` after what a home needs.
  if (
    (topic === 'speed_need' || topic === 'upload') &&
    asked.types.length === 1 &&
    asked.zipCode === null &&
    isEnough.test(words)
  )
    return 'speed_need'
  // `What about the price` of what was compared or told.
  const [, aspect = ''] = bareAspect.exec(words) ?? []
  const ofAspect = aspects.find(([pattern]) => pattern.test(aspect))?.[1]
  if (ofAspect && dialogue.plans.length > 0) {
    if (dialogue.plans.length > 1 && (ofAspect === 'plan_price' || ofAspect === 'speed_need'))
      return 'compare'
    if (ofAspect !== 'speed_need') return ofAspect
  }
  if (topic === 'compare' && asked.zipCode === null) {
    if (asked.people !== null && (suitsHome.test(words) || usesOfHome.test(words))) return 'speed_need'
    if (gap.test(words) || (comesExtra.test(words) && dialogue.plans.length > 1)) return 'compare'
  }
  // `Can you check for me` after who sells there.
  if ((topic === 'availability' || topic === 'certainty') && checksForMe.test(words)) return 'certainty'
  // `Is there a plan like that at 44107`.
  if (asked.zipCode !== null && likeThat.test(words) && (topic === 'speed_need' || topic === 'find_plans'))
    return 'find_plans'
  return null
}

/** Topics of kinds of line. */
const ofLines: ReadonlySet<Intent> = new Set(['technology', 'glossary', 'reliability', 'upload'] as const)

const ofOneKind = ({ type }: Dialogue): boolean => type !== '' && !type.includes(',')
