import { type AfterRule, oneOf } from './after-rule.ts'
import { ofCalls, ofOrders } from './topics.ts'

const ofAlarms = oneOf(
  'security',
  'alarm_app',
  'alarm_devices',
  'alarm_monitoring',
  'alarm_response',
  'doorbell',
  'camera_outdoors',
  'camera_recording',
  'package_contents',
)

/** As in after-rules.ts: what few words mean after what was told of accounts, calls, alarms and bills. */
export const afterToldRules: readonly AfterRule[] = [
  {
    after: oneOf('account', 'guest_order'),
    words:
      /\b(?:do|must|would|will) (?:i|we)(?: even| really| actually| have to)? (?:need|have|get|make) (?:one|an account)\b/,
    asks: 'account',
    names: 'nobody',
  },
  {
    after: ofAlarms,
    words:
      /^(?:and |so |but |ok )*(?:is|are|does|do) (?:that|it|this|those|they)(?: cost)? extra(?: (?:every|a|each|per) month| monthly| cost| money)?$/,
    asks: 'security',
    names: 'nobody',
  },
  {
    after: ofAlarms,
    words:
      /\b(?:work|see|watch|check|use|control)\b.*\bfrom (?:there|here|far away|away|another \w+|work|out of (?:state|town))\b/,
    asks: 'alarm_app',
    names: 'nobody',
  },
  {
    after: oneOf('call_real', 'not_me'),
    words:
      /^(?:so |and |ok |but )*is (?:that|this) (?:how|what|something) (?:you|u)(?: guys)? (?:do|would do|work|ask)\b|\bhow (?:do|can|would|could) (?:i|we) (?:know|tell)\b/,
    asks: 'call_real',
    names: 'nobody',
  },
  {
    after: oneOf('gaming'),
    words:
      /^(?:and |so |but |ok )*(?:does|do|would|will|is|should)\b(?: \w+){0,5} (?:wired|wires?|ethernet|a cable|plugged in)\b/,
    asks: 'ethernet',
    names: 'nobody',
  },
  {
    after: oneOf('bill_rose', 'why_rises'),
    words:
      /^(?:so |and |ok )*what (?:do|should|would) (?:most )?(?:people|others|customers|folks) (?:usually |normally |mostly )?do\b/,
    asks: 'negotiate',
    names: 'nobody',
  },
  {
    after: new Set([...ofOrders, ...ofCalls]),
    words:
      /^(?:so |and |ok |then )*how (?:do|can|would) (?:i|we) (?:stop|undo|end|call off|take back) (?:it|that|this|the order)\b|\bhow (?:do|can|would) (?:i|we) cancel(?: (?:it|that|this|then))*$/,
    asks: 'cancel_order',
    names: 'nobody',
  },
  {
    after: oneOf('money', 'ranking', 'owner', 'best'),
    words:
      /\bhow (?:do|can|would) (?:i|we) know\b.*\b(?:telling|right|honest|true|best|biased|fair|lying|trust)\b/,
    asks: 'ranking',
    names: 'nobody',
  },
  {
    after: oneOf('how_to_order', 'after_order', 'callback_wait'),
    words: /^(?:so |and |ok |but )*who (?:calls|will call|is calling|would call|contacts)(?: me| us)?\b/,
    asks: 'after_order',
    names: 'nobody',
  },
  {
    after: oneOf('speed_need', 'cheapest', 'find_plans', 'availability', 'best', 'plan_price'),
    words:
      /\b(?:have|need|has|needs|got) to rent (?:stuff|anything|something|equipment|things|it)\b|\bneeds? to rent (?:stuff|anything|something|equipment)\b/,
    asks: 'equipment',
    names: 'nobody',
  },
  {
    after: oneOf('switching', 'cancel_provider', 'termination', 'moving'),
    words:
      /\bwhat (?:do|should|must) (?:i|we) do with (?:the|their|my|our|his) (?:old )?(?:box|router|modem|equipment|gear|stuff)\b/,
    asks: 'switching',
  },
  {
    after: oneOf('privacy', 'shared_with', 'will_you_call'),
    words: /^(?:so |and |ok |but )*(?:only|just) (?:if|when) (?:i|we) (?:order|buy|sign up|ask)\b/,
    asks: 'shared_with',
    names: 'nobody',
  },
  {
    after: oneOf(
      'pause_service',
      'data_cap',
      'contract',
      'price_lock',
      'trial',
      'equipment',
      'autopay',
      'buyout',
    ),
    words:
      /^(?:and |so |ok |but )*(?:does |do )?\S+(?: \S+)? (?:does|do|has|have|offers?|did) (?:that|it|this|one|them)(?: too)?$/,
    names: 'one',
  },
  {
    after: ofAlarms,
    words: /\bhow (?:fast|soon|quick\w*|long)\b.*\b(?:come|out|install\w*|set up|here)\b/,
    asks: 'alarm_self_install',
    names: 'nobody',
  },
  {
    after: oneOf('switching', 'cancel_provider'),
    words: /^(?:and |so |ok |but |what about )*(?:the|my|their) (?:modem|router|box|equipment|gear)$/,
    asks: 'switching',
    names: 'nobody',
  },
  {
    after: new Set([...ofAlarms, 'alarm_contract', 'contract', 'alarm_self_install', 'credit_check']),
    words:
      /\b(?:do|install|set|put|mount) (?:it|that|this|them)(?: up| in)? (?:by )?my ?self\b|\binstead of (?:a |some |the )?(?:guy|technician|tech|man|stranger|installer|person)\b/,
    asks: 'alarm_self_install',
    names: 'nobody',
  },
  {
    after: new Set([...ofAlarms, 'security_needs', 'alarm_line', 'alarm_contract']),
    words:
      /^(?:ok |so |and |but )*what is (?:the |their )?(?:basic|cheapest|lowest|starter|smallest|simplest) (?:plan|package|one|kit)$/,
    asks: 'security',
    names: 'nobody',
  },
  {
    after: oneOf('gaming', 'speed_need', 'technology'),
    words:
      /^(?:ok |so |and |then )*(?:im in \d{5} )?(?:so )?which (?:plan|one)(?: (?:then|is that|should i (?:get|take)|would you (?:pick|take)))?$/,
    asks: 'best',
    names: 'nobody',
  },
  {
    after: oneOf(
      'compare',
      'provider',
      'plan_price',
      'availability',
      'cheapest',
      'find_plans',
      'fit_for_use',
    ),
    words:
      /^(?:ok |so |and )*which (?:one |of (?:them|those|these|the two) )?(?:is |would be |works |do you think is )?(?:better|best) for (?:my |our |the )?(?:\w+ ){0,3}(?:streaming|netflix|hulu|youtube|zoom|video|calls|movies|work)\b/,
    asks: 'compare',
    names: 'nobody',
  },
  {
    after: oneOf('ranking', 'money', 'best'),
    words:
      /\bwhat (?:counts|matters|weighs)\b.*\bmost\b|\b(?:price|prices|speed|cheap\w*|fast\w*|slow\w*)\b.*\b(?:first|most|matters?|counts?|on top|at the top|ranks?|ranked|higher)\b/,
    asks: 'ranking',
    names: 'nobody',
  },
  {
    after: oneOf('account', 'guest_order'),
    words:
      /^(?:so |and |ok |but )*(?:can|could|may) (?:i|we) (?:delete|close|remove|cancel) it(?: (?:later|again|any ?time|after))*$/,
    asks: 'delete_data',
    names: 'nobody',
  },
  {
    after: oneOf('add_to_cart', 'cart_price'),
    words:
      /\b(?:internet|tv|both|everything|two|several|more than one)\b.*\b(?:in (?:there|it)|together|at the same time|at once)\b|\b(?:have|need) to start over\b/,
    asks: 'add_to_cart',
    names: 'nobody',
  },
  {
    after: oneOf('low_income', 'acp'),
    words: /\b(?:every month|monthly|just once|one time|come off|comes off|9 25|phone number|over 6\d)\b/,
    asks: 'low_income',
    names: 'nobody',
  },
  {
    after: oneOf('equipment'),
    words: /\b(?:save|saves|saving|rental|a year|per year|120)\b/,
    asks: 'equipment',
  },
  {
    after: oneOf('cancel_order', 'order_status', 'change_order'),
    words: /\b(?:never|not|no) (?:made |make |have |had )?(?:an )?account\b|\bunder (?:my )?\w+ e ?mail\b/,
    asks: 'order_status',
    names: 'nobody',
  },
  {
    after: oneOf('cancel_order', 'order_status', 'change_order'),
    words: /\b(?:charged?|charges|fee|cost)\b.*\bif (?:i|we) cancel\b/,
    asks: 'cancel_policy',
    names: 'nobody',
  },
  {
    after: oneOf('cancel_order', 'order_status', 'change_order'),
    words: /\b(?:do not|dont) cancel\b|\bwhen (?:are|do|will) they (?:come|coming|install\w*)\b/,
    asks: 'change_order',
    names: 'nobody',
  },
  {
    after: oneOf('label', 'price_final'),
    words:
      /^(?:ok |so |and |but )*(?:does|do|has|have|what about|how about) .*\b(?:one|a label|labels?)(?: too| also)?$/,
    asks: 'label',
    names: 'one',
  },
  {
    after: oneOf('address_kept'),
    words:
      /^(?:so |and |ok )*(?:can|could|how do) (?:i|we) (?:delete|remove) (?:one|some|an address|it|them)\b/,
    asks: 'address_kept',
    names: 'nobody',
  },
  {
    after: oneOf('military', 'discounts'),
    words: /\b(?:after|with) (?:the|that|this|my) (?:\w+ )?discount\b/,
    asks: 'military',
    names: 'one',
  },
  {
    after: oneOf('tell_me_when', 'price_history'),
    words: /\bby (?:text|sms|phone|email)\b/,
    asks: 'tell_me_when',
    names: 'nobody',
  },
]
