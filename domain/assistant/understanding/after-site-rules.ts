import { type AfterRule, oneOf } from './after-rule.ts'
import { ofFaults } from './topics.ts'

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
    after: oneOf('autopay'),
    words:
      /\b(?:already|included|counted)\b.*\bprices?\b|\bprices?\b.*\b(?:already|included?|with it|counted)\b/,
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
      /\bnever asked for\b|\b(?:my |this )?number off\b|\b(?:keep|still|stop|so many|\d+) (?:\w+ ){0,2}call(?:s|ing|ed)\b/,
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
  {
    after: oneOf('speed_need', 'data_use'),
    words:
      /\b(?:on|with|for) (?:all )?(?:\d|two|three|four|five|six) (?:\w+ )?(?:tvs?|screens?|televisions)\b/,
    asks: 'speed_need',
    names: 'nobody',
  },
  // `It's Optimum`, of a line that gives trouble.
  {
    after: ofFaults,
    words: /^(?:(?:it is|its|by|from|with|i have|i am with|we have) )+[a-z&]+(?: [a-z]+)?$/,
    asks: 'provider_support',
    names: 'one',
  },
  {
    after: oneOf('owner'),
    words: /^(?:ok |so |then |well )*prove it$|\bhow (?:do|can|would) i know\b/,
    asks: 'data_date',
  },
]
