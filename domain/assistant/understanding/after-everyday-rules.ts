import { afterLineRules } from './after-line-rules.ts'
import { type AfterRule, oneOf } from './after-rule.ts'
import { ofOrders } from './topics.ts'

/** As in after-rules.ts: short turns of everyday talks, on orders, calls, people and what is behind the site. */
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
    after: oneOf('bill_rose', 'good_deal', 'price_differs', 'first_bill_high'),
    words: /^(?:so |and |ok )*what (?:can|should|could|do) (?:i|we) do(?: about (?:it|that)| now| then)?$/,
    asks: 'negotiate',
  },
  {
    after: oneOf('money', 'owner', 'bot'),
    words: /\bsign up (?:for|to)\b|\bneed an account\b/,
    asks: 'account',
    names: 'nobody',
  },
  {
    after: oneOf('good_deal', 'bill_rose', 'plan_price', 'provider', 'existing_customer'),
    words:
      /^(?:so |and |ok |but )*how (?:do|can|would) (?:i|we) get (?:the|that) (?:(?:\d{2,3}|new customer|lower|cheaper|same|intro\w*) ?)+(?:price|one|deal|rate|offer)?$|^(?:can|could) (?:i|we) get the deal again$/,
    asks: 'existing_customer',
    names: 'nobody',
  },
  {
    after: oneOf('good_deal', 'bill_rose', 'price_differs'),
    words: /\b(?:is|are) (?:that|it|this)(?: even| really)? legal\b/,
    asks: 'complain_where',
    names: 'nobody',
  },
  {
    after: oneOf('outage', 'wifi_trouble', 'provider_support', 'restart_router'),
    words:
      /^(?:so |and |then |but )*who (?:can|will|could|would) fix\b|\bsent \d+ (?:techs?|technicians?|guys|people)\b/,
    asks: 'provider_support',
    names: 'nobody',
  },
  {
    after: oneOf('availability', 'fastest', 'cheapest', 'find_plans', 'best'),
    words: /\b(?:we|i) (?:literally|already|actually) (?:have|got|use)\b|\bis what (?:we|i) (?:have|got)\b/,
    asks: 'certainty',
    names: 'one',
  },
  {
    after: oneOf('availability', 'which_providers'),
    words: /\bsmall part\b.*\bmean\b|\bmean\b.*\bsmall part\b/,
    asks: 'certainty',
    names: 'nobody',
  },
  // `Which one lets me`, `do I pay then`, of a winter away.
  {
    after: oneOf('pause_service'),
    words:
      /^(?:and |so |ok |but )*(?:which|who)(?: (?:one|provider|company)s?)? (?:lets|allows|does|offers|has)(?: (?:me|that|it|this))*$|^(?:and |so |ok |but )*(?:do|would|will|must) (?:i|we) (?:still |have to )*pay (?:then|for it|while|during|meanwhile)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('association'),
    words:
      /^(?:and |so |ok |but |what if |what about |how about |can )*(?:i |we )?(?:want |get |take |use )?(?:the |a )?5g(?: \w+)?(?: instead| then)*$/,
    names: 'nobody',
  },
  {
    after: oneOf('data_date', 'certainty', 'price_final'),
    words: /^(?:and |so |ok )*who (?:checks|updates|verifies|maintains)(?: (?:it|that|them|the prices))?$/,
    asks: 'data_date',
    names: 'nobody',
  },
  // `When is it coming`, of who isn't there, or hardly.
  {
    after: oneOf('availability', 'technology', 'rural'),
    words:
      /^(?:and |so |ok |but )*when (?:is|are|will|does) (?:it|they|that|this|fiber|service)(?: (?:be|get|going to be|gonna be))? (?:coming|come|comes|available|here|built|arrive|get here)(?: (?:here|there|to me|out here))*$/,
    asks: 'availability',
    names: 'nobody',
  },
  // `Why not the cheaper one`, of a home's plans.
  {
    after: oneOf('speed_need', 'find_plans', 'best', 'gaming', 'data_use'),
    words:
      /^(?:and |so |ok |but )*(?:why not|what about|how about) (?:the |a )?(?:cheaper|slower|smaller|less expensive)(?: (?:one|plan))?$/,
    asks: 'make_cheaper',
    names: 'nobody',
  },
  {
    after: oneOf('catch', 'later_price', 'plan_price', 'provider', 'cheapest', 'make_cheaper'),
    words:
      /^(?:and |so |ok |but )*(?:for )?how long (?:is|for|does|will)(?: (?:it|that|the|be|stay|last|cost))* \d{2,3}(?: (?:it|good|for|last|stay))*$/,
    asks: 'later_price',
    names: 'nobody',
  },
  ...afterLineRules,
]
