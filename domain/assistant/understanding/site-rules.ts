import type { Intent } from './intents.ts'

/** As in intent-rules.ts: this site itself, its account and its assistant, and what is told in few words: an outage, a home for the summer. */
export const siteRules: readonly (readonly [Intent, RegExp])[] = [
  ['bot', /^(?:which|what) (?:ai |language )*model are you\b|\bare you (?:chat ?gpt|gpt|claude|gemini)\b/],
  [
    'how_to_order',
    /^(?:ok |yes |great |fine )*(?:she|he|they|we) (?:wants?|takes?|will take) (?:it|that|this)(?: one)?$/,
  ],
  [
    'outage',
    /^(?:help |hi |hey )*(?:my|our|the) (?:internet|wifi|service|connection)(?: at home)? (?:is|was|went|has been|keeps going) (?:completely |totally |all )?(?:out|down|off|dead)(?: again| right now| today| since \w+)?$|^what is wrong with (?:my|our|the) (?:internet|wifi|connection)$/,
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
    'complaint',
    /\b(?:lied|lies|lying|cheated|scammed|misled|tricked) (?:to )?(?:me|us)\b|\bhung up on\b|\b(?:the|your|last|that) (?:guy|rep|agent|lady|salesman|representative)\b.*\b(?:lied|rude|wrong|hung up)\b/,
  ],
  [
    'tv',
    /^(?:does|do|can) (?:\w+ ){1,3}(?:have|has|offer|sell|do|carry|include|come with) (?:cable |live |any )?(?:tv|television|channels)(?: too| also)?$/,
  ],
  [
    'money',
    /\b(?:you|yall) (?:make|earn|get)\b(?: \w+){0,3} (?:most|more|money|paid|commissions?)\b(?: money)?(?: (?:on|from|off|for))?$/,
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
  ['owner', /^about (?:you|us|plainwire|this site)$/],
  ['how_to_order', /^how (?:it|this) works$/],
  ['greeting', /^test(?:ing)?$/],
  ['total_cost', /\b\d{1,2} (?:years?|months?) totals?\b/],
  ['self_install', /\bwho (?:installs|sets up|puts in)\b/],
  [
    'catch',
    /^(?:so |and |ok )*what is (?:so )?(?:wrong|bad) (?:with|about) (?!(?:my|our|the|your|this|that|it|me|you)\b)(?:\w+ ?){1,3}$/,
  ],
  [
    'pause_service',
    /\b(?:vacation|summer|second|beach|lake|winter) (?:home|house|place|cabin|cottage)\b.*\b(?:pay|paying|all year|year round|away|empty)\b/,
  ],
  [
    'install_visit',
    /\bhow long\b.*\b(?:appointment|visit|technician|installer)\b|\b(?:appointment|visit) (?:take|last)s?\b/,
  ],
  ['self_install', /\b(?:technicians?|installers?|tech) (?:is )?(?:needed|required|necessary)\b/],
  [
    'account',
    /\b(?:need|have|must|required) (?:i )?(?:to )?(?:sign|log) ?in\b|\b(?:sign|log) ?in (?:required|needed|first)\b/,
  ],
]
