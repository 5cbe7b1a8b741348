import { type AfterRule, oneOf } from './after-rule.ts'

/** As in after-rules.ts: on prices and where they come from, who sells at a place, speeds and kinds of line. */
export const afterPlanRules: readonly AfterRule[] = [
  // `Any way to avoid it`, of a fee.
  {
    after: oneOf('fees', 'fee_normal'),
    words:
      /\b(?:avoid|get around|get out of|waive|skip|dodge|not pay) (?:it|that|this|the fees?|the charge|paying it)\b|^(?:and |so |ok )*(?:can|will|do|would) (?:they|it|i get it|i get that)(?: be)? waived?(?: it| that)?$/,
    asks: 'fee_normal',
    names: 'nobody',
  },
  // `Which is better when it rains` after kinds of line.
  {
    after: oneOf('technology', 'glossary', 'reliability', 'compare'),
    words:
      /\b(?:when|if|in) (?:it |the )?(?:rains?|raining|rain|snows?|snow|storms?|wind\w*|bad weather|weather)\b/,
    asks: 'weather',
    names: 'nobody',
  },
  // `Are they good` of the one that was spoken of.
  {
    after: oneOf('provider', 'plan_price', 'availability', 'owner'),
    words:
      /^(?:and |so |but |ok )*(?:are they|is it) (?:even |really |actually |any )?(?:good|decent|reliable|legit|trustworthy|worth it)(?: (?:though|tho|or not|company|provider))*$/,
    asks: 'reviews',
    names: 'nobody',
  },
  {
    after: oneOf('autopay'),
    words:
      /^(?:and |so |but |ok )*(?:do|must|would|should) (?:i|we)(?: (?:have|need|got))?(?: to)?(?: (?:use|do|have|sign up for) (?:it|that|autopay))?$/,
    names: 'nobody',
  },
  {
    after: oneOf('autopay'),
    words:
      /\b(?:already|included|counted)\b.*\bprices?\b|\bprices?\b.*\b(?:already|included?|with it|counted)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('speed_need', 'data_use'),
    words:
      /\b(?:on|with|for) (?:all )?(?:\d|two|three|four|five|six) (?:\w+ )?(?:tvs?|screens?|televisions)\b/,
    asks: 'speed_need',
    names: 'nobody',
  },
  {
    after: oneOf('availability', 'which_providers'),
    words: /^(?:is there |are there )?(?:any(?:one|body) else|who else|any others?)(?: there| here)?$/,
    asks: 'availability',
    names: 'nobody',
  },
  {
    after: oneOf('availability', 'upload', 'fastest', 'find_plans'),
    words:
      /^(?:and |so |ok |what about |which is )*(?:the )?(?:cheaper|cheapest|lowest) (?:one|plan|option)s?$/,
    asks: 'cheapest',
    names: 'nobody',
  },
  {
    after: oneOf('fees', 'plan_price', 'provider', 'label'),
    words:
      /^(?:i|we) (?:can|could|will|want to|would) (?:only )?(?:spend|pay|do|afford)(?: up to| about| around)? \d{2,3}(?: max| tops| at most| a month)?$/,
    asks: 'find_plans',
    names: 'nobody',
  },
  {
    after: oneOf('why_rises'),
    words: /^(?:and |so |ok )*by how much(?: more)?$/,
    asks: 'later_price',
  },
  // `How much for it`, of a price lock.
  {
    after: oneOf('price_lock'),
    words:
      /^(?:and |so |ok )*(?:how much|what) (?:is|for|does|would|will) (?:it|that|the lock)(?: cost| be| run)?$/,
    names: 'nobody',
  },
  {
    after: oneOf('price_elsewhere', 'price_differs', 'data_date'),
    words: /\b(?:yours?|theirs?|their (?:site|page))\b.*\bsays? \d/,
    names: 'nobody',
  },
  {
    after: oneOf('tell_me_when'),
    words: /\b(?:turn|switch) (?:it|that|them) off\b|\bunsubscribe\b/,
    names: 'nobody',
  },
  {
    after: oneOf('human'),
    words: /^(?:right |i need one |i want one )?(?:now|today|asap|immediately)(?: please)?$/,
    names: 'nobody',
  },
  {
    after: oneOf('speed_need'),
    words:
      /^(?:and |plus |also |oh and )*(?:we |i )?(?:have |got )?(?:\d+|two|three|four|five|six|ten) (?:phones?|laptops?|tablets?|ipads?|computers?|devices)(?: too| as well| also)?$/,
    asks: 'many_devices',
    names: 'nobody',
  },
  { after: oneOf('two_homes'), words: /\bboth\b|\bat once\b/, names: 'nobody' },
  // `Who says so`, of a price or of how we rank.
  {
    after: oneOf('ranking', 'money'),
    words: /^(?:and |so |ok )*(?:who says(?: so| that)?|says who)$/,
    asks: 'ranking',
    names: 'nobody',
  },
  {
    after: oneOf(
      ...(['plan_price', 'later_price', 'total_cost', 'cheapest', 'find_plans', 'compare', 'fees'] as const),
      ...(['bill_rose', 'price_lock', 'provider', 'taxes', 'data_date'] as const),
    ),
    words:
      /^(?:and |so |ok )*(?:who says(?: so| that)?|says who|according to who\w*|where (?:does|do|did) (?:that|this|those|the) (?:number|figure|price|info)s? come from)$|\bnot what (?:your|the) (?:page|site|website) says\b/,
    asks: 'data_date',
    names: 'nobody',
  },
  {
    after: oneOf('find_plans', 'cheapest', 'bill_rose', 'provider'),
    words: /^(?:and |so )?(?:who else|anyone else|anybody else)(?: is there)?$/,
    asks: 'availability',
    names: 'nobody',
  },
  {
    after: oneOf('technology', 'availability', 'provider'),
    words: /\b(?:on|in|at) (?:the |a )?(?:\d+(?:th|st|nd|rd)?|top|high) floor\b/,
    asks: 'indoor_signal',
    names: 'nobody',
  },
  {
    after: oneOf('fiber_inside', 'certainty'),
    words: /^(?:so |and |ok )*how (?:do|can|would) i (?:find out|check|know|tell)(?: that| it| for sure)?$/,
    asks: 'certainty',
    names: 'nobody',
  },
  {
    after: oneOf('low_income', 'discounts'),
    words: /^(?:is it |so )?(?:50|55|60|62|65) or (?:50|55|60|62|65)$/,
    asks: 'low_income',
  },
  { after: oneOf('held_offers'), words: /\b(?:first|second|other)\b.*\b\d/, names: 'nobody' },
  {
    after: oneOf('speed_need', 'find_plans', 'fastest', 'provider', 'plan_price', 'upload', 'gig_figure'),
    words:
      /^(?:and |so |ok )*(?:what is|how much is|how many is) (?:that|it|this) in (?:gigs?|gigabits?|gbps|megabytes?)$/,
    asks: 'gig_figure',
    names: 'nobody',
  },
  { after: oneOf('data_cap'), words: /\bslow\w*\b/, names: 'nobody' },
  {
    after: oneOf('data_cap'),
    words:
      /^(?:and |so |ok )*(?:how much|what)(?: is it| does it cost| do they charge| happens)?(?: if (?:i|we) (?:go|am|are)| when (?:i|we) (?:go|am|are)| for going)? over(?: it| that| the (?:cap|limit))?$/,
    names: 'nobody',
  },
  { after: oneOf('technology'), words: /\bdifferent from\b/, asks: 'technology', names: 'nobody' },
  {
    after: oneOf('data_cap'),
    words: /\b(?:per|each|every) (?:extra |more )?(?:gb|gig\w*)\b|\bextra (?:gb|gig\w*)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('fit_for_use', 'other_streaming'),
    words:
      /^(?:like |and |with |on )*(?:\d|two|three|four|five) (?:tvs?|screens?|televisions)(?: at once| at the same time)?$/,
    asks: 'speed_need',
    names: 'nobody',
  },
  {
    after: oneOf('what_likely_means', 'certainty'),
    words: /\bis it or is\b|\bwho would know\b/,
    asks: 'certainty',
    names: 'nobody',
  },
  {
    after: oneOf('credit_check'),
    words:
      /\b(?:if )?(?:it is|mine is|my credit is|mine was) (?:really |pretty |kinda |so |very )?(?:bad|low|poor|trash|terrible)\b|\bif (?:it is|mine is|my credit is) (?:bad|low|poor|trash)\b|^do (?:they|all)(?: all)?(?: of them)? check\b|^which (?:ones? )?do not\b/,
    names: 'nobody',
  },
  {
    after: oneOf('bill_rose', 'why_rises'),
    words:
      /^(?:and |so )?(?:which|who)(?: ones?| companies| plans| providers)? (?:do|does|will|would) not(?: do that| raise\w*| go up)?(?: \w+)?$/,
    asks: 'price_lock',
    names: 'nobody',
  },
  { after: oneOf('autopay'), words: /\b(?:charges?|costs?)\b.*\bextra\b/, names: 'nobody' },
  {
    after: oneOf('complaint', 'data_date', 'price_differs'),
    words: /^(?:so |and )?who is right$/,
    asks: 'price_final',
    names: 'nobody',
  },
]
