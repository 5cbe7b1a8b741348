import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import type { Intent } from './intents.ts'
import { guests, isBetter, savesByBundling, whyThat } from './shapes.ts'
import { isTvWithInternet } from './spoken-of.ts'
import { ofCalls, ofOrders, ofRising, topicsGoingOn } from './topics.ts'

const specifically =
  /^(?:and |so |ok )*(?:(?:i am|am|we are) (?:looking at|considering|thinking (?:of|about)|interested in) )?(?:\w+ ){1,3}(?:specifically|in particular|only)$|^(?:i am|we are) (?:looking at|considering|thinking (?:of|about)|interested in) (?:\w+ ?){1,3}$/
const buysOne =
  /^(?:so |and |then |ok )*(?:can|could|should|may|do) (?:i|we) (?:just )?(?:have to )?(?:buy|get|use|own|bring) (?:one|it|mine|my own|that)\b|\bpays? (?:it ?self )?(?:off|for itself)\b|\b(?:which|what) (?:one|modem|router)s?\b.*\bworks?\b/
const whoThen = /^(?:so |ok |and |but |well |then )*who (?:is|does)(?: there| then| here)*$/
const fasterHelps =
  /^(?:so |and |ok |but |then )*(?:do|would|will|should|does) (?:i|we|a|it)\b.*\b(?:faster|bigger|better|more) (?:plan|speed|internet)\b/
const isForIt =
  /^(?:and |so |ok |to |for |on |can (?:it|you|we) (?:be|do|make it) )+(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|mon\w*|tues\w*|wednes\w*|thurs\w*|fri\w*|satur\w*|sun\w*|next week|tomorrow)(?: instead)?$/
const takesOut =
  /^(?:ok |no |please |can you |actually )*(?:remove|delete|take) (?:it|that|this)(?: out| off| again)?$/
const theOrder =
  /^(?:it is |i mean |the |my |that )+(?:order|one)\b|\bi (?:just )?want out\b|\bnot want (?:another|a different|any)\b/
const theseTwo =
  /^(?:and |so |ok |the |which is |what is )*(?:cheapest|cheaper|fastest|faster|best|better)(?: one)? (?:of|between) (?:those|these|the) (?:two|2)$/
const howMuchIsIt = /^(?:and |so |ok )*how much (?:would|is|will|does) (?:that|it|this)(?: be| cost| run)?$/
const belowIt = /\b(?:cheaper|less|under|below)\b/
const nthOfThem =
  /^(?:and |ok |so |what is )*(?:the )?(?:2nd|second|3rd|third) (?:cheapest|fastest|best|one)(?: one)?$/
const takesIt =
  /^(?:ok |great |yes |perfect |good )*(?:i|we) (?:will |would |want to )?take (?:it|that|this)(?: one)?$/

const ofPlans: ReadonlySet<Intent> = new Set([
  ...([
    'cheapest',
    'best',
    'find_plans',
    'plan_price',
    'provider',
    'bundle',
    'availability',
    'compare',
  ] as const),
])
const setsUp =
  /^(?:ok |okay |great |yes |please |good |perfect |then |so |lets |go ahead and |you can |can you )*(?:set|hook) (?:it|that|this|me|us) up(?: (?:for (?:me|us|them|her|him)|please|then|now))*$/
const missesIt =
  /^(?:and |so |ok |but )*(?:what if|if|what happens (?:if|when)) (?:i|we) (?:miss|missed|can not (?:pick up|answer)|do not (?:pick up|answer)) (?:it|that|you|them)?$|^(?:and |so |ok |but )*what if (?:i am|we are) (?:busy|at work|not (?:home|there|free))(?: then)?$/
/** `Would a new provider help`, where Wi-Fi is weak. */
const otherHelps =
  /\b(?:new|different|another|other|faster|better) (?:provider|company|plan|internet|isp|router)\b.*\b(?:help|fix|solve|better|work)\b|\bif (?:i|we) (?:switch|change)\b/
const trusts = /\b(?:can|could|should|do|why should|how can) (?:i|we) (?:really |even )?trust\b/
/** By whose name an order can't be looked up either. */
const underName =
  /^(?:it is |it was |that is |the order (?:is|was) |try )*(?:under|in) (?:the name (?:of )?|my |her |his )?\w+(?: \w+)?$|^(?:my |the )?(?:order )?(?:number|name) is\b/
/** After what was told of TV alone, to who wants internet, too. */
const howMuchForBoth =
  /^(?:and |so |ok )*(?:how much|what)(?: (?:is|would|will|does) (?:that|it|this|both|all of it)(?: be| cost| come to)?)?(?: (?:in all|total|altogether|together|for both|for all of it|a month))*$/
const byHowMuch =
  /^(?:and |so |but |ok )*(?:by )?how much(?: more| higher)?(?: (?:usually|exactly|then|is that|per month|a month))*$/
/** More that is done in the home whose speed was asked for. */
const andUses =
  /^(?:and|what if|plus|but|so|also|what about)\b.*\b(?:4k|stream\w*|netflix|tvs?|gam\w+|xbox|cameras?|zoom|work\w*|school|video)\b/
const alsoOf =
  /^(?:and |so |ok )*(?:do|can|is|have|where|show|what about|how about)\b.*\b(?:it|one|that|for|of)\b/
const costsMore =
  /\b(?:does|do|is|will|would)\b.*\b(?:more expensive|cost (?:me|us) (?:more|anything)|pay more|higher)\b/
