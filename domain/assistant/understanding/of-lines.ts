import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import { screensIn } from '../reading/screens-in.ts'
import type { Intent } from './intents.ts'
import { atHouse, kindOrKind, soon } from './shapes.ts'

/** `Is 1.2 TB enough`: an amount of data, and whether it lasts. */
const amountOfData = /\b\d+(?:\.\d)? ?(?:tb|terabytes?|gb|gigabytes?)\b/
const lasts = /\b(?:enough|ok|okay|fine|plenty|good|last|lasts|cover|covers|too (?:little|low|small))\b/
const dishOfInternet =
  /\b(?:starlink|viasat|hughes ?net)s?\b(?: \w+)? (?:dish|kit|hardware|antenna)\b|\b(?:dish|kit|hardware|antenna) (?:of|for|from) (?:starlink|viasat|hughes ?net)\b/
const comesWith = /\b(?:includ\w+|comes? with|extra|free|rent\w*|leas\w+|buy)\b/
const howManyCameras = /\bhow many (?:\w+ ){0,2}(?:cameras|cams)\b/
const whichOfTwo =
  /\b(?:which|who)\b.*\b(?:cheaper|better|faster|less)\b.*\b(?:service|plan|lines?|phones?)\b/
/** Nothing but another kind of line. */
const bareKind =
  /^(?:and |so |ok |but |what about |how about )+(?:with |on |for )?(?:the )?(?:fiber|cable|dsl|5g|satellite)(?: home)?(?: internet| wifi| service)?(?: then| though)?$/
/** Topics that are told of each kind of line. */
const ofKinds: ReadonlySet<Intent> = new Set(['weather', 'reliability', 'gaming', 'upload'] as const)
const games =
  /\b(?:gam(?:e|es|er|ers|ing)|xbox|ps[345]|playstation|nintendo|roblox|fortnite|warzone|minecraft|valorant)\b/
const ofUpload =
  /\buploads?\b.*\b(?:matter|matters|important|need|help|count|counts|for)\b|\bwhy\b.*\buploads?\b/
const worksThere =
  /\b(?:wfh|works?|working|citrix|remote|vpn|teams|zoom|(?:video |conference )?calls|meetings|trading|trader|office)\b/
const delay = /\b(?:latency|ping|lag|delay|jitter)\b/
const whoHasThat =
  /\b(?:which|what) (?:companies|company|providers?|ones?|isps?) (?:have|sell|offer|has|do|does|sells|offers) (?:that|it|this|one|those)\b|\bwho (?:has|sells|offers|does|have) (?:that|it|this|those|one)\b/
/** Whom somebody has, and nothing asked of them. */
const tellsOwn =
  /^(?:well |oh |so |and |it is |its )*(?:(?:i|we) (?:have|got|use)|(?:i am|we are|were) (?:on|with|using)|my (?:provider|company|internet|isp) is|it is|with)? ?(?:the |our )?\S+(?: \S+)?(?: (?:dsl|fiber|cable|internet|5g|satellite))?$/
const ofFaults: ReadonlySet<Intent> = new Set(['outage', 'wifi_trouble'] as const)
const boxOnly =
  /^(?:and |so |ok |but |what about |how about )+(?:for )?(?:the |their |its )?(?:wifi|routers?|modems?|gateways?|box|equipment)(?: then| though| too)?$/
/** Something else than what a building or a street has. */
const somethingElse =
  /^(?:so |and |then |ok |but )*(?:can|could|may) (?:i|we) (?:still |just )?(?:get|use|have|choose|pick|order|go with) (?:something|someone|somebody|anything|anyone|another (?:one|company|provider)|a different (?:one|company|provider))(?: else)?(?: instead| then| there| anyway)*$/
const needsLine =
  /^(?!.*\b(?:down|out|outage|(?<!\bneeds? (?:\w+ )?(?:internet|wifi) )working|slow)\b).*\b(?:internet|wifi|online)\b/

/**
 * As in follow-up.ts: what is asked of lines, data, boxes and delays in words of which a single one would be taken for another
 * question. `words` are its plain words.
 */
export function ofLines(words: string, asked: Asked, dialogue: Dialogue): Intent | null {
  const { topic } = dialogue
  const namesNobody = asked.providers.length === 0
  // `How much is the Starlink dish`: not the company of that name.
  if (/\bhow much\b|\b(?:cost|price)\b/.test(words) && dishOfInternet.test(words) && asked.zipCode === null)
    return 'fees'
  if (dishOfInternet.test(words) && comesWith.test(words) && asked.zipCode === null) return 'equipment'
  if (asked.mbps !== null && howManyCameras.test(words)) return 'speed_need'
  if (amountOfData.test(asked.text) && lasts.test(words) && asked.mbps === null) return 'data_use'
  // `Is 100 enough for 1 TV`: how fast that must be.
  if (namesNobody && asked.mbps !== null && lasts.test(words) && screensIn(asked.text) !== null)
    return 'speed_need'
  if (namesNobody && asked.zipCode === null) {
    if (topic && ofKinds.has(topic) && bareKind.test(words)) return topic
    // `Which is cheaper without their cell service` of two that were compared.
    if (topic === 'compare' && dialogue.plans.length > 1 && whichOfTwo.test(words)) return 'compare'
    if (topic === 'equipment' && boxOnly.test(words)) return 'equipment'
    if (dialogue.begun && dialogue.listed.length === 0 && somethingElse.test(words)) return 'availability'
    if (asked.types.length > 1 && dialogue.zipCode !== null && atHouse.test(words)) return 'availability'
  }
  if (namesNobody && games.test(words) && ofUpload.test(words) && asked.mbps === null) return 'gaming'
  if (
    namesNobody &&
    delay.test(words) &&
    worksThere.test(words) &&
    !games.test(words) &&
    asked.people !== null
  )
    return 'speed_need'
  // `Fiber or cable for a family of 5`: which carries what they need.
  if (namesNobody && (asked.people ?? 0) > 1 && kindOrKind.test(words)) return 'speed_need'
  // `2 gig, which companies sell that`.
  if (namesNobody && asked.mbps !== null && whoHasThat.test(words)) return 'find_plans'
  // `We have Kinetic DSL` after a fault: the same of that one.
  if (topic && ofFaults.has(topic) && asked.providers.length === 1 && tellsOwn.test(words)) return topic
  // `Need internet by this weekend, 32608`: what is set up soonest there.
  if (namesNobody && asked.zipCode !== null && soon.test(words) && needsLine.test(words))
    return 'install_time'
  if (/\binternet air\b/.test(words) && asked.budgetCents === null) return 'technology'
  return null
}
