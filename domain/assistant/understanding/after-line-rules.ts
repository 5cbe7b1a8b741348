import { type AfterRule, oneOf } from './after-rule.ts'

/** As in after-rules.ts: short turns of everyday talks, on plans, lines, TV, bundles and alarms. */
export const afterLineRules: readonly AfterRule[] = [
  // `Which ones at 30301`, of contracts or caps: of those there.
  {
    after: oneOf('contract', 'data_cap'),
    words:
      /^(?:and |so |ok )*(?:which|who)(?: (?:ones?|of them|plans?|providers?|companies))?(?: (?:is|are|does|do|has|have) (?:that|it|so|those))? (?:in|at|near|around|for) \d{5}$/,
    names: 'nobody',
  },
  // `Can I set it up before I get there`, of a move.
  {
    after: oneOf('availability', 'install_time', 'moving', 'install_visit'),
    words:
      /\b(?:set (?:it|that|everything|this)? ?up|order(?: it)?|sign up|start (?:it|service)|get it (?:installed|going|on|in))\b.*\b(?:before|ahead of|in advance|by the time)\b(?: (?:i|we|my|our))*(?: (?:get|got|move|moving|arrive|am|are|live|come))*(?: (?:there|in|here|the move|move))*$/,
    asks: 'moving',
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
    after: oneOf('outage', 'wifi_trouble', 'provider_support', 'restart_router'),
    words:
      /^(?:so |and |ok |but |or )*(?:is it|could it be|is that) (?:just |maybe )?(?:my|the) (?:router|modem|box|line|wifi|equipment)\b|^(?:so |and |ok )*(?:should|do) (?:i|we) (?:get|buy|need) a (?:new|different|better) (?:one|router|modem|box)$|\b(?:faster|bigger|better) plan (?:help|fix|solve|do)\b/,
    asks: 'router_or_line',
    names: 'nobody',
  },
  {
    after: oneOf('good_deal', 'bill_rose'),
    words: /^(?:so |and |ok )*who is (?:the )?(?:cheaper|cheapest)(?: then| here| there)?$/,
    asks: 'good_deal',
    names: 'nobody',
  },
  {
    after: oneOf('plan_price', 'provider', 'price_lock', 'cheapest', 'fees'),
    words:
      /\bwhich price\b|\b(?:huge|big|wide) range\b|\bhow do they decide\b|\bwho gets\b|\bwhy \d{2,3}(?: dollars?)? to \d{2,3}\b/,
    asks: 'price_by_place',
    names: 'nobody',
  },
  {
    after: oneOf('moving', 'switching', 'availability'),
    words: /\bwhy (?:run|have|keep|pay for) both\b|\bpay twice\b/,
    asks: 'switching',
    names: 'nobody',
  },
  {
    after: oneOf('outage', 'restart_router'),
    words: /\b(?:every|each|at|all) (?:night|evening|day|morning)s?\b|\bnights? around \d/,
    asks: 'outage',
    names: 'nobody',
  },
  {
    after: oneOf('outage', 'restart_router'),
    words: /\b(?:only|just)\b.*\b(?:xbox|ps[45]|tv|laptop|computer|tablet|one device|bedroom|upstairs)\b/,
    asks: 'wifi_trouble',
    names: 'nobody',
  },
  {
    after: oneOf('fastest', 'speed_need', 'find_plans', 'cheapest'),
    words: /^(?:and |but |so )*why (?:the )?\d{2,4}(?: mbps)?$/,
    asks: 'speed_need',
    names: 'nobody',
  },
  {
    after: oneOf('availability', 'cheapest', 'best', 'technology', 'provider'),
    words: /\b\d{1,2}(?:th|st|nd|rd) floor\b|\bhigh rise\b/,
    asks: 'indoor_signal',
    names: 'nobody',
  },
  {
    after: oneOf('compare'),
    words: /\b(?:third|another|any other|other) (?:option|choice|company|provider)s?\b/,
    asks: 'availability',
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
  {
    after: oneOf('good_deal', 'bill_rose', 'negotiate', 'plan_price'),
    words:
      /\bwill they give (?:me|us|it)\b|\bcustomer (?:for )?(?:over )?\d+ years\b|\bbeen (?:a customer|with them|loyal)\b/,
    asks: 'existing_customer',
  },
  {
    after: oneOf('good_deal', 'bill_rose', 'negotiate', 'existing_customer'),
    words: /^(?:so |and |ok )*what (?:should|do|would|can) (?:i|we) (?:say|tell them|ask)\b/,
    asks: 'negotiate',
    names: 'nobody',
  },
  {
    after: oneOf('good_deal', 'bill_rose', 'negotiate', 'existing_customer'),
    words: /^(?:so |and |ok |but |what )*if they (?:say no|do not|will not|wont|refuse)\b/,
    asks: 'switching',
    names: 'nobody',
  },
  {
    after: oneOf('good_deal', 'bill_rose'),
    words: /\b(?:is|was|includes?|comes) (?:with |also )?(?:cable |the )?tv\b|\bwith (?:cable |the )?tv\b/,
    asks: 'bundle',
    names: 'nobody',
  },
  {
    after: oneOf('bundle', 'bundle_saves'),
    words: /\b(?:two|2|different|separate) companies\b/,
    asks: 'whom_to_pay',
    names: 'nobody',
  },
  {
    after: oneOf('bundle'),
    words:
      /^(?:and |so |ok )*what (?:is|channels are) (?:on|in) (?:it|that|the tv|there)(?: one| package| part)?$/,
    asks: 'tv',
    names: 'nobody',
  },
  {
    after: oneOf('speed_need', 'find_plans', 'cheapest'),
    words:
      /^(?:and |so |ok |but )*(?:would|will|could) .*\b(?:do|be enough|suffice|work for (?:us|me|that))(?: it| then| too)?$/,
    asks: 'speed_need',
  },
]
