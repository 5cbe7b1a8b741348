import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Asked } from '../answers/read-question.ts'
import type { Dialogue } from '../dialogue.ts'
import { coverage } from './coverage.ts'
import { plainWords } from './features.ts'
import { followUp } from './follow-up.ts'
import { guessesFor, SURE } from './guesses-for.ts'
import { intentByRule } from './intent-rules.ts'
import type { Intent } from './intents.ts'
import { masked } from './mask.ts'
import { planSearch } from './plan-search.ts'
import {
  aboutIt,
  anyFaster,
  awful,
  cheaperThan,
  coming,
  correctsName,
  costOfThose,
  guarded,
  homeGames,
  howFastIsIt,
  howMuchMore,
  isItOfType,
  kindOrKind,
  leaves,
  less,
  most,
  noneOfType,
  ofThose,
  onlyNames,
  onlyPlace,
  onlySpan,
  onlyZip,
  ownPrice,
  priceOnly,
  sideBySide,
  thanPlace,
  tooDear,
  typeOnly,
  usesOfHome,
  watched,
  wayToGet,
  whichOne,
  whoHas,
  whoSellsIt,
  wishInMoney,
  worth,
} from './shapes.ts'
import { goesOn, ofPlaces, perPlace, pricedOtherwise, termsOfPlans } from './topics.ts'

/** From here on an intent is offered as a choice. */
const POSSIBLE = 0.12
/** The second guess is offered from here on. */
const NEXT = 0.03

/** A message of so few words with a provider's name and nothing else that is sure asks about that provider. */
const SHORT = 6
/** So much of such a message must be what providers are asked about with. */
const GENERAL = 0.6

/** What a message means: one intent, or several it may have, the likeliest first; none where nothing comes near. */
export type Understood = { intent: Intent | null; likely: number; possible: readonly Intent[] }

