import { type AfterRule, oneOf } from './after-rule.ts'
import { ofOrders } from './topics.ts'

/** As in after-rules.ts: short turns of everyday talks, on orders, calls, alarms, help for low incomes and who is behind the site. */
export const afterEverydayRules: readonly AfterRule[] = [
  {
    after: oneOf('owner'),
    words: /^(?:well |so |then |ok |and )*who (?:is|are) (?:it|this|you|that)(?: then)?$/,
    names: 'nobody',
  },
  {
    after: oneOf('termination', 'switching', 'contract'),
    words:
      /^(?:so |and |ok |but )*who (?:is |would |will |gonna |going to )*pays? (?:for )?(?:that|it|this)$/,
    asks: 'buyout',
    names: 'nobody',
  },
  // `They don't have internet, does that matter`, of an alarm.
  {
    after: oneOf(
      ...([
        'security',
        'security_needs',
        'alarm_app',
        'alarm_devices',
        'alarm_apartment',
        'alarm_pets',
      ] as const),
      ...(['alarm_contract', 'alarm_count', 'alarm_self_install', 'camera_outdoors', 'doorbell'] as const),
    ),
    words:
      /\b(?:do|does|did) not have (?:any |the |an? )?(?:internet|wifi)\b|\b(?:no|without) (?:internet|wifi)\b/,
    asks: 'security_needs',
    names: 'nobody',
  },
  {
    after: oneOf('military', 'discounts'),
    words:
      /^(?:or |and |what about |how about |also )+(?:for )?(?:seniors?|the elderly|old people|retired people|retirees)\b/,
    asks: 'low_income',
    names: 'nobody',
  },
  // `Can the fiber do that`, `my monitor dials in on it`: of a phone line.
  {
    after: oneOf('not_compared'),
    words: /\b(?:fiber|cable|internet|line|it) (?:do|does|handle|work with|carry) (?:that|it|a phone)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('change_order', 'cancel_order', 'no_show', 'install_visit'),
    words:
      /\b(?:week|day|month) (?:after|later|before|earlier)\b|\bstart (?:all )?over\b|\b(?:same|that|another) (?:day|date|time)\b/,
    asks: 'change_order',
    names: 'nobody',
  },
  {
    after: new Set([...ofOrders, ...oneOf('cancel_policy')]),
    words:
      /\b(?:charge|cost|pay|fee|penalty)\b(?: \w+){0,4} (?:cancel\w*|withdraw\w*|changing my mind)\b|\bcancel\w* (?:cost|free|fees?)\b/,
    asks: 'cancel_policy',
    names: 'nobody',
  },
  // `Just the one company or everybody`, of who gets a number.
  {
    after: oneOf('privacy', 'shared_with', 'data_kept', 'will_you_call'),
    words: /\b(?:just|only) (?:the )?(?:one|that|this)\b.*\bor (?:everybody|everyone|all|them all|others)\b/,
    asks: 'shared_with',
    names: 'nobody',
  },
  {
    after: oneOf('provider_support', 'switching'),
    words:
      /\b(?:send|bring|take|mail|return|ship) (?:it|that|this|them)(?: \w+)? to (?:you|them)\b|\b(?:bill|charge|charging|billing) me\b/,
    asks: 'provider_support',
    names: 'nobody',
  },
  {
    after: oneOf('no_show'),
    words:
      /\bnew (?:date|day|appointment|time)\b|\bfor my time\b|\border (?:was|is) (?:placed|made|through|from)\b|\bordered (?:it )?(?:here|through you|on your)\b/,
  },
  {
    after: oneOf('price_differs', 'price_elsewhere', 'price_by_place'),
    words: /^(?:so |and |but )*why (?:is|would|does) (?:that|it)(?: be| happen)?$/,
    names: 'nobody',
  },
  // `How does it work`, `for just one company`: of alerts.
  {
    after: oneOf('tell_me_when'),
    words:
      /^(?:so |and |ok )*how (?:does|do|would|will) (?:it|that|they|this|the alerts?) work$|\bjust (?:for )?(?:one|1|a single|that) (?:company|provider|plan)\b/,
    names: 'nobody',
  },
  {
    after: oneOf(
      'security',
      'renting',
      'alarm_apartment',
      'alarm_drilling',
      'alarm_self_install',
      'alarm_contract',
    ),
    words: /\btake (?:it|them|that|everything) (?:with (?:me|us)|along)\b/,
    asks: 'alarm_moves',
    names: 'nobody',
  },
  {
    after: oneOf(
      'where_sold',
      'availability',
      'coverage_map',
      'coverage_promise',
      'technology',
      'certainty',
      'rural',
    ),
    words:
      /^(?:so |and |ok |but )*how (?:do|can|would|could) (?:i|we) (?:know|find out|check|tell|be sure)(?: (?:that|it|for sure|if it does|at|for|my|our|house|home|address|before|i|we|buy|order|sign|up))*$/,
    asks: 'certainty',
    names: 'nobody',
  },
  {
    after: oneOf('low_income', 'acp'),
    words:
      /\b(?:papers?|papework|documents?|forms?)\b|\b(?:come to (?:the|my|our) house|go (?:some(?:place|where))|in person|by mail|online)\b/,
    asks: 'low_income',
    names: 'nobody',
  },
  {
    after: oneOf('equipment', 'fees'),
    words:
      /^(?:and |so |ok |but )*(?:what )?if (?:i|we) (?:got|get|have|had|bought|buy|use|used|bring|brought) (?:my|our) own(?: (?:one|router|modem|box))?$/,
    asks: 'equipment',
    names: 'nobody',
  },
  {
    after: oneOf('bundle', 'bundle_saves'),
    words:
      /^(?:is it |so |and |do i get )*(?:one|1|a single|the same) bill(?: for (?:it|them|both|all|everything))?$/,
    asks: 'change_later',
    names: 'nobody',
  },
  {
    after: oneOf('bundle'),
    words:
      /^(?:so |and )*(?:who|which company|whose) (?:is|does) the (?:internet|tv|alarm)(?: part)? (?:from|by|with|come from)$/,
    asks: 'bundle',
    names: 'nobody',
  },
  {
    after: oneOf('bundle'),
    words: /^(?:and |so |got |any |is there |a |the |something )*cheaper(?: one| bundle)?$/,
    asks: 'bundle',
    names: 'nobody',
  },
  {
    after: oneOf('how_to_order', 'after_order', 'payment'),
    words:
      /^(?:and |so |ok )*where (?:do|can|would|will) (?:i|we) (?:see|find|look up|check) (?:it|that|my order)(?: then| later)?$/,
    asks: 'order_status',
    names: 'nobody',
  },
  {
    after: oneOf('how_to_order', 'after_order', 'payment', 'change_later'),
    words:
      /^(?:and |so |ok |but )*(?:can|could|may) (?:i|we) (?:still |always |just )*cancel (?:it|that|the order|later)(?: later| after| then)?$/,
    asks: 'cancel_policy',
    names: 'nobody',
  },
  {
    after: oneOf('outage', 'wifi_trouble', 'provider_support'),
    words:
      /^(?:so |and |ok |but |or )*(?:is it|could it be|is that) (?:just |maybe )?(?:my|the) (?:router|modem|box|line|wifi|equipment)\b|^(?:so |and |ok )*(?:should|do) (?:i|we) (?:get|buy|need) a (?:new|different|better) (?:one|router|modem|box)$|\b(?:faster|bigger|better) plan (?:help|fix|solve|do)\b/,
    asks: 'router_or_line',
    names: 'nobody',
  },
  {
    after: oneOf('bill_rose', 'good_deal', 'price_differs', 'first_bill_high'),
    words: /^(?:so |and |ok )*what (?:can|should|could|do) (?:i|we) do(?: about (?:it|that)| now| then)?$/,
    asks: 'negotiate',
  },
  {
    after: oneOf('good_deal', 'bill_rose'),
    words: /^(?:so |and |ok )*who is (?:the )?(?:cheaper|cheapest)(?: then| here| there)?$/,
    asks: 'good_deal',
    names: 'nobody',
  },
  // `Cox, 1.2 whatever it is`, after data that runs out.
  { after: oneOf('data_cap'), words: /\b\d(?: \d)?\b(?! (?:people|of us|kids))/, names: 'one' },
  {
    after: oneOf('compare', 'provider', 'availability'),
    words:
      /^(?:and |so |ok )*which (?:one |of (?:them|those|the two) )?(?:slows?|throttles?)(?: (?:you|me|it|down|the|least|most|less|more))*$/,
    asks: 'data_cap',
    names: 'nobody',
  },
  {
    after: oneOf('bundle_saves'),
    words: /^(?:ok |so |then )*(?:show (?:me|us)|prove it|let me see)(?: (?:them|that|it|the math|how))?$/,
    asks: 'bundle',
    names: 'nobody',
  },
]
