import { chances } from './classifier-weights.ts'
import { messageFeatures, plainWords } from './features.ts'
import { type Intent, intents } from './intents.ts'
import { learned } from './learned.ts'
import { meaningOf } from './meaning.server.ts'
import { tellingBy } from './telling.ts'

/** An intent with how likely it is, 0 to 1. */
export type IntentGuess = { intent: Intent; likely: number }

/**
 * The intents that a masked message may have, the likeliest first. `byWords` leaves out what the message means as a whole, which
 * takes nearly all of the time.
 */
export function guessIntents(bare: string, count = 3, { byWords = false } = {}): IntentGuess[] {
  const { classifier, intents: told, words } = learned()
  const tells = tellingBy(words.words, words.many)
  const likely = chances(classifier, messageFeatures(bare, tells), byWords ? null : meaningOf(bare))
  return told
    .map((intent, index) => ({ intent, likely: likely[index] ?? 0 }))
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, count)
}

/** A word that more than a fifth of the intents are asked with tells nothing. */
const TELLING = intents.length / 5
/** What stands for a name, an amount, a speed: it tells much, however many intents have it. */
const maskWords: ReadonlySet<string> = new Set(['prov', 'zip', 'money', 'speed', 'span', 'people'])

/**
 * Whether a masked message has a telling word in common with what an intent is asked with.
 */
export function sharesWords(bare: string, intent: Intent): boolean {
  const { intents: byWord } = learned().words
  return plainWords(bare).some(
    word => byWord.has(word, intent) && (maskWords.has(word) || byWord.count(word) <= TELLING),
  )
}
