import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { MEANING_WIDTH } from '#platform/sentence-encoder.server.ts'
import { addRows, type Classifier, centered, HIDDEN, likelyOf } from './classifier-weights.ts'
import { messageFeatures } from './features.ts'
import { intents } from './intents.ts'
import { Learnable } from './learnable.ts'
import type { Example } from './phrasings.ts'
import { tellingOf } from './telling.ts'

/*
 * How the classifier is learned, by `npm run assistant:learn`, some minutes long: gradient descent (Adam) over the examples, a
 * few at a time. Each time other parts are hidden from it, so that it leans on none: words, numbers of the meaning, or all of
 * the meaning, for it is asked without, too. The same examples give the same classifier.
 */
const ROUNDS = 14
const AT_ONCE = 128
const RATE = 0.004
/** The right intent is to be this likely; the rest goes to all. What is learned so is less sure of what it has not seen. */
const WANTED = 0.9
/** By so much it is surer after that: then as many of its guesses are right as it says (`npm run bench:folds`). */
const SURER = 1.5
const SHOWN = { words: 0.6, meanings: 0.85, numbers: 0.9, hidden: 0.7 }
/** A meaning counts as much as the words: its numbers are far smaller. */
const MEANING_TIMES = 3
/** What is made of words and stands in fewer examples is nothing to learn from: half of it. */
const FEWEST = 3
/** Of words, stems and concepts, two are enough. */
const FEWEST_WORDS = 2
const ofWords = /^[wsc] /

const SEED = 5

type Seen = { wanted: number; numbers: Int32Array; values: Float32Array; meaning: Float32Array }

/** Learns from examples, whose meanings are whole; `told` hears of each round how far off the guesses were. */
export function learnClassifier(
  from: readonly Example[],
  meanings: ReadonlyMap<string, Float32Array>,
  told: (round: number, loss: number) => void = () => {},
): Classifier {
  const tells = tellingOf(from)
  const features = featuresIn(from.map(([, phrasing]) => messageFeatures(phrasing, tells)))
  const center = new Float32Array(MEANING_WIDTH)
  const wholeOf = (phrasing: string) => {
    const whole = meanings.get(phrasing)
    if (!whole) throw new Error(`Nothing is known of what "${phrasing}" means`)
    return whole
  }
  for (const [, phrasing] of from)
    for (const [at, value] of wholeOf(phrasing).entries())
      center[at] = (center[at] ?? 0) + value / from.length
  const seen = from.map(([intent, phrasing]): Seen => {
    const known = [...messageFeatures(phrasing, tells)].flatMap(([name, value]) => {
      const number = features.get(name)
      return number === undefined ? [] : [[number, value] as const]
    })
    return {
      wanted: intents.indexOf(intent),
      numbers: Int32Array.from(known, ([number]) => number),
      values: Float32Array.from(known, ([, value]) => value),
      meaning: centered(wholeOf(phrasing), center),
    }
  })
  const random = xoroshiro128plus(SEED)
  const chance = () => (random.next() >>> 0) / 2 ** 32
  const net = {
    words: new Learnable(features.size * HIDDEN, 0.05, chance),
    meaning: new Learnable(MEANING_WIDTH * HIDDEN, 1 / Math.sqrt(MEANING_WIDTH), chance),
    shift: new Learnable(HIDDEN, 0, chance),
    out: new Learnable(HIDDEN * intents.length, 1 / Math.sqrt(HIDDEN), chance),
    outShift: new Learnable(intents.length, 0, chance),
  }
  const steps = Math.ceil(seen.length / AT_ONCE)
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = shuffled(seen, chance)
    const rate = RATE * (1 - round / ROUNDS)
    let loss = 0
    for (let step = 0; step < steps; step += 1) {
      const some = order.slice(step * AT_ONCE, (step + 1) * AT_ONCE)
      for (const one of some) loss += learnFrom(net, one, 1 / some.length, chance)
      for (const part of Object.values(net)) part.move(rate)
    }
    told(round, loss / seen.length)
  }
  return { features, center, ...rounded(net.words.values), ...values(net) }
}

type Net = Record<'words' | 'meaning' | 'shift' | 'out' | 'outShift', Learnable>

