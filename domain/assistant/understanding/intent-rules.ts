import type { Intent } from './intents.ts'

/**
 * Words that leave no doubt what is meant, in the order in which they count; everything else is the classifier's. They are
 * read in plain words: lower case, short forms written out, no punctuation.
 */
const rules: readonly (readonly [Intent, RegExp])[] = [
  [
    'spanish',
    /\b(?:hablas?|espanol|español|spanish|necesito|cuanto|cuánto|cuesta|quiero|barato|precio|funciona|gracias por|para mi casa|hola|ayuda)\b/,
  ],
  [
    'unknown',
    /\b(?:ignore|disregard|forget)\b.*\b(?:instructions?|rules|prompt)\b|\bsystem prompt\b|\bpassword is\b|\badmin\b|\b(?:drop|truncate) table\b|\bselect\b.*\bfrom\b|\b(?:api|secret) key\b|\b(?:other|another|last|previous) (?:customers?|visitors?|users?|persons?)\b|\b(?:python|javascript|poem|joke|recipe|homework|weather|president|world series|super bowl)\b/,
  ],
  [
    'spanish',
    /\b(?:do not|can not|not) (?:speak|talk|understand|know) (?:much |good )?english\b|\benglish\b.*\bnot (?:so |very )?good\b|\banother language\b/,
  ],
  ['thanks', /^(?:no|nope|nah|no not really|never ?mind|nvm)$/],
  ['greeting', /^(?:hello |hey |hi )?(?:are )?you (?:still )?(?:there|here)$/],
  [
    'complaint',
    /^(?:what|huh|what do you mean|that is not what i (?:asked|meant))$|\bwas (?:very |so |really )?rude\b/,
  ],
  [
    'order_status',
    /\b(?:i|we) (?:\w+ )?ordered\b.*\b(?:never|no|not|nothing|nobody)\b.*\b(?:e ?mails?|confirmations?|heard|hear|received?|came|comes?)\b/,
  ],
  [
    'provider_support',
    /\b(?:installers?|technicians?|tech|guy|they)\b(?: \w+){0,2} (?:not|never|no) (?:show|showed|come|came|turn)\b|\bno ?show\b|\bbills? (?:is|was|are|has) (?:wrong|incorrect|a mistake|an error|off)\b|\b(?:wrong|mistake|error)s? (?:on|in|with) my bill\b/,
  ],
  [
    'wifi_trouble',
    /\bonly (?:get|gets|getting|got)\b.*\bpay(?:ing)? for\b|\bpay(?:ing)? for\b.*\bonly (?:get|gets|getting|got)\b/,
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
    /\bhow (?:much|many) (?:data|gigs?|gbs?|gigabytes)\b.*\b(?:use|uses|used|take|takes|need|movie|hour|eat|eats)\b|\b(?:uses?|using|eats?|takes?) (?:up )?(?:the )?(?:most|a lot of|so much|lots of) data\b/,
  ],
  [
    'security',
    /\b(?:alarms?|security|cameras?|doorbells?)\b.*\b(?:no|without|any) (?:monthly )?(?:fees?|payments?)\b/,
  ],
  [
    'negotiate',
    /\bprice match\w*|\bnegotiat\w*|\bhaggl\w*|\bmatch (?:that|this|the|their|his|her|my) (?:price|offer|deal)\b/,
  ],
  ['trial', /\bmoney back\b|\btrial\b|\btry it (?:out|first)\b/],
  [
    'install_visit',
    /\b(?:have|need|has|got) to be (?:home|there|here)\b|\b(?:drill|holes?)\b(?!.*\blandlord\b).*\b(?:wall|walls|house|yard|they|install\w*)\b|\b(?:install\w*|come|technicians?|tech)\b.*\b(?:weekends?|saturdays?|sundays?|evenings?)\b/,
  ],
  [
    'security_needs',
    /\b(?:alarms?|security|cameras?|adt|vivint|simplisafe|ring|cove|wyze)\b.*\b(?:without|need|needs|require|requires|no) (?:\w+ )?(?:internet|wifi|power|electricity|phone line|land ?line)\b|\b(?:need|needs) (?:internet|wifi|a phone line|a land ?line) (?:for|to use)\b.*\b(?:alarms?|security|cameras?|adt|vivint|simplisafe|ring|cove|wyze)\b|\b(?:old|existing) (?:adt|vivint|alarm|security|cameras?|sensors?)\b.*\b(?:use|work|reuse|keep|equipment)\b|\b(?:use|reuse|keep) my (?:own |old |existing )(?:adt|vivint|alarm|security|cameras?|sensors?)\b/,
  ],
  [
    'money',
    /\bwhy (?:should|would|do) i (?:use|go through|go with|order through|buy from|need) you\b|\b(?:you|this site) (?:instead of|rather than|over) (?:going|calling|ordering|the provider|direct)\b/,
  ],
  [
    'cancel_order',
    /\b(?:cancel|cancelling|canceling|withdraw|undo|stop)\b(?: \w+){0,4} order\b|\border\b(?: \w+){0,3} cancel/,
  ],
  [
    'change_order',
    /\b(?:change|edit|update|fix|correct)\b(?: \w+){0,5} order\b|\bordered the wrong\b|\bwrong (?:plan|address|number)\b.*\border/,
  ],
  [
    'callback_wait',
    /\b(?:nobody|no one|noone) (?:has )?(?:called|call)|\b(?:when|how long|how soon)\b.*\b(?:you|someone|somebody|anyone|they|representative) (?:will |gonna |going to )?calls?\b|\b(?:when|how soon|how long)\b.*\b(?:call (?:me )?back|hear from you)\b/,
  ],
  [
    'order_status',
    /\b(?:where|what happened|status|track|look up|check on|show me|find|did)\b(?: \w+){0,3} (?:my|the|this|our) order\b|\border (?:status|number|reference)\b|\b(?:show|open|read) (?:me )?(?:the )?order\b/,
  ],
  ['delete_data', /\b(?:keeps?|stop|quit) (?:on )?(?:calling|texting|emailing) (?:me|us)\b/],
  ['privacy', /\b(?:sell(?:ing)?|shar(?:e|ing)) (?:my|our) (?:data|info\w*|number|phone|email|details)\b/],
  ['complaint', /\b(?:crooks?|thieves|liars?|scammers|idiots?|morons?|ripoff artists)\b/],
  ['glossary', /\bwhat is (?:a |an |the )?(?:broadcast|regional|franchise|universal|late)\b/],
  [
    'discounts',
    /\b(?:nurses?|teachers?|students?|first responders?|fire ?fighters?|police|cops?|doctors?|health ?care|medical|government|employees?|aarp|aaa|union|college|work(?:ers?)?)\b(?: \w+){0,4} (?:discounts?|deals?|rates?|perks?|offers?|specials?|breaks?)\b|\b(?:discounts?|deals?|rates?|perks?|offers?|specials?|breaks?)\b(?: \w+){0,4} (?:nurses?|teachers?|students?|first responders?|fire ?fighters?|police|cops?|doctors?|health ?care|medical|government|employees?|aarp|aaa|union|college)\b/,
  ],
  [
    'outage',
    /\b(?:routers?|modems?|gateway|wifi|internet|connection|box|lights?)\b.*\b(?:blink\w*|flash\w*|red|orange|amber|not connect\w*|not turn on|not work\w*|goes out|going out|cuts? out|cutting out|dead|died|broken|broke|reboot\w*|rebooting|resets?|crash\w*|offline)\b|\b(?:blinking|flashing|red|orange) lights?\b/,
  ],
  [
    'unknown',
    /\b(?:on hold|pause|suspend|vacation|snowbirds?|seasonal)\b|\b(?:rv|rvs|camper|campervan|camping|boat)\b/,
  ],
  [
    'rural',
    /\b(?:cabin|farm|farmhouse|ranch|rural|countryside|boonies|sticks|off grid|lake house|lakehouse|(?<!\bt )mobile home(?! internet))\b|\bin the (?:country|woods|mountains)\b|\b(?:out|outside) (?:of|in)? ?(?:town|the country|city limits)\b|\bmiddle of nowhere\b/,
  ],
  [
    'price_lock',
    /\b(?:not|never|without|nobody|no one)\b(?: \w+){0,2} (?:rais\w*|increas\w*|go(?:es|ing)? up|hik\w*)\b|\b(?:stay|stays|staying|keeps?) (?:at )?the same price\b/,
  ],
  [
    'not_compared',
    /\b(?:land ?line|home phone|phone (?:service|line)|cell ?phone plans?|mobile (?:phone )?plans?|business (?:internet|account|plan|wifi)s?|(?:my|our) (?:office|business|shop|store) (?:internet|wifi))\b|\b(?:bundle|add|include)\b(?: \w+){0,3} (?:cell|phone|mobile)\b(?! (?:number|internet|home))/,
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
  ['discounts', /\bstudents? (?:plans?|internet)\b/],
  ['discounts', /\b(?:gift|reward) cards?\b|\brebates?\b/],
  [
    'speed_need',
    /\bwhat (?:does|can|will|would)\b.*\b\d+ ?(?:mbps|megs?|mb|gig)\b.*\b(?:get me|do|handle|good for)\b/,
  ],
  [
    'gaming',
    /^(?:is|are|would|will)\b.*\bfor (?:a )?gam(?:ers?|ing)$|\blow(?:er|est)? (?:ping|latency|lag)\b|^gamer\b/,
  ],
  ['discounts', /\bstudents?\b.*\b(?:deal|discount|price|rate)s?\b|\bpromo codes?\b|\bcoupons?\b/],
  [
    'availability',
    /\bwho (?:has|sells|serves|offers)\b.*\b(?:in|at|near)\b|\bmov(?:e|ing)\b.*\bwho (?:has|sells|serves)\b/,
  ],
  ['callback_wait', /\b(?:never|nobody|no one|did not|has not)\b(?: \w+){0,3} call(?:ed)?\b/],
  ['data_cap', /\bthrottl\w*/],
  ['speed_need', /\bhow many (?:people|devices|tvs|screens)\b/],
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
    /\b(?:lifeline|low income|snap|medicaid|food stamps|social security|seniors?|elderly|retired)\b/,
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
  ['will_you_call', /\b(?:call|calling) (?:me|us|people)\b.*\b(?:even if|do not order|anyway)\b/],
  ['online_only', /\b(?:hate|no) phone calls?\b|\ball online\b|\bwithout (?:a |any )?(?:phone )?call/],
  [
    'callback_slot',
    /\bcall me\b(?: \w+){0,3} (?:at|tomorrow|tonight|on|after|before|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\b(?:schedule|book) a call/,
  ],
  [
    'bot',
    /\b(?:are you|is this|am i)\b.*\b(?:bot|robot|ai|real person|human|automated|machine)\b|\bwho are you$/,
  ],
  [
    'delete_data',
    /\b(?:delete|erase|remove|forget)\b.*\b(?:my (?:data|info|information|details|number|phone|stuff)|me)\b|\bopt out\b|\bunsubscribe\b|\bstop (?:calling|texting) me\b/,
  ],
  ['ranking', /\brank(?:ing|ings|ed|s)?\b|\bunbiased\b|\btop spot\b/],
  [
    'money',
    /\b(?:you|site)\b.*\b(?:make|earn) money\b|\bcommissions?\b|\bwho pays (?:you|for)\b|\bwhat is the catch\b/,
  ],
  ['keep_email', /\b(?:my|old) (?:\w+ )?email\b.*\b(?:switch|leave|leaving)\b/],
  [
    'install_time',
    /\b(?:how (?:long|fast|soon|quick|quickly)|when)\b.*\b(?:install|installed|installation|hook (?:it|me|us)|set up|connected)\b/,
  ],
  [
    'moving',
    /\b(?:i am|we are|i will be|we will be) moving\b|\bmoving (?:to|next|in|out)\b|\bwhen i move\b|\bwe move\b/,
  ],
  [
    'price_lock',
    /\bprice (?:lock|guarantee|promise)\b|\block(?:ed)? (?:in|price|rate)\b|\bguaranteed price\b|\brate lock\b|\bprice for life\b/,
  ],
  [
    'termination',
    /\bcancel early\b|\b(?:get )?out of (?:it|my|the|this)\b(?=.*\b(?:contract|fees?|early|penalty)\b|.{0,4}$)|\bbreak (?:my|the) contract\b/,
  ],
  ['data_cap', /\bdata (?:caps?|limits?|allowance)\b|\bunlimited\b|\bgo over\b/],
  ['termination', /\b(?:fee|charge|penalty|pay)\b.*\b(?:cancel|leave|leaving|quit)\b|\betf\b/],
  ['ranking', /\bwhy is (?:\w+ ){1,3}(?:first|number one|on top|ranked)\b/],
  ['contract', /\bcontract (?:length|terms?|and)\b/],
  ['autopay', /\bauto ?pay\b/],
  ['taxes', /\btax(?:es)?\b/],
  ['upload', /\bupload(?:s|ing)?(?: speeds?)?$|\b(?:what is|faster|best|fast is) (?:the |its )?upload\b/],
  ['first_bill', /\bfirst (?:bill|month|payment)\b|\bup ?front\b/],
  ['self_install', /\binstall it myself\b|\bself install\b|\bset it up myself\b|\bwithout install\b/],
  [
    'fees',
    /\bfees?\b|\b(?:installation|activation|install) (?:cost|charge)\b|\bcharges? (?:for )?install(?:ation)?\b|\binstallation free\b|\bhidden\b|\bplus equipment\b/,
  ],
  [
    'contract',
    /\bcontracts?$|\b(?:have|sign|need|is there) (?:a |an )?(?:\w+ )?contract\b|\bmonth to month\b/,
  ],
  [
    'later_price',
    /\bafter (?:the )?(?:promo|intro|first year|promotion|that$)|\bafter (?:12|24) months\b|\bregular price\b|\b(?:price|prices|it|rate)s? (?:go|goes|going|will go) up\b|\bwhat happens after\b|\bintroductory\b|\bprices? (?:increase|hike)/,
  ],
  [
    'cord_cutting',
    /\bcut(?:ting)? the cord\b|\bcable (?:tv )?(?:vs|or|versus) streaming\b|\bcable costs?\b.*\bstreaming\b/,
  ],
  ['outage', /\boutage\b|\bnot working\b|\bis down\b|\bkeeps (?:dropping|cutting)\b|\bwent out\b/],
  ['value', /\bfor the money\b|\bbang for\b|\bbest value\b|\bper dollar\b/],
  [
    'good_deal',
    /\b(?:good|bad|fair|better) deal with\b|\bgetting a (?:good|bad|fair) (?:deal|price)\b|\boverpaying\b|\bpaying too much\b|\bcan you beat\b/,
  ],
  [
    'security_compare',
    /\b(?:adt|vivint|ring|wyze|simplisafe|cove|blink)\b.*\b(?:vs|versus|or|and|compare)\b.*\b(?:adt|vivint|ring|wyze|simplisafe|cove|blink|secure)\b|^(?:vs|versus) (?:adt|vivint|ring|wyze|simplisafe|cove|blink)\b/,
  ],
  ['renting', /\blandlord\b|\brenters?\b|\bif i rent\b|\btenant\b/],
  [
    'bundle',
    /\bbundl\w*|\btogether\b|\bpackage deal\b|\bone bill\b|\b(?:internet|tv)\b.*\b(?:and|plus|with)\b.*\b(?:alarm|security|directv|tv)\b/,
  ],
  [
    'security',
    /\b(?:adt|vivint)\b.*\b(?:price|pricing|cost|much|secure|basic|essentials|complete|packages?)\b/,
  ],
  ['add_to_cart', /\bin my cart\b|\b(?:add|put)\b.*\bcart\b/],
  ['how_to_order', /\b(?:want|like|wanna|ready) to (?:order|buy|sign up|purchase)\b|^order\b/],
]

/** What a message certainly means, by its plain words; `null` where only the classifier can tell. */
export function intentByRule(words: string): Intent | null {
  return rules.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
