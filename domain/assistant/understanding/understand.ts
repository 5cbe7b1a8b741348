import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Asked } from '../answers/read-question.ts'
import type { Dialogue } from '../dialogue.ts'
import { plainWords } from './features.ts'
import { type Guess, guessIntents, sharesWords } from './intent-classifier.ts'
import { intentByRule } from './intent-rules.ts'
import type { Intent } from './intents.ts'
import { masked } from './mask.ts'
import { planSearch } from './plan-search.ts'

/** Above this an intent is taken as meant; above the lower one it is offered as a choice. */
const SURE = 0.42
const POSSIBLE = 0.12

/** A message of so few words with a provider's name and nothing else that is sure asks about that provider. */
const SHORT = 6

/** What a message means: one intent, or several it may have, the likeliest first; none where nothing comes near. */
export type Understood = { intent: Intent | null; likely: number; possible: readonly Intent[] }

/** Topics that go on with another name: `and cox?` after a question about data caps. */
const goesOn: ReadonlySet<Intent> = new Set([
  ...([
    'provider',
    'plan_price',
    'later_price',
    'first_bill',
    'fees',
    'contract',
    'termination',
    'data_cap',
  ] as const),
  ...([
    'upload',
    'price_lock',
    'equipment',
    'autopay',
    'availability',
    'military',
    'gaming',
    'security',
    'total_cost',
  ] as const),
  ...(['tv', 'cheapest', 'technology'] as const),
])

/** Rules that a wish for plans goes before: `cheapest plan with no contract` is one for plans. */
const termsOfPlans: ReadonlySet<Intent> = new Set(['contract', 'data_cap', 'fees', 'value'])
/** A list that a ZIP code alone repeats for that place. */
const perPlace: ReadonlySet<Intent> = new Set([
  ...(['find_plans', 'cheapest', 'fastest', 'value', 'best', 'speed_need', 'gaming', 'data_cap'] as const),
])

/** Topics whose price is not that of one plan. */
const pricedOtherwise: ReadonlySet<Intent> = new Set(['tv', 'security', 'security_compare', 'bundle'])

/** Nothing but another name: `and cox?`, `what about spectrum then`, `for 3 years?`. */
const onlyNames =
  /^(?:and |ok |so |then |but |is |does )*(?:what about |how about |and |about |for |with |on |in )*(?:the )?(?:prov|speed|span|adt|vivint|directv|ring|wyze|simplisafe|cove|blink|fiber|cable|5g)(?: (?:then|too|instead|though|for (?:that|this|it)|one of (?:them|those)|have (?:it|that|one)))*$/
const onlySpan = /^(?:and |ok )?(?:for |over )(?:the )?span\b/
const onlyZip =
  /^(?:it is |its |try |use |sorry |oops |my |zip |code |is |no |not |wait |ok |in |at |for |so |and |i |meant |mean |should be |actually |about |what |how )*(?:zip ?)+$/
const onlyPlace =
  /^(?:and |ok |so |give me |tell me |show me |the |what about |how about |about |what is |which is |which one is |who is |number |option |no |i (?:want|like|meant|take|will take) )*(?:1st|first|2nd|second|3rd|third|last|next|other|[1-4])(?: (?:one|choice|option|plan|cheapest|fastest|best))?(?: please)?$/
const thanPlace =
  /\b(?:faster|cheaper|better|slower|quicker|more)\b(?: \w+)? than (?:the |that )?(?:1st|first|2nd|second|3rd|third|last|other)\b/
const priceOnly =
  /^(?:and |ok |so |then )*(?:how much|price|cost|costs|pricing|(?:how much|what) (?:is|does|would|will) (?:it|that|this|the price|it cost|that cost)|what is the (?:price|cost))(?: is it| is that| a month| per month| monthly| cost| again)?$/
const tooDear = /\btoo (?:expensive|much|high|pricey)\b/
const less = /\b(?:cheaper|less|else|other|another|alternatives?)\b/
const sideBySide =
  /\b(?:or|vs|versus|compare|compared|better|cheaper|faster|difference)\b(?!.*\b(?:available|serves?|sells?|sold|offered)\b)/
const wayToGet =
  /\b(?:how (?:do|can|would) (?:i|we) get|(?:can|could) (?:i|we) get|where (?:do|can) (?:i|we) get|when (?:will|is|does|can)\b.*\b(?:come|coming|get|getting|have|available)|is there(?: any)?)\b/
const aboutIt =
  /\b(?:tell me (?:more )?about|what is the deal with|what is up with|info(?:rmation)? (?:on|about)|what can you (?:tell|say)(?: me)? about|what about|how about|what do you (?:know|think) (?:of|about)|thoughts on)\b/
const leaves =
  /^(?:i (?:want|need|would like) to |how (?:do|can) i |can i |i am trying to |please )*(?:cancel|quit|drop|leave|get rid of|get out of) (?!my order)/
const correctsName =
  /^(?:no |sorry |wait |i (?:said|meant|mean|want|wanted|asked (?:about|for)) )*(?:not prov (?:but )?)?prov(?: not prov)?$/
