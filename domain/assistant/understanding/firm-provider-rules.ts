import type { Intent } from './intents.ts'

/** As in firm-rules.ts, of internet companies, whose names stand as `prov` in these words. */
export const firmProviderRules: readonly (readonly [Intent, RegExp])[] = [
  // `How do I get the 30 dollar Spectrum deal`.
  [
    'plan_price',
    /^(?:so |and |ok |hi )*how (?:do|can|would) (?:i|we) (?:get|sign up for|order|claim) (?:the|that|this) money(?: a month)? prov (?:deal|plan|price|offer|internet|one|thing|special)$/,
  ],
  // `Is Cox raising prices`.
  [
    'price_history',
    /^(?:so |and |ok |but )*(?:is|are|has|have|did) prov (?:going to |gonna |been )?(?:rais(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|hik(?:e|es|ed|ing)|go(?:ing)? up on) (?:the |their |its |my )?(?:prices?|rates?|bills?)(?: \w+){0,3}$/,
  ],
  // `I already have Spectrum and want to add TV`.
  [
    'tv',
    /\b(?:have|got|with|use) prov(?: internet)?\b.*\b(?:want|need|like|looking|trying|how (?:do|can) i)\b(?: \w+){0,2} add (?:\w+ )?(?:tv|television)$/,
  ],
  // `59718, only have Hughesnet now`: who else is there.
  [
    'only_choice',
    /\b(?:only have|only got|only get|all (?:i|we) (?:have|got|get|can get)(?: here| out here| now)? is|the only (?:thing|one|option|choice|internet)(?: (?:i|we) (?:have|get|can get))?(?: here| out here)? is) (?:old |slow |crappy )?(?:prov|satellite|dsl)(?: internet)?(?: (?:now|here|out here|there|right|at the moment|in|at|and it is|slow|terrible|awful|zip))*$/,
  ],
  // `Does the price change with Spectrum`.
  [
    'later_price',
    /^(?:and |so |ok |but )*(?:does|do|will|would|is|are|can) (?:the |my |their )?(?:prices?|rates?|bills?)(?: of| with| for)?(?: prov)* (?:change|increase|rise|jump)s?\b(?!.*\bonline\b)(?: (?:later|after|over time|much|with|for|on|at|prov|and|or|either|each|both|them|of|a|while|year|span))*$/,
  ],
  // `Is AT&T fiber there`, `is AT&T fiber or DSL`.
  [
    'technology',
    /^(?:so |and |ok |but )*(?:is|are) prov(?: plan| internet)? (?:really |actually )?(?:fiber|cable|dsl|5g|satellite)(?: or (?:the |an )?(?:old )?(?:\w+ ){0,2}(?:dsl|cable|copper|fiber|satellite|phone line))?(?: (?:there|here|in my area|at my (?:house|home|place|address)))?$/,
  ],
  // `And AT&T, faster or slower`.
  [
    'compare',
    /^(?:and |so |ok |what about |how about |is )*prov(?: internet| plan)? (?:is (?:it|that) )?(?:faster|slower|quicker) or (?:faster|slower|not)\b|^(?:and |so |ok |what about |how about )*prov(?: home internet| internet)? (?:for comparison|to compare|in comparison)$|^(?:and |so |ok )*(?:vs|versus|against|compared (?:to|with)) (?:the )?prov(?: plan)?$/,
  ],
  // `Starlink for 2 TVs`.
  [
    'fit_for_use',
    /^(?:not those |no |ok |and |so |can |is |will |would |does )*prov(?: internet)?(?: (?:enough|good|ok|okay|fast enough|work|do))? (?:for|on|with|handle) (?:\d|two|three|four|a few|several) (?:tvs?|screens?|televisions?)$/,
  ],
  ['reviews', /\bprov(?: internet)? any good$/],
  // `So is Spectrum there or not`.
  [
    'availability',
    /^(?:so |and |ok |but )*is prov (?:even |actually |really )?(?:there|here|available)(?: there| here)? or (?:not|no|what|nah)$/,
  ],
  // `What's the $100 one-time on Frontier`, `why does Frontier cost 100 up front`.
  [
    'fees',
    /^(?:so |and |ok )*what is (?:the |that )?(?:money|\d{2,3})(?: \w+){0,3} (?:on|for|with|from|at) prov$|^(?:so |and |ok )*why (?:does|is) prov (?:cost |charge |have )?(?:a )?(?:money|\d{2,3})(?: dollars?)? (?:up ?front|once|one time)\b/,
  ],
  // `So what's cheaper than Fios`.
  [
    'make_cheaper',
    /^(?:so |and |ok |but )*(?:what|who|which|is anything|is there anything|anything|something)(?: is| else is)? cheaper than prov(?: (?:at|in|around|for) zip| there| here)?$/,
  ],
  // `What's it over two years vs Xfinity`.
  [
    'compare',
    /^(?:(?:and|so|ok|what is|whats|how much is|what does|it|that|this|cost|costs|for|over|span) )*(?:vs|versus|compared (?:to|with)|against) (?:the )?prov(?: plan)?(?: how much (?:is )?(?:it|that|this)| (?:over|for) span)?$/,
  ],
  // `Xfinity cost over 2 years`.
  [
    'total_cost',
    /^(?:(?:and|so|ok|what does|what is|how much is|what would) )*prov(?: internet| plan)?(?: (?:costs?|price|total|be))* (?:over|for) span$/,
  ],
  // `AT&T under $80`.
  [
    'cheapest',
    /^(?:(?:and|so|ok|any|is there|what about) )*prov(?: plans?| internet| options?)? (?:under|below|less than|for under|for less than|up to|max) money$/,
  ],
  ['provider', /^(?:and |so |ok )*prov(?: is)? (?:it|that|this) prov$|^is prov prov$/],
  // `What's AT&T's speed at my house`, `is it slow, that Hughesnet`.
  [
    'provider',
    /^(?:ok |so |and |but )*prov what speeds? (?:do|would|will|can) (?:i|we) get$|^(?:ok |so |and |but )*(?:what is|what are|how fast is|how slow is) (?:the )?prov(?: s)?(?: internet)?(?: (?:speeds?|top speed))?(?: (?:at|in|for) my (?:house|home|place|address|area)| there| here)?(?: then)?$|^(?:so |and |ok )*is (?:it|that|this) (?:really |too |that )?(?:slow|fast)(?: that| the)? prov$/,
  ],
  // `Is Xfinity easy to cancel`, `which one is easier to cancel`.
  [
    'termination',
    /\b(?:easy|easier|easiest|hard|harder|hardest|difficult|simple|simpler|a pain) to (?:cancel|leave|quit|get out of|get rid of|drop)\b/,
  ],
  [
    'termination',
    /^(?:and |so |ok )*(?:can|could|may) (?:i|we|you) (?:just )?(?:cancel|quit|leave|drop) (?:prov|it|them|either|either one|any of them)(?: (?:any ?time|whenever|when i want|at any time))+$/,
  ],
  // `Does Cox have 24/7 support`.
  [
    'provider_support',
    /^(?!.*\b(?:better|best|good|bad|worse|worst|plainwire|alarm|police|monitor\w*)\b)(?:and |so |ok )*(?:does|do|is|are|has|have|which|who)\b.*\b(?:24 7|24 hours?|24hr|round the clock|weekend) (?:customer |tech |phone |live )?(?:support|service|help|line)$|^(?:and |so |ok )*(?:does|do) prov have (?:phone|live|tech|local) (?:support|help)$/,
  ],
  // `Can you lower my Spectrum bill`.
  [
    'negotiate',
    /^(?:so |and |ok |hi )*(?:can|could|will|would) (?:you|u|yall)(?: guys)? (?:help (?:me )?)?(?:lower|reduce|cut|bring down|get down|drop) (?:my|our) (?:prov )?(?:bill|price|rate|payment)\b/,
  ],
  // `Why can't I get Fios here`.
  [
    'not_shown',
    /^(?:so |and |but |ok )*why (?:can|could) (?:i|we) not (?:get|have|order) prov\b|^(?:so |and |but |ok )*why (?:is|are) (?:there )?(?:no|not) prov (?:here|there|at|in|where)\b/,
  ],
  // `My landlord has Spectrum, can I get AT&T instead`.
  [
    'association',
    /\b(?:landlord|building|apartment|complex|hoa|condo)\b(?: \w+){0,2} (?:has|have|uses?|comes? with|includes?|gives?|provides?) prov\b.*\b(?:can|could|may|am) i\b.*\b(?:prov|another|other|else|different)\b/,
  ],
  [
    'renting',
    /^(?:does|do|will|can|is) prov (?:work|works|good|better|ok|okay|possible|available)(?: better| well| good)? (?:in|for|with) (?:an? |my |our )?(?:apartments?|condos?|apartment buildings?|rentals?|renters)$/,
  ],
  [
    'data_date',
    /^(?:and |so |ok )*when (?:was|were|did you) (?:the |last )*(?:prov )?prices? (?:last )?(?:checked|updated|looked up)\b|\bhow old (?:is|are) (?:the |this |these |that )?(?:prov )?prices?\b/,
  ],
  [
    'how_to_order',
    /^(?:so |and |ok |hi )*(?:can|could|do|may) (?:i|we) (?:just )?(?:order|buy|sign up for) prov (?:here|on here|from you|through you|on this site|with you)\b(?! for)/,
  ],
  // `Is T-Mobile home internet worth it`.
  [
    'catch',
    /^(?:so |and |is |are |hi )*prov(?: (?:home internet|internet|5g|fiber|home))? (?:really |even |actually )?worth (?:it|the (?:money|price|cost|hype)|getting)(?: or not| though| tho)?$/,
  ],
  [
    'mobile_discount',
    /\b(?:already )?(?:have|got|use|am with|are with) prov (?:on|for) (?:my|our|both) (?:phones?|cells?|mobiles?|cell phones?)\b/,
  ],
  [
    'gaming',
    /^(?:so |and )*(?:how (?:bad|high|good) is|what is|how is) (?:the )?prov (?:lag|ping|latency|delay)\b|^(?:does|is) prov (?:have |get )?(?:a lot of |much |bad |any )?(?:lag|laggy|latency|ping|delay)\b/,
  ],
  [
    'speed_need',
    /\bprov\b(?: \w+){0,2} (?:speed )?(?:is )?(?:good|fast) enough for (?:people|a family|us|my family|all of us|the (?:whole )?family)\b/,
  ],
  [
    'privacy',
    /^(?:can|will|does|do) prov (?:see|get|know|have)(?: all)? (?:my|our) (?:info\w*|number|data|details|email|name|address)\b/,
  ],
  [
    'who_owns_whom',
    /^is (?:\w+ )?(?:fiber |internet )?prov (?:the )?(?:same|part of|owned by|now|really|just)(?: as| thing as| company as)? prov$/,
  ],
  [
    'street',
    /^(?:so |and |ok )*how (?:do|can|would) (?:i|we) (?:check|find out|see|know|tell) if prov (?:does|serves|is on|is at|reaches|comes to|covers|goes to|has) (?:my|our) (?:street|house|home|address|building|block|place)\b/,
  ],
  [
    'certainty',
    /^(?:so |and |but |ok )*why (?:is|are) prov not confirmed\b|\bprov (?:is |are )?not confirmed\b.*\b(?:but|though)\b/,
  ],
  [
    'tv',
    /^(?:and |so |ok )*can (?:i|we) (?:do|get|have|use) prov for (?:both|all|everything|all of it|tv too)\b/,
  ],
  [
    'who_owns_whom',
    /^(?:so |wait )*(?:did|is|was|has|have)(?: not)? prov (?:buy|buying|bought|own|take over|taking over|merge|merging)\b/,
  ],
  [
    'association',
    /\b(?:building|complex|landlord|hoa|apartment)\b(?: \w+){0,2} (?:deal|contract|agreement|arrangement) with prov\b/,
  ],
  [
    'how_to_order',
    /^(?:(?:so|well|ok|okay|alright|fine|great|then) |\w+ \d+ less )+prov (?:then|it is)(?: please)?$/,
  ],
  [
    'reviews',
    /\bprov\b(?: \w+){0,3} (?:legit|reputable|trustworthy|shady)\b|\bis prov (?:the |a )?safer (?:bet|choice)\b/,
  ],
  [
    'catch',
    /^prov (?:said|offered|told me|says|told us)\b.*\b(?:money|\d{2,3})\b.*\b(?:wrong|catch|good|trust|believe)\b/,
  ],
  [
    'equipment',
    /\bprov charges? (?:you |me |us )?for (?:the |its |their )?(?:equipment|router|modem|box|gateway|wifi)\b/,
  ],
  ['who_owns_whom', /^is prov still prov\b|^is prov (?:now )?(?:called )?prov now$/],
  ['data_date', /\bwhy (?:does|do|is|are)\b.*\b(?:two|2|different) prices\b.*\bprov\b/],
  [
    'data_cap',
    /^(?:does|do|will|would) prov (?:ever |really )?(?:slow|throttle)(?: (?:you|me|it|speeds?|down|at night|after|span))*$/,
  ],
  // `He has Spectrum and I have AT&T, which one to keep`.
  [
    'compare',
    /^(?=.*\bprov\b.*\bprov\b).*\bwhich (?:one |1 )?(?:to|should (?:i|we)|do (?:i|we)) (?:keep|pick|stay with|go with|choose|drop|cancel|get rid of)\b/,
  ],
]
