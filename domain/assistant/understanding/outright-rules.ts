import type { Intent } from './intents.ts'
import { outrightEverydayRules } from './outright-everyday-rules.ts'

/** `This is ridiculous`: said in anger. */
export const scolds =
  /^(?:ugh |wow |ok |man |well )*(?:(?:this|that|it|you|yall)(?: guys)? (?:is|are|was)|thats|its) (?:so |just |really |completely |absolutely |all )*(?:ridiculous|crazy|stupid|insane|nuts|unacceptable|bullshit|bs|a joke|a scam|useless|frustrating|annoying|terrible|awful)$/

/** What leaves no doubt wherever it is asked. */
export const outrightRules: readonly (readonly [Intent, RegExp])[] = [
  // Before what email takes of a line.
  ['email_instead', /\b(?:can|could) (?:i|we) (?:just )?(?:do|use|go by|get it by) e ?mail\b/],
  [
    'ranking',
    /\b(?:are|r|were) (?:you|u) (?:guys |just )?(?:hiding|leaving (?:it|them|some\w*) out|keeping (?:it|them) (?:off|from))\b/,
  ],
  [
    'ranking',
    /\bhow (?:do|can|would) (?:i|we) know\b(?!.*\b(?:you|yall|this|it)(?: \w+)? (?:is |are |r )?(?:legit|real|a scam)\b).*\b(?:list|ranking|site|results?|you(?: are|r)?)\b.*\b(?:honest|fair|unbiased|legit|neutral|not (?:biased|lying|paid))\b/,
  ],
  [
    'cord_cutting',
    /\b(?:cheapest|free|best|least expensive|good|any) ways? to (?:watch|get|see|have) (?:\w+ )*(?:tv|television|channels)(?: \w+)* without (?:cable|a cable|satellite|directv)\b/,
  ],
  [
    'owner',
    /\bhow (?:do|can|would) (?:i|we) know\b.*\b(?:you|yall|this|it)\b.*\b(?:legit|real|not a scam|a scam)\b/,
  ],
  ['money', /\b(?:pays|paying|paid|(?:they|companies|providers|isps) pay) (?:you|u)\b(?! back)/],
  [
    'technology',
    /^(?:so |and |but )*(?:is|are) (?:\w+ )?(?:satellite|fiber|cable|dsl|5g)(?: internet)? (?:any |really |even |still |actually )*(?:good|decent|worth it|ok|okay|bad)(?: (?:these days|now|anymore|any more|at all|today))*$/,
  ],
  [
    'phone',
    /^(?:and |so |ok )*(?:can|could|may) (?:i|we) (?:just )?call (?:you (?:guys )?)?(?:at \d\w*|on|before|after|this|in the|right now|now|tonight|today|tomorrow|over)\b/,
  ],
  [
    'phone',
    /\b(?:order|buy|sign up|get it|do (?:it|this))\b(?: \w+){0,2} (?:by|over the|on the) (?:tele)?phone\b/,
  ],
  [
    'callback_wait',
    /\b24 ?(?:hours?|hrs?|h) (?:thing|promise|call|rule|wait)\b|\bwhat if (?:nobody|no one|you (?:guys )?do not|they do not) calls?\b/,
  ],
  [
    'phone',
    /\bwho (?:do|can|should|would) (?:i|we) (?:call|ask|talk to|contact) to (?:check|find out|see|verify|make sure|know)\b/,
  ],
  [
    'availability',
    /^(?:so |and |ok )*(?:who|which (?:providers?|companies|isps?)) (?:here |all )?(?:has|have|sells?|offers?|does|do) (?:fiber|cable|5g|dsl)(?: internet)?(?: here| there| around here)?$/,
  ],
  [
    'association',
    /\b(?:landlord|building|complex|hoa|apartment|manager|lease)\b.*\b(?:only (?:\S+ ){1,3}(?:is )?(?:allowed|permitted)|only allows?|allows? only|(?:says|said) (?:\S+ ){1,3}only)\b/,
  ],
  [
    'low_income',
    /^(?:so |and |or |ok |but )*(?:is there |are there |do you have |have you |got )?any(?:thing| other)? free(?: (?:internet|wifi|options?|ones?|plans?|service))*(?: (?:in|near|at|for) \d{5})?$|\b(?:is there|get|find|have) (?:any |a )?(?:totally |completely )?free (?:internet|wifi|plans?)\b(?!.*\b(?:trial|months?)\b)/,
  ],
  [
    'equipment',
    /\b(?:do|does|will|would) (?:i|we|he|she|they|my \w+) (?:really |also |even |still )?need (?:to (?:buy|get|have) )?(?:a|an|my own|her own|his own|their own) (?:router|modem)(?: \w+)?$/,
  ],
  [
    'data_date',
    /\bprices?\b(?: \w+){0,4} (?:site|page|here|website|list)\b(?: \w+){0,2} (?:guaranteed|accurate|right|correct|final|real|true|exact)$|\bwhat if (?:it|they|the price) (?:is |are )?(?:not the same|differs?|different|changed|changes)\b/,
  ],
  ['privacy', /\bwhat do (?:you|u) do with (?:my|our|the) (?:address|email|number|info\w*|data|name|zip)\b/],
  ['tv', /^(?:ok |so |and |but )*what about (?:the )?(?:cable )?tv$/],
  [
    'cancel_policy',
    /^(?:and |so |but |ok )*(?:can|could|may) (?:i|we) (?:still |always )?cancel (?:it )?(?:after|afterwards|later)(?: that| the call)?$/,
  ],
  [
    'install_visit',
    /\b(?:can|could|may|ok if|okay if|fine if)\b(?: \w+){0,2} (?:son|daughter|kid|teen\w*|sister|brother|mom|mother|dad|father|friend|cousin|neighbor|roommate|sitter|babysitter|landlord|super|else|\d{2} year old)\b(?: \w+)? (?:be (?:there|here)|be home (?:for|when|instead)|let (?:them|him|the \w+) in)\b/,
  ],
  ['install_visit', /\bcome inside\b/],
  ['low_income', /\b(?:55|60|62|65) (?:thing|discount|plus (?:thing|discount|plan|deal|rate))\b/],
  ['trial', /\bhow many days\b.*\b(?:send|return|give) it back\b/],
  ['data_kept', /\bwhat (?:do|did) you have (?:on|about|of) me\b/],
  ['credit_check', /\bwhat do they check\b/],
  ['glossary', /\b(?:is|are) (?:cable|fiber|5g|satellite|dsl)\b.*\bsymmetric/],
  ['speed_need', /^(?:so |ok |the )*\d{3,4}(?: mbps| meg)? (?:or|vs) (?:the )?\d{3,4}(?: mbps| meg)?$/],
  [
    'wifi_trouble',
    /\b(?:upstairs|downstairs|bedrooms?|basement|back room|garage|office|attic|other end)\b(?: \w+){0,4} (?:gets?|has|have) (?:(?:only|like|about|maybe|barely|just) )*(?:\d{1,2} ?(?:mbps|megs?|bars?)|no (?:signal|wifi|bars|internet)|nothing|(?:one|1) bar)\b/,
  ],
  ['data_use', /\b\d{2,4} ?(?:gb|gigs?|gigabytes?)\b.*\b(?:movies?|how many|hours|shows|last me)\b/],
  ['alarm_contract', /\b(?:adt|vivint)\b.*\bcontract\b.*\b(?:normal|usual|standard|typical|common)\b/],
  ['discounts', /^(?:so |and |but |also )*i am (?:a )?(?:\w+ )?student(?: \w+){0,3}$/],
  ['glossary', /\btypical(?:ly)?(?: speed)?(?: is| of)? \d/],
  ['trial', /\btry it\b.*\b(?:send|return|give) it back\b/],
  [
    'association',
    /\b(?:apartment|complex|building|hoa|landlord|condo)\b.*\b(?:includes?|included|bulk|bundled)\b.*\b(?:rent|dues|hoa|opt out|own line|own internet)\b/,
  ],
  [
    'tv',
    /\b(?:youtube ?tv|hulu|sling|philo|fubo|netflix|peacock)\b.*\b(?:at the same time|at once|kicked off|share|screens at)\b/,
  ],
  ['camera_safe', /\b(?:password|access|login|logged in)\b(?: \w+){0,3} (?:cameras?|doorbell)\b/],
  ['payment', /\bam i (?:being |getting )?charged\b/],
  ['who_orders', /\bin my name\b.*\b(?:live|living)\b/],
  [
    'termination',
    /^(?!.*\b(?:cheap\w*|which|who|best|fastest|available|sell\w*)\b).*\b\d{1,2} months? left\b|\bwhole month\b.*\b(?:leave|cancel|quit)\b/,
  ],
  ['cheapest', /\b(?:left on|left of|stuck in)\b.*\bwhat is the cheapest\b/],
  ['price_history', /\bwent up (?:the )?most\b|\bprices?\b.*\bbeen doing\b/],
  ['old_service', /\bcancel (?:the|my|our) old (?:one|service|account|provider)\b/],
  [
    'screen_seen',
    /^(?!.*\b(?:cameras?|doorbell)\b).*(?:\b(?:send|show|give) you\b.*\b(?:picture|photo|screenshot|pic|image)\b|\b(?:upload|attach)\b.*\b(?:picture|photo|screenshot|pic|image)\b|\bscreenshot\b.*\bsend\b)/,
  ],
  ['pause_service', /\bpausing\b|\bstop paying\b.*\bwithout losing\b/],
  // `I need internet at my new house`.
  [
    'availability',
    /^(?:(?:hi|hello|hey|so|ok|please|well|i|we|am|are|just|will) )*(?:need|want|looking for|trying to (?:find|get)) (?:some |a |new |home |good |fast |cheap |better )*(?:internet|wifi)(?: service| provider| connection)?(?: (?:at|in|for|to) (?:my|our|the|a|this) (?:new |first |old |next )?(?:house|home|apartment|place|apt|condo|trailer|cabin|townhouse))$/,
  ],
  // `Do you sell door locks`.
  [
    'security',
    /^(?:so |and |ok )*(?:do|can|does) (?:you|u|i|we)(?: guys| also| even)* (?:sell|have|offer|carry|get|buy)(?: any| a| some)? (?:(?:smart|door) )+locks?$/,
  ],
  [
    'bundle_saves',
    /\bdiscounts?\b(?: \w+){0,2} (?:on|for|from|with) (?:adt|vivint|directv|the alarm|an alarm|tv|security)\b.*\b(?:with|and|if|plus)\b.*\binternet\b/,
  ],
  ['availability', /\b(?:what|who) else is (?:there |available |out there )?(?:in|at|around|near) \d{5}\b/],
  [
    'switching',
    /\breturn (?:the |my |their )?(?:box(?:es)?|equipment|modem|router)(?: \w+){0,2} (?:before|after|first|when)\b/,
  ],
  [
    'cancel_order',
    /^(?:ok |okay |then |so |please |just )*cancel (?:the whole thing|everything|my order|the order|the whole order)\b/,
  ],
  // `My promo ends, can I switch without a fee`.
  [
    'termination',
    /\b(?:can|could|may) (?:i|we) (?:just |now |then )?(?:switch|leave|cancel|quit|get out|change|move on)\b(?: \w+){0,3} without (?:a |any |an |paying |the )*(?:\w+ )?(?:fees?|penalty|charges?)\b/,
  ],
  ['termination', /\b(?:to|before they) let (?:me|us|him|her|them) (?:out|go|leave)\b/],
  ['refunds', /\bnever (?:got|get|gets|reached) the speed\b/],
  ['negotiate', /\bwhat (?:do|should) (?:i|we) (?:say|tell)(?: to)? (?:them|him|her)\b/],
  [
    'not_compared',
    /\b(?:say|be|order) business or (?:home|residential)\b|\bif i say (?:it is )?(?:home|residential)\b/,
  ],
  [
    'neighbors_plan',
    /\b(?:why|how come)\b.*\b(?:neighbor|friend|buddy|coworker)\b.*\bsame (?:company|speed|plan|provider|thing)\b/,
  ],
  [
    'speed_need',
    /\bhow many (?:people|screens|tvs|devices|ipads|kids)\b.*\b(?:same time|at once)\b.*\b(?:buffer\w*|freez\w*|lags?)\b/,
  ],
  ['keep_email', /\bkeep (?:the|her|my|our|his) (?:phone |old )?number\b/],
  ['mesh', /\b(?:eero|orbi|deco|nest wifi|google wifi)\b/],
  ['wifi_trouble', /\b(?:mbps|megs?|\d{2,4}) at the (?:modem|router)\b/],
  ['wifi_trouble', /\b(?:offline|disconnects?|drops)\b.*\b(?:every night|at night|in the evenings?)\b/],
  ['termination', /\beats? the (?:etf |termination |cancellation |early )?fee\b/],
  ['later_price', /\bprice\b(?: \w+){0,3} \d{2,3} (?:and )?then \d{2,3}\b/],
  [
    'download_time',
    /\b\d+ ?(?:gb|gigs?|tb)\b.*\bhow long\b.*\btake\b|\bhow long\b.*\b\d+ ?(?:gb|gigs?|tb)\b.*\btake\b/,
  ],
  ['glossary', /\bping\b.*\b(?:goes|jumps?|spikes?|shoots)\b.*\b(?:soon as|when)\b|\bbuffer ?bloat\b/],
  ['email_instead', /\bcall\b.*\bor (?:just|rather|maybe) (?:by )?(?:e ?mail|text)\b/],
  [
    'bill_rose',
    /^(?=.*\b(?:pays?|paying)\b)(?=.*\btv\b)(?=.*\b(?:internet|wifi)\b).*\bwhat (?:would|should|can) (?:you|i|we|she|he)\b/,
  ],
  // `The gig one vs the 500`.
  [
    'speed_need',
    /\b(?:\d ?)?(?:gig|gb|gbps)(?: one| plan)? (?:or|vs|versus|compared to) (?:the |a )?\d{3}\b(?! ?(?:a month|dollars))|\b\d{3}(?: one| plan)? (?:or|vs|versus|compared to) (?:the |a |1 ?|one )?(?:gig|gb|gbps)\b/,
  ],
  // `Can I keep my Spectrum while I wait`: for how long both run.
  ['switching', /\bkeep (?:my|our|the)(?: \w+){1,3} (?:while|until|till|in the meantime|meanwhile)\b/],
  // What records at home, and no shop.
  [
    'camera_recording',
    /\b(?:cameras?|footage|video|something|one|that|recordings?)\b(?: \w+){0,2} (?:stores?|saves?|records?|keeps?)(?: \w+){0,2} (?:locally|local|at home|on (?:a |an )?(?:sd|card|usb|hard drive))\b|\blocal storage\b/,
  ],
  // `Is there a free trial for Fubo`: what whoever sells it says.
  [
    'other_streaming',
    /^(?!.*\b(?:internet|wifi)\b)(?=.*\b(?:youtube ?tv|hulu|sling|philo|fubo\w*|peacock|paramount)\b).*\b(?:free trial|trial|try it)\b/,
  ],
  // `Cheapest way to get Hulu and internet`: that it isn't sold here, and what it runs over.
  [
    'other_streaming',
    /\bcheap\w*\b.*\b(?:youtube ?tv|hulu|netflix|sling|philo|fubo\w*|peacock|paramount)\b.*\b(?:and|with|plus) (?:internet|wifi)\b|\bcheap\w*\b.*\b(?:internet|wifi) (?:and|with|plus) (?:youtube ?tv|hulu|netflix|sling|philo|fubo\w*|peacock|paramount)\b/,
  ],
  ['moving', /\btransfer (?:my|our|the) (?:\w+ )?(?:service|internet|account|plan)\b/],
  // `Why is Spectrum 30 here and 50 on their site`.
  [
    'price_elsewhere',
    /\b\d{2,3}\b.*\b(?:here|on (?:your|this) (?:site|page|website))\b.*\bon (?:their|its|the provs?)(?: own)? (?:site|page|website)\b|\b\d{2,3}\b.*\bon (?:their|its)(?: own)? (?:site|page|website)\b.*\b(?:here|on (?:your|this) (?:site|page|website))\b/,
  ],
  [
    'speed_need',
    /\b(?:check|find out|know|tell|figure out|work out|calculate)\b (?:what|which|how much|how many) (?:speed|mbps|internet)(?: \w+)? (?:i|we) (?:really |actually )?need\b/,
  ],
  ['gig_figure', /\bhow many (?:gigs?|gigabits?|gbps) (?:is|are|in|does) (?:\d|speed)/],
  ['contract', /^(?:is|are|does) .*\bcontract free$/],
  ['complaint', scolds],
  [
    'bundle',
    /\b(?:how much|what would|what does|price|cost)\b.*\b(?:internet(?: and| plus| with)? (?:cable )?tv|tv(?: and| plus| with)? internet)\b(?! (?:stick|app|box))/,
  ],
  [
    'wifi_trouble',
    /\b(?:wifi|internet)(?: (?:has|is|have|keeps?))?(?: been)? (?:(?:so|really|super|just) )*(?:bugg\w+|trippin\w*|acting (?:up|weird|funny)|glitch\w*|spotty)\b/,
  ],
  [
    'bot',
    /\b(?:you|you are|u|ur|u r|youre|your(?= an? )) (?:(?:just|only|really|actually) )*(?:a |an )?(?:bot|robot|chatbot|ai)\b(?! (?:upscal|camera))/,
  ],
  [
    'switching',
    /\breturn (?:anything|something|stuff|equipment|the \w+|my \w+)\b.*\b(?:if|when|after|once) (?:i|we) (?:leave|cancel|switch|quit)\b/,
  ],
  [
    'availability',
    /^(?!.*\bi am not sure (?:if|about)\b)(?:\w+ )?i (?:do not|not) think \S+(?: \S+)? (?:is|are|serves?|has|comes?|goes)(?: even| really)? (?:here|there|in|around|out here)\b/,
  ],
  [
    'speed_need',
    /^(?!.*\b(?:cheaper|less expensive|pays?|paying)\b).*\b(?:only|just) (?:uses?|needs?|does|do|checks?)(?: (?:it|the internet|internet|wifi))?(?: (?:for|to))?(?: check)?(?: (?:her|his|my|their))? (?:e ?mails?|facebook|browsing|the news|weather|banking)\b/,
  ],
  ...outrightEverydayRules,
]
