import { topicRules } from './common-topics.ts'
import { firstRules } from './first-rules.ts'
import type { Intent } from './intents.ts'
import { serviceRules } from './service-rules.ts'
import { upkeepRules } from './upkeep-rules.ts'

/**
 * Words that leave no doubt what is meant, in the order in which they count; everything else is the classifier's. They are
 * read in plain words: lower case, short forms written out, no punctuation.
 */
const rules: readonly (readonly [Intent, RegExp])[] = [
  ...firstRules,
  ...topicRules,
  ...upkeepRules,
  ...serviceRules,
  [
    'cancel_order',
    /\b(?:cancel|cancelling|canceling|withdraw|undo|stop)\b(?: \w+){0,4} order\b|\border\b(?: \w+){0,3} cancel/,
  ],
  [
    'change_order',
    /\b(?:change|move|reschedule)\b(?: \w+){0,4} (?:install\w*|appointment)\b|\b(?:change|edit|update|fix|correct)\b(?: \w+){0,5} order\b|\bordered the wrong\b|\bwrong (?:plan|address|number)\b.*\border/,
  ],
  [
    'callback_wait',
    /\b(?:nobody|no one|noone) (?:has )?called\b|\b(?:when|how long|how soon)\b.*\b(?:you|someone|somebody|anyone|they|representative) (?:will |gonna |going to )?calls?\b|\b(?:when|how soon|how long)\b.*\b(?:call (?:me )?back|hear from you)\b/,
  ],
  [
    'order_status',
    /\b(?:where|what happened|status|track|look up|check on|show me|find|did|see)\b(?: \w+){0,3} (?:my|the|this|our) order\b|\border (?:status|number|reference)\b|\b(?:show|open|read) (?:me )?(?:the )?order\b/,
  ],
  ['delete_data', /\b(?:keeps?|stop|quit) (?:on )?(?:calling|texting|emailing) (?:me|us)\b/],
  [
    'privacy',
    /\b(?:sell(?:ing)?|shar(?:e|ing)) (?:(?:my|our|peoples?|your users|user|customer) )?(?:data|info\w*|number|phone(?! (?:service|plans?|lines?))|email|details)\b/,
  ],
  ['complaint', /\b(?:crooks?|thieves|liars?|scammers|idiots?|morons?|ripoff artists)\b/],
  [
    'glossary',
    /\bwhat (?:is|are) (?:a |an |the |those )?(?:broadcast|regional|franchise|universal|late)\b|\b(?:what|mean\w*|explain|define)\b.*\ba?symmetric\w*\b|^(?:so |and )?how fast is (?:a |an |one |1 )?(?:gig\w*|gbps)$|\bat least\b.*\b(?:price|total|real|mean)\b/,
  ],
  [
    'discounts',
    /\b(?:nurses?|teachers?|students?|first responders?|fire ?fighters?|police|cops?|doctors?|health ?care|medical|government|employees?|aarp|aaa|union|college|workers|(?:at|my|from|through) work)\b(?: \w+){0,4} (?:discounts?|deals?|rates?|perks?|offers?|specials?|breaks?)\b|\b(?:discounts?|deals?|rates?|perks?|offers?|specials?|breaks?)\b(?: \w+){0,4} (?:nurses?|teachers?|students?|first responders?|fire ?fighters?|police|cops?|doctors?|health ?care|medical|government|employees?|aarp|aaa|union|college)\b/,
  ],
  // `A discount on AT&T if I'm a nurse`: whoever the company is.
  [
    'discounts',
    /\bdiscounts?\b(?: \w+){0,6} (?:if|since|because|as|for) (?:i am |we are |my \w+ is |he is |she is )?(?:an? |the )?(?:\w+ )?(?:nurses?|teachers?|students?|first responders?|fire ?fighters?|police|cops?|doctors?|paramedics?|emts?)\b/,
  ],
  [
    'outage',
    /\b(?:everyone|everybody|all of us) (?:on|in) (?:my|our|the) (?:street|block|building|road)\b(?: \w+){0,2} (?:lost|out|down|offline|without)\b|\b(?:whole|entire) (?:street|block|neighbou?rhood|building|town)\b(?: \w+){0,2} (?:lost|out|down|offline|without)\b|\b(?:routers?|modems?|gateway|wifi|internet|connection|box|lights?)\b.*\b(?:blink\w*|flash\w*|red|orange|amber|not connect\w*|not turn on|not work\w*|goes out|going out|cuts? out|cutting out|dead|died|broken|broke|reboot\w*|rebooting|resets?|crash\w*|offline)\b|\b(?:blinking|flashing|red|orange) lights?\b/,
  ],
  ['provider_support', /\bon hold\b/],
  ['availability', /\btrailer (?:park|home)\b|\bmanufactured home\b/],
  [
    'low_income',
    /\bdiscounts?\b.*\bi am (?:over )?[678]\d\b|\bi am (?:over )?[678]\d\b.*\b(?:discounts?|deals?|cheap\w*|help)\b|\bgovernment (?:money|grants?|funds?|funding|programs?|help|assistance|subsid\w+|aid)\b|\b(?:grants?|subsid\w+)\b.*\binternet\b/,
  ],
  [
    'rural',
    /\b(?:cabin|farm|farmhouse|ranch|rural|countryside|boonies|sticks|off grid|lake house|lakehouse|(?<!\bt )mobile home(?! internet))\b|^(?!.*\b(?:best|fastest|cheapest|biggest|largest|most|number one)\b).*\bin the (?:country|woods|mountains)\b|^(?!.*\b(?:when|while|if|until|going|go|gone|travel\w*|trip|be|week|vacation|will)\b).*\b(?:out|outside) (?:of|in)? ?(?:town|the country|city limits)\b|\bmiddle of nowhere\b/,
  ],
  [
    'price_lock',
    /\b(?:not|never|without|nobody|no one)\b(?: \w+){0,2} (?:rais\w*|increas\w*|go(?:es|ing)? up|hik\w*)\b|\b(?:stay|stays|staying|keeps?) (?:at )?the same price\b/,
  ],
  [
    'not_compared',
    /\brving\b|^(?!.*\b(?:not give|not part with|not drop|keeping|insists?)\b).*\bland ?lines?\b|\b(?:home phone|phone (?:service|lines?)|cell ?phone plans?|mobile (?:phone )?plans?|business (?:internet|account|plan|wifi)s?|(?:my|our) (?:office|business|shop|store) (?:internet|wifi))\b|\b(?:bundle|add|include)\b(?: \w+){0,3} (?:cell|phone|mobile)\b(?! (?:number|internet|home))/,
  ],
  ['provider_support', /\b(?:refund|credit|charged|billed)\b(?: \w+){0,3} (?:from|by|on my|twice|wrong)\b/],
  ['label', /\bin writing\b|\b(?:broadband|nutrition|fcc) (?:facts|label)s?\b|\bfine print\b/],
  [
    'bill_rose',
    /\b(?:jack\w*|hik\w+|rais\w+|bump\w*)\b(?: \w+){0,3} (?:price|prices|rate|rates|bill)\b|\b(?:price|rate|bill)s? (?:keeps?|kept) (?:going up|rising|climbing|increasing)\b/,
  ],
  ['moving', /\bif (?:i|we) (?:have to |need to )?move\b/],
  [
    'later_price',
    /\bwhat is the catch\b.*\b(?:price|deal|rate|offer|promo)\b|\bhow long\b.*\b(?:prices?|rates?|promos?|deals?)\b.*\b(?:last|hold)\b/,
  ],
  ['thanks', /^(?:muchas )?gracias$/],
  ['owner', /\bdo you (?:work for|belong to)\b/],
  ['order_status', /\b(?:never|not|no) (?:got|get|received?|see)?\b.*\b(?:confirmation|order)\b.*\border\b/],
  ['phone', /\bwhat time do you (?:open|close)\b/],
  [
    'contract',
    /\block(?:s|ed)? (?:me|you|us|people|customers) in\b|\b(?:am i|are you|i am|we are|get|being|be) locked in\b(?!.*\b(?:price|rate)\b)/,
  ],
  ['discounts', /\bstudents? (?:plans?|internet)\b|\b(?:gift|reward) cards?\b|\brebates?\b/],
  [
    'speed_need',
    /\bwhat (?:does|can|will|would)\b.*\b\d+ ?(?:mbps|megs?|mb|gig)\b.*\b(?:get me|do|handle|good for)\b/,
  ],
  [
    'gaming',
    /^(?:is|are|would|will)\b.*\bfor (?:a )?gam(?:ers?|ing)$|\blow(?:er|est)? (?:ping|latency|lag)\b|^gamer\b|\b(?:call of duty|fortnite|valorant|minecraft|roblox|warzone|cod|league of legends|rocket league|apex legends|counter ?strike|overwatch|e ?sports?)\b/,
  ],
  ['discounts', /\bstudents?\b.*\b(?:deal|discount|price|rate)s?\b|\bpromo codes?\b|\bcoupons?\b/],
  [
    'availability',
    /\bwho (?:has|sells|serves|offers)\b.*\b(?:in|at|near)\b|\bmov(?:e|ing)\b.*\bwho (?:has|sells|serves)\b/,
  ],
  [
    'will_you_call',
    /\b(?:nobody|no one|noone|not) (?:will|is going to|going to|gonna|calls?|ever) (?:\w+ )?call(?:s|ing)?\b|\b(?:will|going to|gonna) (?:not|never) (?:\w+ )?call\b/,
  ],
  ['callback_wait', /\b(?:never|nobody|no one|did not|has not)\b(?: \w+){0,3} call(?:ed)?\b/],
  [
    'data_cap',
    /\bthrottl\w*|\boverages?\b|\bslow\w*(?: \w+){0,3} after\b.*\b(?:data|gigs?|gb|limit)\b|\bdeprioriti\w*/,
  ],
  [
    'speed_need',
    /\bhow many (?:devices|tvs|screens)\b|\bhow many people\b(?!.*\b(?:plainwire|site|website|you)\b).*\b(?:can|could|stream|use|handle|support|at once|on it)\b/,
  ],
  ['wifi_trouble', /\bmesh\b|\bdead spots?\b/],
  ['cord_cutting', /\bstream instead\b|\binstead of cable\b/],
  ['cancel_order', /\brefund\b.*\border\b/],
  ['acp', /\bacp\b|\baffordable connectivity\b/],
  [
    'military_proof',
    /\b(?:prove|proof|verify|verification)\b.*\b(?:served|military|veteran|service|vet)\b|\bdd ?214\b/,
  ],
  ['military', /\b(?:military|veterans?|army|navy|marines?|active duty|national guard)\b|\bvets?\b/],
  [
    'low_income',
    /\b(?:lifeline|low income|snap|medicaid|ssi|ssdi|disability|food stamps|government (?:program|help|assistance|subsidy|aid)|social security|senior (?:citizens?|discounts?|plans?|deals?|prices?|rates?|specials?|programs?|internet|citizen\w*))\b|\b(?:(?<!\bhigh school )seniors?|elderly)\b.*\b(?:discounts?|deals?|rates?|prices?|plans?|programs?|cheap\w*|afford\w*|help|breaks?|specials?|income|assistance|get anything|anything)\b|\b(?:discounts?|deals?|rates?|prices?|plans?|programs?|cheap\w*|afford\w*|help|breaks?|specials?|anything|low cost)\b.*\b(?:seniors?|elderly)\b|^(?:and |for |what about |how about |i am a |i am |do )*(?:seniors?|elderly)\b(?: \w+){0,2}$|\bretired\b(?=.*\b(?:discount|deal|help|afford|cheap\w*|break|special)\b)/,
  ],
  [
    'email_instead',
    /\b(?:email|e mail|text|txt|message|write) (?:me|us)\b.*\binstead\b|\binstead of (?:a |the )?call/,
  ],
  ['keep_email', /\b(?:keep|lose|losing)\b(?: \w+){0,4} (?:email|e mail)\b/],
  [
    'bill_rose',
    /\b(?:bill|rate|price)\b(?: \w+){0,4} (?:went up|going up|goes up|jumped|doubled|rose|increased|went to|is too high)\b|\braised my\b/,
  ],
  [
    'will_you_call',
    /\bif (?:i|we) (?:do|did) not (?:order|buy)\b.*\b(?:call\w*|bother\w*|phone|contact)\b|\b(?:call|calling|bother|phone)\b.*\bif (?:i|we) (?:do|did) not (?:order|buy)\b|\b(?:call|calling) (?:me|us|people)\b.*\b(?:even if|do not order|anyway)\b/,
  ],
  [
    'online_only',
    /\b(?:hate|no) phone calls?\b|\ball online\b|\bwithout (?:a |any )?(?:phone )?call|\bwithout (?:ever )?(?:talking|speaking|having to (?:talk|speak)) (?:to|with)\b/,
  ],
  [
    'callback_slot',
    /\bcall me\b(?: \w+){0,3} (?:at|tomorrow|tonight|on|after|before|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\b(?:schedule|book) a call/,
  ],
  [
    'bot',
    /\b(?:are you|is this|am i)\b.*\b(?:bot|robot|ai|real person|human|automated|machine)\b|\bwho (?:are you|is this)$/,
  ],
  [
    'delete_data',
    /\b(?:delete|erase|remove|forget)\b.*\b(?:my (?:data|info|information|details|number|phone|stuff)|me)\b|\bopt out\b|\bunsubscribe\b|\bstop (?:calling|texting) me\b/,
  ],
  [
    'ranking',
    /\brank(?:ing|ings|ed|s)?\b(?!.*\b(?:ps5|xbox|games?|gaming|stream|cod|valorant)\b)|\bunbiased\b|\btop spot\b|\b(?:push\w*|promot\w+|favor\w*|steer\w*|recommend\w*)\b.*\bpays?\b(?: (?:you|them|it))?(?: the)? (?:most|more|best)\b/,
  ],
  [
    'money',
    /\b(?:you|site)\b.*\b(?:make|earn) money\b|\bcommissions?\b|\bwho pays (?:you|for)\b|\bwhat is the catch\b(?! (?:with|on|of) (?!you|this site|plainwire))/,
  ],
  ['keep_email', /\b(?:my|old) (?:\w+ )?email\b.*\b(?:switch|leave|leaving)\b/],
  [
    'install_time',
    /\bhow (?:soon|quick\w*|fast)\b(?: \w+){1,5} (?:come|get|be|send \w+|make it) (?:out|over|here|there)\b(?!.*\b(?:police|alarm goes|speed|mbps)\b)|\b(?:how (?:long|fast|soon|quick|quickly)|when (?:is|are|can|could|do|does|will|would|should))\b.*\b(?:install|installed|installation|hook (?:it|me|us)|set up|connected)\b|\b(?:who|which)\b(?: \w+){0,2} (?:installs?|set(?:s)? up|connects?)\b(?: \w+){0,3} (?:fastest|soonest|quickest|first|sooner|faster)\b/,
  ],
  [
    'moving',
    /\b(?:i am|we are|i will be|we will be) moving\b|\bmoving (?:to (?!prov)|next|in|out)\b|\b(?:when i|we) move\b(?! (?:my|our|the|it|around|away from|upstairs|downstairs|closer|(?:in)?to another room))/,
  ],
  [
    'price_lock',
    /\bprice (?:lock|guarantee|promise)\b|\block(?:ed)? (?:in|price|rate)\b|\bguaranteed price\b|\brate lock\b|\bprice for life\b/,
  ],
  [
    'termination',
    /\bcancel early\b|\b(?:get )?out of (?:it|my|the|this)\b(?=.*\b(?:contract|fees?|early|penalty)\b|.{0,4}$)|\bbreak (?:my|the) contract\b/,
  ],
  [
    'data_cap',
    /\bdata (?:caps?|limits?|allowance)\b|\bunlimited\b|\b(?:if|when) (?:i|we|you) go over\b|\bgoing over\b(?! (?:to|the (?:price|bill|plan|contract))\b)|\boverages?\b|\bgo over (?:it|that|the limit|the cap|my data|the data|my limit|\d+ ?(?:gb|gigs?|tb|terabytes?))\b/,
  ],
  ['termination', /\b(?:fee|charge|penalty|pay)\b.*\b(?:cancel|leave|leaving|quit)\b|\betf\b/],
  [
    'ranking',
    /\bwhy is (?:\w+ ){1,3}(?:first|number one|number 1|no 1|on top|ranked)\b|\b(?:your|the) formula\b/,
  ],
  ['contract', /\bcontract (?:length|terms?|and)\b/],
  ['autopay', /\bauto ?pay\b/],
  ['taxes', /\btax(?:es)?\b/],
  ['upload', /\bupload(?:s|ing)?(?: speeds?)?$|\b(?:what is|faster|best|fast is) (?:the |its )?upload\b/],
  ['first_bill', /\bfirst (?:bill|month|payment)\b|\bup ?front\b/],
  [
    'self_install',
    /\binstall it myself\b|\bself install\b|\bset it up myself\b|\b(?:without|no) install\w*\b(?! (?:fee|cost|charge)s?)/,
  ],
  [
    'fees',
    /\bfees?\b|\bhow much (?:is|are|does|for)\b.*\b(?:starlink|viasat|hughesnet|prov|satellite)\b.*\b(?:equipment|dish|kit|hardware)\b|\bhow much (?:is|does|do|for|to|would|will|are)(?: \w+){0,3} (?:install\w*|activation|set ?up)\b|\bcharge\w* (?:\w+ )?(?:for |to )?install\w*|\b(?:installation|activation|install) (?:cost|charge)\b|\bcharges? (?:for )?install(?:ation)?\b|\binstallation free\b|\bhidden (?:fees?|costs?|charges?|stuff|extras?|anything)\b|\b(?:any|anything|something|nothing|costs?|charges?) hidden\b|\bplus equipment\b/,
  ],
  [
    'contract',
    /\bcontracts?$|\b(?:have|sign|need|is there) (?:a |an )?(?:\w+ )?contract\b|\bmonth to month\b/,
  ],
  [
    'later_price',
    /\bafter (?:the )?(?:promo|intro|first year|promotion|deal|offer|discount|special|that$)|\bafter (?:a|one|1|two|2) years?\b|\bafter (?:12|24) months\b|\bregular price\b|\b(?:price|prices|it|rate)s? (?:go|goes|going|will go) up\b|\b(?:go|goes|going) up (?:after a while|over time|eventually|later(?: on)?|down the road)\b|\bwhat happens (?:after\b|(?:at|when|once) (?:the |my |those |that )?(?:end\b.*\b(?:months?|year|promo\w*|deal|term|price)|(?:12 months|first year|year|promo\w*|deal|price|term|discount)(?: \w+)? (?:is |are )?(?:over|up|ends?|expires?|out)))|\bintroductory\b|\bprices? (?:increase|hike)/,
  ],
  [
    'cord_cutting',
    /\bcut(?:ting)? the cord\b|\bcord ?cut(?:ting|ters?)\b|\bcut(?:ting)? cable\b|\bcable (?:tv )?(?:vs|or|versus) streaming\b|\bcable costs?\b.*\bstreaming\b|\bcable tv\b.*\b(?:cost|costs|price|much)\b|\bhow much\b.*\bcable tv\b/,
  ],
  [
    'outage',
    /\boutage\b|\bnot working\b|^(?!.*\b(?:price|rate|bill|cost|prices|rates|bills|costs|deal|fee|fees)\b).*\b(?:is|are|was|went|goes|been) down\b|\bdown (?:in|at|near|around|right now|today|again|tonight|for)\b|\bkeeps (?:dropping|cutting)\b|\bwent out\b/,
  ],
  ['value', /\bfor the money\b|\bbang for\b|\bbest value\b|\bper dollar\b/],
  [
    'good_deal',
    /\b(?:good|bad|fair|better) deal with\b|\bgetting a (?:good|bad|fair) (?:deal|price)\b|\boverpaying\b|\bpaying too much\b|\bcan you beat\b/,
  ],
  [
    'security_compare',
    /\b(?:adt|vivint|ring|wyze|simplisafe|cove|blink)\b.*\b(?:vs|versus|or|and|compare|than)\b.*\b(?:adt|vivint|ring|wyze|simplisafe|cove|blink|secure)\b|^(?:vs|versus) (?:adt|vivint|ring|wyze|simplisafe|cove|blink)\b/,
  ],
  ['renting', /\blandlord\b|\brenters?\b|\bif i rent\b|\btenant\b/],
  [
    'bundle',
    /\bbundl\w*|\b(?:internet|tv|cable|alarm|security|services?|both|them|it|everything|get|buy|cheaper)\b(?: \w+){0,3} (?<!all |put )together\b|\btogether\b.*\b(?:tv|alarm|security|cheaper|discount)\b|\bpackage deal\b|\bone bill\b|\btv and internet\b|\binternet and tv\b|\bsecurity and internet\b|\b(?:internet|tv)(?: \w+){0,3} (?:and|plus|with)(?: \w+){0,3} (?:alarm|security|directv|(?<!smart |my |roku |apple |fire |google )tv)\b|\b(?:directv|tv) (?:and|plus|with) (?:the |home )?internet\b/,
  ],
  [
    'security',
    /\b(?:adt|vivint)\b.*\b(?:prices?|pricing|costs?|much|secure|basic|essentials|complete|packages?)\b|\bhow much (?:is|are|does|for)\b.*\b(?:adt|vivint)\b/,
  ],
  ['add_to_cart', /\bin my cart\b|\b(?:add|put)\b.*\bcart\b/],
  ['how_to_order', /\b(?:want|like|wanna|ready) to (?:order|buy|sign up|purchase)\b|^order\b/],
]

/** What a message certainly means, by its plain words; `null` where only the classifier can tell. */
export function intentByRule(words: string): Intent | null {
  return rules.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