const theSameFor = /^(?:and |ok |so )*(?:the )?same (?:for|with|of)\b|\bsame (?:question|thing)$/
const cheapestOfThose =
  /\b(?:which|what) (?:one )?of (?:those|these|them)\b.*\b(?:cheapest|lowest|least(?! (?!expensive\b|money\b|per\b|a month\b|each\b)[a-z]))\b(?!.*\b(?:after|over)\b)/

const bySomebody = /^(?:(?:it was|it is|by|from|with|at) )+(?:[a-z&]+ ?){1,2}$/
const whenItComes =
  /^(?:and |so |ok )*(?:when|how long|how soon)\b.*\b(?:come|comes|arrive|arrives|get|take|takes|send|sent|it)$/
const lostEmail =
  /\b(?:email|e mail)\b.*\b(?:anymore|any more|gone|closed|deleted|lost)\b|\b(?:not|no longer|lost|can not) (?:have|use|access|get into|access to)\b.*\b(?:email|e mail)\b/

/** As in follow-up.ts: what few plain words mean only after what was just told. */
export function afterTalk(words: string, asked: Asked, dialogue: Dialogue): Intent | null {
  const { topic } = dialogue
  const namesNobody = asked.providers.length === 0
  if (topic === null) return null
  if (ofOrders.has(topic) && underName.test(words)) return 'order_status'
  if (dialogue.plans.length > 0 && ofPlans.has(topic) && setsUp.test(words)) return 'how_to_order'
  if (isTvWithInternet(dialogue) && namesNobody && howMuchForBoth.test(words)) return 'bundle'
  if (ofCalls.has(topic) && missesIt.test(words)) return 'missed_call'
  if (topic === 'wifi_trouble' && otherHelps.test(words)) return 'wifi_trouble'
  if ((topic === 'money' || topic === 'ranking') && trusts.test(words)) return topic
  if (topic !== 'price_lock' && ofRising.has(topic) && byHowMuch.test(words)) return 'later_price'
  const isOfOneForGames =
    dialogue.people === null &&
    dialogue.providers.length === 1 &&
    dialogue.listed.length < 2 &&
    /\bgam\w+/.test(words)
  if (topic === 'speed_need' && asked.zipCode === null && namesNobody && andUses.test(words))
    return isOfOneForGames ? 'gaming' : 'speed_need'
  if (topic === 'label' && asked.providers.length === 1 && alsoOf.test(words)) return 'label'
  if (namesNobody && topic === 'bundle' && cheapestOfThose.test(words)) return 'bundle'
  if (namesNobody && dialogue.listed.length > 1 && cheapestOfThose.test(words)) return 'cheapest'
  if ((topic === 'money' || topic === 'ranking') && costsMore.test(words) && !/\brank\w*/.test(words))
    return 'same_as_direct'
  if (asked.providers.length > 0 && topicsGoingOn.has(topic) && theSameFor.test(words)) return topic
  if (topic === 'bundle' && savesByBundling.test(words)) return 'bundle_saves'
  if (ofRising.has(topic) && whyThat.test(words)) return 'why_rises'
  if (topic === 'speed_need' && dialogue.people !== null && guests.test(words)) return 'speed_need'
  if (asked.providers.length === 1 && asked.plans.length === 0 && specifically.test(words)) {
    if (topic === 'military' || topic === 'discounts') return 'military'
    return goesOnWith.has(topic) ? topic : 'provider'
  }
  // `By Spectrum` after a wrong charge.
  if (topic === 'provider_support' && asked.providers.length === 1 && bySomebody.test(words)) return topic
  // `When does it come` after a gift card.
  if (topic === 'discounts' && /\bcards?\b/i.test(dialogue.question) && whenItComes.test(words))
    return 'gift_card_when'
  if (topic === 'account' && lostEmail.test(words)) return 'account'
  if (topic === 'termination' && namesNobody && howMuchIsIt.test(words)) return 'termination'
  if (topic === 'moving' && asked.providers.length === 1 && /\bkeep\b/.test(words)) return 'availability'
  if (topic === 'availability' && namesNobody && asked.budgetCents !== null && belowIt.test(words))
    return 'find_plans'
  if (dialogue.listed.length > 1 && nthOfThem.test(words)) return 'pick_listed'
  if (namesNobody && dialogue.plans.length > 1 && asked.mbps !== null && /\bboth\b/.test(words))
    return 'compare'
  if (dialogue.plans.length === 1 && takesIt.test(words)) return 'add_to_cart'
  if (
    topic === 'order_status' &&
    /\b(?:do not have|lost|no) (?:the|my|a|an|any)? ?(?:order )?(?:number|email|link)\b/.test(words)
  )
    return 'order_status'
  if (topic === 'equipment' && buysOne.test(words)) return 'equipment'
  if (topic === 'availability' && namesNobody && dialogue.zipCode !== null && whoThen.test(words))
    return 'availability'
  if ((topic === 'wifi_trouble' || topic === 'outage') && fasterHelps.test(words)) return topic
  if ((topic === 'change_order' || topic === 'callback_change') && isForIt.test(words)) return topic
  if (topic !== 'bundle' && dialogue.plans.length > 0 && takesOut.test(words)) return 'add_to_cart'
  if (topic === 'cancel_order' && theOrder.test(words)) return 'cancel_order'
  if (namesNobody && dialogue.plans.length > 1 && theseTwo.test(words)) return 'compare'
  if ((topic === 'technology' || topic === 'glossary') && isBetter.test(words)) return 'technology'
  return null
}

const goesOnWith: ReadonlySet<Intent> = new Set(['later_price', 'contract', 'data_cap', 'fees', 'price_lock'])
