import type { Intent } from './intents.ts'

/** As in firm-rules.ts: on plans and what they cost, lines, visits, TV and alarms. */
export const firmLineRules: readonly (readonly [Intent, RegExp])[] = [
  [
    'speed_test',
    /^what (?:\w+ )?speeds? (?:do (?:i|we) have|am i getting|are we getting|have i got)(?: \w+){0,2}$/,
  ],
  // `What about without the router? I have my own eero.`
  [
    'equipment',
    /\bwithout (?:renting )?(?:the|their|your) (?:router|modem|gateway|box|equipment)\b.*\bmy own\b|^(?:i|we) (?:have|got) (?:my|our) own (?:eero|orbi|router|modem|mesh|netgear|asus)$/,
  ],
  [
    'tv',
    /^(?:and |so |ok |but )*(?:can|could) (?:i|we|you) (?:get|have|watch|do) (?:it|that|this) without (?:a |the |any )(?:satellite )?dish$/,
  ],
  // `Wait, is Frontier even there`: no waiting list.
  [
    'availability',
    /^(?:wait|hold on|hang on|hmm|ok|but|so)(?: (?:wait|but|so))* (?:is|are) (?:\S+ ){1,3}(?:even |really |actually )(?:there|here|available|sold there|in my area)$/,
  ],
  // `Can I cancel ADT anytime`.
  [
    'alarm_contract',
    /^(?:and |so |ok )*(?:can|could|may) (?:i|we|you) (?:just )?(?:cancel|quit|leave|drop) (?:adt|vivint|the alarm|the monitoring)(?: (?:any ?time|whenever|when i want|at any time|early|later))*$/,
  ],
  [
    'doorbell',
    /^(?:and |so |ok )*(?:does|do|has|have) (?:adt|vivint|they|either)(?: of them)? (?:have|has|sell|offer|come with|include) (?:an? |any |the |video )*doorbells?(?: cameras?)?(?: too)?$/,
  ],
  // `No, the absolute cheapest, I don't care about speed`.
  ['cheapest', /\b(?:absolute|very|bare|dead|rock bottom|single) cheapest\b/],
  // `I still want a house phone`.
  [
    'not_compared',
    /^(?!.*\b(?:number|not give|wont give|give up|part with)\b).*\b(?:want|need|keep|get|have|add) (?:a |my |the |our |his |her )?(?:house|home) phone\b/,
  ],
  // `It says up to 5 gig, but with my address 25 Mbps`.
  [
    'price_by_place',
    /\b(?:says?|said|shows?|advertis\w+)\b.*\b\d+ ?(?:gig|gb|mbps|megs?)\w*\b.*\b(?:when|but|with|once)\b.*\b(?:my|the|our) (?:address|zip)\b.*\b\d+/,
  ],
  [
    'contract',
    /\b(?:pay as (?:you|i|we) go|pre ?paid(?! (?:\w+ )?cards?)|pay per (?:day|use|gb|month))\b(?!.*\bphone\b)/,
  ],
  [
    'rural',
    /^(?:so |and |well )*(?:i am|we are|its|it is|i live|we live) (?:way |far |kind of |about \d+ (?:miles|minutes) )*(?:out|outside|north|south|east|west)(?: of)? (?:past|beyond|near|by|toward|towards|of) [a-z]+(?: [a-z]+)?$/,
  ],
  [
    'find_plans',
    /^(?:no |i mean |i meant |just |only |like |the )*(?:fiber|cable|5g|dsl)(?: (?:or|and) (?:fiber|cable|5g|dsl))? (?:\w+ )?(?:not|no) (?:the |any )?satellites?\b/,
  ],
  [
    'availability',
    /^(?:so |and |but )*why (?:does|do|did) (?:it|you|this|the page|the site|your site|your page)(?: \w+)? (?:say|show|list|count) (?:\d+|two|three|four|five|six|seven|eight) (?:\w+ )?(?:providers?|companies|options|choices)\b/,
  ],
  [
    'alarm_monitoring',
    /^(?:so |and |ok |but )*(?:(?:do|should|would) (?:i|we) (?:really |even |actually )*(?:need|get|have) (?:a |an |the )?(?:home |house )*(?:alarm|security|alarm system|security system)(?: system)?|(?:is|are) (?:a |an |the )?(?:home |house )*(?:alarms?|security|alarm system|security system)(?: system)? (?:really |even )?worth (?:it|the money))(?: at all| anyway)?$/,
  ],
  [
    'self_install',
    /^(?:so |and |ok |directv )*who (?:sets?|puts?|hooks?) (?:it|that|this|everything|the dish|the box) (?:all )?up\b/,
  ],
  [
    'technology',
    /^(?:so |and |ok )*how is (?:it|that|this) (?:any )?different (?:from|than|to) (?:fiber|cable|5g|satellite|dsl)$/,
  ],
  [
    'bundle',
    /^(?:and |so |ok )*(?:can|could) (?:i|we) (?:get|have|add) (?:(?:tv|television|an alarm|security) with (?:it|that|this)|(?:it|that|this) with (?:internet|wifi|tv))$/,
  ],
  // `I don't know which thing to restart`, `how do I reset my router`, `I unplugged it, how long do I wait`.
  [
    'restart_router',
    /\b(?:which|what|how)\b(?: \w+){0,6} (?:restart|reboot|reset|power cycle)\b(?! (?:my |the )?(?:password|account|order))|\b(?:unplugged|restarted|rebooted) (?:it|the \w+|my \w+)(?: \w+){0,2} how long\b/,
  ],
  [
    'modem_or_router',
    /^(?:so |and |wait )*what is (?:a |the )?(?:modem|router)\b(?! (?:fee|cost|price|rental|charge|included))/,
  ],
  ['security', /\bcheap\w*\b(?: \w+){0,3} with (?:a |an |any )?(?:camera|cameras)\b/],
  ['alert_button', /\b(?:button|pendant)\b.*\b(?:falls?|fell|press|push|emergency)\b/],
  ['other_streaming', /\bstreaming (?:tv )?not (?:the )?(?:directv|dish|satellite)\b/],
  ['later_price', /^(?:\w+ ){0,5}is it \d{2,3}(?: \d\d)? or \d{2,3}(?: \d\d)?$/],
  [
    'total_cost',
    /\b(?:pay|cost|be)\b.*\b(?:total|in all|altogether)\b.*\bif (?:i|we) (?:quit|leave|cancel|stop)\b.*\bafter \d+ months?\b/,
  ],
  [
    'directv_internet',
    /\b(?:satellite|dish|directv)\b.*\b(?:work|works|do)\b.*\b(?:with no|without) internet\b/,
  ],
  ['find_plans', /^(?:we|i) (?:do not|dont) (?:need|want) (?:any |the )?satell?ites?\b/],
  ['tv', /^(?:(?:ok|okay|and|so|also|plus) )+(?:cable )?(?:tv|television)$/],
  ['upload_need', /\b(?:slow\w*|low|bad) uploads?\b.*\b(?:zoom|calls?|work|meetings)\b/],
  [
    'line_secure',
    /^(?=.*\b(?:shared|neighbors?|neighborhood)\b).*\b(?:can|could) (?:they|people|others|anyone|anybody|somebody|someone|neighbors?) see (?:my|what|our)\b/,
  ],
  ['fiber_needed', /\bfiber\b.*\b(?:only way to go|hype|overrated|really necessary)\b/],
  [
    'glossary',
    /^(?:so |and |ok |wait )*what(?: is| does)? \d{2,4} typical(?: mean)?$|\bselect markets?(?: only)?\b.*\bmean\b|\bmean\b.*\bselect markets?\b/,
  ],
  [
    'install_time',
    /\bhow (?:fast|soon|quick\w*) (?:can|could|will|would) (?:they|you|someone|somebody|adt|vivint)(?: guys)? (?:come|put|get|be|install|set|hook)\b/,
  ],
  ['tv', /\bwhat is in (?:the )?(?:entertainment|choice|ultimate|premier)\b/],
  [
    'install_visit',
    /\b(?:two|2|three|3|different|separate) (?:guys|people|visits|technicians|techs|appointments|installers?)\b.*\b(?:come|install|out)\b/,
  ],
  ['why_rises', /\bwhy is it \d{2,3}(?: \d\d)? (?:after|later|then|in month)\b/],
  // `Starlink 120, dang, why so much`.
  [
    'satellite_price',
    /\b(?:starlink|viasat|hughesnet)\b.*\bwhy (?:is it |are they |so )*(?:so )?(?:much|expensive|high|dear)\b/,
  ],
  [
    'contract',
    /\b(?:switch|leave|quit|cancel) (?:again )?after (?:the )?(?:12|first 12|twelve|24) months?\b(?!.*\b(?:total|pay|cost|fee)\b)/,
  ],
  [
    'more_options',
    /^(?:ok |and |so )*show me the (?:other|rest|remaining)(?: of them| ones)?(?: \d+)?(?: plans| options)?$/,
  ],
  [
    'reliability',
    /\b(?:can not|cannot|must not|never) (?:ever )?(?:drop|go (?:out|down)|cut out)\b.*\b(?:which|what)\b|\b(?:which|what)\b.*\b(?:can not|cannot|will not|does not|never) (?:ever )?drop\b/,
  ],
  [
    'usual_price',
    /\bnormal (?:person|family|people|household|home)\b(?: \w+){0,2} (?:get|gets|pay|pays|have|has)\b/,
  ],
  [
    'price_by_place',
    /\b(?:price|cost) (?:for|at) (?:my|our) (?:house|home|address|place)\b|\bwhich (?:one )?is it \d{2,3}\b.*\bor\b/,
  ],
  [
    'door_sales',
    /\b(?:man|guy|kid|lady|woman|person|salesman|somebody|someone|he|she|they)\b.*\b(?:at|to) (?:the|my|our) door\b/,
  ],
  ['yard', /\b(?:tore|torn|tear|dug|dig)\b.*\b(?:yard|lawn)\b/],
  ['certainty', /\bonly a small part\b/],
  ['price_differs', /^(?:so |and |then |but )*why is (?:my|our) bill \d{2,3}\b/],
  ['self_install', /\b(?:put|hook|plug|install|set) it (?:in|up) (?:by )?my ?self\b/],
  ['total_cost', /^(?:so |and |wait |is (?:it|that) )*\d{3,4} (?:in )?total or \d{3,4} (?:a|per) year$/],
  // `What does that one go to later`.
  [
    'later_price',
    /^(?:and |so |ok )*what (?:does|do|will|would) .*\b(?:go|jump|change|rise) to (?:later|then|after\b|in (?:the )?(?:second|year two|a year))/,
  ],
  // `My data keeps running out`.
  [
    'data_cap',
    /\b(?:my|the|our|all (?:my|the)) data (?:keeps? |always |is |just )*(?:runs?|running|ran) out\b|\bruns? out of data\b/,
  ],
  [
    'install_visit',
    /^(?:so |and |but |ok )*(?:does|do|will|would|has|must)\b.*\b(?:man|guy|somebody|someone|anybody|anyone|technician|tech|person)\b(?: (?:have|has|need|needs|going|gonna|got))?(?: to)? (?:come|be) out\b/,
  ],
  [
    'self_install',
    /\b(?:hard|easy|difficult|tricky) to (?:put|set|mount|install|hook)(?: (?:it|that|one|them))?(?: (?:up|on|in))*\b(?!.*\b(?:alarm|cameras?|adt|vivint)\b)/,
  ],
  [
    'technology',
    /^(?:or |and |what about |is )*(?:the )?(?:fiber|cable|5g|satellite|dsl)\b(?: \w+){0,3} (?:i )?(?:do not|idk|not) (?:know |get |understand |sure )?(?:of )?(?:the )?difference$/,
  ],
  // `Is it cheaper if I get the internet from the same place`.
  [
    'bundle_saves',
    /^(?:and |so |ok |but |would |will |is )*(?:it|that) (?:be )?(?:any |a lot |much )?cheaper (?:if|when) (?:i |we )(?:get|have|buy|bundle|put|take)\b.*\b(?:same (?:place|company|provider)|together|both|all (?:of it|three)|from (?:you|them|one))\b/,
  ],
  // `What can I get for 30 or less`.
  [
    'find_plans',
    /\bwhat (?:can|could) (?:i|we|they|she|he) get for (?:under |about |around |like )?\d{2,3}(?: dollars| bucks)?(?: a month)?(?: or (?:less|under|below))?\b/,
  ],
]
