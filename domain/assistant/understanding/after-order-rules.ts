import { type AfterRule, oneOf } from './after-rule.ts'
import { ofCalls, ofFaults, ofOrders } from './topics.ts'

/** As in after-rules.ts: on orders and how they are sent, visits and calls that did not come, bills that differ. */
export const afterOrderRules: readonly AfterRule[] = [
  {
    after: oneOf(
      'order_status',
      'callback_wait',
      'change_order',
      'cancel_order',
      'no_show',
      'provider_support',
    ),
    words:
      /\b(?:somebody|someone|anybody|anyone|a person)\b(?: \w+){0,2} (?:look into|check|help|fix|handle|deal with)\b/,
    asks: 'human',
  },
  {
    after: oneOf('payment', 'how_to_order', 'price_final'),
    words: /^(?:and |ok |okay |so |then )*(?:what happens |what comes |what is )?(?:after that|next|then)$/,
    asks: 'after_order',
    names: 'nobody',
  },
  // `So do I wait or order again` after nobody called.
  {
    after: oneOf('order_status', 'callback_wait', 'no_show'),
    words: /\border (?:it )?again\b|\b(?:do|should) (?:i|we) (?:just )?(?:wait|reorder)\b/,
    asks: 'callback_wait',
    names: 'nobody',
  },
  // `I think I put yaho.com`, `can you resend to …`, `must have typed it wrong`.
  {
    after: oneOf('order_status', 'callback_wait', 'no_show', 'change_order'),
    words:
      /\bis that what (?:you|u|they) have\b|\b(?:typed|typd|put|entered)\b.*\b(?:wrong|typo)\b|\bre ?send\b|\b(?:i|we) put \S+ (?:com|net)\b|\b(?:fix|correct) (?:that|it|this)\b/,
    asks: 'change_order',
  },
  {
    after: oneOf('cancel_order'),
    words:
      /\b(?:the|my) (?:\w+ )?order\b|\b(?:will|would|is|are) (?:anybody|anyone|somebody|someone|they|you|u)(?: guys)? (?:still |going to |gonna )*call\b/,
  },
  {
    after: oneOf('cannot_send'),
    words: /\b(?:button|filled|everything|nothing|still|error|reload\w*|tried|missing)\b/,
  },
  {
    after: oneOf('cancel_order', 'change_order'),
    words: /^(?:it is |i mean |only |just )*the \w+ (?:one|order)\b.*\bnot\b/,
  },
  {
    after: new Set([...ofOrders, ...oneOf('payment')]),
    words:
      /\b(?:move|change|push|reschedule) (?:it|(?:the |my )?(?:date|day|install\w*|appointment|visit))\b/,
    asks: 'change_order',
    names: 'nobody',
  },
  {
    after: oneOf('cancel_order', 'cancel_policy'),
    words: /\b(?:already |been )?(?:scheduled|set for|booked)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('order_status'),
    words:
      /^(?:i|we) ordered (?:it )?(?:on |last |this )?(?:\w+day|week|yesterday|\d+ days ago)\b|\b(?:the|my) e ?mail (?:was|is)\b/,
  },
  {
    after: new Set([...ofOrders, ...ofCalls]),
    words: /^(?:i see |ok |so |and |then )*whom? (?:should|do|can|would|must) (?:i|we) call(?: then| now)?$/,
    asks: 'phone',
    names: 'nobody',
  },
  {
    after: oneOf('no_show', 'outage'),
    words: /^(?:so |and |ok )*who (?:do|should|can) (?:i|we) call\b/,
    asks: 'provider_support',
  },
  {
    after: oneOf('missed_call', 'callback_wait', 'no_show'),
    words: /\b(?:try|call)(?: \w+){0,2} again\b|\b(?:after|before|at) \d/,
    asks: 'callback_slot',
    names: 'nobody',
  },
  // `It's Optimum`, of a line that gives trouble.
  {
    after: new Set([...ofFaults, ...oneOf('no_show')]),
    words: /^(?:(?:it is|its|by|from|with|i have|i am with|we have) )+[a-z&]+(?: [a-z]+)?$/,
    asks: 'provider_support',
    names: 'one',
  },
  { after: ofOrders, words: /\btoo late\b/, asks: 'cancel_policy', names: 'nobody' },
  { after: oneOf('order_status'), words: /\bpending\b/, names: 'nobody' },
  {
    after: oneOf('change_order'),
    words: /\balready (?:hit|pressed|clicked|sent|placed|submitted|ordered)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('no_show', 'provider_support', 'callback_wait'),
    words: /\b(?:they|he|she) (?:said|told me)(?: to)? call you\b/,
    asks: 'phone',
  },
  {
    after: oneOf('price_differs', 'provider_support', 'no_show'),
    words: /\bwhat are you (?:going to|gonna) do\b/,
    asks: 'human',
  },
  // `It was AT&T`: whose the order is.
  {
    after: ofOrders,
    words: /^(?:it was|it is|its|with|from|by) [a-z&]+(?: [a-z]+)?$/,
    names: 'one',
  },
  {
    after: oneOf('change_order', 'no_show', 'cancel_order'),
    words: /\b(?:tell|call|ask) you or (?:them|the provider)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('no_show'),
    words: /\b(?:money back|refund|credit|compensat\w+|money for)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('change_order'),
    words: /\b(?:install\w*|appointment|visit) is (?:today|tomorrow|on|in|this)\b/,
    names: 'nobody',
  },
  { after: oneOf('order_status'), words: /\be ?mail (?:i used|was|is)\b/ },
  {
    after: oneOf('price_elsewhere', 'data_date', 'price_differs'),
    words: /\bwhich (?:one|price) (?:counts|is (?:right|true|valid|real))\b/,
    asks: 'price_final',
    names: 'nobody',
  },
  { after: ofOrders, words: /^it was (?:yesterday|today|last|this|on)\b/, names: 'nobody' },
  {
    after: oneOf('add_to_cart'),
    words: /\b(?:remove|delete|get rid of|take (?:\w+ ){0,2}(?:out|off)|take (?:out|off)|two of|twice)\b/,
  },
]
