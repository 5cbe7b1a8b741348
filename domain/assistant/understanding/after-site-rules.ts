import { afterPlanRules } from './after-plan-rules.ts'
import { type AfterRule, oneOf } from './after-rule.ts'
import { ofCalls, ofFaults, ofOrders } from './topics.ts'

/** As in after-rules.ts: on people, orders, accounts and calls of this site, and on what was just told of TV and alarms. */
export const afterSiteRules: readonly AfterRule[] = [
  // `What hours are they there`, `can I get one`: of a person.
  {
    after: oneOf('bot', 'human'),
    words: /\b(?:can|could|may|how do) i (?:get|have|reach|talk to) (?:one|a real one|somebody|someone)\b/,
    asks: 'human',
  },
  { after: oneOf('bot', 'human'), words: /\bwhat (?:hours|time)\b|\bwhen are\b/, asks: 'phone' },
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
  {
    after: oneOf('tv', 'directv_internet'),
    words: /\bwithout (?:the |a |any )?(?:satellite )?dish\b/,
    asks: 'tv',
  },
  {
    after: oneOf('tv', 'other_streaming', 'cord_cutting'),
    words:
      /\b(?:youtube|hulu|sling|philo|fubo|netflix|peacock) one\b|\b(?:with|without|no) ads\b|\bfree trial\b/,
    asks: 'other_streaming',
    names: 'nobody',
  },
  {
    after: oneOf('tv', 'other_streaming'),
    words: /\b(?:has|have|with|get|gets) (?:my |the |any )?locals?\b/,
    asks: 'local_channels',
    names: 'nobody',
  },
  {
    after: oneOf('cannot_send'),
    words: /\b(?:button|filled|everything|nothing|still|error|reload\w*|tried|missing)\b/,
  },
  {
    after: oneOf('not_me', 'callback_change', 'delete_data', 'privacy', 'shared_with', 'will_you_call'),
    words:
      /\bnever (?:even )?(?:asked for|left|gave|put|typed|entered)\b|\btake (?:it|that|me|this) off\b|\b(?:my |this )?number off\b|\b(?:keep|still|stop|so many|\d+) (?:\w+ ){0,2}call(?:s|ing|ed)\b/,
    asks: 'not_me',
    names: 'nobody',
  },
  {
    after: oneOf('account'),
    words: /\bspam\b|\b(?:never|not) (?:came?|arriv\w*|got|get|receiv\w*)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('cancel_order', 'change_order'),
    words: /^(?:it is |i mean |only |just )*the \w+ (?:one|order)\b.*\bnot\b/,
  },
  { after: oneOf('provider_support'), words: /\b(?:twice|again|two times)\b/, asks: 'provider_support' },
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
  { after: oneOf('alarm_insurance'), words: /\bcertificate\b|\bproof\b/, names: 'nobody' },
  {
    after: oneOf('power_cut', 'security_needs', 'alarm_line'),
    words: /\bcuts?\b(?: \w+){0,2} (?:internet|line|wires?|cable|cord)\b/,
    asks: 'security_needs',
  },
  {
    after: oneOf('alarm_devices', 'security_needs', 'security', 'package_contents', 'doorbell'),
    words: /\b(?:pro|professional) install\w*\b|\bnot handy\b/,
    asks: 'alarm_self_install',
    names: 'nobody',
  },
  // `It's Optimum`, of a line that gives trouble.
  {
    after: new Set([...ofFaults, ...oneOf('no_show')]),
    words: /^(?:(?:it is|its|by|from|with|i have|i am with|we have) )+[a-z&]+(?: [a-z]+)?$/,
    asks: 'provider_support',
    names: 'one',
  },
  {
    after: oneOf('owner', 'money', 'bot'),
    words: /^(?:so |and )?(?:is )?(?:it |this )?(?:all )?free$/,
    asks: 'money',
  },
  {
    after: oneOf('privacy', 'data_kept'),
    words: /^(?:so |and |ok )*who (?:gets|sees|has|can see|do you (?:give|send|share))\b(?: \w+){0,3}$/,
    asks: 'privacy',
    names: 'nobody',
  },
  {
    after: oneOf('tell_me_when', 'price_history'),
    words:
      /\b(?:turn|switch|shut) (?:it|one|them|that|this) off\b|\bstop (?:it|one|them|that)\b|\bunsubscribe\b/,
    asks: 'tell_me_when',
  },
  // `How much with that`: of a channel or a package that was asked for.
  {
    after: oneOf('tv'),
    words: /^(?:and |so |ok )*how much (?:is it )?(?:with|for) (?:that|it|those|all that)$/,
    asks: 'tv',
  },
  {
    after: oneOf('tv'),
    words: /\b(?:football|baseball|basketball|hockey) season\b.*\b(?:cancel|quit|stop|drop)\b/,
    asks: 'contract',
    names: 'nobody',
  },
  {
    after: oneOf('other_streaming', 'tv'),
    words: /^(?:and |so |ok |but )*can i get (?:it|that) (?:for )?free with\b/,
    asks: 'other_streaming',
  },
  {
    after: oneOf('owner'),
    words: /^(?:ok |so |then |well )*prove it$|\bhow (?:do|can|would) i know\b/,
    asks: 'data_date',
  },
  {
    after: oneOf('credit_check'),
    words: /\b(?:not have|without) (?:one|an? (?:ssn|social))\b/,
  },
  {
    after: oneOf('privacy', 'data_kept', 'keep_talk', 'chat_private'),
    words:
      /^(?:and |so |ok )*(?:for )?how long(?: (?:do|will) you (?:keep|store|have) (?:it|this|that|them))?$/,
    asks: 'data_kept',
    names: 'nobody',
  },
  {
    after: oneOf('privacy', 'data_kept', 'keep_talk', 'chat_private'),
    words: /^(?:and |so |ok )*who (?:can )?(?:reads?|sees?) (?:it|this|that|them|my chat)$/,
    asks: 'privacy',
    names: 'nobody',
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
    after: oneOf('shared_with'),
    words: /^(?:so |and )?(?:was|is) (?:it|that|this) (?:from )?(?:you|yall)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('delete_data', 'not_me'),
    words: /\bhow (?:do|will|would) i know\b.*\b(?:done|deleted|gone|worked)\b/,
    asks: 'delete_data',
    names: 'nobody',
  },
  {
    after: oneOf('acp'),
    words: /\bwhen (?:did|does|will) (?:it|that|this) (?:end|stop|close)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('price_differs', 'provider_support', 'no_show'),
    words: /\bwhat are you (?:going to|gonna) do\b/,
    asks: 'human',
  },
  {
    after: oneOf('tell_me_when'),
    words: /\b(?:e ?mail|text|sms)\b/,
    names: 'nobody',
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
    after: oneOf('privacy', 'data_kept', 'chat_private', 'shared_with'),
    words: /\btrain\w*\b/,
    asks: 'privacy',
  },
  ...afterPlanRules,
]
