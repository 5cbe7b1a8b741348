import { choosingRules } from './choosing-rules.ts'
import type { Intent } from './intents.ts'
import { siteRules } from './site-rules.ts'

/** As in intent-rules.ts: faults over time, pauses, paying ahead, and words that other rules would take for something else. */
export const upkeepRules: readonly (readonly [Intent, RegExp])[] = [
  ...siteRules,
  ...choosingRules,
  [
    'callback_slot',
    /\b(?:do|will|can|could) you (?:call|call back|call people)\b(?: \w+){0,3} (?:weekends?|saturdays?|sundays?|evenings?|nights?|holidays?|after \d)\b/,
  ],
  [
    'order_status',
    /\b(?:forgot|forget|not remember|which plan did i|what plan did i)\b(?: \w+){0,4} (?:order\w*|signed up)\b/,
  ],
  [
    'callback_slot',
    /^(?!.*\b(?:not|never|stop|nobody|when|how|will|somebody|someone)\b).*\bcall me(?: please| back| instead)?$/,
  ],
  [
    'negotiate',
    /\b(?:old|same|previous|original|intro\w*|promo\w*) (?:price|rate|deal)\b.*\b(?:back|again)\b/,
  ],
  [
    'tv',
    /^(?:i |we )?(?:just |only )?(?:need|want|looking for) tv\b(?!.*\b(?:internet|wifi|alarm|security)\b)/,
  ],
  ['contract', /\bhow long\b.*\b(?:locked in|tied|stuck|committed)\b(?!.*\b(?:price|rate)\b)/],
  [
    'change_order',
    /\b(?:placed|made|put in|have|got|sent) (?:an?|my|the|one) order\b.*\b(?:change|update|fix|correct|edit)\b|\b(?:i|we) (?:just |already )?ordered\b.*\b(?:moving|move|moved|different|wrong|changed|instead)\b/,
  ],
  ['money', /\b(?:who|which|what|isps?|providers?|they|compan(?:y|ies))\b.*\bpays? you\b/],
  [
    'good_deal',
    /^(?!.*\b(?:fees?|install\w*|mbps|megs?|mb|ping|ms|latency|deposit|activation|upload|jumped|rose|doubled|increased|raised|went (?:up|from))\b).*\b\d{2,3}\b.*\b(?:is|was) (?:that|this|it) (?:a )?(?:good|fair|ok|okay|high|too (?:much|high)|normal|reasonable)(?: (?:deal|price|one))?$/,
  ],
  [
    'cord_cutting',
    /\b(?:get rid of|drop|ditch|cancel|dump|cut|quit) (?:my |our |the )?cable(?! (?:internet|provider|company))\b/,
  ],
  [
    'security_needs',
    /\b(?:alarms?|adt|vivint|simplisafe|ring|security)\b.*\b(?:need|have to have|require|without)\b(?: \w+){0,2} (?:wifi|internet)\b/,
  ],
  ['upload', /^(?!.*\b(?:have|got|getting|has)\b).*\b\d{2,4} ?(?:mbps |megs? |mb )?up(?:loads?)?\b(?! to)/],
  [
    'callback_slot',
    /^(?:(?:my|number|cell|phone|is|at|it is|call me at|call) )*(?:1 )?(?:\d{3} \d{3} \d{4}|\d{10})$/,
  ],
  ['cancel_order', /\b(?:cancel|back out)\b.*\bchange my mind\b/],
  ['discounts', /\b(?:get|gets|any|some|have) (?:\w+ )?(?:money|dollars|percent) off\b/],
  [
    'provider_support',
    /\b(?:alarms?|adt|vivint|panel|keypad|sensors?|cameras?|directv|receiver)\b.*\b(?:beep\w*|chirp\w*|low battery|false alarms?|error|frozen|no signal|will not (?:arm|turn|connect|stop))\b/,
  ],
  [
    'order_status',
    /\b(?:put in|put|placed|made|submitted)\b(?: \w+){0,2} order\b(?: \w+){0,2} (?:in|already|yesterday|today|earlier|last|on|with|a|two|2|3|for)\b|\border\b.*\b(?:yesterday|last (?:week|night|month)|days ago|weeks ago)\b/,
  ],
  ['speed_need', /\b(?:only|just) need (?:the )?(?:internet|wifi) (?:for|to run)\b(?! (?:a |the |few |\d))/],
  ['speed_need', /\bhow (?:much|fast|fast of|fast an)(?: of)?(?: an?)? internet\b.*\bneed\b/],
  ['upload', /\bupload\w*(?: speeds?)?(?: of| at least| around| about)* \d{2,4}\b/],
  [
    'termination',
    /\b(?:in|under|have|got|on)(?: \w+){0,4} contract\b.*\b(?:till|until|ends?|expires?|through|for another|left|runs?)\b|\b(?:years?|months?) (?:left )?(?:left|remaining) (?:on|in|of) (?:my|our|the) contract\b/,
  ],
  [
    'equipment',
    /\b(?:bought|own|have|got|use)\b.*\b(?:netgear|nighthawk|orbi|eero|asus|tp ?link|arris|motorola|linksys|unifi|ubiquiti)\b/,
  ],
  [
    'discounts',
    /^(?:and |so |ok |but )*(?:what about|how about|any|is there|are there|got|do (?:i|you|they) (?:get|have|give|offer)|can i get) (?:a |any |some |other )?discounts?\b/,
  ],
  [
    'order_status',
    /^(?:(?:my|the|its|it is|here is) )*(?:ref\w*|confirmation|order)(?: number| no| is| code)* (?:[a-z]{1,4} ?\d{3,}|\d{6,})$/,
  ],
  [
    'power_cut',
    /^(?!.*\b(?:alarms?|security|cameras?|adt|vivint|simplisafe|ring)\b).*\b(?:power|electricity|lights?) (?:\w+ )?(?:goes|go|is|are|went) out\b|^(?!.*\b(?:alarms?|security|cameras?|adt|vivint)\b).*\b(?:power outages?|blackouts?|lose power|battery backups?|without (?:power|electricity))\b/,
  ],
  [
    'pause_service',
    /\b(?:pause|pausing|suspend|suspending|vacation (?:hold|mode)|seasonal|snowbirds?)\b|\bput (?:\w+ )?(?:internet|service|account|it) on hold\b/,
  ],
  [
    'pay_ahead',
    /\b(?:pay\w*|prepay\w*|bill\w*)\b(?: \w+){0,5} (?:yearly|annually|annual|in advance|ahead|a year up ?front|(?:whole|full|entire) year)\b|\b(?:yearly|annual) (?:payments?|billing|plans?)\b|\bprepay\b/,
  ],
  [
    'reliability',
    /^(?!.*\b(?:you|your|this site|data|map)\b).*\b(?:reliab\w+|dependab\w+|uptime)\b|^(?!.*\b(?:right now|today|my|our)\b).*\b(?:go(?:es)?|going|cuts?|drops?) (?:out|down|off)? ?(?:a lot|often|all the time|much)\b/,
  ],
  [
    'usual_price',
    /^(?!.*\b(?:tv|cable|streaming|alarms?|security)\b).*\b(?:average|usual|normal|typical) (?:\w+ )?(?:internet |wifi )?(?:bills?|price|cost)\b|\b(?:people|most people|everyone|others) (?:\w+ )?pay\b|\bon average\b|\bhow much (?:does|is) internet (?:usually|normally|typically)\b/,
  ],
  [
    'two_services',
    /\b(?:two|2|both|second) (?:\w+ )?(?:providers?|internets?|internet (?:services?|companies|providers?|lines?)|companies)\b(?=.*\b(?:same|one|at once|address|house|home|backup|together)\b)|\bbackup internet\b/,
  ],
  [
    'self_install',
    /\b(?:need|require|have to (?:have|get)|do they send|is there)\b(?: \w+){0,2} (?:technicians?|tech|installers?|professional install\w*)\b(?!.*\b(?:late|show|came|come)\b)/,
  ],
  [
    'callback_wait',
    /\b(?:long|what) is the wait\b|\bwait\b(?: \w+){0,3} (?:for|until) (?:the|a|my|your) (?:call|callback|phone call)\b/,
  ],
  [
    'speed_need',
    /^(?:and |so |what about |how about |is it |good |internet |for |from |my |a |the )*home office$/,
  ],
  ['reviews', /\bwhat (?:do|are|did) (?:people|customers|others|users)\b(?: \w+)? (?:say|saying|think)\b/],
  ['payment', /\bwhen (?:do|will|would|am|are) (?:i|we) (?:get |be |have to )?(?:billed|charged|pay)\b/],
  [
    'data_use',
    /\b\d+ ?(?:tb|terabytes?|gb|gigabytes?)\b.*\b(?:enough|plenty|last)\b|\b(?:enough|plenty|last)\b.*\b\d+ ?(?:tb|terabytes?|gb|gigabytes?)\b/,
  ],
  [
    'two_services',
    /\b(?:people|persons|of us|roommates)\b.*\b(?:different|own|separate) (?:internets?|internet (?:providers?|plans?)|providers?)\b/,
  ],
  ['negotiate', /\bhow (?:do i|can i|to) (?:get|make)\b(?: \w+){1,4} cheaper\b/],
  ['payment', /\bpayment plans?\b|\bin ?stall?ments?\b|\bfinanc(?:e|ing)\b/],
  [
    'best',
    /^(?:what is |the |your |any |show me |give me )*best (?:deals?|offers?|prices?|plans?)(?: right now| now| today| you have| available| out there)*$/,
  ],
  [
    'price_lock',
    /\b(?:no|without|never|zero) (?:any )?(?:price|rate) (?:increases?|hikes?|jumps?|changes?|raises?)\b/,
  ],
  [
    'speed_need',
    /\b(?:internet|speed|wifi|mbps)\b(?: \w+){0,4} (?:needs?|for)\b(?: \w+){0,3} (?:cameras?|cams?|doorbells?)\b/,
  ],
  ['email_instead', /\bdeaf\b|\bhard of hearing\b|\bcan not hear\b/],
  ['callback_wait', /\b(?:filled|sent|submitted)(?: \w+){0,3} (?:form|request)\b/],
  ['switching', /\bcontract\b(?: \w+){0,4} (?:ends?|expires?|is up)\b.*\b(?:wait|switch|should|now)\b/],
  ['install_time', /\b(?:fastest|soonest|quickest)\b.*\b(?:set up|install\w*|hooked up|connected)\b/],
  [
    'change_order',
    /^(?:so |and |ok )*(?:how (?:do|can) i |can i |i need to )?(?:change|update|correct) my (?:phone )?number$/,
  ],
  [
    'money',
    /\b(?:do|does) (?:you|this site)\b.*\bcharge\b.*\b(?:fees?|me|us|people|customers)\b|\bfees?\b.*\bfor (?:your|this) (?:service|help|site)\b/,
  ],
  ['usual_price', /\b(?:reasonable|typical|normal|good|realistic) budget\b/],
  [
    'callback_slot',
    /^(?!.*\b(?:not|never|stop|did|why|who|nobody)\b).*\bcall (?:my|our|his|her) (?:cell|phone|mobile|wife|husband|house|home|mom|dad)\b/,
  ],
  ['price_lock', /\b(?:static|fixed|stable|flat|guaranteed) (?:price|rate|bill)\b/],
  ['change_order', /\b(?:signed up|ordered)\b.*\b(?:upgrade|downgrade|change|switch) (?:to|my|it|the)\b/],
  ['provider_support', /\b(?:see|view|find|look at) (?:my|our) bills?\b/],
  [
    'speed_need',
    /^(?:is |are |compare |what is |which is |better |the |difference |between )*\d{2,4} ?(?:mbps|megs?|mb)? (?:vs|versus|or|and) \d{2,4} ?(?:mbps|megs?|mb)?$/,
  ],
  ['reliability', /\b(?:does|do|will|would) (?:it|they|that) slow down\b(?!.*\b(?:data|cap|limit|gb)\b)/],
  ['cord_cutting', /\bcable (?:tv )?bill\b.*\b(?:cut|lower|insane|crazy|too (?:high|much))\b/],
  ['change_order', /\bwrong (?:zip|address|name|email|phone|number|date|plan)\b.*\b(?:my|the|our) order\b/],
  [
    'provider_support',
    /\bwho (?:do|should|can|would) (?:i|we) (?:call|contact|ask)\b.*\b(?:breaks?|broken|stops?|goes|dies?|(?:is|are) (?:out|down))\b/,
  ],
  ['cord_cutting', /\bpay\w*\b.*\bcable tv\b.*\b(?:options|alternatives|instead|else|cheaper)\b/],
  [
    'cheapest',
    /\b(?:want|need|looking|find|get|any)\b.*\b(?:plan|internet|wifi|something|anything|one)\b.*\bnot (?:cost|be)(?: \w+)? (?:much|lot|fortune|ton|expensive)\b/,
  ],
  [
    'cheapest',
    /\bcable\b.*\b(?:just (?:the )?internet\b.*\bhow much|internet (?:alone|by itself|on its own))\b/,
  ],
  ['money', /\b(?:are|is) (?:you|this site|this)\b(?: \w+)? paid (?:by|from|to)\b/],
  [
    'cord_cutting',
    /\b(?:price|cost|costs|much|pay)\b.*\b(?:streaming only|only streaming|just stream(?:ing)?)\b/,
  ],
  ['fastest', /^(?:so |and |ok )*what is faster (?:at|in|around|near|for)\b/],
  ['cheapest', /^(?:sort(?:ed)? |list(?:ed)? )(?:them |those |it )?by (?:price|cost)$/],
  [
    'usual_price',
    /^(?:so |and |hi |hello )*how much (?:is|does|for) (?:the |your )?(?:internet|wifi)(?: cost)?(?: (?:a|per) month)?$/,
  ],
  [
    'reviews',
    /\b4\.3\b|\b4 3\b|\breviews?\b.*\b(?:work|here|from|real)\b|\bstars?\b.*\b(?:from|rating|mean)\b/,
  ],
  ['find_plans', /^(?:home |just |only )*(?:internet|wifi)(?: please| service)?$/],
  ['wifi_trouble', /\b(?:internet|wifi|it|everything|video) (?:keeps|is always|is) buffer\w*/],
  ['glossary', /\b(?:why|what)\b.*\b(?:say|says|said|price\w*|total\w*)\b.*\bat least\b(?! \d{1,2}\b)/],
  ['discounts', /\b(?:months?|weeks?) (?:for )?free\b|\bfree months?\b/],
  ['order_status', /\bpw [a-z0-9]{4} [a-z0-9]{4}\b/],
  ['cancel_order', /\bcancel (?:everything|all of (?:it|them)|it all)\b/],
  ['equipment', /\b(?:is|are|does|do)\b.*\bwifi (?:is )?(?:included|extra|free|come)\b/],
  [
    'switching',
    /^(?=.*\b(?:owe|owed|charge|charged|bill|billed)\b)(?=.*\b(?:still|after|return\w*|sent|send|old|back|cancel\w*|switch\w*|left|never|lost|already|owe|owed)\b).*\b(?:router|modem|equipment|box)\b|\b(?:return|sent|send)(?:ed|ing)? (?:back )?(?:the |my |their )?(?:router|modem|equipment|box)\b/,
  ],
  ['equipment', /\brouters?\b.*\b(?:supports?|handles?|can handle|fast enough|keep up|good enough)\b/],
  [
    'wifi_trouble',
    /\b(?:zoom|netflix|youtube|video\w*|stream\w*|games?)\b.*\b(?:freez\w*|buffer\w*|stutter\w*|glitch\w*|choppy|pixelat\w*)\b/,
  ],
  [
    'order_status',
    /\b(?:not|no|never|lost|deleted|can not find)\b(?: \w+){0,4} (?:that|the|my|any|a) (?:link|confirmation|order number|reference)\b/,
  ],
  [
    'order_status',
    /\b(?:resend|send)\b(?: \w+){0,3} (?:confirmation|receipt|order email)\b(?!.*\binstead\b)/,
  ],
  ['order_status', /\btrack\b(?: \w+){0,2} (?:installation|install|appointment|delivery)\b/],
  [
    'security',
    /\b(?:home security|alarms?)\b.*\bcameras?\b.*\b(?:under|below|less than|for) \d|\bcameras?\b.*\b(?:under|below|less than) \d/,
  ],
  [
    'switching',
    /\bswitching\b.*\b(?:long|hard|difficult|easy|hassle)\b|\boverlap\w*\b|\bhate my (?:internet|provider)\b/,
  ],
  ['security', /\bvivint custom\b|\bcustom (?:plan|package)\b.*\bvivint\b/],
  ['tv', /\b(?:nba|nhl|mlb|ncaa) (?:package|games|league pass)\b/],
  [
    'data_date',
    /\bwho checks (?:your|the) (?:data|prices)\b|\bhow do you check (?:your|the) (?:data|prices)\b/,
  ],
  [
    'phone',
    /\b(?:have|is there|what is|give me|got)\b(?: \w+){0,3} (?:phone|telephone|toll free|800|customer service|sales) number\b(?!.*\b(?:prov|my|keep)\b)(?=.*\b(?:you|your|call|order)\b)|\bnumber (?:i |we |to )(?:can )?call\b(?: \w+){0,3} (?:order|you|sign up|talk)\b|\btalk\b(?: \w+){0,3} on the phone\b|\bcall (?:you|somebody|someone) (?:now|right now)\b/,
  ],
  ['termination', /\bcancel\w* (?:fee|charge|penalty)\b/],
  [
    'find_plans',
    /^(?:i |we )?(?:need|want|would like|looking for)(?: at least| about| around)? \d{2,4} ?(?:mbps|megs?|mb)$/,
  ],
  [
    'money',
    /\bcosts?\b.*\b(?:to use|using) (?:your|this|the) (?:site|website|service|chat)\b|\b(?:is|are) (?:this|your|the) (?:site|website|service|chat|you) free\b/,
  ],
  // Five digits are a ZIP code; the numbers of orders are longer.
  ['availability', /^(?:(?:i )?(?:want|would like|need) to )?order(?: in| at| for| to| zip)? \d{5}$/],
]
