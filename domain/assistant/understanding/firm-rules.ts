import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { plainWords } from './features.ts'
import { firmEverydayRules } from './firm-everyday-rules.ts'
import { firmLineRules } from './firm-line-rules.ts'
import { firmPriceRules } from './firm-price-rules.ts'
import { firmProviderRules } from './firm-provider-rules.ts'
import { firmSiteRules } from './firm-site-rules.ts'
import type { Intent } from './intents.ts'
import { masked } from './mask.ts'
import { topicQuestions } from './topic-questions.ts'

/** Whole questions that the classifier is sure of and mistakes: nothing overrules these, so each names all that it goes by. */
const firmRules: readonly (readonly [Intent, RegExp])[] = [
  // A text with somebody else's offer: `is this from you`.
  [
    'call_real',
    /\b(?:texts?|calls?|emails?|mail|letters?|messages?|voicemails?)\b.*\b(?:is|was) (?:this|that|it) (?:really )?(?:from )?(?:you|u|yours|plainwire)\b/,
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
  // `Orders` alone are those that were placed, whoever placed them.
  ['order_status', /^(?:(?:my|the|our) )?(?:orders|purchase history)$/],
  // `Get back to me` wishes a call, and no money.
  [
    'callback_slot',
    /^(?:(?:please|can|could|you|u|someone|somebody|ok|just) )*get back to (?:me|us)(?: (?:please|soon|asap|today|tomorrow|later))*$/,
  ],
  ['termination', /^(?:(?:i want to|how to|plan to) )?cancel(?: (?:the|a))? service$/],
  // No games: whether it can be ordered there.
  ['online_only', /^(?:and |so |ok |or )*(?:how|what) about (?:just )?online$/],
  ['phone', /^(?:when|what hours|what times?) are (?:you|u)(?: guys)? available$/],
  ['security', /\bpackage (?:theft|thie(?:f|ves)) (?:cameras?|alarms?|protection)\b/],
  // `Buy ADT` wishes it, and doesn't ask whose it becomes.
  [
    'how_to_order',
    /^(?:(?:(?:i|we) (?:want|need|would like) to|please|can (?:i|we)) )*(?:buy|purchase) (?:adt|vivint)(?: please)?$|^how (?:do|can) (?:i|we) order (?:adt|vivint|directv)(?: \w+){0,2}$/,
  ],
  [
    'availability',
    /^(?:please )?(?:show|give|list|tell)(?: (?:me|us))? (?:(?:the|your|my|our) )?options(?: please)?$|^where (?:can|could|do) (?:i|we|you) (?:get|buy|find|order) (?:(?:home|good|some) )*(?:internet|wifi)(?: service)?$/,
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
  [
    'no_show',
    /\b(?:nobody|no one|noone|they never|he never|she never)(?: ever)? (?:showed|shows|came|turned)(?: up| out)?\b/,
  ],
  [
    'credit_check',
    /(?<!\b(?:said|says?|claims?|told me|think) )\b(?:i|we) (?:still )?owe (?:them |it )?(?:like |about |around |over )?\d{2,4}\b(?!.*\b(?:a month|bill|fees?|leave|cancel)\b)/,
  ],
  // `Is Quantum Fiber CenturyLink`.
  [
    'who_owns_whom',
    /^(?:so |and )?(?:is|was|are|did|does)\b.*\bquantum(?: fiber)?\b.*\b(?:centurylink|century link|att|at t|lumen)\b|^(?:so |and )?(?:is|was|did|does)\b.*\b(?:centurylink|century link|att|at t|lumen)\b.*\bquantum\b/,
  ],
  ['change_order', /\btoo late to (?:add|change|switch|swap|remove|take|put)\b/],
  [
    'provider_support',
    /\b(?:wrong|different|broken|missing) (?:box|equipment|modem|router|device|gateway|remote)\b(?!.*\b(?:which|what should|buy)\b)/,
  ],
  // `There's 2 things in here I didn't put in`.
  [
    'add_to_cart',
    /\b(?:things?|items?|plans?|something)\b.*\b(?:in (?:here|there|it|my cart|the cart))\b.*\b(?:did not|never) (?:put|add)\b|^(?:ok |and |please |can you |could you |just )*(?:put|throw|stick) (?:the |a |an )?(?:tv|internet|alarm|security|directv)(?: \w+)? in(?: too| as well| also| there)*$/,
  ],
  [
    'data_date',
    /^(?:so |and |but |ok )*(?:can|could|should|do) (?:i|we) (?:really )?(?:trust|believe|rely on) (?:the|your|these|those|this|that) (?:prices?|figures?|numbers?|data)\b/,
  ],
  [
    'call_free',
    /\b(?:what|how much)\b.*\b(?:would|will|does|do) (?:the|a|your|this) (?:phone )?call(?:back)? cost\b|\b(?:is|are) the (?:phone )?calls? free\b/,
  ],
  ['whom_to_pay', /\b(?:both|all|everything|them) in (?:one|1|the same|a single) order\b/],
  [
    'data_age',
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|fcc data|data)\b.*\b20\d\d\b.*\bold\b|\b20\d\d\b.*\b(?:kind of |kinda |pretty |really )old\b/,
  ],
  [
    'existing_customer',
    /\b(?:cancel|quit|leave)\b.*\bsign (?:back )?up (?:again )?\b|\bsign (?:back )?up (?:again )?under (?:my )?(?:wife|husband|partner|roommate|girlfriend|boyfriend)/,
  ],
  [
    'email_instead',
    /\b(?:am|is|are) (?:deaf|hard of hearing)\b.*\b(?:way|email|text|write|instead|without)\b/,
  ],
  [
    'how_to_order',
    /^(?:so |and |ok |but )*can (?:you|u) (?:just |please )*(?:do|order|place|submit|set) (?:it|that|this)(?: up)? (?:for me|here|for us)\b/,
  ],
  [
    'same_as_direct',
    /\bcheaper\b.*\b(?:phone|call\w*)\b.*\bor\b.*\b(?:online|here|site|website)\b|\bcheaper\b.*\b(?:online|here|site|website)\b.*\bor\b.*\b(?:phone|call\w*)\b/,
  ],
  [
    'who_orders',
    /\border(?:ing)? (?:it |this |internet |tv )?for (?:my|our) (?!house|home|place|apartment|new|address|business|office|zip|area)\w+\b.*\b(?:is (?:that|it|this) (?:ok|okay|allowed|possible|alright|fine)|allowed)\b/,
  ],
  ['certainty', /\b(?:address|zip)\b.*\bor\b.*\b(?:zip|address)\b(?: code)? (?:good |close )?enough\b/],
  ['money', /^why would (?:you|anyone|anybody|they|someone|somebody) do (?:that|this|it)(?: for free)?$/],
  // `They offered me 50 off`, to stay.
  [
    'negotiate',
    /\b(?:offered|giving|gave|offering) (?:me|us) \d{1,3}(?: dollars| bucks)?(?: a month)? (?:off|less|back|credit)\b/,
  ],
  // `Cancel my account`, of this site.
  [
    'delete_data',
    /^(?:(?:hi|please|i|want|need|to|how|do|can|you|just|would|like) )*(?:cancel|close|delete|remove) my (?:plainwire )?account(?: (?:please|here|now|with you))*$/,
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
  // `My daughter will call about this, is she allowed to`.
  [
    'who_orders',
    /\b(?:(?:is|would|will|can) (?:she|he|my \w+)(?: be)?|(?:she|he) (?:is|would be)) (?:allowed|able|permitted) to (?:do|order|call|sign|set|handle|talk|make)\b/,
  ],
  ...firmPriceRules,
  ...firmSiteRules,
  ...firmEverydayRules,
  ...firmLineRules,
]

/** The questions that we offer ourselves, by their plain words. */
const offered = new Map(
  Object.entries(topicQuestions).map(([intent, question]) => [plainWords(question).join(' '), intent]),
) as ReadonlyMap<string, Intent>

/**
 * What a question asks where nothing may overrule it, by its plain words and by those in which companies are masked; null
 * elsewhere.
 */
export const firmIntent = (words: string, flat = ''): Intent | null =>
  offered.get(words) ??
  (firmRules.find(([, pattern]) => pattern.test(words)) ??
    firmProviderRules.find(([, pattern]) => pattern.test(flat)))?.[0] ??
  null

/** Whether the words of a question leave no doubt of it, whatever was spoken of. */
export const isFirm = (catalogue: Catalogue, text: string, intent: Intent | null): boolean =>
  intent !== null &&
  firmIntent(plainWords(text).join(' '), plainWords(masked(catalogue, text)).join(' ')) === intent
