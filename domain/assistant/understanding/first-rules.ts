import { watchesSports } from '../reading/tv-words.ts'
import type { Intent } from './intents.ts'

/** As in intent-rules.ts: what counts before the questions with one answer each, whose words it shares. */
export const firstRules: readonly (readonly [Intent, RegExp])[] = [
  // `Does Google Fiber do phone`.
  [
    'not_compared',
    /^(?:and |so |ok )*(?:do|does|can) (?:\S+ ){1,3}(?:do|have|offer|sell|come with) (?:a |home )?(?:phones?|phone service|voice)(?: too| as well| also)?$/,
  ],
  // `My neighbor has it but I can't get it`.
  [
    'not_shown',
    /\bneighbou?rs?\b(?: \w+){0,3} (?:has|have|got|gets)\b.*\b(?:i|we) (?:can not|could not|am not able to|are not able to)(?: \w+){0,2} (?:get|have|order)\b/,
  ],
  // `Does switching cost me anything`, `fees to change providers`: what leaving and starting cost.
  [
    'switching',
    /^(?!.*\b(?:cancel\w*|terminat\w*|early|etf|contract)\b).*(?:\b(?:cost\w*|fees?|charges?|charged|pay\w*|free|penalt\w+)\b(?: \w+){0,4} (?:to |for |if (?:i|we) |when (?:i|we) |me to |us to )(?:switch\w*|chang(?:e|ing) (?:my |our )?(?:internet )?(?:providers?|compan(?:y|ies)|isps?))\b|\b(?:switching|changing (?:my |our )?(?:internet )?(?:providers?|compan(?:y|ies)|isps?)|(?:if|when) (?:i|we) switch)\b(?: (?!save|cheaper|less)\w+){0,5} (?:costs?|fees?|charges?|charged|free)\b(?! (?:less|more)\b)|^(?:and |so |ok )*(?:switching|switch) (?:costs?|fees?|charges?)$)/,
  ],
  // `It won't let me click place order`: the wish is there, the way is not.
  [
    'cannot_send',
    /\b(?:not (?:let|allow)(?:ting|ing)? (?:me|us)|can not|unable to|trouble|not able to)\b(?: \w+){0,3} (?:(?:click\w*|press\w*|hit|tap) )?(?:the )?(?:plac\w+ (?:the |my |an )?order|check(?:ing)? ?out|submit\w*(?: (?:the|my) order)?|send\w* (?:the|my) order)\b|\bbuttons? (?:is|are|stays?|looks?) (?:all |still )?(?:gr[ae]y\w*|disabled)\b|\b(?:place order|order|checkout|check out|submit)(?: (?:button|form|page))? (?:(?:is|does|will|just|still|keeps) )+(?:(?:not|all|just|still) )*(?:gr[ae]y\w*|disabled|blank|stuck|spinning|work\w*|load\w*|do(?:ing)? (?:anything|nothing)|respond\w*|frozen|freez\w*|an? error)\b/,
  ],
  // `Anything with symmetrical speeds under 70`: which plans, and not what the word means.
  [
    'upload',
    /^(?!.*\b(?:mean\w*|explain|define|is that|is it|vs|versus)\b).*\b(?:any|anything|something|anyone|who|plans?|providers?|show me|find me|need|want)\b.*\bsymmetric\w*/,
  ],
  [
    'tv',
    /\bwhere (?:is|are) (?:all )?(?:the |your )?(?:tv|television|cable|channel) (?:plans?|packages?|options?)\b/,
  ],
  ['complaint', /\bwhat are you (?:even )?(?:good )?for\b|\bso you can not do anything\b/],
  // `We watch Suns games`, whichever team that is.
  [
    'tv',
    /^(?:and |but )*(?:i|we|he|she|they|my \w+) (?:only |mostly |also )?watch(?:es)? (?:the |all the |all )?[a-z]+ games$/,
  ],
  // `Fios or 5G Home`: two kinds of line, whoever sells both.
  [
    'technology',
    /\bfios (?:or|vs|versus|and) (?:the )?(?:verizon )?(?:5g|lte)\b|\b(?:5g|lte)(?: home)?(?: internet)? (?:or|vs|versus|and) (?:the )?(?:verizon )?fios\b/,
  ],
  [
    'callback_change',
    /\b(?:take|get|remove) (?:me|us|my (?:phone )?number|our (?:phone )?number) (?:off|from|out of) (?:of )?(?:(?:your|the|this|any|all) )?(?:call |calling |phone )?lists?\b/,
  ],
  [
    'shared_with',
    /\bsince (?:i|we) (?:used?|visited|was on|were on|went on|filled|signed|gave|put)\b.*\b(?:calls?|texts?|spam)\b/,
  ],
  [
    'account',
    /\b(?:reset|password|verification|verify|activation|sign ?up)\b(?: \w+)? (?:e ?mail|link|code)\b(?: \w+){0,3} (?:not|never|no)\b|\b(?:not|never) (?:get|got|gotten|receive|received)\b(?: \w+){0,3} (?:reset|password|verification|activation)\b|\bchang\w* (?:my|the) (?:account )?e ?mail(?: address)?(?: (?:on|of|for|in) (?:my|the) account)?$/,
  ],
  [
    'add_to_cart',
    /\b(?:signed? in|log(?:ged)? in|an account)\b.*\b(?:(?:save|keep) (?:it|that|this|them|my cart)|(?:it|cart|that) (?:to )?(?:save|stay|keep)s?)\b|\bcart is (?:now )?empty\b|\bremove (?:the )?(?:first|second|third|last|other) (?:item|thing|line)\b/,
  ],
  ['why_details', /\b(?:need|want|ask\w*|give|put)\b(?: \w+){0,3} (?:date of birth|birth ?da(?:y|te)|dob)\b/],
  [
    'phone',
    /^(?:hi |ok |so |and )*(?:do you (?:guys )?have|is there|what is|got|give me|can i (?:have|get)) (?:a|an|your|the) (?:sales |phone |telephone |contact |customer service )*number(?: (?:i can|to|for me to) (?:call|reach|dial)(?: you)?)?$/,
  ],
  [
    'equipment',
    /^(?!.*\b(?:dish|alarm|adt|vivint|directv|camera)\b).*\b(?:equipment|router|modem|gateway) (?:rental )?(?:fees?|charges?)\b/,
  ],
  [
    'security',
    /\b(?:can|could) (?:i|we) (?:order|buy|get) (?:a |the )?(?:ring|wyze|simplisafe|cove|blink)\b|\bdo you (?:guys )?(?:even |also |still )?(?:sell|carry|have|offer) (?:ring|wyze|simplisafe|cove|blink)\b/,
  ],
  [
    'not_compared',
    /\b(?:good|best|internet|wifi|plans?|service|provider)\b.*\bfor (?:a|an|my|our|the) (?:\w+ )?business\b(?!.*\b(?:from|at|in my|out of my) home\b)/,
  ],
  [
    'tv',
    /^(?!.*\b(?:internet|wifi)\b)(?=.*\btv\b).*\b(?:without|no|not) (?:a |any |the |by )*(?:satellite|dish)\b/,
  ],
  // `Put me down for it` is no line that is down.
  [
    'how_to_order',
    /^(?:ok |okay |yes |great |sure |fine |please |then |well |so |just |you can )*put (?:me|us) down\b/,
  ],
  // One bill for TV and internet that is to be lower: no kind of line, and no budget.
  [
    'bill_rose',
    /^(?=.*\b(?:cable|tv|directv|dish)\b)(?=.*\b(?:internet|wifi)\b)(?=.*\b(?:pay|paying|bills?|charges?|charging|spend|spending)\b).*(?:\b(?:lower|reduce|shrink|cut)\b(?: \w+){0,3} (?:it|that|this|bills?|costs?|price|down)\b|\b(?:get|bring|knock|take|cut) (?:it|that|this|them|my bill|the bill|the price)(?: \w+)? (?:down|lower|lowered|reduced|cheaper)\b|\bpay(?:ing)? less\b|\b(?:it|that) is (?:way |just )?too (?:much|high|expensive)\b|\b(?:get|go|going) down\b)/,
  ],
  [
    'bill_rose',
    /^(?=.*\b(?:internet|wifi)\b)(?=.*\b(?:tv|directv|direct tv|dish|cable)\b)(?=.*\d{2}).*\b(?:laid off|lost (?:my|our|his|her) job|money is tight|cut (?:that|it|this|costs|down|back)|trim (?:that|it|this))\b/,
  ],
  [
    'equipment',
    /\b(?:charges?|charging|pay|extra|rent|cost|costs|fee)\b(?: \w+){0,2} (?:for|on) (?:the |a |its |their )?(?:gateways?|modems?|routers?|wifi box)$/,
  ],
  [
    'cancel_provider',
    /^(?:so |and |ok |hi )*(?:how (?:do|can|would) (?:i|we)|i (?:want|need) to|help me) (?:cancel|quit|end|stop) (?:my |the |our )?(?:adt|vivint|directv|alarm|security|home security|tv|security system)(?: (?:alarm|service|system|subscription|monitoring|account))*(?: (?:with|from|by) (?:adt|vivint|directv))?(?: (?:if|when|that) (?:i|we) (?:already |still )?(?:have|got) (?:it|them|one|that)(?: already)?)?$/,
  ],
  // `A bill for 94, but you said 50`.
  [
    'price_differs',
    /\bbill (?:for|of|is|was|came to) \d{2,3}\b.*\b(?:you|they|it|site|page) (?:said|says|told|quoted|promised)\b|\b(?:your|these) prices?\b.*\b(?:match|differ\w*|not the same|wrong)\b.*\b(?:told|quoted?)\b/,
  ],
  // `Cheap satellite internet`: what costs least of that kind, and not why it costs what it does.
  [
    'cheapest',
    /^(?:(?:any|some|a|the|find me|i want|i need|looking for) )*(?:cheap|inexpensive|affordable|low cost) (?:satellite|cable|fiber|5g|dsl|wireless)(?: home)?(?: (?:internet|wifi|plans?))*$/,
  ],
  [
    'credit_check',
    /\bcredit (?:checks?|score)\b|\b(?:bad|poor|low|terrible|no) credit\b(?! cards?)|\bcredit is (?:\w+ )?(?:bad|poor|low|terrible|shot|awful)\b/,
  ],
  // `Does Frontier raise prices`: nobody tells of a bill that rose.
  [
    'later_price',
    /^(?:so |and |ok |but |also )*(?:does|do|will|would|is|are|can|how often (?:does|do|will)|when (?:does|do|will)) (?!(?:i|we|my|our|they|it|you)\b)(?:\S+ ){1,3}(?:ever |usually |often |always |likely to |going to |keep )*(?:rais\w+|increas\w+|hik\w+|jack\w* up|bump\w* up) (?:it is |their |the |your |my |up )*(?:prices?|rates?|bills?)(?: (?:a lot|often|every year|each year|later|after the first year|over time))*$/,
  ],
  // `A camera in the empty house: do we need to keep the internet on`.
  [
    'security_needs',
    /\b(?:cameras?|sensors?|alarms?)\b.*\b(?:keep|leave|pay for) (?:the |our |my )?(?:internet|wifi)\b/,
  ],
  [
    'call_real',
    /\b(?:saw|see|seen|got|found|clicked)\b.*\b(?:ads?|facebook|instagram|tiktok|craigslist)\b.*\b(?:your|you|plainwire)\b.*\b(?:legit|real|scam|fake|true)\b/,
  ],
  // Channels in Spanish are asked for in English.
  [
    'tv',
    /\b(?:spanish|latino|mexican)(?: language| speaking)? (?:channels?|tv|shows?|stations?|programs?|programming|packages?|ones|networks?)\b|\b(?:channels?|tv|shows) in spanish\b|\b(?:univision|telemundo)\b/,
  ],
  ['tv', watchesSports],
  [
    'weather',
    /\b(?:directv|direct tv|satellite tv)\b.*\b(?:rain\w*|snow\w*|storms?|weather|clouds?)\b|\b(?:rain\w*|snow\w*|storms?|weather|clouds?)\b.*\b(?:directv|direct tv|satellite tv)\b/,
  ],
  // `Will my Ring cameras work with ADT`: not whose internet an alarm runs over.
  [
    'security_needs',
    /^(?!.*\b(?:vs|versus|better|cheaper|compare|instead|internet|wifi|power)\b)(?=.*\b(?:adt|vivint)\b)(?=.*\b(?:works?|compatible|connect|integrate|use|pair|hook)\b).*\b(?:ring|wyze|simplisafe|blink|cove|nest|arlo|eufy|(?:already|existing|old|own)(?: \w+){0,2} (?:cameras?|doorbells?|sensors?|locks?|thermostats?))\b/,
  ],
  [
    'alarm_app',
    /\b(?:adt|vivint|alarms?|security system|cameras?)\b.*\bapps?\b|\bapps?\b.*\b(?:adt|vivint|alarms?|cameras?)\b/,
  ],
  [
    'package_contents',
    /^(?!.*\b(?:tv|directv|internet|bundles?|cost|price|much)\b)(?=.*\bpackages?\b)(?=.*\b(?:which|what|does|has|have|includes?|with)\b).*\b(?:smart locks?|thermostats?|doorbell|cameras?|sensors?|door locks?)\b/,
  ],
  [
    'whom_to_pay',
    /^(?:and |so |ok |but )*(?:is|are|do|does|will|would) (?:it|that|they|this|i|we|there)\b(?: \w+){0,4} (?:one|two|a single|separate|different) bills?\b|\bwho (?:do|will|would) (?:i|we) pay\b|\b(?:put|have|add|combine|get)\b(?: \w+){0,6} (?:on|in|into|onto) (?:the same|one|a single) bill\b/,
  ],
  // `Take my number off your list 555 201 3344`.
  [
    'delete_data',
    /^(?:please |can you |hey )*(?:take|get|remove|delete|drop) (?:me|my (?:phone |cell )?(?:number|name|info\w*|email))(?: \w+){0,2} (?:off|from|out of) (?:of )?(?:your|the|this|that) (?:\w+ )?(?:lists?|system|database|records)\b/,
  ],
  [
    'delete_data',
    /\b(?:delete|close|remove|erase) (?:my |the |this )?account(?: here| with you| on (?:here|this site))?$|\byou\b(?: \w+){0,3} (?:called|calling|texted|texting)\b.*\bstop\b/,
  ],
  [
    'account',
    /\b(?:sign\w*|log\w*) (?:in|up) (?:with|by|using|through) (?:google|apple|facebook|my email)\b|\b(?:can not|could not|unable to) (?:get|log|sign) ?in(?:to my account)?$/,
  ],
  [
    'payment',
    /\byou (?:guys |all )?(?:double |over )?(?:charged|billed)\b(?!.*\b(?:told|said|price|fees?)\b)/,
  ],
  ['low_income', /\bdiscounts?\b(?: \w+){0,2} for (?:the )?(?:seniors?|elderly)$/],
  // How long one waits on our line, when its last call is taken, what time it is there.
  [
    'phone',
    /^(?!.*\bput\b)(?=.*\b(?:you|your|yall|here)\b).*(?:\b(?:how long|how much)\b.*\bon hold\b|\b(?:long|what is|big|bad) (?:is )?(?:the |your )?(?:hold|wait) times?\b|\bon hold\b.*\b(?:if|when|before)\b.*\bcall\b)|\bwhat time is it (?:there|now|right now|where you are|at your|in your|over there|for you)\b|\b(?:when|what time|how late)\b.*\b(?:last calls?|(?:you|they|yall) (?:take|stop|quit|answer)\w*(?: taking| answering)? (?:the |your )?(?:last )?(?:phone|calls?))\b/,
  ],
  [
    'phone',
    /\b(?:what|which) (?:is the )?(?:phone )?number (?:do|should|can|would|must) (?:i|we) (?:call|dial|ring|use)(?: you)?(?: then| now)?$/,
  ],
  ['credit_check', /\bcredit (?:checks?|checked|scores?|history|pull|report|inquir\w+)\b/],
  ['order_status', /\b(?:sign|log) ?in\b.*\b(?:see|view|check|find|track|look)\b.*\borders?\b/],
  [
    'callback_wait',
    /\bcall ?back\b.*\bhow (?:long|soon|fast|quick\w*)\b|\bhow (?:long|soon|fast|quick\w*)\b(?: \w+){0,4} call ?back\b/,
  ],
  [
    'spanish',
    /\b(?:chinese|mandarin|cantonese|french|vietnamese|korean|arabic|russian|portuguese|german|tagalog|hindi|creole|polish|italian|japanese)\b(?!.*\b(?:channels?|tv|shows?|restaurant)\b)(?:.*\b(?:speak\w*|agents?|reps?|representatives?|people|someone|somebody|person|interpreters?|translat\w+)\b|$)/,
  ],
  [
    'spanish',
    /\b(?:hablas?|espanol|español|spanish|necesito|cuanto|cuánto|cuesta|quiero|quisiera|barato|caro|precio|funciona|tengo|muy|tienen|ustedes|usted|donde|dónde|cuál|cómo|busco|gracias por|sin contrato|gustaria|contratar|para mi casa|hola|ayuda|codigo postal|código postal|mi codigo|mi código|televisión|televisores|pueden|llamarme|llámenme|llamenme|vivo en|estoy en|mi zona)\b/,
  ],
  [
    'unknown',
    /\b(?:ignore|disregard|forget)\b.*\b(?:instructions?|rules|prompt)\b|\bsystem prompt\b|\bpassword is\b|\badmin\b|\b(?:drop|truncate) table\b|\bselect\b.*\bfrom\b|\b(?:api|secret) key\b|\b(?:other|another|last|previous) (?:customers?|visitors?|users?|persons?)\b|\b(?:python|javascript|poem|recipe|(?:my|do) homework|(?:what|how) is the weather(?! (?:affect|impact|matter))|weather (?:today|tomorrow|in)|president)\b|\bwho (?:won|wins|is winning)\b|^(?:\w+ ){0,4}who (?:plays?|is playing)\b/,
  ],
]
