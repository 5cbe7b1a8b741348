import { featuresOf, plainWords } from './features.ts'
import { type Example, examples, intents } from './intents.ts'
import { type Directions, meaningOf } from './meaning.server.ts'

/**
 * How much each feature tells for each intent, the few that tell something alone: those of feature `n` lie from `starts[n]` to
 * `starts[n + 1]`, each with its intent's place.
 */
export type Weights = { starts: Int32Array; places: Uint16Array; values: Float32Array }

/** What takes its time to learn; the rest is counted from the examples. */
export type Remembered = {
  /** The features by their names, in the order of their weights. */
  features: ReadonlyMap<string, number>
  weights: Weights
  directions: Directions
}
/** A classifier with what its words tell. */
export type Learned = Remembered & { tells: (word: string) => number }

/** The known features of a message by their numbers, with the value of each. */
export type Features = { numbers: Int32Array; values: Float32Array }
export type NamedFeature = readonly [name: string, value: number]

/** How much a word tells, by in how many examples it stands: 0.25 for what is everywhere, 1.3 for what is rare. */
export function tellingOf(from: Iterable<Example> = examples()): (word: string) => number {
  const counts = new Map<string, number>()
  let many = 0
  for (const [, phrasing] of from) {
    many += 1
    for (const word of new Set(plainWords(phrasing))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return word => Math.max(0.25, Math.min(1.3, Math.log(many / ((counts.get(word) ?? 0.5) + 0.5)) / 5))
}

/** So much of the whole is what a message means; the rest are its words. With half of it phrasings are told apart less well (`npm run bench:folds`). */
const MEANT = 0.3

/** What a masked message is known by: its words, and what it means as a whole. */
export function* featuresWith(
  words: ReadonlyMap<string, number>,
  meaning: Float32Array,
): Generator<NamedFeature> {
  for (const [name, weight] of words) yield [name, weight * Math.sqrt(1 - MEANT)]
  for (const [axis, value] of meaning.entries()) yield [`m ${axis}`, value * Math.sqrt(MEANT)]
}

/** Those of the features that are known. */
export function numbered(features: readonly NamedFeature[], numbers: ReadonlyMap<string, number>): Features {
  const known = features.flatMap(([name, value]) => {
    const number = numbers.get(name)
    return number === undefined ? [] : [[number, value] as const]
  })
  return {
    numbers: Int32Array.from(known, ([number]) => number),
    values: Float32Array.from(known, ([, value]) => value),
  }
}

/** Scores as how likely each is (softmax), in their place. */
export function likelyOf(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  let sum = 0
  for (let index = 0; index < scores.length; index += 1) {
    scores[index] = Math.exp((scores[index] ?? 0) - most)
    sum += scores[index] ?? 0
  }
  for (let index = 0; index < scores.length; index += 1) scores[index] = (scores[index] ?? 0) / sum
  return scores
}

/** How likely each intent is for a masked message. */
export function chances(
  { weights, features, tells, directions }: Learned,
  bare: string,
  meaning = meaningOf(bare, directions),
): Float64Array {
  const { numbers, values } = numbered([...featuresWith(featuresOf(bare, tells), meaning)], features)
  const scores = new Float64Array(intents.length)
  for (const [at, number] of numbers.entries()) {
    const value = values[at] ?? 0
    const end = weights.starts[number + 1] ?? 0
    for (let one = weights.starts[number] ?? 0; one < end; one += 1) {
      const place = weights.places[one] ?? 0
      scores[place] = (scores[place] ?? 0) + value * (weights.values[one] ?? 0)
    }
  }
  return likelyOf(scores)
}