const whoHas =
  /^(?:and |ok |so )*(?:who|which (?:provider|company|one)s?) (?:has|have|sells?|offers?|does|do)\b/
const worth = /\bworth (?:it|the)\b/
const ofThose =
  /\b(?:which|any) (?:one |ones )?(?:of (?:those|these|them)|one|ones)\b.*\b(?:no|without|with|includes?|free)\b/
const whichOne =
  /\b(?:which|what|who)\b.*\b(?:cheaper|faster|better|less lag|lower|quicker|more reliable|best of the two)\b/
const howFastIsIt =
  /^(?:and |so |ok )?(?:how fast is (?:it|that|this)|is (?:it|that|this) fast(?: enough)?)\b(?! to)/
const cheaperThan =
  /\b(?:anything|something|any|one|ones|anyone|anybody|who|who is|plans?|providers?|else)\b(?: \w+){0,4} (?:cheaper|less)\b(?: \w+){0,3} than\b|\bcheaper (?:one|plan|option|provider)s? than\b/
const most = /\b(?:cheapest|lowest|least expensive|fastest)\b/
const typeOnly =
  /^(?:and|so|ok|no|not|any|only|just|but|is|there|with|what|about|who|has|have|does|anyone|or|cable|fiber|satellite|5g|dsl|here|there|then| )+$/
const anyFaster =
  /^(?:and |ok |so |do you have |got |is there |u got |you got )*(?:anything|something|any|one|a)(?: \w+)? (?:faster|quicker)(?: \w+)?$/
const ownPrice =
  /\b(?:i|we) (?:now |already |currently )?(?:pay|have)\b|\bpaying\b|\brip ?off\b|\ba lot\b|\b(?:fair|reasonable|too high|too much)\b/
const wishInMoney = /\b(?:something|anything|need|want|looking|find|give me|show me|internet|plan)\b/

