import { conceptsOf } from './concepts.ts'
import { plainWords, stemOf } from './features.ts'
import { examples, type Intent } from './intents.ts'

/** What a word is known by: its stem, and what it stands for. */
const keysOf = (word: string) => [stemOf(word), ...conceptsOf(word).map(concept => `= ${concept}`)]

const known = new Map<Intent, Set<string>>()
const counts = new Map<string, number>()
for (const [intent, phrasing] of examples) {
  const keys = known.get(intent) ?? new Set()
  known.set(intent, keys)
  const words = plainWords(phrasing)
  for (const word of words) for (const key of keysOf(word)) keys.add(key)
  for (const stem of new Set(words.map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
}

/** Whether one of our phrasings holds a word, or another form of it. */
export const isOfPhrasings = (word: string): boolean => counts.has(stemOf(word))

/** How much a word tells: 0.1 for what is in every question, 1.3 for one that no example has. */
const telling = (word: string) =>
  Math.max(0.1, Math.min(1.3, Math.log(examples.length / ((counts.get(stemOf(word)) ?? 0.5) + 0.5)) / 5))

/**
 * The share of a masked message, 0 to 1, that an intent is asked with: its words by what they tell. Whatever is rare in a
 * message and in no phrasing of the intent makes it less likely meant, however sure the classifier is of the rest.
 */
export function coverage(bare: string, intent: Intent): number {
  const keys = known.get(intent)
  let all = 0
  let shared = 0
  for (const word of new Set(plainWords(bare))) {
    const weight = telling(word)
    all += weight
    if (keysOf(word).some(key => keys?.has(key))) shared += weight
  }
  return all === 0 ? 0 : shared / all
}
