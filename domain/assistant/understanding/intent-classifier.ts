import { chances, type Learned, type Remembered, tellingOf } from './classifier-weights.ts'
import { plainWords } from './features.ts'
import { IntentSets } from './intent-sets.ts'
import { examples, type Intent, intents } from './intents.ts'
import { learn } from './learn-classifier.ts'
import { KEPT_WIDTH } from './meaning.server.ts'

/** An intent with how likely it is, 0 to 1. */
export type Guess = { intent: Intent; likely: number }

function* completed(remembered: Remembered): Generator<undefined, Learned> {
  yield
  return { ...remembered, tells: tellingOf() }
}

function* learnedAnew(): Generator<undefined, Learned> {
  return yield* learn([...examples()])
}

let learning = learnedAnew()
let learned: Learned | null = null

/** Takes what was learned from the same examples before, so that nothing is learned any more. */
export function remember(remembered: Remembered): void {
  learning = completed(remembered)
  learned = null
}

/** Learns a little more; answers whether all is learned. */
function learnOn(): boolean {
  if (learned) return true
  const step = learning.next()
  if (step.done) learned = step.value
  return step.done === true
}

/** Learns in the background, between what else there is to do, so that the first question need not wait for it. */
export async function learnInBackground(): Promise<void> {
  while (!learnOn()) await new Promise(resolve => setImmediate(resolve))
}

const noMeaning = new Float32Array(KEPT_WIDTH)

/**
 * The intents that a masked message may have, the likeliest first. What is not learned yet is learned at once. `byWords` leaves
 * out what the message means as a whole, which takes nearly all of the time.
 */
export function guessIntents(bare: string, count = 3, { byWords = false } = {}): Guess[] {
  while (!learned) learnOn()
  const likely = byWords ? chances(learned, bare, noMeaning) : chances(learned, bare)
  return intents
    .map((intent, index) => ({ intent, likely: likely[index] ?? 0 }))
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, count)
}

/** A word that more than a fifth of the intents are asked with tells nothing. */
const TELLING = intents.length / 5
/** What stands for a name, an amount, a speed: it tells much, however many intents have it. */
const maskWords: ReadonlySet<string> = new Set(['prov', 'zip', 'money', 'speed', 'span', 'people'])
const intentsByWord = new IntentSets()
for (const [intent, phrasing] of examples())
  for (const word of plainWords(phrasing)) intentsByWord.add(word, intent)

/**
 * Whether a masked message has a telling word in common with what an intent is asked with.
 */
export function sharesWords(bare: string, intent: Intent): boolean {
  return plainWords(bare).some(
    word => intentsByWord.has(word, intent) && (maskWords.has(word) || intentsByWord.count(word) <= TELLING),
  )
}
