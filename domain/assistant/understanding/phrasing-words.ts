import { plainWords, stemOf } from './features.ts'
import { IntentSets } from './intent-sets.ts'
import type { Example } from './phrasings.ts'

/** The words of our phrasings. They are counted where the classifier is learned, and kept with it. */
export type PhrasingWords = {
  /** How many phrasings there are. */
  many: number
  /** In how many of them each word stands. */
  words: ReadonlyMap<string, number>
  /** In how many of them a word with each stem stands. */
  stems: ReadonlyMap<string, number>
  /** The intents that are asked with a word. */
  intents: IntentSets
}

export function countWords(examples: Iterable<Example>): PhrasingWords {
  const words = new Map<string, number>()
  const stems = new Map<string, number>()
  const intents = new IntentSets()
  let many = 0
  for (const [intent, phrasing] of examples) {
    many += 1
    const ofPhrasing = new Set(plainWords(phrasing))
    for (const word of ofPhrasing) {
      words.set(word, (words.get(word) ?? 0) + 1)
      intents.add(word, intent)
    }
    for (const stem of new Set(Array.from(ofPhrasing, stemOf))) stems.set(stem, (stems.get(stem) ?? 0) + 1)
  }
  return { many, words, stems, intents }
}