/** Understands one question, with what was spoken of before. */
export function understand(
  catalogue: Catalogue,
  message: string,
  asked: Asked,
  dialogue: Dialogue,
): Understood {
  const words = plainWords(message).join(' ')
  const certain = (intent: Intent): Understood => ({ intent, likely: 1, possible: [intent] })
  const rule = intentByRule(words)
  if (rule === 'how_to_order' && most.test(words))
    return certain(/\bfastest\b/.test(words) ? 'fastest' : 'cheapest')
  const searched = rule === null || termsOfPlans.has(rule) ? planSearch(words, asked, dialogue) : null
  if (searched) return certain(searched)
  // Who asks for two by name wants those, wherever they live.
  if (rule && !(rule === 'rural' && asked.providers.length > 1)) return certain(rule)
  const bare = masked(catalogue, message).replace(/\s+/g, ' ').trim()
  const flat = plainWords(bare).join(' ')
  const { topic, listed } = dialogue
  const internetNamed = asked.providers.filter(one => one.kinds.includes('internet'))
  if (asked.zipCode !== null && onlyZip.test(flat))
    return certain(topic && perPlace.has(topic) ? topic : 'availability')
  if (onlyPlace.test(flat) && listed.length > 0)
    return certain(/next|other/.test(flat) ? 'more_options' : 'pick_listed')
  if (listed.length > 1 && thanPlace.test(flat)) return certain('compare')
  if (priceOnly.test(flat) && dialogue.plans.length > 0)
    return certain(topic && pricedOtherwise.has(topic) ? topic : 'plan_price')
  if (dialogue.plans.length > 0 && howFastIsIt.test(flat)) return certain('speed_need')
  if (topic === 'termination' && /\bowe\b/.test(flat)) return certain('termination')
  if (topic === 'speed_need' && /\b(?:work|works|zoom|gam\w+|stream\w*|netflix|school|kids)\b/.test(flat))
    return certain('speed_need')
  if (ofThose.test(flat) && listed.length > 1 && !topic?.startsWith('security')) return certain('find_plans')
  if (whichOne.test(flat)) {
    if (topic?.startsWith('security') && asked.months === null) return certain('security_compare')
    if (dialogue.plans.length > 1 || dialogue.lastPlans.length > 0)
      return certain(asked.months === null || dialogue.plans.length < 2 ? 'compare' : 'total_cost')
  }
  if (topic === 'tv' && catalogue.tvPackages.some(({ name }) => words.includes(name.toLowerCase())))
    return certain('tv')
  if (
    topic === 'bundle' &&
    /^(?:and |ok |but |can you )*(?:without|drop|no|minus|skip|remove|leave out)\b/.test(flat)
  )
    return certain('bundle')
  if (topic === 'price_lock' && /\bhow much (?:more|extra)\b/.test(flat)) return certain('price_lock')
  if (topic && goesOn.has(topic) && onlyNames.test(flat)) {
    if (/\bspan$/.test(flat)) return certain('total_cost')
    return certain(
      topic === 'later_price' || topic === 'total_cost' || topic === 'cheapest' ? 'plan_price' : topic,
    )
  }
  if (correctsName.test(flat) && internetNamed.length === 1)
    return certain(topic && goesOn.has(topic) ? topic : 'provider')
  if (onlySpan.test(flat)) return certain('total_cost')
  if (internetNamed.length === 1 && (cheaperThan.test(words) || (tooDear.test(words) && less.test(words))))
    return certain('make_cheaper')
  const [only] = asked.providers.length === 1 ? asked.providers : []
  if (only && leaves.test(words))
    return certain(only.kinds.includes('internet') ? 'switching' : 'termination')
  if (
    only &&
    asked.months !== null &&
    /\bhow much\b|\bcosts?\b|\btotal\b/.test(words) &&
    internetNamed.length > 0
  )
    return certain('total_cost')
  if (
    asked.mbps !== null &&
    (whoHas.test(words) || /^(?:any|got any|is there(?: any| a)?|do you have(?: any| a)?) /.test(words)) &&
    asked.zipCode === null &&
    !only
  )
    return certain('find_plans')
  if (
    asked.budgetCents !== null &&
    /\b(?:can|could) (?:i|we|you) (?:do|get|find)(?: me)?(?: any| something| anything)? better\b/.test(words)
  )
    return certain('good_deal')
  if (internetNamed.length > 1 && sideBySide.test(words)) return certain('compare')
  if (asked.plans.length > 1 && /\b(?:vs|versus|or|compare|worth|better|difference)\b/.test(words))
    return certain('compare')
  if (
    asked.types.length > 0 &&
    asked.providers.length === 0 &&
    wayToGet.test(words) &&
    !/\bmean\b/.test(words)
  )
    return certain('availability')
  if (asked.types.length === 1 && asked.providers.length === 0 && asked.mbps === null && worth.test(words))
    return certain('technology')
  if (internetNamed.length === 1 && aboutIt.test(words) && asked.zipCode === null) return certain('provider')
  // `just fiber?` where somebody asked who is there: who is there with that.
  if (topic === 'availability' && dialogue.zipCode && asked.types.length > 0 && typeOnly.test(flat))
    return certain('availability')
  if (anyFaster.test(flat)) return certain('fastest')
  if (asked.budgetCents !== null && ownPrice.test(words)) return certain('good_deal')
  if (topic === 'equipment' && /\b(?:charge|cost|costs|rent|much|own|already|mine)\b/.test(flat))
    return certain('equipment')
  if (asked.zipCode && asked.providers.length > 0 && /\b(?:at|in|there|serve|get|available)\b/.test(words))
    return certain('availability')
  const guesses = withContext(supported(guessIntents(bare, 4), bare), dialogue, flat)
  const [first] = guesses
  const possible = guesses.filter(({ likely }) => likely >= POSSIBLE).map(({ intent }) => intent)
  if (!first) return { intent: null, likely: 0, possible: [] }
  // What may be spent and nothing else that is sure: plans at that price.
  if (
    asked.budgetCents !== null &&
    asked.people === null &&
    wishInMoney.test(flat) &&
    (first.likely < SURE || first.intent === 'gaming')
  )
    return certain('find_plans')
  const [brand] = asked.providers
  if (brand && asked.providers.length === 1 && first.likely < SURE && flat.split(' ').length <= SHORT)
    return certain('provider')
  // Two by name and nothing else that is sure: side by side.
  if (internetNamed.length > 1 && first.likely < SURE) return certain('compare')
  if (most.test(words) && first.likely < SURE && asked.providers.length === 0)
    return certain(/\bfastest\b/.test(words) ? 'fastest' : 'cheapest')
  // Who is at home, or what is played, and nothing else that is sure: how fast it should be.
  if (asked.people !== null && first.likely < SURE && asked.providers.length === 0)
    return certain('speed_need')
  // A place and nothing else that is sure: what is sold there.
  if (asked.zipCode && first.likely < SURE) return certain('availability')
  return { intent: first.likely >= SURE ? first.intent : null, likely: first.likely, possible }
}

/** An intent with which a message has no telling word in common is no more than possible. */
const supported = (guesses: Guess[], bare: string): Guess[] =>
  guesses.map(guess =>
    sharesWords(bare, guess.intent) ? guess : { ...guess, likely: Math.min(guess.likely, SURE * 0.7) },
  )

/** What was spoken of last is more likely meant, most of all where a question goes on with `and`. */
function withContext(guesses: Guess[], { topic }: Dialogue, flat: string): Guess[] {
  const goesFurther = /^(?:and|but|so|then|ok|what if|plus)\b/.test(flat)
  const times = (intent: Intent) => {
    if (intent === topic) return goesFurther ? 2.5 : flat.split(' ').length <= 4 ? 1.8 : 1.3
    return topic?.startsWith('security') && intent.startsWith('security') ? 1.5 : 1
  }
  return guesses
    .map(guess => ({ ...guess, likely: Math.min(1, guess.likely * times(guess.intent)) }))
    .toSorted((a, b) => b.likely - a.likely)
}