const values = ({ meaning, shift, out, outShift }: Net) => ({
  meaning: meaning.values.map(value => value * MEANING_TIMES),
  shift: shift.values,
  out: out.values.map(value => value * SURER),
  outShift: outShift.values.map(value => value * SURER),
})

/** Guesses with a part of it hidden, and notes in the gradients what would have been nearer. Answers how far off it was. */
function learnFrom(
  net: Net,
  { wanted, numbers, values, meaning }: Seen,
  share: number,
  chance: () => number,
) {
  const shownOf = (of: Float32Array, part: number) => of.map(value => (chance() < part ? value / part : 0))
  const words = shownOf(values, SHOWN.words)
  const isMeant = chance() < SHOWN.meanings
  const meant = isMeant
    ? shownOf(meaning, SHOWN.numbers).map(value => value * MEANING_TIMES)
    : new Float32Array()
  const hidden = net.shift.values.slice()
  for (const [at, number] of numbers.entries())
    addRow(hidden, words[at] ?? 0, net.words.values, number * HIDDEN)
  addRows(hidden, meant, net.meaning.values)
  const kept = hidden.map(value => (value > 0 && chance() < SHOWN.hidden ? value / SHOWN.hidden : 0))
  const scores = net.outShift.values.slice()
  addRows(scores, kept, net.out.values)
  const likely = likelyOf(scores)

  const spread = (1 - WANTED) / intents.length
  let loss = 0
  const off = likely.map((value, place) => {
    const target = spread + (place === wanted ? WANTED : 0)
    loss -= target * Math.log(value + 1e-9)
    return (value - target) * share
  })
  const width = off.length
  addRow(net.outShift.gradient, 1, off, 0)
  const back = new Float32Array(HIDDEN)
  for (let at = 0; at < HIDDEN; at += 1) {
    const value = kept[at] ?? 0
    if (value === 0) continue
    const start = at * width
    let sum = 0
    for (let index = 0; index < width; index += 1) {
      const by = off[index] ?? 0
      sum += by * (net.out.values[start + index] ?? 0)
      net.out.gradient[start + index] = (net.out.gradient[start + index] ?? 0) + by * value
    }
    back[at] = sum / SHOWN.hidden
  }
  addRow(net.shift.gradient, 1, back, 0)
  for (const [at, number] of numbers.entries())
    addTo(net.words.gradient, number * HIDDEN, words[at] ?? 0, back)
  for (const [at, value] of meant.entries()) addTo(net.meaning.gradient, at * HIDDEN, value, back)
  return loss
}

/** Adds to a row so many times the row that begins at `start`. */
function addRow(row: Float32Array, times: number, matrix: Float32Array, start: number): void {
  if (times === 0) return
  for (let index = 0; index < row.length; index += 1)
    row[index] = (row[index] ?? 0) + times * (matrix[start + index] ?? 0)
}

/** Adds so many times a row to the one that begins at `start`. */
function addTo(matrix: Float32Array, start: number, times: number, row: Float32Array): void {
  if (times === 0) return
  for (let index = 0; index < row.length; index += 1)
    matrix[start + index] = (matrix[start + index] ?? 0) + times * (row[index] ?? 0)
}

function shuffled<T>(all: readonly T[], chance: () => number): T[] {
  return all
    .map(one => [chance(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one)
}

function featuresIn(known: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const features of known)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const kept = [...counts].filter(([name, count]) => count >= (ofWords.test(name) ? FEWEST_WORDS : FEWEST))
  return new Map(kept.map(([name], number) => [name, number]))
}

/** Each row of words in eight bits, by the largest of its weights. */
function rounded(words: Float32Array): Pick<Classifier, 'wordsRow' | 'scales'> {
  const scales = new Float32Array(words.length / HIDDEN)
  const small = new Int8Array(words.length)
  for (let row = 0; row < scales.length; row += 1) {
    const from = words.subarray(row * HIDDEN, (row + 1) * HIDDEN)
    const scale = from.reduce((high, value) => Math.max(high, Math.abs(value)), 0) / 127 || 1
    scales[row] = scale
    small.set(
      from.map(value => Math.round(value / scale)),
      row * HIDDEN,
    )
  }
  return { wordsRow: number => small.subarray(number * HIDDEN, (number + 1) * HIDDEN), scales }
}
