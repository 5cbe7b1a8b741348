import { type Classifier, chances } from './classifier-weights.ts'
import { messageFeatures, plainWords } from './features.ts'
import { type Intent, intents } from './intents.ts'
import { meaningOf } from './meaning.server.ts'
import { phrasingWords } from './phrasing-words.ts'
import { tellingBy } from './telling.ts'

/** An intent with how likely it is, 0 to 1. */
export type IntentGuess = { intent: Intent; likely: number }

let learned: Classifier | null = null

/** Takes what was learned. Nothing can be guessed before. */
export function remember(classifier: Classifier): void {
  learned = classifier
}

const tells = tellingBy(phrasingWords.words, phrasingWords.many)

/**
 * The intents that a masked message may have, the likeliest first. `byWords` leaves out what the message means as a whole, which
 * takes nearly all of the time.
 */
export function guessIntents(bare: string, count = 3, { byWords = false } = {}): IntentGuess[] {
  if (!learned) throw new Error('The classifier was not read yet')
  const likely = chances(learned, messageFeatures(bare, tells), byWords ? null : meaningOf(bare))
  return intents
    .map((intent, index) => ({ intent, likely: likely[index] ?? 0 }))
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, count)
}

/** A word that more than a fifth of the intents are asked with tells nothing. */
const TELLING = intents.length / 5
/** What stands for a name, an amount, a speed: it tells much, however many intents have it. */
const maskWords: ReadonlySet<string> = new Set(['prov', 'zip', 'money', 'speed', 'span', 'people'])
const { intents: intentsByWord } = phrasingWords

/**
 * Whether a masked message has a telling word in common with what an intent is asked with.
 */
export function sharesWords(bare: string, intent: Intent): boolean {
  return plainWords(bare).some(
    word => intentsByWord.has(word, intent) && (maskWords.has(word) || intentsByWord.count(word) <= TELLING),
  )
}