/** Understands one question, with what was spoken of before. */
export function understand(
  catalogue: Catalogue,
  message: string,
  asked: Asked,
  dialogue: Dialogue,
): Understood {
  const words = plainWords(message).join(' ')
  const certain = (intent: Intent): Understood => ({ intent, likely: 1, possible: [intent] })
  const followed = followUp(catalogue, words, asked, dialogue)
  if (followed) return certain(followed)
  const rule = intentByRule(words)
  if (asked.plans.length > 1 && howMuchMore.test(words)) return certain('compare')
  if (
    asked.types.length > 1 &&
    asked.providers.length < 2 &&
    asked.zipCode === null &&
    asked.budgetCents === null &&
    kindOrKind.test(words)
  )
    return certain('technology')
  if (rule === 'how_to_order' && most.test(words))
    return certain(/\bfastest\b/.test(words) ? 'fastest' : 'cheapest')
  const searched = rule === null || termsOfPlans.has(rule) ? planSearch(words, asked, dialogue) : null
  if (searched) return certain(searched)
  // `A family of six that games and streams`: how fast it should be.
  if (rule === null && (asked.people ?? 0) > 1 && asked.providers.length === 0 && homeGames.test(words))
    return certain('speed_need')
  // Who asks for two by name wants those, wherever they live.
  if ((asked.providers.length > 0 || asked.types.length > 0) && coming.test(words))
    return certain('availability')
  // `Does T-Mobile work in rural Montana 59001`: that one, at that place.
  const isThereAsked = asked.zipCode !== null && asked.providers.length > 0
  if (rule && !(rule === 'rural' && asked.providers.length > 1) && !(isThereAsked && ofPlaces.has(rule)))
    return certain(rule)
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
    if (dialogue.plans.length > 1 && /\b(?:lag|latency|ping|delay)\b/.test(flat)) return certain('gaming')
    if (topic?.startsWith('security') && asked.months === null) return certain('security_compare')
    if (dialogue.plans.length > 1 && /\bupload/.test(flat)) return certain('upload')
    if (dialogue.plans.length > 1 || dialogue.lastPlans.length > 0)
      return certain(asked.months === null || dialogue.plans.length < 2 ? 'compare' : 'total_cost')
  }
  // `First year cost?` after two alarms: of those.
  if (topic?.startsWith('security') && asked.providers.length === 0 && costOfThose.test(flat))
    return certain(topic)
  // `Is it fiber`: with what the plan spoken of comes.
  if (dialogue.plans.length > 0 && isItOfType.test(words)) return certain('technology')
  if (topic === 'tv' && catalogue.tvPackages.some(({ name }) => words.includes(name.toLowerCase())))
    return certain('tv')
  if (
    topic === 'bundle' &&
    /^(?:and |ok |but |can you )*(?:with|add|plus|without|drop|no|minus|skip|remove|leave out)\b/.test(flat)
  )
    return certain('bundle')
  if (topic === 'price_lock' && /\bhow much (?:more|extra)\b/.test(flat)) return certain('price_lock')
  if (topic && onlyNames.test(flat)) {
    // What was asked before is asked of that one; where its answer is the same for all, who that is.
    if (!goesOn.has(topic)) return { intent: topic, likely: 1, possible: [topic, 'provider', 'technology'] }
    if (/\bspan$/.test(flat)) return certain('total_cost')
    return certain(
      topic === 'later_price' || topic === 'total_cost' || topic === 'cheapest' ? 'plan_price' : topic,
    )
  }
  if (correctsName.test(flat) && internetNamed.length === 1)
    return certain(topic && goesOn.has(topic) ? topic : 'provider')
  if (onlySpan.test(flat)) return certain('total_cost')
  if (
    internetNamed.length === 1 &&
    (cheaperThan.test(words) || (tooDear.test(words) && (less.test(words) || asked.zipCode !== null)))
  )
    return certain('make_cheaper')
  if (internetNamed.length === 1 && awful.test(words) && (less.test(words) || asked.zipCode !== null))
    return certain('availability')
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
  // Two for games: which line answers sooner counts more than the price.
  if (internetNamed.length > 1 && /\b(?:gam\w+|lag|latency|ping)\b/.test(words)) return certain('gaming')
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
  if (dialogue.zipCode && asked.types.length > 0 && noneOfType.test(asked.text.trim()))
    return certain('availability')
  if (topic === 'availability' && dialogue.zipCode && whoSellsIt.test(flat)) return certain('find_plans')
  if ((topic === 'technology' || topic === 'glossary') && dialogue.type !== '' && whoSellsIt.test(flat))
    return certain('find_plans')
  if (/\bcatch\b/.test(words) && (asked.mbps !== null || asked.providers.length > 0))
    return certain(asked.mbps !== null && asked.providers.length === 0 ? 'find_plans' : 'catch')
  if (anyFaster.test(flat)) return certain('fastest')
  if (asked.budgetCents !== null && ownPrice.test(words)) return certain('good_deal')
  if (topic === 'equipment' && /\b(?:charge|cost|costs|rent|much|own|already|mine)\b/.test(flat))
    return certain('equipment')
  if (
    asked.zipCode &&
    asked.providers.length > 0 &&
    /\b(?:at|in|there|serve|get|available|work|works)\b/.test(words)
  )
    return certain('availability')
  const guesses = guessesFor(bare, flat, dialogue)
  const [first] = guesses
  // A choice is of two at least.
  const possible = guesses
    .filter(({ likely }, index) => likely >= POSSIBLE || (index === 1 && likely >= NEXT))
    .map(({ intent }) => intent)
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
  if (
    brand &&
    asked.providers.length === 1 &&
    first.likely < SURE &&
    flat.split(' ').length <= SHORT &&
    coverage(bare, 'provider') >= GENERAL
  )
    return certain('provider')
  // Two by name and nothing else that is sure: side by side.
  if (internetNamed.length > 1 && first.likely < SURE) return certain('compare')
  if (first.likely < SURE && guarded.test(words)) return certain('security')
  if (first.likely < SURE && watched.test(words)) return certain('tv')
  if (most.test(words) && first.likely < SURE && asked.providers.length === 0)
    return certain(/\bfastest\b/.test(words) ? 'fastest' : 'cheapest')
  if (first.likely < SURE && usesOfHome.test(words) && possible.includes('speed_need'))
    return certain('speed_need')
  // Who is at home and nothing else that is sure: how fast it should be.
  if (asked.people !== null && first.likely < SURE && asked.providers.length === 0)
    return certain('speed_need')
  // A place and nothing else that is sure, or a greeting: what is sold there.
  if (asked.zipCode && (first.likely < SURE || first.intent === 'greeting')) return certain('availability')
  return { intent: first.likely >= SURE ? first.intent : null, likely: first.likely, possible }
}
