import { sportsWords } from '../reading/tv-words.ts'
import { type AfterRule, oneOf } from './after-rule.ts'
import { afterSiteRules } from './after-site-rules.ts'
import { ofFaults, ofOrders } from './topics.ts'

/** What few plain words mean after advice: on orders and visits, deposits, a landlord, a router, an alarm. */
export const afterRules: readonly AfterRule[] = [
  // `I mean my Spectrum, not your stuff`: what they have is canceled, and no order here.
  {
    after: oneOf('cancel_order'),
    words:
      /^(?:(?:no|i mean|i meant|sorry|not (?:yours?|ur|here)) )*(?:my|the) \S+(?: \S+)?(?: (?:service|internet|account|plan))?(?: not (?:you|your|ur|yours|u|here)\b.*)?$/,
    asks: 'switching',
    names: 'one',
  },
  // `It's Cox`, of a contract that somebody wants to leave.
  {
    after: oneOf('termination'),
    words:
      /^(?:and |so |well |yes |oh )*(?:it is|this is|mine is|with|from|i have|we have|i am with|we are with) (?:with |from )?\S+(?: \S+)?$/,
    names: 'one',
  },
  {
    after: oneOf('switching', 'termination', 'cancel_provider'),
    words:
      /^(?:and |so |but |ok )*(?:does|will|would|is|do|can) (?:it|that|there|i|we|they)(?: \w+){0,2} (?:cost|charge|charged|free|fees?|pay)(?: (?:me|us|anything|something|extra|a fee|for (?:it|that)))*$/,
    asks: 'termination',
    names: 'nobody',
  },
  {
    after: oneOf('switching'),
    words:
      /^(?:and |so |well |yes )*(?:i|we) (?:currently |already |now )?(?:have|got|use|am with|are with) \S+(?: \S+)?(?: (?:now|right now|today|currently))?$/,
    names: 'one',
  },
  // `Can they do that`, of a bill that rose.
  {
    after: oneOf('bill_rose', 'good_deal'),
    words:
      /^(?:and |so |but |wait )*(?:can|could|are|is) (?:they|that|it) (?:even |really |just )?(?:do (?:that|this|it)|allowed(?: to(?: do (?:that|this|it))?)?|legal)$/,
    asks: 'bill_rose',
    names: 'nobody',
  },
  // `What if closing slips a week`: the visit can be moved.
  {
    after: oneOf('moving'),
    words:
      /\b(?:closing|close|move|moving|move in|lease|date|day|builder|house)\b(?: \w+){0,3} (?:slips?|slip|delayed|late|later|pushed|moves|changes?|postponed|falls through)\b/,
    asks: 'change_order',
    names: 'nobody',
  },
  {
    after: ofOrders,
    words: /\b(?:just |please |then |so )*cancel (?:it|that|this|everything|the whole thing)\b/,
    asks: 'cancel_order',
  },
  {
    after: oneOf('add_to_cart'),
    words:
      /^(?:ok |okay |then |so |now |just )*(?:send|submit|place|order) (?:it|that|the order|everything)$/,
    asks: 'how_to_order',
  },
  // `And return theirs?` after a router of one's own.
  {
    after: oneOf('equipment'),
    words:
      /^(?:(?:and|so|then|ok|but|do|can|could|would|should|must|i|we|have to|just|need to|got to) )*(?:return|send|give|turn|mail|ship)(?: \w+)? (?:theirs|their \w+|it|that|them|the (?:router|modem|box|gateway))\b/,
    asks: 'equipment',
    names: 'nobody',
  },
  {
    after: oneOf('change_order'),
    words:
      /\b(?:installer|technician|tech|guy|someone|somebody|appointment|they)\b(?: \w+){0,2} (?:supposed to|scheduled|coming|set for|is for)\b/,
  },
  {
    after: oneOf('credit_check'),
    words:
      /\b(?:get|give|gets) (?:it|that|the deposit|my (?:deposit|money)) back\b|\brefund\w*\b|\b(?:mortgage|loan|closing|credit|score)\b/,
    names: 'nobody',
  },
  {
    after: oneOf('association', 'renting'),
    words:
      /\bwithout (?:him|her|them|the landlord|my landlord|anyone|anybody|permission)\b|\b(?:him|her|them|landlord) (?:knowing|finding out|having to know)\b/,
    asks: 'renting',
  },
  {
    after: oneOf('association'),
    words: /\b(?:tier|upgrade|owner|on top)\b|\bfaster (?:plan|speed|step)\b/,
  },
  {
    after: oneOf('association', 'renting'),
    words: /\bsa(?:ys?|id) no\b|\brefuses?\b/,
    asks: 'association',
  },
  {
    after: ofOrders,
    words: /\bunder (?:my |the |her |his )?(?:\w+ ){0,2}name\b|\border was (?:with|from|for)\b/,
    asks: 'order_status',
  },
  {
    after: oneOf('data_cap'),
    words:
      /^(?:and |so |ok )*(?:on |for )?which (?:ones?|plans|companies)$|\b\d+ (?:\d+ )?(?:tb|terabytes?)\b/,
    names: 'nobody',
  },
  { after: oneOf('delete_data'), words: /\bhow (?:long|soon|fast)\b|\bwhen\b/ },
  {
    after: oneOf('delete_data', 'privacy', 'data_kept'),
    words: /\bha(?:ve|d) (?:on|about|of) me\b/,
    asks: 'data_kept',
  },
  {
    after: oneOf('wifi_password'),
    words: /\b(?:do not know|forgot|lost|without)\b.*\b(?:one|it|password|old)\b|\bone i have\b/,
  },
  {
    after: oneOf('low_income', 'military', 'discounts'),
    words: /^or (?:anybody|anyone)(?: else)?$/,
    names: 'nobody',
  },
  { after: oneOf('others_debt'), words: /\bold bill\b/ },
  {
    after: oneOf('door_sales'),
    words:
      /\b(?:days?|hours?|weeks?) ago\b|\byesterday\b|\bwho do (?:i|we) write\b|\balready (?:drilled|installed|put)\b/,
  },
  {
    after: oneOf('neighbors_plan', 'existing_customer'),
    words: /\b(?:wife|husband|partner|roommate)\b(?: \w+)? signs? up\b/,
    asks: 'existing_customer',
  },
  {
    after: oneOf('termination'),
    words: /^(?:i |we )*signed (?:it |up )?(?:in |on )?(?:\w+ )?(?:last|this|\d)/,
    names: 'nobody',
  },
  { after: oneOf('bundle', 'tv'), words: sportsWords, asks: 'tv', names: 'nobody' },
  {
    after: oneOf('claim_card', 'gift_card_when', 'discounts'),
    words: /\bwho do i (?:fight|call|complain|ask)\b|\bthrough (?:you|costco|a guy|best buy)\b/,
    asks: 'claim_card',
  },
  {
    after: oneOf('cheapest', 'find_plans'),
    words:
      /^(?:no |nah |sorry |i (?:mean|meant|said) )*(?:(?:just|only|and|no|not) (?:internet|tv|phone|cable|nothing|extras) ?)+$/,
  },
  { after: oneOf('wifi_trouble'), words: /\bwhat (?:should|do|would) i (?:buy|get)\b/, asks: 'mesh' },
  { after: oneOf('security_needs'), words: /\bbatter(?:y|ies)\b/ },
  {
    after: oneOf('alarm_pets', 'alarm_count', 'alarm_app', 'security', 'security_needs', 'alarm_monitoring'),
    words: /^(?!.*\btake\b).*\b(?:quit|get out|cancel|leave)\b/,
    asks: 'alarm_contract',
    names: 'nobody',
  },
  {
    after: oneOf('bot'),
    words: /^(?:ok |okay |then |so |well |please |can you |could you |just )*(?:get|give|find) me one\b/,
    asks: 'human',
  },
  {
    after: oneOf('alert_button'),
    words: /\b(?:cell|cellular|mobile)(?: \w+)? (?:one|button|kind|type|version)\b/,
  },
  {
    after: oneOf('discounts', 'claim_card', 'gift_card_when'),
    words: /\b(?:do|does|is it|you|who) (?:guys )?(?:you |they |the \w+ )?pays?\b/,
    asks: 'claim_card',
    names: 'nobody',
  },
  {
    after: oneOf('install_visit'),
    words: /^(?:and |i mean |i meant )*for (?:the |an |my )?(?:install\w*|appointment|visit|set ?up)$/,
  },
  {
    after: oneOf('speed_need', 'wifi_trouble', 'router_or_line'),
    words:
      /\b(?:router|modem|it)(?: \w+){0,3} (?:from )?(?:like |about |maybe |around )?(?:20[012]\d|\d{1,2} years? old|(?:really |pretty |super |very )?(?:old|ancient))\b/,
    asks: 'wifi_trouble',
    names: 'nobody',
  },
  // What a support line would say next is no more than that it is theirs.
  {
    after: oneOf(...ofFaults),
    words:
      /\b(?:did|tried|done) (?:that|it|this|all (?:of )?that)(?: \w+){0,2} (?:already|twice|before)\b|\balready (?:did|tried|done)\b|\bi just want it (?:fix\w*|working|back)$|\bdo not know (?:what|which|the) (?:company|provider|brand)\b|\bthe box says\b/,
    asks: 'provider_support',
  },
  {
    after: oneOf('low_income', 'acp'),
    words: /\b(?:apply|lunch|count|qualif\w+|eligible|show|prove|proof|documents?|paperwork)\b/,
    asks: 'low_income',
  },
  {
    after: oneOf('label', 'read_label'),
    words: /\b(?:real|actual|true|total) (?:price|cost)\b|\bwhere (?:does|do|is)\b/,
    asks: 'read_label',
  },
  {
    after: oneOf('not_compared'),
    words:
      /\b(?:same address|my (?:house|home)|attached|home address|in my (?:garage|basement|home)|full time|blm|campgrounds?|state parks?|boondock\w*|on the road)\b/,
    names: 'nobody',
  },
  { after: oneOf('email_instead'), words: /\b(?:no |without (?:a |my )?)(?:tele)?phone\b/, names: 'nobody' },
  {
    after: oneOf('tell_me_when', 'yard', 'future', 'availability'),
    words: /\b(?:your|best) guess\b|\bmonths or years\b/,
    asks: 'future',
  },
  // `Should be 555 0148 not 0184`: what is wrong in an order.
  {
    after: oneOf('change_order'),
    words: /\b\d{3,4}\b.*\bnot\b|^(?:it |that )?should be\b|\barea code\b/,
    names: 'nobody',
  },
  { after: oneOf('autopay'), words: /\bdoes not matter\b|\bwithout (?:it|that|autopay)\b/, names: 'nobody' },
  {
    after: oneOf('wifi_password'),
    words: /\bor is it\b|\b(?:everybody|everyone) (?:is )?(?:watching|using|streaming|online|home)\b/,
    asks: 'wifi_trouble',
  },
  { after: oneOf('delete_data', 'tell_me_when'), words: /\balerts?\b/, asks: 'tell_me_when' },
  {
    after: oneOf('alarm_contract', 'alarm_monitoring', 'alarm_moves', 'alarm_apartment', 'security'),
    words: /\bmonth to month\b|\b(?:no|without a) (?:contract|term)\b/,
    asks: 'alarm_contract',
  },
  ...afterSiteRules,
]
