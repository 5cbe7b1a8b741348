import { afterEverydayRules } from './after-everyday-rules.ts'
import { afterOrderRules } from './after-order-rules.ts'
import { afterPlanRules } from './after-plan-rules.ts'
import { type AfterRule, oneOf } from './after-rule.ts'
import { afterToldRules } from './after-told-rules.ts'

/** As in after-rules.ts: on people, accounts, data and calls of this site, and on what was just told of TV and alarms. */
export const afterSiteRules: readonly AfterRule[] = [
  // `What hours are they there`, `can I get one`: of a person.
  {
    after: oneOf('bot', 'human'),
    words: /\b(?:can|could|may|how do) i (?:get|have|reach|talk to) (?:one|a real one|somebody|someone)\b/,
    asks: 'human',
  },
  { after: oneOf('bot', 'human'), words: /\bwhat (?:hours|time)\b|\bwhen are\b/, asks: 'phone' },
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
    after: oneOf('not_me', 'callback_change', 'delete_data', 'privacy', 'shared_with', 'will_you_call'),
    words:
      /\bnever (?:even )?(?:asked for|left|gave|put|typed|entered)\b|\btake (?:it|that|me|this) off\b|\b(?:my |this )?number off\b|\b(?:keep|still|stop|so many|\d+) (?:\w+ ){0,2}call(?:s|ing|ed)\b/,
    asks: 'not_me',
    names: 'nobody',
  },
  { after: oneOf('delete_data', 'not_me'), words: /\b\d{3} \d{3} \d{4}\b/, names: 'nobody' },
  {
    after: oneOf('account'),
    words: /\bspam\b|\b(?:never|not) (?:came?|arriv\w*|got|get|receiv\w*)\b/,
    names: 'nobody',
  },
  { after: oneOf('provider_support'), words: /\b(?:twice|again|two times)\b/, asks: 'provider_support' },
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
    after: oneOf('tell_me_when'),
    words: /\b(?:e ?mail|text|sms)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('privacy', 'data_kept', 'chat_private', 'shared_with'),
    words: /\btrain\w*\b/,
    asks: 'privacy',
  },
  {
    after: oneOf('money', 'ranking'),
    words: /\bmore (?:than )?(?:for|from) (?:the )?others?\b/,
    asks: 'ranking',
    names: 'nobody',
  },
  {
    after: oneOf('not_shown', 'provider_missing', 'neighbors_plan'),
    words: /\b(?:list|data|you|it|page) (?:is|are) wrong\b|\bfix it\b/,
    asks: 'provider_missing',
    names: 'nobody',
  },
  ...afterToldRules,
  ...afterEverydayRules,
  ...afterOrderRules,
  ...afterPlanRules,
]
