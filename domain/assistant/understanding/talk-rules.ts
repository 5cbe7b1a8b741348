import type { Intent } from './intents.ts'

/** As in intent-rules.ts: what people say of a call, of their bill, of a business and of plans in words that nobody would put into a form. */
export const talkRules: readonly (readonly [Intent, RegExp])[] = [
  [
    'install_visit',
    /\bhow long\b(?: \w+){0,5} (?:stay|take|be (?:there|here|at (?:my|our|the) (?:house|home|place)))\b.*\b(?:install\w*|visit|appointment)\b|\bhow long\b(?: \w+){0,3} (?:the|an|your) (?:install\w*|visit|appointment)(?: itself)? (?:take|last)s?\b/,
  ],
  [
    'discounts',
    /\b(?:aarp|aaa|costco|sams club)\b.*\b(?:anything|off|member\w*|card|help|save|cheaper|get us|work)\b/,
  ],
  [
    'upload',
    /\buploads?\b(?: \w+){0,3} (?:the )?same\b.*\bdownloads?\b|\bdownloads?\b.*\bsame\b.*\buploads?\b/,
  ],
  [
    'upload',
    /\b(?:upload|uploading|send|sending|back up|backing up) (?:\w+ )?(?:big|large|huge|heavy|massive|lots of|a lot of|4k) (?:\w+ )?(?:files?|videos?|footage|photos?|raws?)\b/,
  ],
  [
    'value',
    /^(?:so |and |ok )*(?:what is |who has |is there )?(?:the |a |any )*(?:best|good) (?:internet )?deals?(?: (?:there|here|around|in \S+))?(?: for)? (?:under|below|less than|up to|max) \d{2,3}\b/,
  ],
  [
    'money',
    /^(?:so |and |ok )*(?:what|how much) do (?:you|u|yall)(?: guys| all)? (?:make|earn|get paid) (?:on|off|from|for|selling|per)\b/,
  ],
  [
    'switching',
    /^(?=.*\b(?:switch\w*|chang\w*|do (?:that|this|it)|move over)\b).*\b(?:without|no|avoid) (?:being |going |having |any |a |an |losing )*(?:offline|downtime|gap|internet gap|my internet|the internet|internet|outage|days? without)\b/,
  ],
  // `What happens after I give my name`.
  [
    'will_you_call',
    /\bwhat (?:happens|comes|is) (?:after|next|once|when|if) (?:that |then )?(?:i|we) (?:give|type|put|enter|tell|fill|leave|share)\b/,
  ],
  ['gaming', /\b(?:ping|latency)\b(?: \w+){0,7} (?:vs|versus)\b/],
  [
    'not_compared',
    /\b(?:internet|wifi|service|plans?|cameras?|security|alarms?)\b.*\b(?:for|in|at) (?:a |an |my |our |the )?(?:\w+ )?(?:shop|store|salon|restaurant|barber ?shop|church|clinic|warehouse|cafe|bar|hotel|motel|food truck|law office|dental office|small business|business)\b|^(?:it is |its )?for (?:a |an |my |our |the )?(?:\w+ )?(?:bar|pub|business|office|church|store|shop|gym|daycare|school)\b(?: \w+){0,4}$|^(?:it is |its |for )(?:a |an |my )?(?:\w+ )?(?:salon|restaurant|barber ?shop|warehouse|cafe|hotel|motel|food truck|clinic)\b|^(?:and |so |what about |how about |ok )*for (?:a |my |our )?(?:small )?business(?:es)?$/,
  ],
  [
    'discounts',
    /\b(?:discounts?|deals?|rates?|breaks?|offers?|specials?)\b(?: \w+){0,2} (?:for |to )(?:\w+ )?(?:old (?:folks|people)|older (?:folks|people|adults)|elders|grand(?:ma|pa|mother|father|parents)|retirees|retired people)\b/,
  ],
  [
    'callback_change',
    /\b(?:call|callback|appointment)\b.*\bcan not (?:make it|be there|do it|take it)\b|^no (?:phone )?calls?(?: please)?\b|\bno (?:more )?(?:phone )?calls (?:please|at work)\b/,
  ],
  [
    'change_order',
    /\b(?:change|move|push|postpone|reschedule)\b(?: \w+){0,3} install\w*(?: (?:date|day|time|appointment))?\b/,
  ],
  [
    'order_status',
    /\b(?:placed|made|put in|sent|submitted) (?:an?|my|the) order\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:placed|made|put in|sent|submitted) (?:an?|my|the) order\b.*\b(?:not|nothing|never|nobody|no one) ?(?:heard|got|called|hear)?\b/,
  ],
  [
    'provider_support',
    /\b(?:number|phone)\b(?: \w+){0,2} (?:call|reach|contact) (?:them|him)\b|^(?:so |and |ok )*can you fix (?:it|that|this)\b/,
  ],
  [
    'equipment',
    /\b(?:charg\w+|pay\w*|rent\w*|bill\w*)\b(?: \w+){0,4} (?:modem|router|gateway)s?\b.*\d|\b(?:modem|router)s?\b.*\b\d{1,2} (?:dollars |bucks )?(?:a|per|each) month\b|^(?:what|which) (?:modem|router)s? works? (?:with|on|for)\b/,
  ],
  ['data_cap', /\b\d{2,4} ?(?:gb|gigs?|gigabytes?) (?:a|per|each|every) (?:day|week|month)\b/],
  [
    'fastest',
    /^(?:so |and |ok )*(?:what|which) is the (?:absolute |very )?fastest (?:home )?(?:internet|plan|wifi|speed|one)\b(?!.*\b(?:in|at|near|for)\b)/,
  ],
  [
    'how_to_order',
    /^(?:hi |hello |ok |so |well )*(?:i|we) (?:want|would like|need|am ready|are ready|am trying)(?: to)? (?:sign up|get signed up|subscribe)\b(?: for (?:the |a |an |your |that |this |it)?(?: ?\w+){0,3})?$/,
  ],
  [
    'reviews',
    /^(?:so |and |ok |but )*(?:is|are) (?!ring|wyze|cove|blink|simplisafe|adt|vivint|directv|it|that|this|they|those|you|dsl|fiber|cable|satellite)\w+(?: \w+)? (?:any good|good|worth it|worth the money|reliable|legit|decent|ok|okay|trustworthy)(?: (?:for the money|or not|though|then))?$/,
  ],
  [
    'reviews',
    /^(?:so |and |ok |but )*(?!ring|wyze|cove|blink|simplisafe|adt|vivint|directv|it|that|this|they|those|you|dsl|fiber|cable|satellite|is|are|if|there|do|does|have)\w+(?: (?:internet|fiber))? any good$/,
  ],
  ['thanks', /^(?:ok |no |nvm |never ?mind |actually )*(?:nvm|forget (?:it|about it|that))$/],
  ['phone', /\bwhat are (?:the|your) (?:business |office )?hours\b/],
  [
    'money',
    /\bfees?\b(?: \w+){0,2} (?:to use|for using|on) (?:this|your|the) (?:web ?site|site|service|chat)\b/,
  ],
  [
    'data_date',
    /\bprices? (?:here |on here )?(?:real|legit|accurate|true|correct|up to date)\b|\bare (?:these|those|the|your) prices? (?:real|legit|accurate|true|right|correct)\b/,
  ],
  ['bundle', /\bjust (?:the )?(?:internet|wifi)\b(?: and)?(?: with)? no (?:cable )?(?:tv|cable)\b/],
  ['credit_check', /\bprepaid (?:internet|wifi|plans?)\b/],
  ['technology', /\b5g (?:box|boxes|gateways?|hubs?|towers?|things?|home boxes)\b/],
]
