import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import { dishNetwork, sportsWords } from '../reading/tv-words.ts'
import type { Intent } from './intents.ts'
import { ifIMove, onlyZip } from './shapes.ts'
import { isOfAlarms, isOfSeveralKinds } from './spoken-of.ts'

const showsOrDevices =
  /^(?!.*\b(?:mbps|slow|fast|enough|speed|internet|bundle|install\w*)\b).*\b(?:channels?|4k|dvr|record\w*|movies?|local (?:news|stations?))\b/
const withFees = /\b(?:total|all in|altogether|out the door)\b|\bwith (?:the |all |all the )?fees\b/
const ofRain = /\b(?:rain\w*|snow\w*|storms?|weather|clouds?|windy?|hail)\b/
/** Who gives it, of a router; `which one has no contract` asks something else. */
export const whoGives =
  /^(?!.*\b(?:contracts?|terms?|caps?|limits?|fees?|uploads?|speeds?|fiber|cable|deals?|discounts?|prices?|unlimited|cheap\w*)\b).*\b(?:which|what|who)\b.*\b(?:gives?|includes?|has|have|free)\b/
const howFast = /^(?:and |so |ok )*how fast\b|\b(?:what|which) (?:internet )?speed\b/
const sumOfIt = /^(?:and |so |ok )*(?:what|how much)\b.*\b(?:altogether|total|in all|all together)$/
const samePrice = /\b(?:price|cost)s?\b(?: \w+){0,2} same\b|\bsame (?:price|cost)\b/
/** What may be spent on it, or is paid for it now. */
const within =
  /^(?!.*\b(?:internet|wifi|fiber|mbps|plan)\b).*\b(?:under|less|below|cheaper|max|spend|budget|at most|pay|paying)\b/
/** Which package is enough for a home. */
const ofHouse =
  /^(?:and |so |ok )*(?:which|what|how many)\b.*\b(?:bedrooms?|story|stories|floors?|big house|small house|square f\w+)\b/
const ofRented = /\bapartment\b.*\b(?:rent|drill|holes?)\b|\b(?:i|we) rent\b.*\b(?:apartment|drill|holes?)\b/
const ofOneWay =
  /^(?!.*\b(?:contract|cancel\w*|fees?)\b).*\b(?:satellite|dish|streaming) (?:one|version|kind)\b/
const onlyThere = /^(?:(?:and|so|ok|for|in|at|it is|i am|we are|my|zip|is) )*(?:[a-z]+ ){0,2}\d{5}$/
const ofBoxes =
  /^(?!.*\b(?:internet|wifi|router|modem|return\w*|send)\b).*\b(?:equipment|receivers?|box(?:es)?|hardware)\b|\bhow much\b.*\bfor (?:\d|two|three|four|five) (?:tvs?|rooms|televisions)\b/
const noDish =
  /^(?:and |so |but |ok |prov |directv )*(?:can (?:i|we) (?:get|have) (?:it|that) |is it |what about )?(?:no|without|not)(?: a| the| any| by)? (?:satellite|dish|satellite dish)(?: please| tv| then| though)*$|\b(?:hate|dislike|do not like|do not want|can not have) (?:a |the )?(?:satellites?|dish(?:es)?)\b/
const leavesFreely = /\bcancel (?:it |that |this )?(?:any ?time|whenever|at any time|when(?:ever)? i want)\b/
const owesForLeaving =
  /\b(?:owes?|fee|penalty|pay)\b.*\b(?:leaves?|leaving|cancels?|quits?|drops?)\b|\b(?:leaves?|cancels?|quits?)\b.*\b(?:owes?|fee|penalty)\b/
const leavesAlarm =
  /^(?:and |so |but |ok )*can (?:i|we|you) (?:just )?(?:cancel|quit|get out|leave)(?: it| that| them| of it)?(?: later| early| any ?time| whenever| after a year)?$/
const howSoon =
  /^(?:and |so |ok |but )*how (?:fast|quick|quickly|soon|long)(?: (?:do|does|will|would|is|are)\b.*)?$/
const monthlyFee =
  /\b(?:is|are) there (?:a |any )?(?:monthly|subscription|monitoring)\b|\b(?:monthly|subscription) (?:fee|cost|price|charge)s?\b/
const barePrice =
  /^(?:and |so |ok |but )*(?:what is the |the |how much is the )?(?:price|cost)s?(?: (?:of|for) (?:it|that|one))?$/
const priceInYear = /\b(?:cost|price|how much|pay)\b.*\byears?\b|\bfirst year\b/
const ofPower =
  /^(?!.*\b(?:bill|speed|plan)\b).*(?:\bpower (?:is|goes|went|outage|cut|failure)\b|\b(?:outage|blackout)\b|\b(?:internet|wifi|electricity|power)\b.*\b(?:out|down|off|fails?)\b)/
