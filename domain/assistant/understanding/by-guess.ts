import type { Asked } from '../answers/read-question.ts'
import type { Dialogue } from '../dialogue.ts'
import { coverage } from './coverage.ts'
import { guessesFor, SURE } from './guesses-for.ts'
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

const asksNumber =
  /\b(?:phone |support |customer service |contact )?number\b|\b(?:reach|contact|get hold of)\b/

/**
 * What the classifier takes a question for that no rule and no shape tells; where it is not sure, what the question names tells
 * what is meant. `words` are its plain words, `bare` is the question with its names masked, and `flat` the plain words of that.
 */
export function byGuess(
  { words, flat, bare }: { words: string; flat: string; bare: string },
  asked: Asked,
  dialogue: Dialogue,
): Understood {
  const internetNamed = asked.providers.filter(one => one.kinds.includes('internet'))
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
