import type { Intent } from './intents.ts'

/** As in intent-rules.ts: words around the service and this site that leave no doubt. */
export const serviceRules: readonly (readonly [Intent, RegExp])[] = [
  // An order is named by its number; a visit that did not come belongs to one.
  [
    'order_status',
    /^(?!.*\b(?:cancel\w*|change|update|refund|want to order)\b).*\border(?: number| no| id)?(?: is)? (?:\d{4,}|[a-z]{1,4} ?\d{4,})\b|^(?!.*\b(?:cancel\w*|change|update)\b).*\b(?:my|our) order\b.*\b(?:technicians?|tech|installers?|show\w*|arriv\w*|come|came|late)\b/,
  ],
  [
    'security_needs',
    /\b(?:alarms?|security|cameras?|adt|vivint|simplisafe|ring|cove|wyze)\b.*\b(?:if|when|during)\b.*\b(?:internet|wifi|power|electricity)\b.*\b(?:goes|go|is|are|out|down|off|fails?|cut)\b|\b(?:alarms?|security|cameras?|adt|vivint|simplisafe|ring|cove|wyze)\b.*\b(?:if|when)\b.*\b(?:cuts?|cutting|loses?|lost|unplugs?|jams?)\b(?: \w+){0,3} (?:internet|wifi|power|electricity|phone|cable|lines?|wires?)\b/,
  ],
  [
    'price_lock',
    /\b(?:flat|steady|fixed|stable|permanent) (?:monthly )?(?:price|rate)s?\b|\b(?:price|rate)s?\b(?: \w+){0,2} (?:not|never) (?:go(?:es)? up|change|rise|increase|expire)s?\b|\bno (?:introductory|promo\w*|teaser) (?:price|rate|period)s?\b/,
  ],
  ['delete_data', /\bspam (?:calls?|texts?|e ?mails?)\b.*\byou\b/],
  [
    'data_date',
    /^(?!.*\b(?:mbps|megs?|mb|gigs?|speeds?|months?|years?|days|hours|owe|owed|charged|charging|billed)\b).*\b(?:web ?site|site|store|salesman|rep|representative|agent|they|app)\b(?: \w+){0,3} (?:says?|said|shows?|quoted?|lists?|wants?|told me|has it at)\b.*\d{2,3}\b|\b(?:different|higher|another) price (?:on|at|from) (?:the|their)\b|\bprices?\b(?: \w+){0,3} (?:different|higher|lower|cheaper) (?:on|at|from) (?!(?:my|this|your)\b)(?:\w+ ){0,3}(?:web ?site|site|store|page)\b/,
  ],
  [
    'privacy',
    /\b(?:sell|sells|selling|share|shares|sharing|give|gives|giving|pass|hand|leak)\b(?: \w+){0,3} (?:my|our) (?:phone |email |cell |personal )?(?:data|info\w*|number|phone|email|details|address)\b(?! back)(?!.*\bcall\b)|\btelemarketers?\b|\b(?:spam|robo ?calls?)\b/,
  ],
  [
    'availability',
    /^(?:hi |hello |hey )?(?:i |we )?(?:want|need|am looking for|are looking for|looking for|would like|wanting) (?:to get |to have )?(?:some |new |home |good |a )*(?:internet|wifi)(?: service| please| at home| provider| connection| for my (?:home|house|apartment))*$/,
  ],
  [
    'not_compared',
    /\b(?:internet|wifi|tv|service|plans?|connection) (?:for|in|at) (?:a |an |my |our |the )?(?:\w+ )?(?:gas station|restaurant|salon|barber ?shop|store|shop|church|clinic|warehouse|office building|business|cafe|coffee shop|bar|hotel|motel|food truck|dental office|law office)\b/,
  ],
  [
    'bill_rose',
    /\bbills?\b(?: \w+){0,3} (?:from )?\d{2,3}(?:\.\d\d)? to \d{2,3}\b|\b(?:went|jumped|rose|gone|go) (?:up )?from \d{2,3}(?:\.\d\d)? to \d{2,3}\b/,
  ],
  [
    'later_price',
    /\b(?:2nd|second|3rd|third|next) (?:year|yr)\b(?!.*\b(?:first|total)\b)|\b(?:year|yr) (?:two|2|three|3)\b|\bmonth (?:13|thirteen|25)\b/,
  ],
  [
    'price_lock',
    /\b(?:no|without|not have) (?:a |an |any )?(?:promo\w*|intro\w*|teaser)(?: \w+){0,2}$|\b(?:no|without|not have) (?:a |an |any )?(?:promo\w*|intro\w*|teaser)\b.*\b(?:go(?:es)? up|in|at|near)\b/,
  ],
  [
    'provider_support',
    /\b(?:customer (?:service|support|care)|tech(?:nical)? support|support|billing) (?:phone )?(?:number|line|phone|hours|contact)\b|\b(?:number|phone) (?:for|of) (?:\w+ )?(?:customer service|support|billing)\b/,
  ],
  [
    'privacy',
    /\b(?:safe|secure|ok|okay) to (?:put|enter|type|give|share|leave|tell)\b.*\b(?:address|number|phone|email|info\w*|name|zip|here)\b/,
  ],
  [
    'certainty',
    /\b(?:trust|believe|rely on|how (?:accurate|sure|good|reliable|right))\b.*\b(?:coverage|map|maps|availability|lookup)\b|\b(?:coverage|map|maps)\b.*\b(?:wrong|accurate|right|reliable|trust)\b/,
  ],
  ['credit_check', /\b(?:social security|ss) (?:number|num|no|card)\b/],
  [
    'speed_need',
    /\bhow (?:many|much) (?:mbps|megs?|megabits|bandwidth|speed)\b.*\b(?:use|uses|need|needs|take|takes)\b|\bwhat (?:internet |kind of )?speeds? (?:do|should|would) (?:i|we) (?:need|get|have)\b/,
  ],
  ['upload', /\b(?:fastest|faster|best|better|highest|higher|most|more|good) uploads?\b/],
  [
    'bill_rose',
    /\b(?:promo\w*|intro\w*|deal|discount|price|rate)\b(?: \w+){0,4} (?:ends?|ending|ended|expires?|expired|expiring|runs? out|ran out|(?:is|was|almost) (?:up|over))\b.*\b(?:what|should|do|now|next|help)\b/,
  ],
  [
    'bundle',
    /\b(?:need|have to (?:get|have|buy|bundle|take|add|order|pay for)|require\w*|must i (?:get|have|buy)) (?:a |the |any )?(?:tv|cable|cable tv|bundle|phone)\b.*\b(?:internet|wifi)\b|\b(?:just|only) (?:the |get )?internet\b.*\b(?:no|not|without) (?:the )?(?:tv|cable|phone|bundle)\b|\binternet only\b|\binternet\b.*\b(?:without|by itself|alone|only)\b(?: \w+){0,2} (?:tv|cable tv|bundle)\b/,
  ],
  ['certainty', /\b(?:border|edge|line)\b.*\bzips?\b|\b(?:two|2|both) zips?\b/],
  [
    'upload',
    /\b\d{2,4} ?(?:mbps|megs?|mb) up(?:loads?)?\b|\bcompare\b.*\buploads?\b|\buploads?\b.*\b(?:vs|versus)\b/,
  ],
  ['bill_rose', /\bpay(?:ing)?\b.*\b(?:cut|lower|reduce|bring)\b(?: \w+)? (?:it|that|this)\b/],
  ['data_date', /\b(?:wrong|false|incorrect|old) price\b(?!.*\b(?:back|again)\b)/],
  [
    'why_details',
    /\bwhy (?:do|did|would|are|should) (?:you|i|u)\b.*\b(?:ask\w*|need\w*|want\w*|give|tell|enter|type)\b.*\b(?:address|zip|street|location|where i live|name|number|email)\b/,
  ],
  [
    'technology',
    /\b(?:need|require|requires|have to have|without|must have)\b(?: \w+){0,3} (?:land ?line|(?:home )?phone (?:service|line)|telephone(?: line| service)?)\b(?=.*\b(?:dsl|cable|fiber|internet|5g)\b)(?!.*\b(?:alarm|security|adt|vivint)\b)|\b(?:dsl|cable|fiber|internet|5g)\b.*\b(?:need|require|requires|without)\b(?: \w+){0,3} (?:land ?line|(?:home )?phone (?:service|line)|telephone)\b(?!.*\b(?:alarm|security)\b)/,
  ],
  [
    'glossary',
    /\b(?:good|bad|normal|high|low|ok|decent|acceptable) (?:ping|latency|jitter)\b|^what is (?:a |the |my )?ping\b|\bwhat (?:ping|latency) (?:do|is|should)\b/,
  ],
  [
    'bill_rose',
    /\b(?:lower|reduce|cut|shrink|bring down|save (?:money )?on|get down)\b(?: \w+){0,3} (?:\w+ )?bills?\b|\bbills?\b(?: \w+){0,2} (?:lower|down|cheaper|smaller)\b/,
  ],
  [
    'security',
    /\b(?:alarms?|security|cameras?|doorbells?|adt|vivint|ring|simplisafe|wyze|cove|blink)\b.*\b(?:no|without|any|not (?:have|pay)\w*|need|requires?)\b(?: \w+){0,3} (?:subscriptions?|monthly|monitoring)\b/,
  ],
  [
    'not_compared',
    /\bstarlink (?:roam\w*|mini|mobile)\b|\broam (?:plan|price|cost)s?\b|\b(?:rv|rvs|camper|campers|campervan|van life|motorhome|motor home|camping|campground|boat|boats|sailboat|truckers?|semi truck|(?:life|live|living|internet|wifi|always|work|working) on the road|while (?:i |i am |we are )?(?:travel|driv)\w*)\b/,
  ],
  [
    'spanish',
    /\b(?:do not|can not|not) (?:speak|talk|understand|know) (?:much |good )?english\b|\benglish\b.*\bnot (?:so |very )?good\b|\banother language\b|\b(?:speak|talk|in) (?:chinese|mandarin|cantonese|french|vietnamese|korean|arabic|russian|portuguese|german|tagalog|hindi|creole|polish|italian|japanese)\b/,
  ],
  [
    'thanks',
    /^(?:ok |oh |well |alright |no |thanks )*(?:no|nope|nah|no not really|never ?mind|nvm)(?: then| thanks| thank you)*$/,
  ],
  ['greeting', /^(?:hello |hey |hi )?(?:are )?you (?:still )?(?:there|here)$/],
  [
    'complaint',
    /^(?:what|huh|what do you mean|that is not what i (?:asked|meant))$|\bwas (?:very |so |really )?rude\b/,
  ],
  [
    'order_status',
    /\b(?:i|we) (?:\w+ )?ordered\b.*\b(?:never|no|not|nothing|nobody)\b.*\b(?:e ?mails?|confirmations?|heard|hear|received?|came|comes?|installers?|technicians?|tech)\b/,
  ],
  [
    'provider_support',
    /\b(?:installers?|technicians?|tech|guy|they)\b(?: \w+){0,2} (?:not|never|no) (?:show|showed|come|came|turn)\b|\bno ?show\b|\bbills? (?:is|was|are|has) (?:wrong|incorrect|a mistake|an error|off)\b|\b(?:wrong|mistake|error)s? (?:on|in|with) my bill\b/,
  ],
  [
    'wifi_trouble',
    /\b(?:said|told|promised|supposed)\b.*\b(?:mbps|megs?|gigs?)\b.*\b(?:but|only)\b|\bonly (?:get|gets|getting|got)\b.*\bpay(?:ing)? for\b|\bpay(?:ing)? for\b.*\bonly (?:get|gets|getting|got)\b/,
  ],
  [
    'speed_need',
    /\b(?:how many|what|how much) (?:mbps|megs?|megabits|speed|bandwidth)\b.*\b(?:for|to run)\b(?! \d+(?: (?:bucks|dollars|a|per|month)\b|$))/,
  ],
  [
    'speed_need',
    /\b(?:best|good|which|what|right) (?:internet|speed|plan|wifi)\b.*\b(?:for|to) (?:\w+ )?(?:stream\w*|work\w*|zoom|school|netflix|4k|video)\b/,
  ],
  [
    'data_use',
    /\bhow (?:much|many) (?:data|gigs?|gbs?|gigabytes)\b.*\b(?:use|uses|used|take|takes|need|movie|hour|month|eat|eats)\b|\b(?:uses?|using|eats?|takes?) (?:up )?(?:the )?(?:most|a lot of|so much|lots of) data\b/,
  ],
  [
    'security',
    /\b(?:alarms?|security|cameras?|doorbells?)\b.*\b(?:no|without|any) (?:monthly )?(?:fees?|payments?)\b/,
  ],
  [
    'cancel_order',
    /^(?:i (?:want|need|would like) to |please |how (?:do|can) i |can i )?cancel(?: it| this)?$/,
  ],
  [
    'negotiate',
    /\b(?:found|saw|seen|see)\b(?: \w+){0,4} (?:cheaper|lower|better)\b.*\b(?:elsewhere|somewhere else|another (?:site|website|place)|other (?:site|website)s?)\b|\bprice match\w*|\bnegotiat\w*|\bhaggl\w*|\bmatch (?:that|this|the|their|his|her|my) (?:price|offer|deal)\b/,
  ],
  ['trial', /\bmoney back\b|\btrial\b|\btry it (?:out|first)\b/],
  [
    'install_visit',
    /\b(?:start|begin|activate|turn on|hook\w* up|install\w*|set up|connect\w*)\b(?: \w+){0,4} (?:on|by|this|next|before|over) (?:a |the )?(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|holidays?)\b|\bschedule\b.*\binstall\w*|\b(?:have|need|has|got) to be (?:home|there|here)\b|\b(?:drill|holes?)\b(?!.*\blandlord\b).*\b(?:wall|walls|house|yard|they|install\w*)\b|\b(?:install\w*|come|technicians?|tech)\b.*\b(?:weekends?|saturdays?|sundays?|evenings?)\b/,
  ],
  [
    'security_needs',
    /\b(?:alarms?|security|cameras?|adt|vivint|simplisafe|ring|cove|wyze)\b.*\b(?:without|need|needs|require|requires|no) (?:\w+ )?(?:internet|wifi|power|electricity|phone line|land ?line)\b|(?<!\b(?:only|just) )\b(?:need|needs) (?:internet|wifi|a phone line|a land ?line) (?:for|to use)\b.*\b(?:alarms?|security|cameras?|adt|vivint|simplisafe|ring|cove|wyze)\b|\b(?:old|existing) (?:adt|vivint|alarm|security|cameras?|sensors?)\b.*\b(?:use|work|reuse|keep|equipment)\b|\b(?:use|reuse|keep) my (?:own |old |existing )(?:adt|vivint|alarm|security|cameras?|sensors?)\b/,
  ],
  [
    'money',
    /\bwhy (?:should|would|do) i (?:use|go through|go with|order through|buy from|need) you\b|\b(?:you|this site) (?:instead of|rather than|over) (?:going|calling|ordering|the provider|direct)\b/,
  ],
  [
    'weather',
    /^(?!.*\b(?:my|our|goes|went|going|out|keeps|(?:check\w*|read\w*|see|watch) (?:the )?weather)\b).*\b(?:rain\w*|snow\w*|storms?|wind|windy|trees?|hurricanes?|thunder\w*|fog|cloudy|clouds)\b|\b(?:affect\w*|bad|through)\b.*\bweather\b|(?<!\b(?:check|checking|read|see|watch|the) )\bweather\b.*\b(?:affect\w*|matter\w*|internet|signal|5g|satellite|starlink)\b/,
  ],
  ['money', /\bwhat do you (?:guys )?get (?:out of|from|for)\b/],
  [
    'data_date',
    /\b(?:your|this|the) (?:\w+ )?(?:price|prices|speed|info\w*|plan)\b.*\b(?:is|are|looks?) (?:wrong|off|outdated|old|incorrect|not right|not correct)\b/,
  ],
  [
    'provider_support',
    /\b(?:they|he|she|provider|company) (?:\w+ )?(?:charged|billed|overcharged|double charged) (?:me|us)\b/,
  ],
  [
    'keep_talk',
    /\b(?:save|copy|print|email|send|mail|share|download) (?:me |us )?(?:a copy of )?(?:this|the|that|our) (?:chat|conversation|list|info\w*|page|talk)\b|\b(?:save|email|send|print) (?:me |us )?this\b/,
  ],
  [
    'not_me',
    /^(?!.*\bif (?:i|we)\b).*\b(?:never|did not|not) (?:order|ordered|order(?:ed)? this|sign(?:ed)? up|ask(?:ed)? for (?:this|it|a call))\b.*$|\b(?:used|using|stole|stolen) my (?:name|info\w*|identity|email|number|address)\b|\bidentity theft\b/,
  ],
  ['thanks', /^(?:very )?(?:good|nice|smart|great) (?:bot|job|work)$|^merci\b|^(?:danke|gracias|arigato)$/],
  ['greeting', /^(?:hi |hello |hey )?how (?:are|r) (?:you|ya)\b(?: doing)?(?: today)?$/],
  [
    'compare',
    /\bside by side\b|^(?:how (?:do|can) i |can i |can you )?compare(?: (?:them|the|these|those|different|several|two|three|2|3))*(?: (?:plans|providers|both))?$/,
  ],
  [
    'how_to_order',
    /\bcheck ?out\b|\bwhat (?:happens|comes|is) (?:after|next|once|when) (?:i|we) (?:order|place|send|submit)\b|\border (?:it )?for (?:my|a|an|somebody|someone) (?!install)\w+/,
  ],
  ['tv', /\b(?:youtube ?tv|hulu|sling|philo|fubo)\b/],
  [
    'equipment',
    /\b(?:equipment|routers?|modems?|gateway)\b(?: \w+){0,2} (?:free|included|extra|rental)\b|\b(?:include|includes|including|rent|renting|buy|own|free) (?:the |a |my |an |your )?(?:own )?(?:equipment|routers?|modems?|gateway)\b(?!.*\b(?:alarm|adt|vivint|old)\b)/,
  ],
  [
    'glossary',
    /^what (?:is|are|does) (?:a |an |the )?(?:routers?|modems?|gateways?|bandwidth|latency|jitter|at least|typical|typical speed)(?: mean| for)?$|\bwhat do you mean (?:by|with)\b|\bwhat does (?:(?:it|that) mean\b.*\b)?(?:at least|typical|published|symmetric\w*)\b/,
  ],
  [
    'credit_check',
    /\bcheck (?:my |your |our )?(?:id|ids|credit|background)\b|\bdeposits?\b(?!.*\bback\b)|\bpast due\b|(?<!will |do |would )\b(?:i|we) owe\b(?!.*\b(?:termination|etf|cancel\w*|contract)\b)|\bssn\b/,
  ],
  ['delete_data', /\bdelete my (?:account|profile|login)\b/],
  [
    'callback_change',
    /\b(?:cancel|move|change|reschedule|stop|skip)\b(?: \w+){0,4} (?:my |the |your )?(?:call|callback|call back|appointment)s?\b(?! (?:me|us))(?!.*\binstall)/,
  ],
  [
    'callback_change',
    /^(?:please |pls )?(?:do not|never|stop) (?:call|phone|ring)(?:ing)?(?: me| us)?(?: please)?$/,
  ],
  [
    'callback_wait',
    /\bwho (?:will|is going to|gonna|would) (?:be )?call(?:ing)?\b|\bwhat number\b.*\b(?:call|from)\b/,
  ],
  ['thanks', /^(?:ok |no |just |actually |please )*(?:forget (?:it|about it|that)|stop(?: it| now)?)$/],
  [
    'existing_customer',
    /\b(?:already|existing|current|old|loyal|returning)\b(?: \w+){0,2} (?:customers?|subscribers?|members?)\b|\bcome back after\b.*\bcancel\w*/,
  ],
  [
    'unknown',
    /\bwrite (?:me |us )?(?:a|an|my) (?!check)|\bstores? (?:near|in|around|close)\b|\bnearest store\b/,
  ],
  ['order_status', /\bconfirmation\b.*\b(?:not|never|no)\b|\b(?:not|never|no)\b.*\bconfirmation\b/],
  ['termination', /\btermination\b/],
  ['owner', /\bscam\w*|\blegit\w*|\bfake\b(?! (?:ones?|names?|numbers?|phones?|emails?|address\w*)\b)/],
  ['why_details', /\bfake (?:ones?|names?|numbers?|phones?|emails?|address\w*)\b/],
  ['security', /\b(?:simplisafe|wyze|cove|blink|ring)\b.*\b(?:good|worth|renters?|apartment)\b/],
  [
    'bundle',
    /\b(?:alarm|security)\b(?: \w+){0,2} (?:and |plus |with |)internet\b(?!.*\b(?:without|need|down)\b)/,
  ],
  ['tv', /^(?!.*\b(?:discounts?|internet)\b).*\btv (?:for|channels?)\b/],
  [
    'thanks',
    /^(?:i am |am )?(?:just|only) (?:looking|browsing)(?: around)?$|^browsing$|^i (?:need|have) to think(?: about it)?$/,
  ],
  ['change_order', /\b(?:add|remove|put|take)\b.*\b(?:to|from|off|on) my order\b/],
  ['security', /\b(?:renters?|tenants?|apartments?)\b.*\b(?:adt|vivint|simplisafe|ring)\b/],
]
