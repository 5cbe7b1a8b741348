import { plainWords, stemOf } from './features.ts'
import { type Intent, intents } from './intents.ts'
import { keysOf, learned } from './learned.ts'

/** Whether an intent is asked with a word that is known by one of some keys. */
export const isAskedWith = (intent: Intent, keys: readonly string[]): boolean => {
  const { intentsByKey } = learned()
  return keys.some(key => intentsByKey.has(key, intent))
}

/** Words that only join others. */
const joining = new Set(
  'a an and are is am be been was were the this that these those it its of on in at to from by with for or but so if then than as i you he she we they me my our your their his her them us him mine do does did can could would will should may might have has had not no yes hi hello hey ok okay please just very really there here what which who when where why how about too also any some all even still already yet well up out into over one ones thing things get got give go goes going come comes want need like say says said tell know think mean make lol thanks next last week day today now see lot s t re m ve ll'.split(
    ' ',
  ),
)
/** A word that a fifth of the intents are asked with tells nothing either. */
const TELLS_NOTHING = intents.length / 5

/** Whether a word tells nothing of what is asked. */
export const isCommonWord = (word: string): boolean =>
  joining.has(word) || learned().intentsByKey.count(stemOf(word)) >= TELLS_NOTHING

/** A shorter stem is no sign of another form: Ziply is no ZIP code. */
const LEAST_STEM = 4
/** Whether one of our phrasings holds a word, or another form of it. */
export const isOfPhrasings = (word: string): boolean => {
  const { words, stems } = learned().words
  const stem = stemOf(word)
  return words.has(word) || (stem.length >= LEAST_STEM && stems.has(stem))
}

/** How much a word tells: 0.1 for what is in every question, 1.3 for one that no example has. */
function telling(word: string): number {
  const { many, stems } = learned().words
  return Math.max(0.1, Math.min(1.3, Math.log(many / ((stems.get(stemOf(word)) ?? 0.5) + 0.5)) / 5))
}

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
