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
  ['how_to_order', /^(?:ok |so |and )*what (?:do|would) (?:you|u) need(?: from me| to know)?$/],
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
    /^(?:(?:(?:i|we) (?:want|need|would like) to|please|can (?:i|we)) )*(?:buy|purchase) (?:adt|vivint)(?: please)?$/,
  ],
  [
    'availability',
    /^(?:please )?(?:show|give|list|tell)(?: (?:me|us))? (?:(?:the|your|my|our) )?options(?: please)?$|^where (?:can|could|do) (?:i|we|you) (?:get|buy|find|order) (?:(?:home|good|some) )*(?:internet|wifi)(?: service)?$/,
  ],
  // `Wait, is Frontier even there`: no waiting list.
  [
    'availability',
    /^(?:wait|hold on|hang on|hmm|ok|but|so)(?: (?:wait|but|so))* (?:is|are) (?:\S+ ){1,3}(?:even |really |actually )(?:there|here|available|sold there|in my area)$/,
  ],
]

/** What the words of a question ask where nothing may overrule them; null elsewhere. */
export const firmIntent = (words: string): Intent | null =>
  firmRules.find(([, pattern]) => pattern.test(words))?.[0] ?? null
