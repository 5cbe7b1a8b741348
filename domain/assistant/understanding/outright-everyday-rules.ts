import type { Intent } from './intents.ts'

/** As in outright-rules.ts: bills that are not what was shown, visits and calls that did not come, and what a few words want. */
export const outrightEverydayRules: readonly (readonly [Intent, RegExp])[] = [
  ['phone', /^(?:ok |and |so )*(?:what|which) number(?: do i call)?$/],
  // `How do I know if I can get fiber at my address`.
  [
    'certainty',
    /^(?!.*\b(?:already|installed|wired|inside)\b)(?:so |and |ok |but )*how (?:do|can|would|could) (?:i|we) (?:know|tell|find out|check|see|make sure) (?:if|whether|that) (?:i|we|my (?:house|home|address|street|place|apartment)) (?:can|could|will|would)? ?(?:really |actually )?(?:get|have|has|gets|qualify for)\b.*\b(?:fiber|cable|5g|it|internet|service)\b/,
  ],
  [
    'data_date',
    /^(?:so |and |ok |but )*(?:when|how often) (?:was|is|were|are|do you) (?:update )?(?:your|the|this|these|that|all this)(?: \w+)? ?(?:data|prices?|info|information|site|figures|numbers|list)(?: (?:last|usually))? ?(?:updated?|checked|refreshed|from)?$/,
  ],
  // `I got disconnected for not paying, can I get a new provider`.
  [
    'credit_check',
    /\b(?:disconnected|cut off|shut off|canceled|kicked off)\b.*\b(?:not paying|nonpayment|non payment|unpaid|did not pay|owe|late)\b/,
  ],
  // `They bill me 85, not the 65 that was shown`.
  [
    'price_differs',
    /\b(?:(?:bill(?:s|ed|ing)?|charg\w+) (?:me|us)|bill(?:ed|ing)) (?:for )?\d{2,3}\b.*\b(?:not|instead of|rather than|but|when)\b.*\b\d{2,3}\b/,
  ],
  // `How long til the price goes up`.
  [
    'later_price',
    /\bhow long (?:til|till|until|before|b4)\b.*\b(?:prices?|rates?|bill)\b.*\b(?:goes?|jumps?|rises?|changes?|increases?|up)\b/,
  ],
  [
    'fastest',
    /^(?:and |so |ok )*how (?:fast|high) (?:do|does|can|will) (?:\S+ ){1,2}(?:go|get)(?: up)?(?: to)?$/,
  ],
  // `Can I set something to warn me before`.
  [
    'tell_me_when',
    /\b(?:set|have|get|put|turn on)\b.*\b(?:something|alerts?|reminders?|notifications?)\b.*\b(?:warn|tell|remind|notify|alert)s? me\b/,
  ],
  [
    'equipment',
    /^(?:and |so |but |what about |how about |is there |the |an? )*(?:wi-?fi|router|modem|gateway|equipment)(?: rental)? (?:fees?|charges?|rental|rent)$/,
  ],
  // `My neighbor has fiber but you say I don't`.
  [
    'provider_missing',
    /\b(?:neighbou?rs?|house next door|people across the street|guy next door)\b(?: \w+){0,2} (?:has|have|got|gets)\b.*\b(?:you|u|your site|it) (?:say|says|show|shows|list|lists|do not show|does not show)\b/,
  ],
  // `Why should I use you instead of calling Spectrum myself`.
  [
    'other_sites',
    /\bwhy (?:should|would) (?:i|we|anyone|anybody) (?:use|go through|order (?:through|from|with)|buy (?:through|from)) (?:you|u|this site|your site|plainwire)\b/,
  ],
  [
    'gig_figure',
    /^(?:so |and |ok )*(?:what is|whats|what does) (?:an? |one |1 )?(?:gig|gigabit)(?: (?:plan|internet|speed))?(?: mean)?$/,
  ],
  [
    'gaming',
    /\bnat\b(?: \w+){0,2} (?:type|bad|strict|open|moderate)\b|\b(?:xbox|ps[45]|playstation)\b.*\bnat\b/,
  ],
  [
    'rural',
    /\banything else (?:that )?(?:we|i) (?:have not|havent|had not|did not|didnt)(?: even)? (?:thought|think|considered|tried)\b/,
  ],
  [
    'termination',
    /^(?=.*\b(?:passed away|died|deceased|passed on)\b).*\b(?:account|service|contract|agreement|cancel|close)\b/,
  ],
  [
    'dish_apartment',
    /\b(?:hoa|landlord|condo|association|building|complex)\b.*\b(?:dish|dishes|satellites?)\b.*\b(?:allow\w*|ban\w*|against|permit\w*|forbid\w*|let)\b|\b(?:hoa|landlord|condo|association|building|complex)\b.*\b(?:allow\w*|bans?|against|permit\w*|forbid\w*|let)\b.*\b(?:dish|dishes|satellites?)\b/,
  ],
  // `I put two plans in my cart on my phone and now it's empty on my laptop`.
  ['add_to_cart', /\bcart\b.*\b(?:empty|gone|disappeared|not there|missing|different)\b/],
  // `Can they do it Saturday`.
  [
    'install_visit',
    /^(?:and |so |ok |but )*(?:can|could|will|would|do) (?:they|you|u|someone|somebody)(?: guys)? (?:do it|do that|come|come out|install(?: it)?|set it up)(?: on| this| next)*(?: a)? (?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?|evenings?|nights?)$/,
  ],
  [
    'make_cheaper',
    /^(?:i |we )?(?:want|need|would like|gotta|have) to cut (?:it|that|this|(?:the|my|our) bill) (?:in half|down|by half)$/,
  ],
  // `What happens if the speed is lower than promised`.
  [
    'refunds',
    /\b(?:if|when) (?:the |my |it |i )*(?:speeds?|mbps|internet|line)?(?: is| are| gets?)? (?:lower|slower|less|not as fast) than\b.*\b(?:promised|advertised|paid|pay|sold|said|label)\b/,
  ],
  // `What happens after I leave my number`.
  [
    'callback_wait',
    /\bwhat happens (?:after|when|once|if) (?:i|we) (?:leave|give|send|put|fill)\b(?: \w+){0,3} (?:number|name|details|info\w*|phone|form)\b/,
  ],
  // `It says 54.99 here but on the results page it was 49.99`.
  [
    'data_date',
    /\bit (?:says|shows|said)\b.*\b\d{2,3}\b.*\b(?:here|now|in my cart)\b.*\b(?:page|results|list|before|earlier)\b.*\b\d{2,3}\b/,
  ],
  [
    'availability',
    /\b(?:vs|versus|or) (?:whatever|anything|everything)(?: else)?(?: is)?(?: out| around| available)* (?:here|there)$/,
  ],
  // `5g home internet or just my phone's hotspot`.
  [
    'phone_hotspot',
    /\b(?:phone|cell|mobile|iphone|personal|my|a) hot ?spot\b|\bhot ?spot\b.*\b(?:instead|enough|home internet)\b/,
  ],
  // `They charged me 99 for installation that your page said was free`.
  [
    'price_differs',
    /\b(?:charged|billed) (?:me|us)\b.*\b(?:said|says|told|promised|supposed to be)\b.*\bfree\b/,
  ],
  [
    'no_show',
    /\b(?:technician|tech|installer|guy)\b(?: \w+){0,2} (?:supposed to|was to|scheduled|due)\b.*\b(?:nobody|no one|not (?:here|come|show\w*)|never|still waiting)\b/,
  ],
  [
    'fees',
    /^(?:and |so |how about |what about |is there )*(?:the |an |any )?install\w* (?:fee|cost|charge)s?$/,
  ],
  [
    'certainty',
    /\bwhy (?:is|are) (?:that|this|it|those|these|they)(?: one| plan| ones)? not (?:confirmed|certain|sure)\b/,
  ],
  ['callback_wait', /\bwho (?:will|is going to|is) (?:be )?call(?:ing)?\b.*\b(?:you|them)\b/],
  [
    'provider_support',
    /\b(?:alarm|system|panel|siren|keypad|sensor)\b(?: \w+){0,2} (?:keeps? (?:going off|beeping|chirping)|(?:is|are) (?:beeping|chirping|going off))\b/,
  ],
  [
    'money',
    /\b(?:is|will|would) (?:this|it) (?:gonna |going to )?cost (?:me )?anything$|^(?:(?:wait|first|ok|but|before that) )+does (?:it|this) cost (?:me )?anything$/,
  ],
  [
    'no_show',
    /\b(?:technician|tech|installer|guy)\b (?:was|were) supposed to (?:be here|come|show|arrive)\b/,
  ],
  [
    'acp',
    /\bgovernment\b.*\b(?:pays?|gives?|takes?|covers?)\b.*\b(?:internet|30|wifi|bill)\b|\bgovernment program\b.*\b(?:end|thirty|30)\b/,
  ],
  [
    'tv',
    /\b(?:what|which) (?:tv|television) (?:service|company|provider|package) (?:should|would|do|can) (?:i|we|he|she|you|they)\b/,
  ],
  ['greeting', /^(?:wait |oh |ok |and )*(?:one|1) more(?: (?:thing|question))?$/],
  ['cheapest', /^(?:(?:nah|no|ok|just|something|anything|smth) )*cheap(?:er|est)?$/],
  ['fastest', /^(?:(?:nah|no|ok) )+(?:something |anything )?(?:faster|fast)$/],
  [
    'callback_slot',
    /\b(?:can|could) (?:i|we|you) (?:pick|choose|do|make it|call(?: me)?)(?: on| for)? (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
  ],
  ['same_as_direct', /\bsame prices?\b.*\b(?:phone|call|calling)\b/],
  // `Would a man have to come into the house to install it`.
  [
    'install_visit',
    /\b(?:man|guy|stranger|technician|tech|installer|somebody|someone|anyone|workers?)\b(?: \w+){0,4} (?:come|coming|go|going|enter) (?:in|into|inside|to) (?:my |the |our )?(?:house|home|apartment|place)\b/,
  ],
  ['data_date', /\bwhere (?:do|does|did)\b.*\b(?:figures?|numbers?|data|prices?|speeds?)\b.*\bcome from\b/],
  [
    'not_compared',
    /\b(?:starlink|5g|internet|wifi)\b.*\bin (?:a |the |his |her |my |our )?(?:moving )?(?:truck|car|van|rv|semi|camper)\b/,
  ],
  ['cheapest', /\btotal (?:cost |price )?.*\b(?:of|for) the cheapest\b/],
  ['autopay', /\b(?:facts|label)\b.*\bauto ?pay\b|\bauto ?pay\b.*\b(?:facts|label)\b/],
  [
    'find_plans',
    /\bi (?:have|have got|got|can spend|only have) (?:only )?\d{2,3}(?: bucks| dollars)?\b.*\bwhat can (?:i|we) get\b/,
  ],
  [
    'price_differs',
    /\b(?:told|said|promised|quoted)\b.*\b\d{2,3}\b.*\bbill (?:is|was|came|says)\b.*\b\d{2,3}\b/,
  ],
  [
    'add_to_cart',
    /^how (?:do|can|would) (?:i|we) (?:take|remove|delete) (?:something|an item|one|a plan|things?)(?: (?:out|off|from it))?$/,
  ],
  ['shared_with', /\bdata\b.*\b(?:passed|shared|given|sent|handed)\b.*\b(?:provider|company|isp)\b/],
  ['tv', /^(?!.*\b(?:internet|wifi)\b).*\bcheap\w*(?: way to (?:get|watch))? (?:live )?tv\b/],
  [
    'security_needs',
    /\b(?:security|alarms?|cameras?|system)\b.*\b(?:if|when) (?:the |my |our )?(?:internet|wifi|power)\b.*\b(?:goes|is|are|out|down)\b|\b(?:adt|vivint|alarm|simplisafe|ring)\b.*\bcell(?:ular)? back ?up\b/,
  ],
  ['bundle', /\b(?:best|good|cheapest|cheap) internet (?:and |plus )?tv\b/],
  ['switching', /\b(?:cancel|drop|end)\b.*\bbefore (?:i|we) (?:get|order|start|sign)\b/],
  ['technology', /\bask(?:ing)? (?:you )?about (?:the )?(?:fiber|cable|5g|satellite|dsl)$/],
  ['fastest', /\bfastest\b.*\b(?:under|below|less than|up to|max) \d{2,3}\b/],
  [
    'phone',
    /\b(?:finish|complete|do|place|order) (?:it|this|that|the order|my order)\b.*\b(?:by|over the|on the) (?:tele)?phone\b|\bnumber (?:that )?(?:i|we) (?:can|could) (?:call|dial|reach)\b/,
  ],
  ['certainty', /\bwhy (?:do|does|did) (?:you|it|this|the site|the page) (?:even |still )?(?:show|list)\b/],
  ['equipment', /\bequipment included\b.*\bmean\b|\bmean\b.*\bequipment included\b/],
  ['greeting', /^what (?:are you able to|can you) (?:do|help(?: me)? with)(?: then| for me)?$/],
  [
    'price_differs',
    /\bbill\b.*\b\d{1,3} (?:bucks |dollars )?(?:more|higher) than (?:you|they|it|the site|the page|what)\b/,
  ],
  ['change_later', /\b(?:drop|cancel|remove|quit)\b(?: \w+){0,3} (?:tv|directv|security|alarm)\b.*\blater\b/],
  [
    'find_plans',
    /^(?:just |only |ok )*(?:show|list|give)(?: me)? (?:just |only |the |all )*(?:fiber|cable|5g|satellite|dsl)(?: (?:plans|ones|internet|only|options))*$/,
  ],
  [
    'not_shown',
    /\bwhy (?:is|are) \S+(?: \S+)? not (?:on|in|listed|shown)(?: (?:your|the|this|here|on))*(?: (?:list|page|results?|site))?$/,
  ],
  [
    'provider_support',
    /\b(?:breaks?|goes (?:out|down)|is down|fails?|problems?|trouble|stops? working|not work\w*)\b.*\bwho (?:do|should|can) (?:i|we) call\b/,
  ],
  ['phone', /\bwho (?:do|should|can) (?:i|we) call\b.*\byou or\b/],
  ['account', /\bhow (?:do|can) i (?:change|update) my (?:home )?address$|\bwrong password\b/],
  ['change_order', /\bmy order\b(?: \w+){0,2} move\b/],
  [
    'tv',
    /^(?!.*\b(?:xbox|ps[45]|online|plays?|playing|video games)\b).*\b(?:wants?|watch\w*|see|follow\w*) (?:only )?(?:all )?the (?:\w+ ){1,4}games\b/,
  ],
  ['keep_email', /\bkeep (?:my|our|the|her|his) (?:(?:old|home|tele|phone|telephone) )*number\b/],
]
