import { businessTopics } from './business-topics.ts'
import { choosingTopics } from './choosing-topics.ts'
import { homeTopics } from './home-topics.ts'
import { troubleTopics } from './trouble-topics.ts'
import { visitorTopics } from './visitor-topics.ts'

/**
 * Questions that stand for themselves: each has one answer, whatever was spoken of before, and words that hardly leave a doubt.
 * Read in plain words, in this order, before anything else but what nothing here answers. The classifier learns them, too
 * (`*-topic-examples.ts`), and overrules the words where it clearly takes a message for something else (`overruled.ts`).
 */
const commonTopics = {
  ...troubleTopics,
  ...visitorTopics,
  what_we_do:
    /^(?:so |ok |and )?what (?:do|does|can) (?:you|this|this site|this website|this page|plainwire) (?:all |actually |really |even )*do(?: here| for (?:me|us|people)| exactly)*$|^(?:so |ok )?what is (?:this|this site|this website|this page|plainwire)(?: for| about| all about)?$/,
  price_differs:
    /^(?!.*\b(?:complain|promised|lied)\b).*(?:\b(?:said|says|saw|showed|shows|told|advertised?|quoted?)\b.*\d.*\b(?:but|and|then|now)\b.*\b(?:charged?|charging|billed|bill|paying)\b.*\d|\b(?:price|what|amount|total)\b(?: \w+){0,4} (?:see|saw|shown|show|advertised?|listed|quoted)\b.*\b(?:not|differ\w*|higher|more|less)\b.*\b(?:pay|paying|bill|billed|charged?)\b|\bwhy is (?:my|the) (?:\w+ )?bill (?:always |so much )?(?:higher|more|bigger) than\b)/,
  first_bill_high:
    /\bwhy\b.*\bfirst (?:bill|month|payment|statement)\b.*\b(?:high\w*|more|big\w*|expensive|much|large)\b|\bfirst (?:bill|statement)\b.*\b(?:so|too|way) (?:high|much|big|expensive)\b|\b(?:second|2nd|next|following) (?:bill|statement)\b.*\b(?:lower|less|smaller|cheaper|go down|drop|same|as high)\b/,
  line_damage:
    /\bwho owns (?:the|my|our) (?:fiber |cable |phone |internet )?(?:line|cable|wire)s?\b|\b(?:cuts?|chew(?:s|ed)?|damag(?:e|es|ed)|breaks?|broke|hits?|rips?|ripped|dug up)\b.*\b(?:line|cable|wire|fiber)s?\b.*\b(?:outside|yard|pays?|fix\w*|responsible|street|pole)\b/,
  fiber_inside:
    /\b(?:know|tell|see|check|find out) if\b.*\bfiber\b.*\b(?:already|installed|wired|inside)\b|\b(?:is|do i have|does my (?:house|home|building|apartment) have) fiber\b.*\b(?:already|wired)\b|\bont\b/,
  mesh: /\bmesh\b|^(?=.*\b(?:wifi|signal|routers?|cover\w*|reach\w*)\b).*\b(?:big|large|huge|(?:2|two|3|three) (?:story|storey|floor|level)) (?:house|home)\b|\b(?:wifi |range |signal )?extenders?\b|\b(?:wifi|signal) boosters?\b/,
  modem_or_router:
    /\b(?:difference|vs|versus|same)\b.*\bmodems?\b.*\brouters?\b|\b(?:difference|vs|versus|same)\b.*\brouters?\b.*\bmodems?\b|\bmodems? (?:vs|versus|or) (?:a )?routers?\b/,
  wifi_or_internet:
    /\bwifi (?:and|or|vs|versus|is) (?:the )?internet\b|\binternet (?:and|or|vs|versus) (?:the )?wifi\b|\bwifi (?:the )?same (?:thing )?as (?:the )?internet\b/,
  wifi_bands: /\b(?:2 ?4|2\.4|5|6) ?ghz\b/,
  wifi_password:
    /\b(?:steal\w*|stole|stealing|hack\w*|uses?|using) (?:my|our) wifi\b|\bwifi (?:password|name)\b|\bpassword (?:of|for|to) (?:my|the) wifi\b/,
  speed_test:
    /\b(?:test|check|measure|find out|see)\b(?: \w+){0,3} (?:my |our |internet |current |actual |real )speeds?\b|\bspeed ?tests?\b|\bwhat speed (?:do|am) i (?:have|getting|get)(?: now| right now)?$|\bwhat is my (?:current |internet |actual |real |wifi )*speed(?: now| right now| here| at the moment)?$/,
  ip_address: /\bstatic ip\b|\bport forward\w*|\bcg ?nat\b|\bipv6\b|\bpublic ip\b/,
  vpn: /^(?!.*\b(?:uploads?|how (?:much|fast)|what speeds?|mbps)\b).*\bvpns?\b/,
  parental_controls:
    /\bparental (?:controls?|locks?)\b|\bblock (?:bad |adult |certain |some )?(?:web ?sites?|sites|porn|apps|youtube|content)\b|\bkid ?safe\b/,
  devices_work:
    /\b(?:smart tvs?|roku|fire ?(?:stick|tv)|chromecast|apple tv|alexa|echo|google home|nest|thermostats?|printers?|doorbells?)\b.*\bworks?\b.*\b(?:with|on|over)\b.*\b(?:5g|fiber|cable|dsl|satellite|internet|starlink)\b/,
  indoor_signal:
    /\b(?:works?|reach\w*|signal|coverage)\b(?: \w+){0,4} (?:in|to|down) (?:my |the |our )?basements?\b|\bbasements?\b.*\b(?:5g|signal|internet|wifi|t mobile|tmobile|verizon)\b|\b(?:5g|t mobile|tmobile|verizon)\b.*\b(?:basements?|indoors?|apartments?|high ?rise|condos?|through walls?|thick walls?|brick|concrete|metal roof)\b/,
  satellite_price:
    /\bwhy (?:is|are|does)\b.*\b(?:satellite|starlink)\b.*\b(?:expensive|so much|cost|pricey)\b/,
  not_sold_yet: /\bkuiper\b|\bamazon leo\b|\bproject leo\b/,
  dsl_future:
    /\b(?:dsl|copper)\b.*\b(?:going away|dead|dying|phas\w+ out|discontinu\w*|shut(?:ting)? (?:down|off)|ending|obsolete|retir\w+)\b/,
  association:
    /\b(?:hoa|home ?owners? association|condo association|coop board|co op board)\b|\blandlord\b.*\b(?:includes?|provides?|gives? us|pays for)\b|\b(?:building|apartment|complex|landlord)\b.*\bonly (?:get|have|use|order|choose)\b|\b(?:building|apartment|complex|landlord)\b.*\b(?:(?:deal|contract|exclusive\w*|agreement) with|only (?:one|1|allows?|lets?|prov\w*|\w+ (?:is|works?|can))|just one|forces?|makes? (?:me|us)|legal|allowed to)\b/,
  new_address:
    /\b(?:wont|will not|does not|did not|not) (?:take|accept|find|recognize|know|like) my (?:address|street|house)\b|\b(?:address|house|home|street)\b.*\b(?:not|never|cannot)\b(?: \w+){0,2} (?:found|listed|recognized|show|exist|come up)\b|\b(?:can not|cannot|could not|not)(?: i| we)? (?:find|see|get) (?:my|our) (?:address|house|street)\b|\b(?:get|gets|getting|got|keeps?|saying|shows?|says?|see|seeing)\b(?: \w+){0,3} (?:not available|unavailable|not serviceable|unserviceable|no results|no providers)\b.*\b(?:at|for|in) (?:my|our) (?:address|house|home|place|street)\b|\b(?:brand new|newly built|new construction|just built|new build|new development)\b/,
  what_likely_means:
    /\bwhy\b.*\b(?:says?|said|marked|called|shows?|shown|list\w*)\b.*\blikely\b|\bwhat (?:does|is|do you mean by)\b.*\blikely\b|\blikely\b.*\bhow likely\b|^(?:and |so |but )*how likely(?: is (?:it|that|this))?$/,
  data_age:
    /\b(?:data|info|information|map|maps|coverage|numbers)\b.*\b(?:old|outdated|stale|out of date|20[12]\d)\b|\b(?:old|outdated|stale) (?:data|info|information|maps?)\b/,
  coverage_promise:
    /\b(?:coverage|availability|results?|address)\b.*\bguarantee\w*\b|\bguarantee\w*\b.*\b(?:coverage|availability|available|get it at)\b/,
  provider_declines:
    /^(?!.*\?)(?!.*\b(?:if|why|what|who|landlord)\b).*\b(?:do|does) not (?:serve|service|cover|come to|reach|go down|go to)\b.*\b(?:my|our|this)\b|^(?!.*\b(?:landlord|building)\b)(?!.*\byou\b.*\b(?:said|told)\b).*\b(?:says?|said|tells?|told|claims?)\b.*\b(?:not (?:have|get|available|serve\w*|service\w*|cover|offered|in my area)|no(?: service)?$|unavailable|unserviceable)\b/,
  neighbors_plan:
    /^(?!.*\b(?:(?:can|could|why can|will|but) (?:i|we|you|my|it)|(?:my|our) wifi|stealing|steals?|how come|show(?:ing|s)? me)\b).*\bneighbou?rs?\b.*\b(?:has|have|get|gets|got|pays?|uses?|using|on)\b|\bwhat (?:do|are) (?:my |the )?neighbou?rs?\b/,
  span_total:
    /\bwhat (?:does|do) (?:a |the |your |this )?(?:24|twenty four|2|two) (?:month|months|year|years)s? (?:total|cost|price)s? mean\b|\bwhat is (?:a |the |your |this )?(?:24|twenty four|2|two) (?:month|months|year|years)s? (?:total|cost|price)s?$|\b(?:how do you|how is the) (?:calculate|figure|work out|count|calculated)\b.*\b(?:total|cost|price)s?\b/,
  read_label:
    /\bhow do(?:es)? (?:the |these |those |fcc |broadband )*labels? work\b|\bread(?:ing)? (?:a |the |that |this )?(?:\w+ )?labels?\b|\bunderstand (?:a |the |that |this )?(?:\w+ )?labels?\b/,
  change_later:
    /^(?:so |and |ok )*can (?:i|we) (?:upgrade|downgrade)(?: it| that| my plan)?$|\b(?:change|switch|upgrade|downgrade|bump)\b(?: \w+){0,4} later\b|\blater\b.*\b(?:upgrade|downgrade|change plans?)\b/,
  many_units:
    /\b(?:all|every|each|for) (?:of )?(?:my|the|our) (?:\w+ )?(?:tenants|units|apartments|renters)\b|\b\d+ ?(?:unit|units|apartments)\b|\b(?:[4-9]|\d{2,}) ?doors\b|\b(?:manage|own|run|landlord of) (?:an? |the |several |some |\d+ )?(?:\w+ )?(?:apartment|building|complex|apartments|units|duplex)\b|\b(?:whole|entire) building\b|\bbulk (?:internet|deal|plan|account)\b/,
  two_homes:
    /\b(?:two|2|both|second) (?:houses|homes|properties|places|addresses)\b|\b(?:second|vacation) home\b.*\b(?:too|both|also|and|order)\b/,
  age: /\bhow old\b.*\b(?:order|sign|buy|be)\b|\b(?:under|over|be|(?:i|we) (?:am|are)(?: only)?) (?:1[4-8]|eighteen)\b(?! ?(?:mbps|megs?|mb|bucks|dollars|people|months?|days|a month))|\bminimum age\b|\b(?:a minor|minors|teenagers?|teens?|kids?)\b.*\b(?:order|sign(?: up)?|be the account|own account|in (?:his|her|their) name)\b/,
  app: /\b(?:have|got|is there|download|get) (?:a |an |your |the )?(?:phone |mobile |iphone |android )?app\b/,
  company:
    /\bhow (?:long|many years)\b.*\byou\b.*\b(?:business|around|existed|doing this)\b|\bhow many (?:people|employees)\b.*\bwork\b.*\b(?:there|here|for you|you have)\b|\bwhen (?:were|was) (?:you|this|plainwire|the company) (?:founded|started)\b/,
  shop: /\b(?:stores?|shops?|branch(?:es)?|showroom) (?:near|in|around|close|by)\b|\bnearest (?:store|shop|branch)\b|\bin person\b|\bwalk ?in (?:store|shop|location|office)?$/,
  outside_us:
    /^(?!.*\b(?:calls?|calling|channels?|shows?|vpn|call center|support|based|agents?|reps?|people in|games?|servers?)\b).*(?:\bcanad(?:a|ian)\b|\boutside (?:of )?the (?:us|usa|united states|country|states)\b|\b(?:overseas|abroad|the uk|united kingdom|europe|india|australia)\b|(?<!new )\bmexico\b(?! (?:mo|ny|missouri|beach)))/,
  short_rental:
    /\bairbnb\b|\bvrbo\b|\bshort term rental\b|\brental property\b|\b(?:paying|rental|vacation|renting) guests?\b|\bguests?\b.*\b(?:rental|rent out|i host)\b/,
  others_debt:
    /\b(?:ex|roommates?|tenants?|(?:old|previous|last|former|prior|dead|late) (?:wife|husband|owners?|people|mother|father|mom|dad))\b.*\b(?:balance|owes?|owed|unpaid|debt|collections)\b/,
  call_recorded:
    /\b(?:record\w*|tape)\b(?: \w+){0,3} (?:phone )?calls?\b|\bcalls? (?:are |is |get |being )?recorded\b/,
  gift_card_when: /\b(?:when|how long)\b.*\b(?:gift|reward|rebate|visa|prepaid) ?cards?\b/,
  streaming_included:
    /\b(?:netflix|hbo|disney|peacock|paramount|prime video|hulu)\b.*\b(?:includ\w*|comes? with|free with|come for free)\b|\b(?:includ\w*|comes? with|free|throw in)\b(?! (?:of|wifi|internet))(?: \w+){0,4} (?:netflix|hbo|disney|peacock|paramount|prime video|apple tv plus)\b/,
  tv_fees: /\b(?:broadcast|regional sports|rsn)\b(?: \w+){0,2} fees?\b/,
  directv_screens:
    /\b(?:box|boxes|receivers?|dish|dishes|genie)\b.*\b(?:every|each|all|per|one)\b(?: \w+){0,2} (?:tvs?|televisions?|rooms?)\b|\bhow many (?:tvs|televisions|screens|boxes|rooms|devices|receivers)\b.*\b(?:directv|direct tv)\b|\b(?:directv|direct tv)\b.*\bhow many (?:tvs|televisions|screens|boxes|rooms|devices|receivers)\b/,
  installer_damage:
    /\b(?:installers?|technicians?|techs?|crew)\b.*\b(?:breaks?|broke|damag\w*|ruin\w*|scratch\w*)\b/,
  alarm_up_front:
    /^(?=.*\b(?:adt|vivint|alarms?|security system|home security)\b)(?!.*\b(?:internet|wifi|tv|directv|bundle|cancel\w*|leave)\b).*(?:\b(?:equipment|panel|hardware|install\w*|activation|set ?up)\b(?: \w+){0,4} (?:extra|on top|separate\w*|free|up ?front|additional|part of (?:the|that) price|in(?:cluded in)? the (?:monthly )?(?:price|fee|payment))\b|\b(?:extra|separately|up ?front|pay|free|buy)\b(?: \w+){0,3} (?:for|the) (?:the |their |my )?(?:equipment|panel|hardware|install\w*|activation)\b|\b(?:to (?:start|get started|begin|get going)|up ?front|out of pocket|down payment|initial cost|start ?up (?:cost|fee)s?)\b)/,
  alarm_contract:
    /\b(?:home security|alarms?|security system|security)\b.*\b(?:no|without|with no|any)\b.*\b(?:contracts?|commitments?)\b|\b(?:no|without) (?:a )?(?:contracts?|commitments?)\b.*\b(?:home security|alarms?|security system)\b/,
  alarm_moves:
    /\b(?:move|take|bring|transfer)\b.*\b(?:alarm|security system|adt|vivint|cameras?)\b.*\b(?:mov\w+|new (?:house|home|place|apartment)|with me)\b|\b(?:alarm|security system|adt|vivint)\b.*\b(?:when|if) (?:i|we) move\b|\b(?:when|if) (?:i|we) (?:have to |ever )?move\b.*\b(?:alarm|security system|adt|vivint)\b|\bmov(?:e|ing)\b.*\b(?:keep|take|bring|transfer)\b(?: \w+){0,2} (?:alarm|security system|adt|vivint|cameras?)\b/,
  camera_recording:
    /^(?!.*\b(?:mbps|upload|internet|wifi|cost|price|much|calls?|tv|shows?)\b)(?=.*\b(?:cameras?|adt|vivint|doorbells?|video)\b).*\b(?:record (?:all|24|around|non ?stop|constant\w*|continu\w*|when|only)|recordings?|footage|24 7 recording|continuous\w*|how many cameras (?:can|does|will|do) (?:i |we |it |the )?\w+ (?:have|support|hook|connect|handle|run))\b/,
  camera_outdoors:
    /^(?!.*\b(?:snowbirds?|empty|all winter|keep (?:the|our|my) (?:internet|wifi))\b).*(?:\b(?:cameras?|doorbells?)\b.*\b(?:winters?|cold|freez\w+|snow\w*|rain\w*|weather ?proof|waterproof|weather|below zero|heat)\b|\b(?:winters?|cold|freez\w+|snow|rain|weather ?proof|waterproof)\b.*\b(?:cameras?|doorbells?)\b)/,
  alarm_response:
    /\b(?:alarms?|adt|vivint|security|simplisafe|ring)\b.*\b(?:police|cops|fire department)\b(?!.*\bdiscount)|\balarms?\b.*\b(?:goes|go|going|went) off\b|\b(?:alarms?|adt|vivint)\b who (?:gets|is|do they|will they) call\w*\b|\bcalls? (?:the )?(?:police|cops|fire department)\b|\b(?:police|fire|emergency|alarms?|adt|vivint|monitoring|their) response times?\b|\bhow (?:fast|quick\w*) (?:do|does|will)\b.*\b(?:police|respond|alarm)\b/,
  alarm_pets:
    /\b(?:pets?|dogs?|cats?)\b.*\b(?:sensors?|alarms?|motion|set (?:it )?off|trigger\w*|detectors?)\b|\b(?:sensors?|alarms?|motion|detectors?)\b.*\b(?:pets?|dogs?|cats?)\b/,
  alarm_owned:
    /^(?!.*\b(?:use|reuse|bring|connect|work with|(?:if|when) (?:i|we) rent)\b)(?:.*)(?:\b(?:own|owned|keep|rent|rented|lease|leased|belong\w*)\b.*\b(?:cameras?|equipment|sensors?|panel|system)\b.*\b(?:adt|vivint)\b|\b(?:adt|vivint)\b.*\b(?:own|owned|(?<!\bbut (?:i|we) )rent|rented|lease|leased|belong\w*)\b|\b(?:own|keep|rent)\b.*\bcameras?\b.*\b(?:adt|vivint)\b|\b(?:own|rent)\b(?: \w+){0,2} (?:adt|vivint)\b)/,
  alarm_apartment:
    /\b(?:apartments?|renters?|rented|condos?)\b.*\b(?:alarms?|security system|adt|vivint)\b(?!.*\b(?:price|cost|much)\b)|\b(?:alarms?|security(?: system)?s?|cameras?|adt|vivint)\b.*\b(?:apartments?|(?:i|we) rent|renting|renters?|rented (?:home|house|place)|rental|condos?)\b(?!.*\b(?:price|cost|much)\b)|\b(?:i am renting|(?:i|we) rent)\b.*\b(?:alarms?|security system|home security|adt|vivint)\b(?!.*\b(?:price|cost|much)\b)/,
  alarm_insurance:
    /\b(?:home|house|homeowners?|renters?|my) ?(?:owners? )?insurance\b|\b(?:alarms?|security|adt|vivint|simplisafe|ring|cameras?|discount|lowers?)\b.*\binsurance\b|\binsurance\b.*\b(?:alarms?|security|adt|vivint|discount|cheaper|break)\b/,
  package_contents:
    /^(?!.*\b(?:costs?|prices?|much|discounts?|military|contracts?|works?|old|existing|reuse|keep|install\w*|monitoring)\b)(?=.*\b(?:adt|vivint)\b).*\b(?:includ\w*|comes? (?:with|in)|equipment|devices|what (?:do|will|would) (?:i|we|you) get|(?:cameras|sensors) (?:come|comes|are|do)|how many (?:cameras|sensors))\b/,
  ...businessTopics,
  ...homeTopics,
  ...choosingTopics,
} as const satisfies Record<string, RegExp>

/** A question with one answer. */
export type CommonTopic = keyof typeof commonTopics

/** Each with the words that leave no doubt that it is meant. */
export const topicRules = Object.entries(commonTopics) as readonly (readonly [CommonTopic, RegExp])[]

export const commonTopicNames = Object.keys(commonTopics) as readonly CommonTopic[]

const topics: ReadonlySet<string> = new Set(commonTopicNames)

/** Whether an intent is one of these. */
export const isCommonTopic = (intent: string): intent is CommonTopic => topics.has(intent)

/** Who asks one of these may well wish to order, too; the others are asked out of interest. */
const besideWish: ReadonlySet<CommonTopic> = new Set([
  'new_address',
  'two_homes',
  'short_rental',
  'association',
  'alarm_contract',
  'indoor_signal',
  'streaming_included',
  'tell_me_when',
  'when_to_order',
])

/** Whether a keyword such as `get` is no wish beside what is asked, because it stands for itself. */
export const asksOnly = (intent: string): boolean => isCommonTopic(intent) && !besideWish.has(intent)
