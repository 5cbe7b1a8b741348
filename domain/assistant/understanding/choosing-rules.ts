import type { Intent } from './intents.ts'

/** As in intent-rules.ts: what is asked in few words while somebody chooses, of prices, lines, TV and the visit that sets it up. */
export const choosingRules: readonly (readonly [Intent, RegExp])[] = [
  [
    'claim_card',
    /\b(?:catch|strings|conditions|qualify|eligible|requirements?|really free|for real)\b.*\b(?:gift|reward|visa|prepaid) ?cards?\b|\b(?:gift|reward|visa|prepaid) ?cards?\b.*\b(?:catch|strings|conditions|qualify|eligible|requirements?|for real|which plans?)\b/,
  ],
  [
    'contract',
    /^(?=.*\b(?:orders|pcs|deploy\w*)\b)(?=.*\b(?:army|navy|marines?|air force|military|pcs|deploy\w*|fort|stationed)\b).*\b(?:cancel|leave|break|get out|terminate)\b/,
  ],
  // `Which ones let you leave without paying a penalty`: whose plans bind nobody.
  [
    'contract',
    /^(?=.*\b(?:which|who|what|any|anyone|anybody|one|ones)\b).*\b(?:leave|quit|cancel|get out|break it|walk away|move)\b(?: \w+){0,3} without (?:\w+ ){0,3}(?:penalt\w+|fees?|etf|charges?)\b/,
  ],
  [
    'wifi_trouble',
    /\bwhy (?:is|does|are) (?!.*\b(?:upload|dsl|install\w*)\b)(?:\S+ ){1,3}(?:so |always |really |get |getting )+slow\w*\b/,
  ],
  ['wifi_trouble', /\bpay(?:ing)? for \d+\b.*\b(?:get|gets|getting|have|see|only)\b(?: \w+){0,2} \d+/],
  [
    'install_visit',
    /\b(?:nights?|evenings?|weekends?|saturdays?|sundays?|holidays?|after hours|same day) (?:installs?|installations?|appointments?|visits?)\b/,
  ],
  [
    'technology',
    /\b(?:is|are|does|do|use|uses)\b.*\b(?:fiber|cable|dsl|5g|satellite) or (?:fiber|cable|dsl|5g|satellite)$/,
  ],
  [
    'tv',
    /^(?:does|do|can) (?:\w+ ){1,3}(?:have|has|offer|sell|do|carry|include|come with) (?:cable |live |any )?(?:tv|television|channels)(?: too| also)?$/,
  ],
  [
    'discounts',
    /\b(?:deals?|discounts?|offers?|promos?|promotions?) for (?:new )?(?:movers|people who (?:just )?move|moving)\b/,
  ],
  [
    'later_price',
    /^(?:so |and |ok )*what happens (?:at|after|when) (?:the )?(?:end of )?(?:the |my )?(?:first )?(?:12 months|year|promo\w*|intro\w*)(?: is over| ends?| period)*$/,
  ],
  [
    'availability',
    /^(?:does|do|can)\b.*\b(?:have|has|offer|sell|provide|do)\b(?: \w+){0,2} (?:internet|service|fiber|wifi) (?:in|at|near|around) \d{5}$/,
  ],
  [
    'cheapest',
    /\b(?:cheapest|least expensive)\b(?: \w+)? that (?:works|fits|is enough|does|would work|will work)\b(?: (?:it|that|for (?:us|me|that|all of us|everyone)))*$/,
  ],
  [
    'find_plans',
    /^(?:i |we )?(?:just |really )?(?:want|need|am looking for|are looking for|looking for|would like)(?: to (?:get|have))? (?:fiber|cable internet|5g|dsl|satellite internet)(?: internet| service| wifi| plans?)?$/,
  ],
  ['not_compared', /\b(?:unlimited|mobile|portable|sell|buy|have|any) (?:\w+ )?hot ?spots?\b/],
  [
    'price_lock',
    /\bprices? (?:go|goes|going|change|changes|rise|raise\w*|increase)\b.*\b(?:during|middle of|while (?:i am )?in|within) (?:my |the |a )?(?:contract|term|agreement)\b/,
  ],
  ['autopay', /\b(?:discount|off|save|cheaper|less)\b.*\bauto ?pay\b/],
  [
    'provider_support',
    /\b(?:internet|wifi|service|tv) (?:was|is|got|has been|been) (?:cut|shut|turned) off\b|\b(?:cut|shut|turned) off my (?:internet|wifi|service|tv)\b/,
  ],
  ['bundle', /^(?=.*\bcheap\w*\b).*\b(?:tv and (?:internet|wifi)|(?:internet|wifi) and tv)\b/],
  [
    'equipment',
    /\b(?:modem|router)s?\b.*\b(?:works?|compatible|usable)\b.*\b(?:with|on|for)\b|\bno (?:equipment|router|modem) (?:fees?|rental|charges?)$/,
  ],
  [
    'cheapest',
    /^how (?:do|can|could) (?:i|we) (?:get|find) (?:a )?(?:cheap|cheaper|less expensive|lower cost) (?:internet|wifi|plan|service)$/,
  ],
  ['price_lock', /\bhold (?:a|the|this|that|my) (?:price|rate|deal)\b/],
  ['glossary', /^(?:and |so )*how (?:long|much|bad|big|high) is the (?:delay|lag|latency|ping)$/],
  ['provider_support', /^(?:what is )?(?:the )?(?:phone )?number (?:for|of|to) (?:adt|vivint|directv)$/],
  ['fastest', /^(?:really |very )?fast internet$/],
  ['total_cost', /\b\d{1,2} (?:years?|months?) totals?\b/],
  // `Anything faster than DSL out here`: what is, by whatever line.
  ['fastest', /\b(?:any|some)thing (?:\w+ ){0,2}(?:faster|quicker) than (?:dsl|satellite|cable|5g|fiber)\b/],
  ['self_install', /\bwho (?:installs|sets up|puts in)\b/],
  [
    'catch',
    /^(?:so |and |ok )*what is (?:so )?(?:wrong|bad) (?:with|about) (?!(?:my|our|the|your|this|that|it|me|you)\b)(?:\w+ ?){1,3}$/,
  ],
  [
    'install_visit',
    /\bhow long\b.*\b(?:appointment|visit|technician|installer)\b|\b(?:appointment|visit) (?:take|last)s?\b/,
  ],
  ['self_install', /\b(?:technicians?|installers?|tech) (?:is )?(?:needed|required|necessary)\b/],
  [
    'security_compare',
    /^(?:so |and |ok )*which (?:alarm |security )?(?:kit|alarm|package|system|security system) is (?:the )?best(?: for (?:me|us|a house|a home))?$|^best (?:alarm|security) (?:kit|system|package)s?$/,
  ],
  [
    'contract',
    /\b(?:which|do|does|are|any|what)\b.*\b(?:alarms?|home security|security systems?)\b.*\bcontracts?$/,
  ],
  ['where_sold', /\b(?:what|which) zip ?codes?\b.*\b(?:work|works|serve\w*|have|has|covered|get|gets|are)\b/],
  [
    'find_plans',
    /^(?:and |now |ok |please )*(?:remove|exclude|leave out|hide|filter out) (?!my\b|me\b).*\b(?:lists?|results?|options|selection)\b/,
  ],
  // `We pay 92 for Hughesnet, better options?`
  [
    'good_deal',
    /\bpay\w*\b(?: \w+)? \$?\d+.*\b(?:better|cheaper|other) (?:options?|choices?|providers?|alternatives?)\b/,
  ],
  ['speed_need', /\bdifference between \d{2,4}(?: ?mbps| ?megs?)? and (?:a |an |one |\d )?(?:\d{2,4}|gig)\b/],
  ['speed_need', /^(?:so |and |ok )*how many mbps (?:is|does|do|for)\b/],
  ['upload', /\b(?:is|are) (?:it|that|this|they|those) a?symmetric\w*/],
]
