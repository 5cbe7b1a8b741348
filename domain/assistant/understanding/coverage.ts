import { conceptsOf } from './concepts.ts'
import { plainWords, stemOf } from './features.ts'
import { IntentSets } from './intent-sets.ts'
import { type Intent, intents } from './intents.ts'
import { phrasingWords } from './phrasing-words.ts'

/** What a word is known by: its stem, and what it stands for. */
export const keysOf = (word: string) => [stemOf(word), ...conceptsOf(word).map(concept => `= ${concept}`)]

const { many, words: asWritten, stems: counts } = phrasingWords
/** By what words are known by. */
const known = new IntentSets()
for (const word of asWritten.keys())
  for (const key of keysOf(word)) known.addAll(key, phrasingWords.intents, word)

/** Whether an intent is asked with a word that is known by one of some keys. */
export const isAskedWith = (intent: Intent, keys: readonly string[]): boolean =>
  keys.some(key => known.has(key, intent))

/** Words that only join others. */
const joining = new Set(
  'a an and are is am be been was were the this that these those it its of on in at to from by with for or but so if then than as i you he she we they me my our your their his her them us him mine do does did can could would will should may might have has had not no yes hi hello hey ok okay please just very really there here what which who when where why how about too also any some all even still already yet well up out into over one ones thing things get got give go goes going come comes want need like say says said tell know think mean make lol thanks next last week day today now see lot s t re m ve ll'.split(
    ' ',
  ),
)
/** A word that a fifth of the intents are asked with tells nothing either. */
const TELLS_NOTHING = intents.length / 5
const intentsWith = (word: string) => known.count(stemOf(word))

/** Whether a word tells nothing of what is asked. */
export const isCommonWord = (word: string): boolean => joining.has(word) || intentsWith(word) >= TELLS_NOTHING

/** A shorter stem is no sign of another form: Ziply is no ZIP code. */
const LEAST_STEM = 4
/** Whether one of our phrasings holds a word, or another form of it. */
export const isOfPhrasings = (word: string): boolean =>
  asWritten.has(word) || (stemOf(word).length >= LEAST_STEM && counts.has(stemOf(word)))

/** How much a word tells: 0.1 for what is in every question, 1.3 for one that no example has. */
const telling = (word: string) =>
  Math.max(0.1, Math.min(1.3, Math.log(many / ((counts.get(stemOf(word)) ?? 0.5) + 0.5)) / 5))

/**
 * The share of a masked message, 0 to 1, that an intent is asked with: its words by what they tell. Whatever is rare in a
 * message and in no phrasing of the intent makes it less likely meant, however sure the classifier is of the rest.
 */
export function coverage(bare: string, intent: Intent): number {
  let all = 0
  let shared = 0
  for (const word of new Set(plainWords(bare))) {
    const weight = telling(word)
    all += weight
    if (isAskedWith(intent, keysOf(word))) shared += weight
  }
  return all === 0 ? 0 : shared / all
}
