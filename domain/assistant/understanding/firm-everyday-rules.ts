import type { Intent } from './intents.ts'

/** As in firm-rules.ts: on homes and people as they are, on what is theirs already, and on this site. */
export const firmEverydayRules: readonly (readonly [Intent, RegExp])[] = [
  // `Do y'all do security cameras`.
  [
    'security',
    /^(?:hi |hey |so |and |ok )*(?:do|does) (?:you|yall|u|you all|you guys|plainwire|this site) (?:guys )?(?:also |even |still )?(?:do|have|sell|offer|carry) (?:home )?(?:security|alarms?)(?: (?:cameras?|systems?|too))*$/,
  ],
  ['keep_email', /\bkeep (?:my|our|the) (?:\w+ )?e ?mail(?: address)?\b/],
  [
    'install_time',
    /\bhow long (?:does|will|would) it (?:usually |normally |typically )?take (?:you |them )?to (?:get|have) (?:\w+ )?(?:internet|wifi|fiber|service|it|hooked|connected|set up)\b/,
  ],
  // `What Netflix costs` is its own; `I want YouTube TV, how much with internet`.
  [
    'other_streaming',
    /\b(?:i want|i will take|we want) (?:youtube ?tv|hulu|sling|philo|fubo)\b(?!.*\b(?:work|fast|speed|mbps|enough|have|has)\b)|\bwhich (?:streaming )?(?:app|service)s? (?:has|have|carries|shows)\b/,
  ],
  ['cord_cutting', /\bstreaming instead of (?:directv|cable|the dish|satellite|tv)\b/],
  [
    'speed_need',
    /\b(?:do|would|will) (?:i|we) (?:really |actually )?need (?:the |a )?\d{3,4}\b.*\bor\b.*\b\d{3,4}\b/,
  ],
  // `How much is the 5G one`: what is sold of that kind.
  [
    'cheapest',
    /^(?:so |and |ok |but )*(?:how much is|what does|what about|what is) the (?:5g|fiber|cable|satellite|dsl) (?:one|plan|option)(?: cost)?(?: then| there)?$/,
  ],
  [
    'certainty',
    /\b(?:building|apartment|complex|house|address|street)\b.*\bhow (?:do|can|would|could) (?:i|we) (?:check|find out|know|tell|make sure)$/,
  ],
  [
    'equipment',
    /\b(?:skip|avoid|decline|get out of|not pay|opt out of|drop)\b(?: \w+){0,2} (?:wi ?fi|router|modem|equipment|gateway)(?: (?:fee|charge|rental|rent))?\b|\bsave\b.*\b(?:my own|own (?:router|modem))\b|\b(?:wi ?fi|router|modem) rental\b.*\b(?:a month|a year|per)\b/,
  ],
  // `Can I take Ring with me when I move`.
  [
    'alarm_moves',
    /\b(?:take|bring|move) (?:my |the |our )?(?:ring|simplisafe|wyze|blink|cove|alarm)\b.*\b(?:with me|move|moving|new)\b/,
  ],
  [
    'how_to_order',
    /^(?:so |and |ok |k )*how (?:do|can) (?:i|we) (?:order|get|buy) the \d{2,3}(?: \d\d)? (?:dollar |a month )?(?:one|plan|package)$/,
  ],
  ['will_you_call', /\bhow many (?:phone )?calls (?:will|do|would|am|are) (?:i|we)\b/],
  // `Is it fiber or the old phone line`, of what was spoken of.
  [
    'technology',
    /^(?:so |and |ok |but )*is (?:it|that|this|that one) (?:really )?(?:fiber|cable|dsl) or (?:the |an |just )?(?:old )?(?:\w+ ){0,2}(?:dsl|copper|cable|fiber|phone line)(?: dsl)?$/,
  ],
  [
    'renting',
    /\blandlords?\b(?: \w+){0,2} (?:permission|approval|okay|ok|consent)\b|\b(?:permission|approval|okay|consent) (?:from|of) (?:my |the |our )?landlord\b/,
  ],
  [
    'own_choice',
    /\b(?:condo|apartment|building|hoa|association|floor)\b.*\bcan (?:they|he|she|it|the \w+) (?:refuse|say no|stop (?:me|us|it)|block (?:me|us|it)|forbid)\b/,
  ],
  [
    'install_visit',
    /\b(?:will|do|does|is|are) (?:somebody|someone|a (?:guy|tech\w*|person|man)|they|the (?:technician|installer)) (?:have to |need to |needs to |going to |gonna )?(?:come|coming)\b.*\b(?:install|hook|set ?up|out|inside)\b/,
  ],
  [
    'security_needs',
    /\b(?:my own|own(?! (?:the|these|those|all)\b)|my|existing|already have) (?:\w+ )?cameras?\b.*\b(?:adt|vivint)\b|\b(?:adt|vivint)\b.*\b(?:my own|existing|already own|already have) (?:\w+ )?cameras?\b/,
  ],
  [
    'package_contents',
    /\bwhat (?:do|would|will) (?:i|we|you) get (?:with|in|from|for) (?:the |a |an )?(?:adt|vivint)\b|\bwhat (?:comes|is included|is) (?:with|in) (?:the |a )?(?:adt|vivint) (?:basic|secure|essentials|complete)\b/,
  ],
  // `My house was broken into, how fast can someone come`: an alarm and its installer, and no line.
  [
    'alarm_response',
    /\b(?:broken into|break ?in|burglar\w*|robbed|burgled|home invasion)\b.*\b(?:police|cops|someone|somebody|respond\w*)\b/,
  ],
  [
    'payment',
    /\b(?:take|accept|pay (?:with|by|in))\b(?: \w+){0,3} (?:cash|checks?|pre ?paid (?:debit |visa )?cards?|paypal|venmo|money orders?)\b/,
  ],
  // Who has died, and whose account goes on.
  [
    'provider_support',
    /^(?!.*\b(?:order|buy|sign up|contract|agreement|rest)\b)(?=.*\b(?:passed(?: away)?|died|deceased|death)\b).*\b(?:account|name|service|bill|internet|prov)\b/,
  ],
  // `My roommate took the router, it was theirs`.
  [
    'provider_support',
    /\b(?:took|stole|lost|threw (?:out|away)|broke|kept|has) (?:the|our|my|their|his|her) (?:router|modem|gateway|box)\b(?!.*\b(?:which|what should i buy|buy)\b)/,
  ],
  [
    'who_owns_whom',
    /\b(?:difference between|same (?:thing|company|people|place) as|part of|related to|used to be)\b.*\b(?:windstream|kinetic|quantum|lumen|brightspeed)\b|\b(?:windstream|kinetic|quantum|lumen|brightspeed)\b.*\b(?:same (?:thing|company|people|place)|part of|related to|used to be|difference between)\b/,
  ],
  // `What would anybody do with 5 gig`.
  [
    'speed_need',
    /\bwhat (?:would|could|does|do) (?:i|we|you|anyone|anybody|somebody|someone|people|a person)(?: even| ever| really)? (?:do with|need|use|want) (?:\d|so much|that much|all that)/,
  ],
  [
    'camera_recording',
    /\brecord\w*\b.*\b(?:stop|without|dont|not|quit|cancel\w*) (?:pay\w*|the monthly|monitoring|a subscription|the subscription)\b/,
  ],
  ['reliability', /\bwhat(?:ever)? (?:one |kind |internet )?(?:goes|is) (?:down|out) the (?:least|fewest)\b/],
  [
    'wifi_trouble',
    /\b(?:other end|far end|opposite (?:end|side)|other side|far (?:away )?from) (?:of )?(?:the |my |our )?(?:house|home|router|apartment|modem)\b(?!.*\b(?:shop|barn|garage|shed|cabin|building|adt|vivint|alarm)\b)/,
  ],
  [
    'install_visit',
    /^(?!.*\b(?:alarm|adt|vivint|call me|call us)\b).*\b(?:sundays?|saturdays?|weekends?)\b(?: \w+){0,3} (?:install\w*|appointments?|set ?up|hook ?up)\b|\b(?:install\w*|appointments?|hook ?up)\b(?: \w+){0,3} (?:on )?(?:an? )?(?:sundays?|saturdays?|weekends?)\b/,
  ],
  [
    'price_differs',
    /\bcharge[sd]? (?:me|us) (?:something |anything |a )?(?:different|other|more|higher|extra)(?: price| amount)? (?:than|from|to) (?:what )?(?:you|it|u|this|the (?:site|page))\b/,
  ],
  // `No address until the county gives us one`.
  [
    'new_address',
    /^(?!.*\d{5}).*\b(?:no|not have an?|without an?|no real) (?:street |house |mail(?:ing)? |postal |physical )?(?:address|street number|house number)\b(?! (?:needed|required|on (?:file|the)))/,
  ],
  [
    'ethernet',
    /\b(?:builder|electrician|contractor|walls? (?:are|is) (?:still )?open|building a (?:house|home))\b.*\b(?:wire|wires|wiring|cable|cables|run|ethernet|conduit)\b/,
  ],
  [
    'pause_service',
    /^(?:and |so |ok |but )*(?:can|could|may) (?:i|we|you) (?:just )?(?:turn|switch|shut) (?:it|the service|the internet|that|this) off (?:when|while|for|in|during)\b/,
  ],
  [
    'switching',
    /^(?:and |so |ok |but )*(?:do|should|can|must|would) (?:i|we) (?:have to |need to )?(?:bring|take) (?:my|the|our|their) (?:modem|router|box|equipment|gateway)(?: \w+)? (?:with (?:me|us)|along|to the new \w+)\b/,
  ],
  [
    'price_before_call',
    /^(?:and |so |ok |but )*(?:will|would|is|does) (?:the|that|this|your|those) (?:price|deal|offer|rate)s? (?:still )?(?:be |stay |hold |good |there |last |available )+(?:tomorrow|later|next week|tonight|monday|in (?:a|\w+) (?:day|days|week|weeks))?/,
  ],
  // `She won't give up the phone number`, of a landline.
  [
    'keep_email',
    /\b(?:wont|will not|not|never|refuses? to|does not want to) (?:give up|lose|change|part with) (?:the|her|his|their|my|our|that) (?:home |house |old )?(?:phone )?number\b/,
  ],
  // `Why is my brother paying 30 and I pay 65 for the same`.
  [
    'price_by_place',
    /\bwhy\b.*\b(?:brother|sister|neighbou?r|friend|mom|dad|son|daughter|cousin|coworker|buddy|guy|they|he|she)\b.*\bpay(?:s|ing)?\b.*\b(?:i|we) (?:am |are )?pay(?:ing)?\b/,
  ],
  [
    'what_fcc',
    /^(?:so |and )?how (?:accurate|good|reliable|right) (?:is|are) (?:the|your|this|that) (?:fcc )?(?:maps?|data)(?: you use)?$/,
  ],
  [
    'cancel_order',
    /\bordered\b.*\bchanged (?:my|our) minds?\b|\bchanged (?:my|our) minds?\b.*\border(?:ed)?\b/,
  ],
  ['ip_address', /\bnat type\b|\b(?:strict|moderate) nat\b|\bdouble nat\b/],
  // `Leaving the army in June, what about my internet contract`: the law for who serves is told, too.
  ['contract', /\b(?:army|navy|marines?|air force|coast guard|military|deploy\w*|pcs\w*)\b.*\bcontracts?\b/],
  [
    'change_order',
    /^(?:so |and |ok |but )*(?:can|could|may) (?:i|we) (?:still )?(?:change|edit|fix|switch) (?:my|the|our|an?) order\b/,
  ],
  // `What if I pick a plan and it turns out it's not at my house`.
  [
    'certainty',
    /\b(?:turns? out|what if|find out)\b.*\b(?:not|isnt|cant|cannot)(?: \w+){0,3} (?:at|for|to|in) (?:my|our) (?:house|home|address|place|apartment)\b(?!.*\b(?:cancel|refund|money back)\b)/,
  ],
  [
    'not_compared',
    /\bfull ?time (?:rv|rvers?|travel\w*|van ?life\w*)\b|\b(?:rv|van ?life|motorhome) (?:people|couple|family|life|living|full ?time)\b/,
  ],
  [
    'data_cap',
    /\b(?:still|really|even) (?:have|has|got|do|does) (?:that|the|a|an|their|its) (?:\S+ ){0,3}(?:cap|data limit|limit)\b|\b\d+(?: \d+)? ?(?:tb|gb|terabytes?) (?:cap|limit)\b.*\b(?:still|drop\w*|gone|anymore|remove\w*)\b/,
  ],
  [
    'self_install',
    /\bhow (?:do|can|would|should) (?:i|we) (?:hook|set|plug|put|connect)(?: up)? (?:the|my|our|a|this|their) (?:new )?(?:modem|router|gateway|box|kit)\b/,
  ],
  ['span_total', /\bprice over time\b.*\bmean\b|\bmean\b.*\bprice over time\b/],
  ['tv', /\b(?:nfl )?sunday ticket\b/],
  [
    'later_price',
    /\bhow much (?:is|does|will|would|do)\b.*\bafter (?:the )?(?:promo\w*|intro\w*|deal|first year|year one)\b/,
  ],
  // `We work from home in 75078, what do we even have for internet there`.
  [
    'availability',
    /^(?=.*\b\d{5}\b).*\bwhat (?:do|can|could) (?:we|i|they|you) (?:even |actually |really )?(?:have|get|got) (?:for|as) (?:internet|wifi)\b/,
  ],
  // Cameras as what the line has to carry.
  ['speed_need', /\b(?:internet|wifi|speed)\b(?: \w+){0,3} \d{1,2} (?:\w+ )?cameras\b/],
  [
    'bundle',
    /^(?=.*\binternet\b)(?=.*\b(?:alarm|security|tv)\b).*\bbundles?\b(?!.*\b(?:save|cheaper|worth|discount)\b)/,
  ],
  [
    'price_elsewhere',
    /\b(?:\S+ ?com|(?:their|its|the provs?|the company) (?:own )?(?:site|website|page)) (?:says?|shows?|has|lists?) (?:a )?(?:different|lower|less|cheaper|otherwise|another|something else|\d{2,3}\b)/,
  ],
  ['who_owns_whom', /\bcharter\b(?: \w+){0,2} (?:the )?same\b|\bsame\b.*\bcharter\b/],
  [
    'technology',
    /^(?:so |and |ok )*what (?:does|is|do) (?:a |the )?(?:5g|fiber|cable|dsl|satellite)(?: home)? internet(?: (?:even|actually))? (?:mean|exactly)\b/,
  ],
  ['speed_need', /\b\d{1,2} gigs? (?:vs|versus|or) (?:a )?\d{1,2} gigs?\b/],
  ['equipment', /\bmesh\b(?: \w+){0,2} (?:included|comes? with|free|extra)\b/],
  ['credit_check', /\b(?:need|order|sign up|require\w*)\b.*\b(?:ssn|social security)(?: number)?$/],
  [
    'callback_wait',
    /^(?:so |and |ok )*(?:what|which) (?:time|times|hours?) (?:do|will|would) (?:you|they|your \w+|the \w+|somebody|someone)(?: guys)? (?:usually |normally )?call\b/,
  ],
  [
    'gaming',
    /\b(?:latency|ping)\b(?: \w+){0,2} (?:on|of|for|with|like on) (?:starlink|viasat|hughesnet|t mobile|tmobile|spectrum|xfinity|cox|verizon|frontier|att|at t|metronet|optimum|kinetic|google fiber)\b/,
  ],
  [
    'new_address',
    /\baddress\b.*\b(?:said|says|shows?|showed|got|gives?|gave)(?: me)? no (?:results?|providers?|internet|plans?|service)\b/,
  ],
  // `No, I mean best, not cheapest`.
  [
    'best',
    /^(?:(?:no|nope|i|mean|meant|said|the|just|show|me|ok|but) )*best,? (?:and )?not (?:the )?cheapest(?: one)?$/,
  ],
]