const outdoors =
  /\b(?:outside|outdoors?|winters?|cold|freez\w+|snow\w*|rain\w*|weather\w*|heat|waterproof|sub ?zero)\b/
const keepsVideo = /\b(?:record\w*|footage|clips?|playback|stored?|save|saved|how many cameras)\b/
const byVoice = /\b(?:talk|speak|voice|alexa|siri|google)\b|\bsay(?! (?:business|home|no|yes|it is))\b/
const worksWith =
  /^(?:and |so |ok |but )*(?:does|do|will|would|can) (?:it|they|that|the alarm|the cameras)\b(?: \w+)? (?:work|run|connect|go)\b(?: \w+)? (?:with|on|over)\b/
const whichZone =
  /^(?:and |so |ok )*(?:is|are|in|which|what)\b.*\b(?:eastern|central|pacific|mountain|time ?zone|my time|est|pst|cst)\b/
const anotherDay =
  /^(?:and |so |ok |what about |how about |on |for |the |are you open )*(?:christmas|xmas|new years?(?: eve| day)?|thanksgiving|holidays?|weekends?|tomorrow|today|tonight|now|(?:sun|mon|tues|wednes|thurs|fri|satur)days?)(?: eve| day| too| then)*$/
const onlyOtherKind =
  /^(?:and |so |ok |but |or )*(?:is there (?:one|any|anything) |(?:any|one|anything) |what about |how about |does that go |do (?:they|you) (?:have|do) (?:one|any|it|that) )*(?:for |on |with )?(?:the |my |our )?(?:tv|television|cable|satellite|directv|dish|alarms?|security|home security|adt|vivint)(?: (?:too|then|also|service|packages?))*$/
/** `It's a small store`, after what is sold for homes only. */
const ofBusiness =
  /^(?:and |so |but |well |yes )*(?:it is|we are|i am|it would be)(?: \w+){0,4} (?:store|shop|office|restaurant|business|salon|company|warehouse|church|school|clinic|garage|bar|cafe)$/
const mattersIt =
  /^(?:and |so |but )*(?:does|would|will|is) (?:it|that|this) (?:matter|a problem|make a difference|ok|okay)\b/
const otherPrice =
  /\b(?:different|same|higher|more|cheaper|other|another)\b.*\b(?:prices?|costs?|rates?|expensive)\b|\b(?:costs?|prices?|rates?) (?:more|less|different\w*|higher|the same)\b|\bcheaper\b/
const ofDishPrice =
  /^(?!.*\b(?:internet|wifi)\b).*(?:\bcheap\w*|\bcosts? (?:more|less)\b|\b(?:go(?:es)?|going) up\b|\bprice (?:increase|hike)s?\b|\bafter (?:a|one|the first|the promo)\b)/
/** `How does she apply` of a discount. */
const howToApply =
  /^(?:and |so |ok |but )*(?:how|where) (?:do|does|can|would|will) (?:i|we|you|she|he|they|my \w+) (?:apply|sign up|get (?:it|that|this)|enroll|qualify)\b/
const withInstallation =
  /^(?:and |so |ok |but )*(?:does|is|are|would) (?:it|that|this|they)?\b.*\b(?:install\w*|set ?up|activation)\b/
const isOkay =
  /^(?:and |so |ok |but |then )*(?:is |would |will )?\w+ (?:is |be )?(?:ok|okay|fine|good|enough|better)(?: (?:too|then|for (?:that|it|games|gaming)))*$/
const secondBill =
  /^(?:and |so |ok |but |then |will |does |is |would |what about )*(?:the |my )?(?:second|2nd|third|next|following|other|later)(?: (?:bill|month|one)s?)?\b(?!.*\byear\b)/

/** `What's that with the router`, after whether it is included. */
const withTheBox =
  /^(?:and |so |ok |but )*(?:how much|what)\b.*\bwith (?:the |that |their |its |a )?(?:router|wi-?fi|modem|gateway|equipment|box)$/

