import { plainWords, stemOf } from './features.ts'
import { IntentSets } from './intent-sets.ts'
import { examples } from './intents.ts'

/*
 * The words of our phrasings. They are gone through once, for all who ask: splitting some 26,000 of them takes most of what
 * understanding adds to a start.
 */

/** How many phrasings there are, and in how many of them each word and each stem stands. */
const words = new Map<string, number>()
const stems = new Map<string, number>()
const intents = new IntentSets()
let many = 0

const stemsOf = new Map<string, string>()
for (const [intent, phrasing] of examples()) {
  many += 1
  const ofPhrasing = new Set(plainWords(phrasing))
  const stemsHere = new Set<string>()
  for (const word of ofPhrasing) {
    let stem = stemsOf.get(word)
    if (stem === undefined) {
      stem = stemOf(word)
      stemsOf.set(word, stem)
    }
    stemsHere.add(stem)
    words.set(word, (words.get(word) ?? 0) + 1)
    intents.add(word, intent)
  }
  for (const stem of stemsHere) stems.set(stem, (stems.get(stem) ?? 0) + 1)
}

export const phrasingWords: {
  many: number
  words: ReadonlyMap<string, number>
  stems: ReadonlyMap<string, number>
  /** The intents that are asked with a word. */
  intents: IntentSets
} = { many, words, stems, intents }
