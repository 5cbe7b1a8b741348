import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import { coverage } from './coverage.ts'
import { guessesFor, SURE } from './guesses-for.ts'
import type { IntentGuess } from './intent-classifier.ts'
import type { Intent } from './intents.ts'
import { guarded, most, usesOfHome, watched, wishInMoney } from './shapes.ts'
import { certain, type Understood } from './understood.ts'

/** From here on an intent is offered as a choice. */
const POSSIBLE = 0.12
/** The second guess is offered from here on. */
const NEXT = 0.03

/** A message of so few words with a provider's name and nothing else that is sure asks about that provider. */
const SHORT = 6
/** So much of such a message must be what providers are asked about with. */
const GENERAL = 0.6

const asksPrice = /\b(?:how much|price|prices|pricing|costs?)\b(?!.*\b(?:tv|alarm|phone)\b)/

/** `Which cable providers are here`: those at the visitor's place, not all of them. */
const ofHere =
  /^(?:so |and |ok )?(?:which|who|what|how many|any)\b(?!.*\bmy provider\b).*\b(?:here|near (?:me|here|by)|nearby|around (?:me|here)|(?:at|in|for|near|around) my (?:place|house|home|area|address|zip|street|neighborhood))\b/

const ofNoPlace: ReadonlySet<Intent> = new Set(['greeting', 'zip_digits', 'zip_wrong'] as const)

const cheapOne =
  /\b(?:cheap|affordable|inexpensive|low cost|basic)(?: \w+)? (?:plans?|internet|wifi|options?|deals?|service)\b/
const asksNumber =
  /\b(?:phone |support |customer service |contact )?number\b|\b(?:reach|contact|get hold of)\b/

/**
 * What the classifier takes a question for that no rule and no shape tells; where it is not sure, what the question names tells
 * what is meant. `words` are its plain words, `bare` is the question with its names masked, and `flat` the plain words of that.
 */
export function byClassifier(
  { words, flat, bare }: { words: string; flat: string; bare: string },
  asked: Asked,
  dialogue: Dialogue,
): Understood {
  const internetNamed = asked.providers.filter(one => one.kinds.includes('internet'))
  const guesses = guessesFor(bare, flat, dialogue)
  const [first] = guesses
  if (!first) return guessed(guesses)
  const { possible } = guessed(guesses)
  if (first.intent === 'which_providers' && first.likely >= SURE && ofHere.test(words))
    return certain('availability')
  // What may be spent and nothing else that is sure: plans at that price.
  if (
    asked.budgetCents !== null &&
    asked.people === null &&
    wishInMoney.test(flat) &&
    (first.likely < SURE || first.intent === 'gaming')
  )
    return certain('find_plans')
  // A plan by its name and little else: what it costs.
  if (asked.plans.length === 1 && first.likely < SURE && words.split(' ').length <= SHORT)
    return certain('plan_price')
  const [brand] = asked.providers
  if (
    brand &&
    asked.providers.length === 1 &&
    first.likely < SURE &&
    flat.split(' ').length <= SHORT &&
    coverage(bare, 'provider') >= GENERAL
  )
    return certain('provider')
  if (asked.providers.length === 1 && first.likely < SURE && asksNumber.test(words))
    return certain('provider_support')
  // What one costs, however it is put.
  if (internetNamed.length === 1 && first.likely < SURE && asksPrice.test(words)) return certain('plan_price')
  // `Any cheap plan from Xfinity`: its cheapest.
  if (
    internetNamed.length === 1 &&
    asked.providers.length === 1 &&
    first.likely < SURE &&
    cheapOne.test(words)
  )
    return certain('cheapest')
  // Two by name and nothing else that is sure: side by side.
  if (internetNamed.length > 1 && first.likely < SURE) return certain('compare')
  if (first.likely < SURE && guarded.test(words)) return certain('security')
  if (first.likely < SURE && watched.test(words)) return certain('tv')
  if (most.test(words) && first.likely < SURE && asked.providers.length === 0)
    return certain(/\bfastest\b/.test(words) ? 'fastest' : 'cheapest')
  // `Cheap satellite internet`: what costs least of that kind.
  if (
    first.likely < SURE &&
    asked.types.length > 0 &&
    asked.providers.length === 0 &&
    /\bcheap\b/.test(words)
  )
    return certain('cheapest')
  if (first.likely < SURE && usesOfHome.test(words) && possible.includes('speed_need'))
    return certain('speed_need')
  // Who is at home and nothing else that is sure: how fast it should be.
  if (asked.people !== null && first.likely < SURE && asked.providers.length === 0)
    return certain('speed_need')
  // A place and nothing else that is sure, or a greeting: what is sold there. A ZIP code that was read has its five digits.
  const saysNoMore = ofNoPlace.has(first.intent)
  if (asked.zipCode && (first.likely < SURE || saysNoMore)) return certain('availability')
  return guessed(guesses)
}

/** What the classifier alone takes a question for, where it is sure, and what it may mean. */
export function guessed(guesses: readonly IntentGuess[]): Understood {
  const [first] = guesses
  if (!first) return { intent: null, likely: 0, possible: [] }
  // A choice is of two at least.
  const possible = guesses
    .filter(({ likely }, index) => likely >= POSSIBLE || (index === 1 && likely >= NEXT))
    .map(({ intent }) => intent)
  return { intent: first.likely >= SURE ? first.intent : null, likely: first.likely, possible }
}
