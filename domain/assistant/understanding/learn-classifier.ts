import {
  type Features,
  featuresWith,
  type Learned,
  likelyOf,
  type NamedFeature,
  numbered,
  tellingOf,
  type Weights,
} from './classifier-weights.ts'
import { readExampleMeanings } from './example-meanings.server.ts'
import { featuresOf } from './features.ts'
import { type Example, intents } from './intents.ts'
import { meaningOf } from './meaning.server.ts'

const ROUNDS = 5
const RATE = 4
/** How fast what is learned late counts less. */
const SLOWING = 0.1
/** What a class is wrong by and need not learn from. */
const NEGLIGIBLE = 0.003
/** A weight that tells less than this is left out: nearly all of them. */
const TELLS_LITTLE = 0.09
/** A prime: it has no divisor in common with the number of examples. */
const STRIDE = 331
/** After so many examples whoever waits may go first. */
const AT_ONCE = 40

/** Rows of weights, one for each feature, of one number for each intent. */
type Dense = Float32Array
const width = intents.length

/**
 * Learns a linear classifier (softmax over the features of `featuresOf` and the meaning) from examples, a few at a time. The
 * same examples give the same classifier: nothing is drawn by lot.
 */
export function* learn(from: readonly Example[]): Generator<undefined, Learned> {
  const meanings = readExampleMeanings()
  const tells = tellingOf(from)
  const known: (readonly NamedFeature[])[] = []
  for (const [, phrasing] of from) {
    const meaning = meanings.of.get(phrasing) ?? meaningOf(phrasing, meanings.directions)
    known.push([...featuresWith(featuresOf(phrasing, tells), meaning)])
    if (known.length % AT_ONCE === 0) yield
  }
  const features = featuresIn(known)
  yield
  const seen: { wanted: number; features: Features }[] = []
  for (const [index, [intent]] of from.entries()) {
    seen.push({ wanted: intents.indexOf(intent), features: numbered(known[index] ?? [], features) })
    if (index % AT_ONCE === 0) yield
  }
  const weights = new Float32Array(features.size * width)
  const missed = { places: new Int32Array(width), by: new Float32Array(width) }
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round * SLOWING)
    for (let index = 0; index < seen.length; index += 1) {
      if (index % AT_ONCE === 0) yield
      // A stride without a common divisor mixes the intents, the same way each time.
      const example = seen[(index * STRIDE + round * 17) % seen.length]
      if (!example) continue
      const likely = likelyIn(weights, example.features)
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
  return { features, weights: fewOf(weights), tells, directions: meanings.directions }
}

/** The same in one go, for whoever has nothing else to do meanwhile. */
export function learnAtOnce(from: readonly Example[]): Learned {
  const learning = learn(from)
  for (;;) {
    const step = learning.next()
    if (step.done) return step.value
  }
}

/** Moves the weights of features by what the first `many` intents were wrong by. */
function learnFrom(
  weights: Dense,
  { numbers, values }: Features,
  missed: { places: Int32Array; by: Float32Array },
  many: number,
): void {
  for (let at = 0; at < numbers.length; at += 1) {
    const start = (numbers[at] ?? 0) * width
    const value = values[at] ?? 0
    for (let one = 0; one < many; one += 1) {
      const place = start + (missed.places[one] ?? 0)
      weights[place] = (weights[place] ?? 0) + value * (missed.by[one] ?? 0)
    }
  }
}

/** Four features at a time: one at a time takes twice as long, and learning does little else. */
function likelyIn(weights: Dense, { numbers, values }: Features): Float64Array {
  const scores = new Float64Array(width)
  for (let at = 0; at < numbers.length; at += 4) {
    const a = (numbers[at] ?? 0) * width
    const b = (numbers[at + 1] ?? 0) * width
    const c = (numbers[at + 2] ?? 0) * width
    const d = (numbers[at + 3] ?? 0) * width
    const of = values[at] ?? 0
    const ofB = values[at + 1] ?? 0
    const ofC = values[at + 2] ?? 0
    const ofD = values[at + 3] ?? 0
    for (let index = 0; index < width; index += 1)
      scores[index] =
        (scores[index] ?? 0) +
        of * (weights[a + index] ?? 0) +
        ofB * (weights[b + index] ?? 0) +
        ofC * (weights[c + index] ?? 0) +
        ofD * (weights[d + index] ?? 0)
  }
  return likelyOf(scores)
}

/** Of pairs and stretches of letters those that stand once are nothing to learn from: three fifths of all features. */
const countsOnce = /^[pklb] /
function featuresIn(known: readonly (readonly NamedFeature[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const features of known) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  const kept = [...counts].filter(([name, count]) => count > 1 || !countsOnce.test(name))
  return new Map(kept.map(([name], number) => [name, number]))
}

/** The weights that tell something. */
function fewOf(weights: Dense): Weights {
  const tells = (value: number) => Math.abs(value) >= TELLS_LITTLE
  const count = weights.reduce((sum, value) => sum + Number(tells(value)), 0)
  const few: Weights = {
    starts: new Int32Array(weights.length / width + 1),
    places: new Uint16Array(count),
    values: new Float32Array(count),
  }
  let at = 0
  for (const [index, value] of weights.entries()) {
    if (tells(value)) {
      few.places[at] = index % width
      few.values[at] = value
      at += 1
    }
    if (index % width === width - 1) few.starts[(index + 1) / width] = at
  }
  return few
}
