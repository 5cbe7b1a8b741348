import { readExampleMeanings } from './example-meanings.server.ts'
import { featuresOf, plainWords } from './features.ts'
import { examples, type Intent, intents, type LearnedIntent } from './intents.ts'
import { type Directions, KEPT_WIDTH, meaningOf } from './meaning.server.ts'

/** An intent with how likely it is, 0 to 1. */
export type Guess = { intent: Intent; likely: number }

const ROUNDS = 5
const RATE = 4
/** How fast what is learned late counts less. */
const SLOWING = 0.1
/** What a class is wrong by and need not learn from. */
const NEGLIGIBLE = 0.003
/** A prime: it has no divisor in common with the number of examples. */
const STRIDE = 331
/** After so many examples whoever waits may go first. */
const AT_ONCE = 40

type Example = readonly [intent: LearnedIntent, phrasing: string]
/** A classifier with its words' weights, as far as it has learned. */
type Learned = Remembered & { tells: (word: string) => number }
/** What takes its time to learn; the rest is counted from the examples. */
export type Remembered = {
  places: ReadonlyMap<string, number>
  weights: Float32Array
  directions: Directions
}

/** How much a word tells, by in how many examples it stands: 0.25 for what is everywhere, 1.3 for what is rare. */
function tellingOf(from: readonly Example[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const [, phrasing] of from)
    for (const word of new Set(plainWords(phrasing))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return word => Math.max(0.25, Math.min(1.3, Math.log(from.length / ((counts.get(word) ?? 0.5) + 0.5)) / 5))
}

/** So much of the whole is what a message means; the rest are its words. With half of it phrasings are told apart less well (`npm run bench:folds`). */
const MEANT = 0.3

/** What a masked message is known by: its words, and what it means as a whole. */
function* featuresWith(
  words: ReadonlyMap<string, number>,
  meaning: Float32Array,
): Generator<readonly [name: string, weight: number]> {
  for (const [name, weight] of words) yield [name, weight * Math.sqrt(1 - MEANT)]
  for (const [axis, value] of meaning.entries()) yield [`m ${axis}`, value * Math.sqrt(MEANT)]
}

/**
 * Learns a linear classifier (softmax over the features of `featuresOf` and the meaning) from examples, a few at a time. The
 * same examples give the same classifier: nothing is drawn by lot.
 */
export function* learn(from: readonly Example[]): Generator<undefined, Learned> {
  const meanings = readExampleMeanings()
  const tells = tellingOf(from)
  const width = intents.length
  const known: (readonly (readonly [name: string, value: number])[])[] = []
  for (const [, phrasing] of from) {
    const meaning = meanings.of.get(phrasing) ?? meaningOf(phrasing, meanings.directions)
    known.push([...featuresWith(featuresOf(phrasing, tells), meaning)])
    if (known.length % AT_ONCE === 0) yield
  }
  const places = placesOf(known)
  yield
  const seen: { wanted: number; features: Features }[] = []
  for (const [index, [intent]] of from.entries()) {
    seen.push({ wanted: intents.indexOf(intent), features: placed(known[index] ?? [], places) })
    if (index % AT_ONCE === 0) yield
  }
  const weights = new Float32Array(places.size * width)
  const learned = { places, weights, tells, directions: meanings.directions }
  const missed = { places: new Int32Array(width), by: new Float32Array(width) }
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round * SLOWING)
    for (let index = 0; index < seen.length; index += 1) {
      if (index % AT_ONCE === 0) yield
      // A stride without a common divisor mixes the intents, the same way each time.
      const example = seen[(index * STRIDE + round * 17) % seen.length]
      if (!example) continue
      const likely = chancesOf(weights, example.features)
      let many = 0
      for (let place = 0; place < width; place += 1) {
        const by = (place === example.wanted ? 1 : 0) - (likely[place] ?? 0)
        if (Math.abs(by) <= NEGLIGIBLE) continue
        missed.places[many] = place
        missed.by[many] = rate * by
        many += 1
      }
      learnFrom(weights, example.features, missed, many)
    }
  }
  return learned
}

