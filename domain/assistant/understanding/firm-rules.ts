import { firmProviderRules } from './firm-provider-rules.ts'
import type { Intent } from './intents.ts'

/** Whole questions that the classifier is sure of and mistakes: nothing overrules these, so each names all that it goes by. */
const firmRules: readonly (readonly [Intent, RegExp])[] = [
  [
    'speed_test',
    /^what (?:\w+ )?speeds? (?:do (?:i|we) have|am i getting|are we getting|have i got)(?: \w+){0,2}$/,
  ],
  // `What about without the router? I have my own eero.`
  [
    'equipment',
    /\bwithout (?:renting )?(?:the|their|your) (?:router|modem|gateway|box|equipment)\b.*\bmy own\b|^(?:i|we) (?:have|got) (?:my|our) own (?:eero|orbi|router|modem|mesh|netgear|asus)$/,
  ],
  // A text with somebody else's offer: `is this from you`.
  [
    'call_real',
    /\b(?:texts?|calls?|emails?|mail|letters?|messages?|voicemails?)\b.*\b(?:is|was) (?:this|that|it) (?:really )?(?:from )?(?:you|u|yours|plainwire)\b/,
  ],
  [
    'tv',
    /^(?:and |so |ok |but )*(?:can|could) (?:i|we|you) (?:get|have|watch|do) (?:it|that|this) without (?:a |the |any )(?:satellite )?dish$/,
  ],
  // `What do you do with my phone number exactly`.
  [
    'privacy',
    /\bwhat (?:do|will|are|would) (?:you|u|they)(?: guys)? (?:do|doing|going to do) with (?:my|our|the) (?:\w+ )?(?:number|e ?mail|info\w*|data|details|address)\b/,
  ],
  // `Signed me up for TV and internet, I only asked for internet`.
  [
    'change_order',
    /\b(?:signed|put|set) (?:me|us) (?:up|down)\b.*\b(?:only|just) (?:asked|wanted|ordered|said)\b/,
  ],
  // `Why did two different people call me`.
  [
    'not_me',
    /\b(?:two|2|three|3|several|different) (?:different )?(?:people|persons?|reps?|agents|guys)\b.*\bcall(?:ed|ing)?\b|\bcalled (?:me |us )?twice\b/,
  ],
  [
    'how_to_order',
    /^(?:ok |so |and )*what (?:do|would) (?:you|u) need(?: from me| to know)?$|\bwhat (?:do|does|would|will|is) (?:i|we|he|she|they|you|my \w+) need (?:first|to (?:order|sign up|bring|do)|ready|before)\b/,
  ],
  // `No wait, don't call`.
  [
    'callback_change',
    /^(?:(?:no|wait|actually|please|ok|oh|sorry|never mind|nevermind) )*(?:do not|never) call(?: me| us)?(?: (?:any ?more|yet|back|please|again|today|after all|ok))*$/,
  ],
  // `Wait, is Frontier even there`: no waiting list.
  [
    'availability',
    /^(?:wait|hold on|hang on|hmm|ok|but|so)(?: (?:wait|but|so))* (?:is|are) (?:\S+ ){1,3}(?:even |really |actually )(?:there|here|available|sold there|in my area)$/,
  ],
  // `Can I cancel ADT anytime`.
  [
    'alarm_contract',
    /^(?:and |so |ok )*(?:can|could|may) (?:i|we|you) (?:just )?(?:cancel|quit|leave|drop) (?:adt|vivint|the alarm|the monitoring)(?: (?:any ?time|whenever|when i want|at any time|early|later))*$/,
  ],
  [
    'doorbell',
    /^(?:and |so |ok )*(?:does|do|has|have) (?:adt|vivint|they|either)(?: of them)? (?:have|has|sell|offer|come with|include) (?:an? |any |the |video )*doorbells?(?: cameras?)?(?: too)?$/,
  ],
  // `No, the absolute cheapest, I don't care about speed`.
  ['cheapest', /\b(?:absolute|very|bare|dead|rock bottom|single) cheapest\b/],
  // `I still want a house phone`.
  [
    'not_compared',
    /^(?!.*\b(?:number|not give|wont give|give up|part with)\b).*\b(?:want|need|keep|get|have|add) (?:a |my |the |our |his |her )?(?:house|home) phone\b/,
  ],
  [
    'no_show',
    /\b(?:nobody|no one|noone|they never|he never|she never)(?: ever)? (?:showed|shows|came|turned)(?: up| out)?\b/,
  ],
  ['change_order', /\btoo late to (?:add|change|switch|swap|remove|take|put)\b/],
  [
    'provider_support',
    /\b(?:wrong|different|broken|missing) (?:box|equipment|modem|router|device|gateway|remote)\b(?!.*\b(?:which|what should|buy)\b)/,
  ],
  // `It says up to 5 gig, but with my address 25 Mbps`.
  [
    'price_by_place',
    /\b(?:says?|said|shows?|advertis\w+)\b.*\b\d+ ?(?:gig|gb|mbps|megs?)\w*\b.*\b(?:when|but|with|once)\b.*\b(?:my|the|our) (?:address|zip)\b.*\b\d+/,
  ],
  ['contract', /\b(?:pay as (?:you|i|we) go|pre ?paid|pay per (?:day|use|gb|month))\b(?!.*\bphone\b)/],
  [
    'rural',
    /^(?:so |and |well )*(?:i am|we are|its|it is|i live|we live) (?:way |far |kind of |about \d+ (?:miles|minutes) )*(?:out|outside|north|south|east|west)(?: of)? (?:past|beyond|near|by|toward|towards|of) [a-z]+(?: [a-z]+)?$/,
  ],
  // `There's 2 things in here I didn't put in`.
  [
    'add_to_cart',
    /\b(?:things?|items?|plans?|something)\b.*\b(?:in (?:here|there|it|my cart|the cart))\b.*\b(?:did not|never) (?:put|add)\b|^(?:ok |and |please |can you |could you |just )*(?:put|throw|stick) (?:the |a |an )?(?:tv|internet|alarm|security|directv)(?: \w+)? in(?: too| as well| also| there)*$/,
  ],
  [
    'find_plans',
    /^(?:no |i mean |i meant |just |only |like |the )*(?:fiber|cable|5g|dsl)(?: (?:or|and) (?:fiber|cable|5g|dsl))? (?:\w+ )?(?:not|no) (?:the |any )?satellites?\b/,
  ],
  [
    'availability',
    /^(?:so |and |but )*why (?:does|do|did) (?:it|you|this|the page|the site|your site|your page)(?: \w+)? (?:say|show|list|count) (?:\d+|two|three|four|five|six|seven|eight) (?:\w+ )?(?:providers?|companies|options|choices)\b/,
  ],
  [
    'alarm_monitoring',
    /^(?:so |and |ok |but )*(?:(?:do|should|would) (?:i|we) (?:really |even |actually )*(?:need|get|have) (?:a |an |the )?(?:home |house )*(?:alarm|security|alarm system|security system)(?: system)?|(?:is|are) (?:a |an |the )?(?:home |house )*(?:alarms?|security|alarm system|security system)(?: system)? (?:really |even )?worth (?:it|the money))(?: at all| anyway)?$/,
  ],
  [
    'data_date',
    /^(?:so |and |but |ok )*(?:can|could|should|do) (?:i|we) (?:really )?(?:trust|believe|rely on) (?:the|your|these|those|this|that) (?:prices?|figures?|numbers?|data)\b/,
  ],
  ['self_install', /^(?:so |and |ok )*who (?:sets?|puts?|hooks?) (?:it|that|this|everything) (?:all )?up$/],
  [
    'technology',
    /^(?:so |and |ok )*how is (?:it|that|this) (?:any )?different (?:from|than|to) (?:fiber|cable|5g|satellite|dsl)$/,
  ],
  [
    'bundle',
    /^(?:and |so |ok )*(?:can|could) (?:i|we) (?:get|have|add) (?:(?:tv|television|an alarm|security) with (?:it|that|this)|(?:it|that|this) with (?:internet|wifi|tv))$/,
  ],
  // `My data keeps running out`.
  [
    'data_cap',
    /\b(?:my|the|our|all (?:my|the)) data (?:keeps? |always |is |just )*(?:runs?|running|ran) out\b|\bruns? out of data\b/,
  ],
  [
    'install_visit',
    /^(?:so |and |but |ok )*(?:does|do|will|would|has|must)\b.*\b(?:man|guy|somebody|someone|anybody|anyone|technician|tech|person)\b(?: (?:have|has|need|needs|going|gonna|got))?(?: to)? (?:come|be) out\b/,
  ],
  [
    'self_install',
    /\b(?:hard|easy|difficult|tricky) to (?:put|set|mount|install|hook)(?: (?:it|that|one|them))?(?: (?:up|on|in))*\b(?!.*\b(?:alarm|cameras?|adt|vivint)\b)/,
  ],
  // `They offered me 50 off`, to stay.
  [
    'negotiate',
    /\b(?:offered|giving|gave|offering) (?:me|us) \d{1,3}(?: dollars| bucks)?(?: a month)? (?:off|less|back|credit)\b/,
  ],
  [
    'technology',
    /^(?:or |and |what about |is )*(?:the )?(?:fiber|cable|5g|satellite|dsl)\b(?: \w+){0,3} (?:i )?(?:do not|idk|not) (?:know |get |understand |sure )?(?:of )?(?:the )?difference$/,
  ],
  // `Cancel my account`, of this site.
  [
    'delete_data',
    /^(?:(?:hi|please|i|want|need|to|how|do|can|you|just|would|like) )*(?:cancel|close|delete|remove) my (?:plainwire )?account(?: (?:please|here|now|with you))*$/,
  ],
  // `Is it cheaper if I get the internet from the same place`.
  [
    'bundle_saves',
    /^(?:and |so |ok |but |would |will |is )*(?:it|that) (?:be )?(?:any |a lot |much )?cheaper (?:if|when) (?:i |we )(?:get|have|buy|bundle|put|take)\b.*\b(?:same (?:place|company|provider)|together|both|all (?:of it|three)|from (?:you|them|one))\b/,
  ],
  // `The guy who called said 70 and your page said 50`.
  [
    'price_differs',
    /\b(?:guy|lady|woman|man|rep|person|they|he|she|agent|who called|on the phone)\b(?: \w+){0,3} (?:said|told me|quoted|says) (?:it was |it is |me )?\d{2,3}\b.*\b(?:your |the |this )?(?:page|site|website|chat|you)\b.*\b\d{2,3}\b/,
  ],
  // `Your site says it is available and their own says no`.
  [
    'certainty',
    /^(?=.*\b(?:your|this|ur) (?:site|page|website|chat)\b)(?=.*\b(?:their|its|own|the provs?) (?:own )?(?:site|page|website)\b).*\b(?:available|serviceable|service|can get|have it|no|not)\b.*\b(?:says?|said|shows?|tells?)\b.*\b(?:no|not|none|cannot|nothing|else|different)\b/,
  ],
  // `I typed 214 Elm and it's 241 Elm`: of an order's address.
  [
    'change_order',
    /\b(?:typed|put|entered|wrote|gave)\b(?: \w+){0,3} \d{1,5} \w+(?: \w+)? (?:and|but|it is|its|should)\b.*\b\d{1,5} \w+\b/,
  ],
  // `A question about the bill you sent me`: we send none.
  [
    'whom_to_pay',
    /\b(?:bill|invoice|statement|charge)\b(?: \w+){0,2} (?:you|u|yall)(?: guys)? (?:sent|mailed|emailed|charged|gave)\b/,
  ],
  [
    'credit_check',
    /^(?:so |and |but |wait )*why (?:do|does|would|are) (?:you|u|they|it|the \w+)(?: \w+)? (?:need|want|ask\w*)(?: for)? (?:my |a |the )?(?:social|ssn|social security)\b/,
  ],
  // `Let me know if it goes down`, of a price.
  [
    'tell_me_when',
    /\b(?:let me know|tell me|email me|text me|message me|notify me|ping me)\b(?: \w+){0,2} (?:if|when|once) (?:it|that|they|the (?:price|rate)|prices?|one|this)(?: \w+)? (?:goes?|comes?|drops?|gets?|is|falls?)(?: \w+)? (?:down|lower|cheaper|less|on sale)\b|\b(?:let me know|tell me|notify me)\b(?: \w+){0,2} (?:if|when|once) (?:it|that|they|the (?:price|rate)) (?:drops?|changes?|falls?)\b/,
  ],
  // `Order was under Jim Pruitt`.
  [
    'order_status',
    /^(?:(?:it|the|my|our|that|this) )*(?:order )?(?:was|is|should be|would be) (?:placed )?under (?:the name )?(?:\w+ ?){1,3}$/,
  ],
  // `What can I get for 30 or less`.
  [
    'find_plans',
    /\bwhat (?:can|could) (?:i|we|they|she|he) get for (?:under |about |around |like )?\d{2,3}(?: dollars| bucks)?(?: a month)?(?: or (?:less|under|below))?\b/,
  ],
  // `My daughter will call about this, is she allowed to`.
  [
    'who_orders',
    /\b(?:(?:is|would|will|can) (?:she|he|my \w+)(?: be)?|(?:she|he) (?:is|would be)) (?:allowed|able|permitted) to (?:do|order|call|sign|set|handle|talk|make)\b/,
  ],
]

/**
 * What a question asks where nothing may overrule it, by its plain words and by those in which companies are masked; null
 * elsewhere.
 */
export const firmIntent = (words: string, flat = ''): Intent | null =>
  (firmRules.find(([, pattern]) => pattern.test(words)) ??
    firmProviderRules.find(([, pattern]) => pattern.test(flat)))?.[0] ?? null
