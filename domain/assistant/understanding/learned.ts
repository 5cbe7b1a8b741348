import type { Classifier } from './classifier-weights.ts'
import { conceptsOf } from './concepts.ts'
import { stemOf } from './features.ts'
import { IntentSets } from './intent-sets.ts'
import type { LearnedIntent } from './intents.ts'
import type { PhrasingWords } from './phrasing-words.ts'

/** What was learned of our phrasings, as it is kept (kept-classifier.server.ts). */
export type Learned = {
  classifier: Classifier
  /** What the classifier tells apart, in the order of its numbers. */
  intents: readonly LearnedIntent[]
  words: PhrasingWords
}

/** What a word is known by: its stem, and what it stands for. */
export const keysOf = (word: string) => [stemOf(word), ...conceptsOf(word).map(concept => `= ${concept}`)]

let known: (Learned & { intentsByKey: IntentSets }) | null = null

/** Takes what was learned, when a process starts. Nothing is understood before. */
export function remember(learned: Learned): void {
  const intentsByKey = new IntentSets()
  for (const word of learned.words.words.keys())
    for (const key of keysOf(word)) intentsByKey.addAll(key, learned.words.intents, word)
  known = { ...learned, intentsByKey }
}

/** What was learned, with the intents that are asked with a word by what it is known by (`keysOf`). */
export function learned(): Learned & { intentsByKey: IntentSets } {
  if (!known) throw new Error('What the assistant has learned was not read yet')
  return known
}