/** Moves the weights of features by what the first `many` intents were wrong by. */
function learnFrom(
  weights: Float32Array,
  { starts, values }: Features,
  missed: { places: Int32Array; by: Float32Array },
  many: number,
): void {
  for (let at = 0; at < starts.length; at += 1) {
    const start = starts[at] ?? 0
    const value = values[at] ?? 0
    for (let one = 0; one < many; one += 1) {
      const place = start + (missed.places[one] ?? 0)
      weights[place] = (weights[place] ?? 0) + value * (missed.by[one] ?? 0)
    }
  }
}

/** Of pairs and stretches of letters those that stand once are nothing to learn from: three fifths of all features. */
const countsOnce = /^[pklb] /
function placesOf(known: readonly (readonly (readonly [name: string, value: number])[])[]) {
  const counts = new Map<string, number>()
  for (const features of known) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  const kept = [...counts].filter(([name, count]) => count > 1 || !countsOnce.test(name))
  return new Map(kept.map(([name], place) => [name, place]))
}

/** Features by where their weights begin, with the value of each. */
type Features = { starts: Int32Array; values: Float32Array }

/** Those of the features that are known. */
function placed(
  features: readonly (readonly [name: string, value: number])[],
  places: ReadonlyMap<string, number>,
): Features {
  const known = features.flatMap(([name, value]) => {
    const place = places.get(name)
    return place === undefined ? [] : [[place * intents.length, value] as const]
  })
  return {
    starts: Int32Array.from(known, ([start]) => start),
    values: Float32Array.from(known, ([, value]) => value),
  }
}

/** How likely each intent is for a masked message. */
export const chances = (
  learned: Learned,
  bare: string,
  meaning = meaningOf(bare, learned.directions),
): Float64Array =>
  chancesOf(
    learned.weights,
    placed([...featuresWith(featuresOf(bare, learned.tells), meaning)], learned.places),
  )

/** Four features at a time: one at a time takes twice as long, and learning does little else. */
function chancesOf(weights: Float32Array, { starts, values }: Features): Float64Array {
  const scores = new Float64Array(intents.length)
  for (let at = 0; at < starts.length; at += 4) {
    const a = starts[at] ?? 0
    const b = starts[at + 1] ?? 0
    const c = starts[at + 2] ?? 0
    const d = starts[at + 3] ?? 0
    const of = values[at] ?? 0
    const ofB = values[at + 1] ?? 0
    const ofC = values[at + 2] ?? 0
    const ofD = values[at + 3] ?? 0
    for (let index = 0; index < scores.length; index += 1)
      scores[index] =
        (scores[index] ?? 0) +
        of * (weights[a + index] ?? 0) +
        ofB * (weights[b + index] ?? 0) +
        ofC * (weights[c + index] ?? 0) +
        ofD * (weights[d + index] ?? 0)
  }
  const most = Math.max(...scores)
  let sum = 0
  for (let index = 0; index < scores.length; index += 1) {
    scores[index] = Math.exp((scores[index] ?? 0) - most)
    sum += scores[index] ?? 0
  }
  return scores.map(score => score / sum)
}

function* completed(remembered: Remembered): Generator<undefined, Learned> {
  yield
  return { ...remembered, tells: tellingOf(examples) }
}

let learning = learn(examples)
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
const intentsByWord = new Map<string, Set<Intent>>()
for (const [intent, phrasing] of examples)
  for (const word of plainWords(phrasing))
    intentsByWord.set(word, (intentsByWord.get(word) ?? new Set()).add(intent))

/**
 * Whether a masked message has a telling word in common with what an intent is asked with.
 */
export function sharesWords(bare: string, intent: Intent): boolean {
  return plainWords(bare).some(word => {
    const used = intentsByWord.get(word)
    return used !== undefined && used.has(intent) && (used.size <= TELLING || maskWords.has(word))
  })
}