/** As in follow-up.ts: what plain words ask after TV, an alarm, a discount for some or a first bill was spoken of. */
export function afterThings(
  catalogue: Catalogue,
  words: string,
  asked: Asked,
  dialogue: Dialogue,
): Intent | null {
  const { topic, kind } = dialogue
  const namesNobody = asked.providers.length === 0
  // A place after what was put together, whatever was asked of it since.
  if (namesNobody && isOfSeveralKinds(catalogue, dialogue)) {
    if (onlyThere.test(words) || (asked.budgetCents !== null && within.test(words))) return 'bundle'
    if (/\b(?:who|how)\b.*\b(?:installs?|installed|set up|sets)\b/.test(words)) return 'self_install'
  }
  // `What about for TV` after a discount for seniors: the discount, not what TV costs.
  if (topic && ofSome.has(topic) && onlyOtherKind.test(words)) return topic
  // What is sold at a price, for who told of a small income.
  if (
    (topic === 'acp' || topic === 'low_income') &&
    asked.zipCode !== null &&
    asked.budgetCents !== null &&
    namesNobody
  )
    return 'low_income'
  if (topic === 'acp' && asked.zipCode !== null && onlyZip.test(words.replace(asked.zipCode, 'zip')))
    return 'low_income'
  if (topic === 'not_compared' && namesNobody && ofBusiness.test(words)) return topic
  // `Does that matter` after what is no home.
  if (topic === 'not_compared' && namesNobody && (mattersIt.test(words) || otherPrice.test(words)))
    return topic
  // `Which one's cheaper`, `does the price go up` after DISH: what is known of either.
  const isOfDish = kind === 'tv' && dishNetwork.test(dialogue.question.toLowerCase())
  if (isOfDish && asked.providers.every(one => one.kinds.includes('tv')) && ofDishPrice.test(words))
    return 'dish_network'
  if (topic === 'cord_cutting' && namesNobody) {
    if (howFast.test(words)) return 'streams_over'
    if (sumOfIt.test(words)) return topic
  }
  if (topic === 'equipment' && namesNobody && withTheBox.test(words)) return topic
  if (topic === 'low_income' && namesNobody && howToApply.test(words)) return topic
  if (topic === 'first_bill' && namesNobody && withInstallation.test(words)) return 'fees'
  if (topic === 'gaming' && asked.types.length > 0 && isOkay.test(words)) return topic
  if (topic && ofFirstBill.has(topic) && secondBill.test(words)) return 'first_bill_high'
  if (topic === 'phone' && (anotherDay.test(words) || whichZone.test(words))) return 'phone'
  if (isOfAlarms(catalogue, dialogue) && asked.zipCode === null && worksWith.test(words)) return 'alarm_line'
  if (asked.providers.some(({ kinds }) => kinds.includes('internet'))) return null
  // `Does DIRECTV have local channels in 59718`: the channels, not only whether it is there.
  if (
    asked.zipCode !== null &&
    asked.providers.some(one => one.kinds.includes('tv')) &&
    showsOrDevices.test(words)
  )
    return 'tv'
  if (kind === 'tv' && asked.providers.every(one => one.kinds.includes('tv')) && noDish.test(words))
    return 'tv'
  if (kind === 'tv' && topic !== 'bundle') {
    // `What's different about the satellite one`, of ways to get TV.
    if (ofOneWay.test(words)) return 'tv'
    if (asked.budgetCents !== null && within.test(words)) return 'tv'
    if (ofRain.test(words)) return 'weather'
    if (/\b(?:pause|suspend|on hold)\b/.test(words)) return 'pause_service'
    if (owesForLeaving.test(words)) return 'termination'
    if (leavesFreely.test(words)) return 'contract'
    if (ofBoxes.test(words) && asked.zipCode === null) return 'tv'
    if (howFast.test(words)) return 'streams_over'
    if (
      samePrice.test(words) ||
      withFees.test(words) ||
      sportsWords.test(words) ||
      showsOrDevices.test(words)
    )
      return 'tv'
  }
  if (isOfAlarms(catalogue, dialogue)) {
    if (ifIMove.test(words)) return 'alarm_moves'
    if (leavesAlarm.test(words)) return 'termination'
    if (dialogue.lastIntent === 'alarm_response' && howSoon.test(words)) return 'alarm_response'
    if (ofKits(catalogue, dialogue) && monthlyFee.test(words)) return 'alarm_monitoring'
    if (barePrice.test(words) || (ofKits(catalogue, dialogue) && priceInYear.test(words))) return 'security'
    if (asked.budgetCents !== null && within.test(words)) return 'security'
    if (ofRented.test(words) && !/\b(?:equipment|cameras?|panel|gear)\b/.test(words)) return 'alarm_apartment'
    if (ofHouse.test(words)) return 'alarm_count'
    if (withFees.test(words) && asked.months === null) return 'security'
    if (ofPower.test(words)) return 'security_needs'
    if (/\b(?:dogs?|cats?|pets?|birds?)\b/.test(words)) return 'alarm_pets'
    if (outdoors.test(words)) return 'camera_outdoors'
    if (keepsVideo.test(words)) return 'camera_recording'
    if (byVoice.test(words) && !/\b(?:person|someone|somebody|human|representative|rep)\b/.test(words))
      return 'alarm_app'
  }
  return null
}

/** Whether kits that people install themselves were listed last. */
const ofKits = ({ guides }: Catalogue, { listed }: Dialogue): boolean =>
  guides.securityArticle.brands.some(({ id }) => listed.includes(id))

/** What is told of discounts for some people. */
const ofSome: ReadonlySet<Intent> = new Set(['low_income', 'military', 'discounts'] as const)
const ofFirstBill: ReadonlySet<Intent> = new Set([
  'first_bill',
  'fees',
  'first_bill_high',
  'bill_rose',
] as const)
