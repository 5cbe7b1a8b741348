import type { Dialogue } from '../dialogue.ts'
import { coverage } from './coverage.ts'
import { guessIntents, type IntentGuess, sharesWords } from './intent-classifier.ts'
import type { Intent } from './intents.ts'

/** From here on an intent is taken as meant. */
export const SURE = 0.65
/** So likely it must still be when it is multiplied by the share of the message that it is asked with (`coverage`). */
const SUPPORTED = 0.28

/**
 * What the classifier takes a masked message for, the likeliest first, weighed by the words it shares with each intent and by
 * what was spoken of before. `flat` is the message in plain words.
 */
export const guessesFor = (bare: string, flat: string, dialogue: Dialogue): IntentGuess[] =>
  withContext(supported(guessIntents(bare, 4), bare), dialogue, flat)

/** An intent with which a message has too little in common is no more than possible. */
const supported = (guesses: IntentGuess[], bare: string): IntentGuess[] =>
  guesses.map(guess =>
    isSupported(bare, guess) ? guess : { ...guess, likely: Math.min(guess.likely, SURE * 0.7) },
  )

function isSupported(bare: string, { intent, likely }: IntentGuess): boolean {
  const share = coverage(bare, intent)
  // Where all words are asked with, none of them need be its own: `how do I order`.
  return likely * share >= SUPPORTED && (share === 1 || sharesWords(bare, intent))
}

/** What was spoken of last is more likely meant, most of all where a question goes on with `and`. */
function withContext(guesses: IntentGuess[], { topic }: Dialogue, flat: string): IntentGuess[] {
  const goesFurther = /^(?:and|but|so|then|ok|what if|plus)\b/.test(flat)
  const times = (intent: Intent) => {
    if (intent === topic) return goesFurther ? 2.5 : flat.split(' ').length <= 4 ? 1.8 : 1.3
    return topic?.startsWith('security') && intent.startsWith('security') ? 1.5 : 1
  }
  return guesses
    .map(guess => ({ ...guess, likely: Math.min(1, guess.likely * times(guess.intent)) }))
    .toSorted((a, b) => b.likely - a.likely)
}
