import { featuresOf, plainWords } from './features.ts'
import { examples, type Intent, intents } from './intents.ts'

/** An intent with how likely it is, 0 to 1. */
export type Guess = { intent: Intent; likely: number }

const ROUNDS = 20
const RATE = 4
/** How fast what is learned late counts less. */
const SLOWING = 0.06
/** A prime: it has no divisor in common with the number of examples. */
const STRIDE = 331

type Learned = { places: ReadonlyMap<string, number>; weights: Float32Array; biases: Float32Array }

/**
 * Learns a linear classifier (softmax over the features of `featuresOf`) from the examples, a round at a time. The same
 * examples give the same classifier: nothing is drawn by lot.
 */
function* learn(): Generator<undefined, Learned> {
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
    yield
    const rate = RATE / (1 + round * SLOWING)
    // A stride without a common divisor mixes the intents, the same way each time.
    for (let index = 0; index < seen.length; index += 1) {
      const example = seen[(index * STRIDE + round * 17) % seen.length]
      if (!example) continue
      const likely = chances(learned, example.features)
      const wrongBy = likely.map((chance, place) => (place === example.wanted ? 1 : 0) - chance)
      for (const [name, weight] of example.features) {
        const start = (places.get(name) ?? 0) * width
        for (let place = 0; place < width; place += 1)
          weights[start + place] = (weights[start + place] ?? 0) + rate * weight * (wrongBy[place] ?? 0)
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

const learning = learn()
let learned: Learned | null = null

/** Learns one round more; answers whether all is learned. */
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

/** The intents that a masked message may have, the likeliest first. What is not learned yet is learned at once. */
export function guessIntents(bare: string, count = 3): Guess[] {
  while (!learned) learnOn()
  const likely = chances(learned, featuresOf(bare))
  return intents
    .map((intent, index) => ({ intent, likely: likely[index] ?? 0 }))
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, count)
}

/** A word that more than so many intents are asked with tells nothing. */
const TELLING = 20
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
