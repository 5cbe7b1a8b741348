import { featuresOf } from './features.ts'
import { examples, type Intent, intents } from './intents.ts'

/** An intent with how likely it is, 0 to 1. */
export type Guess = { intent: Intent; likely: number }

const ROUNDS = 30
const RATE = 4
/** How fast what is learned late counts less. */
const SLOWING = 0.06

type Learned = { places: ReadonlyMap<string, number>; weights: Float32Array; biases: Float32Array }

/**
 * Learns a linear classifier (softmax over the features of `featuresOf`) from the examples. The same examples give the
 * same classifier: nothing is drawn by lot.
 */
function learn(): Learned {
  const seen = examples.map(([intent, phrasing]) => ({
    wanted: intents.indexOf(intent),
    features: [...featuresOf(phrasing)],
  }))
  const places = new Map<string, number>()
  for (const { features } of seen)
    for (const [name] of features) places.set(name, places.get(name) ?? places.size)
  const width = intents.length
  const weights = new Float32Array(places.size * width)
  const biases = new Float32Array(width)
  const learned = { places, weights, biases }
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round * SLOWING)
    // A stride without a common divisor mixes the intents, the same way each time.
    for (let index = 0; index < seen.length; index += 1) {
      const example = seen[(index * 331 + round * 17) % seen.length]
      if (!example) continue
      const likely = chances(learned, example.features)
      for (let place = 0; place < width; place += 1)
        likely[place] = (place === example.wanted ? 1 : 0) - (likely[place] ?? 0)
      for (const [name, weight] of example.features) {
        const start = (places.get(name) ?? 0) * width
        for (let place = 0; place < width; place += 1)
          weights[start + place] = (weights[start + place] ?? 0) + rate * weight * (likely[place] ?? 0)
      }
    }
  }
  return learned
}

function chances({ places, weights, biases }: Learned, features: Iterable<[string, number]>): Float32Array {
  const scores = Float32Array.from(biases)
  for (const [name, weight] of features) {
    const place = places.get(name)
    if (place === undefined) continue
    const start = place * scores.length
    for (let index = 0; index < scores.length; index += 1)
      scores[index] = (scores[index] ?? 0) + weight * (weights[start + index] ?? 0)
  }
  const most = Math.max(...scores)
  let sum = 0
  for (let index = 0; index < scores.length; index += 1) {
    scores[index] = Math.exp((scores[index] ?? 0) - most)
    sum += scores[index] ?? 0
  }
  return scores.map(score => score / sum)
}

let learned: Learned | null = null

/** The intents that a masked message may have, the likeliest first. The first call learns, some tenths of a second. */
export function guessIntents(masked: string, count = 3): Guess[] {
  learned ??= learn()
  const likely = chances(learned, featuresOf(masked))
  return intents
    .map((intent, index) => ({ intent, likely: likely[index] ?? 0 }))
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, count)
}
