import type { Intent } from './intents.ts'

/** As in firm-rules.ts: on what a plan costs now and later. */
export const firmPriceRules: readonly (readonly [Intent, RegExp])[] = [
  // `Will the price of Frontier Fiber 200 go up`.
  [
    'later_price',
    /^(?!.*\b(?:contract|lock\w*|term)\b)(?:and |so |ok |but )*(?:will|does|would|can|could|is|do) (?:the |my |their |your )?(?:monthly )?(?:price|cost|rate)s? (?:of |for |on |with )?(?:\w+ ){0,5}(?:go|going|goes) up\b/,
  ],
  // `A quote for ADT`: what it costs.
  [
    'plan_price',
    /\b(?:a|an|some|get|price|free) quotes? (?:for|from|of) (?:the )?(?!my\b|me\b|us\b|our\b|a\b|an\b|\d)\w+/,
  ],
  // `My bill went from 50 to 85`.
  [
    'bill_rose',
    /\b(?:bill|price|rate|internet|payment)\b(?: \w+){0,3} (?:went|gone|jumped|going|goes|rose|raised|changed) (?:up )?from \d+(?: \d\d)? to \d+\b/,
  ],
  // `How much is Frontier Fiber 200 after a year`: by the month, and no sum.
  [
    'later_price',
    /^(?!.*\b(?:total|in all|all in|altogether|add up|paid|spen[dt]|save|compare|hotspot|move|discount)\b)(?:and |so |ok |but )*(?:what (?:is|will|would|does)|how much)\b.*\bafter (?:a|one|1|the|that|my|its|the first|first|12|24|2|two) (?:first )?(?:years?|yr|yrs|months?|promo\w*|intro\w*)(?: (?:for|of|on) (?:the )?(?:\w+ ?){1,3}| is over| ends| runs out)?$/,
  ],
  // `AT&T Internet 300 vs Spectrum Internet after 12 months`.
  [
    'later_price',
    /^(?!.*\b(?:total|cheaper|cheapest|better|best|less|lower)\b).*\b(?:vs|versus)\b.*\bafter (?:(?:the )?(?:promo\w*|intro\w*)(?: \w+)?|(?:the )?(?:first |1st )?(?:12 months|year|1 year|one year|a year))$/,
  ],
  // `What does "may change anytime" mean`, `so they could raise it whenever`.
  [
    'later_price',
    /\bmay change any ?time\b|\b(?:can|could|may|might|will) (?:just )?(?:raise|change|increase|hike|bump|up) (?:it|that|this|the price|the rate|my price|prices)(?: up)? (?:when ?ever|any ?time|at any time|when they want)\b/,
  ],
  // `What is the extra 35`, of a price that was told with a fee.
  [
    'fees',
    /^(?:so |and |ok |but |wait )*what is (?:the |that |this )?(?:extra )\d{1,3}(?: \d\d)?(?: for| about)?$|^(?:so |and |ok )*what is (?:the |that |this )?\d{1,3}(?: \d\d)? (?:one time |once |up ?front )?(?:fee|charge)?(?: for| about)?$/,
  ],
  // `Is there anything without the install fee`: plans that have none.
  [
    'cheapest',
    /\b(?:anything|any one|any|one|something|plans?) (?:there |here )?(?:without|with no|that has no) (?:the |an |any |that )?(?:install\w*|activation|one time|set ?up) fees?\b/,
  ],
  ['fastest', /\bsort (?:it |them |this |those |the (?:list|plans|results) )?by (?:speed|fastest)\b/],
  ['cheapest', /\bsort (?:it |them |this |those |the (?:list|plans|results) )?by (?:price|cheapest|cost)\b/],
  // `How much is DIRECTV streaming plus internet`.
  ['bundle', /\b(?:how much|price|cost|total)\b.*\bdirectv\b.*\b(?:plus|and|with) (?:the |home )?internet\b/],
  // `Is there a cheaper plan from Spectrum`: one of theirs.
  [
    'cheapest',
    /\bcheaper (?:plan|option|one|tier|package|speed)s? (?:\w+ ){0,2}?(?:from|with|at|through) (?!(?:someone|somebody|another|anyone|other|less|more|a|you|no)\b)\w+/,
  ],
]
