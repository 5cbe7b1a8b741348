import type { Intent } from './intents.ts'

/** As in firm-rules.ts: on this site, its cart, labels and accounts, and on orders that were placed. */
export const firmSiteRules: readonly (readonly [Intent, RegExp])[] = [
  [
    'add_to_cart',
    /\b(?:what|why)\b(?: \w+){0,3} (?:the |a |my |your )?(?:shopping )?cart (?:for|do|used for)\b|\bwhat (?:is|does) (?:the |your |a |my )?(?:shopping )?cart\b|\bcart\b(?: \w+){0,3} (?:stay|keep|last|there)\b|\b(?:limit|how many)\b.*\b(?:in|into) (?:the|my|a) cart\b|\b(?:in|into) (?:the|my|one) cart (?:together|at once|at the same time)\b|\bwhere (?:is|do i find) (?:the |that |this )?add to cart\b|\badd to cart\b.*\b(?:not see|where)\b/,
  ],
  [
    'account',
    /\b(?:make|made|open|create|have|get) an account\b.*\b(?:keep|keeps|save|saves|store|stores|remember|remembers)\b/,
  ],
  [
    'tell_me_when',
    /^when (?:the |your |their |its )?(?:prices?|rates?) (?:go|goes|come|comes|drop|drops|fall|falls)(?: down)?$/,
  ],
  // `How do I save a search`.
  ['address_kept', /\b(?:save|keep|store|bookmark) (?:my |a |this |the |these )?(?:search\w*|results?)\b/],
  [
    'account',
    /^(?:so |and |ok |but )*how (?:do|can) (?:i|we) (?:sign up|register|make an account|create an account|get an account|open an account)(?: (?:here|on here|with you|on (?:this|the|your) site|for (?:this|the|your) site|for an account))*$/,
  ],
  [
    'tell_me_when',
    /\b(?:tell|let|notify|email|text|alert) (?:me|us)\b(?: know)?(?: \w+)? (?:when|if) (?:the |your |their |its )?(?:prices?|rates?) (?:goes?|go|drops?|falls?|comes?|come)\b/,
  ],
  [
    'up_to',
    /\bwhat (?:does|is|do|are) (?:a |the )?typical (?:speeds?|downloads?|uploads?)\b|\btypical(?: speeds?)? (?:vs|versus|or|and) up to\b|\bup to (?:vs|versus|or) typical\b/,
  ],
  [
    'autopay',
    /\blabels?\b.*\b(?:before or after|with or without|after or before|include\w*|with|before|after)\b.*\bauto ?pay\b/,
  ],
  [
    'account',
    /\b(?:sign up|sign in|log in|register|account)\b.*\b(?:google|facebook|apple|github|microsoft)\b|\b(?:google|facebook|apple|github|microsoft)\b.*\b(?:sign up|sign in|log in|register)\b/,
  ],
  [
    'tell_me_when',
    /\b(?:news|alerts?|notice|notif\w+|email|word)\b.*\b(?:when|if|once) (?:a |some |any )?(?:new )?(?:provider|company|fiber|internet|service)(?: \w+)? (?:comes?|arrives?|gets?|reach\w*|starts?)\b/,
  ],
  [
    'certainty',
    /\bis (?:it|that|this) (?:really |actually |even )?available (?:on|at) (?:\w+ ){1,3}(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|way|ct|court)$/,
  ],
  // `So you just recommend who pays most`.
  [
    'ranking',
    /\b(?:recommend|push|suggest|rank|favor|show|list|pick)(?:s|ed|ing)?\b(?: \w+){0,4} (?:pays?|paid|paying)\b|\b(?:who|whoever|which (?:one|company)) pays (?:you )?(?:the )?(?:most|more)\b/,
  ],
  [
    'certainty',
    /^(?:so |and |ok |but )*(?:is|are) (?:that|it|this|those|they|these)(?: \w+)? (?:for sure|definitely|certain|guaranteed)(?: available| there)? (?:at|in|for|to) (?:my|our) (?:house|home|address|place|apartment|apt)$/,
  ],
  [
    'ranking',
    /\bwhy (?:is|are|does|do) (?:one|this|that|a|some|the) (?:\w+ )?(?:plans?|providers?|ones?|company|companies) (?:\w+ )?(?:above|before|ahead of|higher|over|below|first)\b/,
  ],
  [
    'account',
    /\b(?:forgot|forget|lost|lose|reset|change)\b(?: \w+){0,2} pass ?wor[dt]s?\b|\b(?:forgot|forget|reset) (?:my |the )?pasword\b/,
  ],
  [
    'address_kept',
    /\bwhere (?:do|can) (?:i|we) (?:find|see|get to|open) (?:that |the |my )?address history\b|\bdelete (?:one|an address|some) (?:of|from|in) (?:it|them|(?:the|my) (?:address )?history)\b/,
  ],
  ['price_final', /\blabels?\b.*\b(?:real|actual|true|exact) price\b/],
  [
    'label',
    /\bwho (?:makes?|writes?|issues?|publishes|checks?) (?:the |these |those )?(?:broadband )?labels?\b|\bwhat (?:is|are) (?:a |the |an )?(?:broadband |fcc |nutrition )?(?:facts )?labels?(?: for)?$/,
  ],
  [
    'label',
    /\bwhere (?:do|can|would) (?:i|we) (?:see|find|get|look at) (?:the |a )?(?:broadband )?labels?\b|\bshow (?:me|us) (?:one|a label|the label|its label|their label) (?:for|of|from)\b/,
  ],
  // `I don't have an account, I did it over the phone`.
  [
    'order_status',
    /\b(?:do not|never|no) (?:have |had |made |make )?(?:an )?account\b.*\b(?:phone|called)\b|\b(?:find|look up|see|check|pull up)\b(?: \w+){0,2} (?:my|the|our) order (?:with|by|from|using|under)\b/,
  ],
  [
    'change_order',
    /\b(?:charge[ds]?|charging|fee|cost|pay|extra)\b(?: \w+){0,5} (?:reschedul\w+|move the (?:date|appointment|install\w*)|change the (?:date|appointment))\b/,
  ],
  [
    'change_order',
    /^(?:(?:ok|wait|no|actually|please|sorry|i|changed|my|mind|and|but) )*(?:do not|dont) cancel\b/,
  ],
  [
    'cancel_order',
    /\bwhat if (?:they|he|she|the \w+) (?:are |is |re )?(?:already|still) (?:coming|scheduled|on (?:the|their|his) way)\b/,
  ],
  // `Do you sell it to Spectrum or whoever`, `don't share my number with ADT`.
  [
    'shared_with',
    /^(?:so |and |but |ok |do|does|will|would|are|please|u|you|yall|guys|ever|going to|gonna|also| )*(?:sell|share|give|pass|hand)(?:ing)? (?:it|that|this|them)(?: \w+)? (?:to|with|on to) (?!(?:me|us|my)\b)\w+|\b(?:do not|dont|never) (?:share|sell|give|pass|hand) (?:out )?my (?:\w+ )?(?:info\w*|data|number|details|e ?mail|phone)\b/,
  ],
  [
    'money',
    /\b(?:which|who)\b(?: \w+){0,2} pays? (?:you|u|yall)(?: guys)? (?:the )?(?:most|more|best|least)\b/,
  ],
]
