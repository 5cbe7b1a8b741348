import { MEANING_WIDTH } from '#platform/sentence-encoder.server.ts'
import { intents } from './intents.ts'

/** So wide is the layer between what a message is known by and the intents. With half of it, one in a hundred more is taken for another. */
export const HIDDEN = 256

/**
 * A classifier with one hidden layer, which sees the words of a message and what it means as a whole. Rows lie one after the
 * other: of `HIDDEN` numbers, but in `out` of one for each intent.
 */
export type Classifier = {
  /** What messages are known by (`featuresOf`), each with the number of its row. */
  features: ReadonlyMap<string, number>
  /** The row of a feature, rounded to eight bits: row `n` is to be multiplied by `scales[n]`. */
  wordsRow: (n: number) => Int8Array
  scales: Float32Array
  /** Where the examples are on average, in the numbers of a meaning. */
  center: Float32Array
  /** A row for each number of the meaning. */
  meaning: Float32Array
  /** What the hidden layer starts from. */
  shift: Float32Array
  /** A row for each number of the hidden layer. */
  out: Float32Array
  /** What the intents start from. */
  outShift: Float32Array
}

/** A meaning as it lies from the center: a vector of length 1. */
export function centered(meaning: Float32Array, center: Float32Array): Float32Array {
  const off = meaning.map((value, at) => value - (center[at] ?? 0))
  const length = Math.hypot(...off) || 1
  return off.map(value => value / length)
}

/** Adds to a row `values` times the rows of a matrix: as many as there are values. */
export function addRows(row: Float32Array, values: Float32Array, matrix: Float32Array): void {
  const width = row.length
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    if (value === 0) continue
    const start = at * width
    for (let index = 0; index < width; index += 1)
      row[index] = (row[index] ?? 0) + value * (matrix[start + index] ?? 0)
  }
}

/** Scores as how likely each is (softmax), in their place. */
export function likelyOf(scores: Float32Array): Float32Array {
  const most = scores.reduce((high, score) => Math.max(high, score), Number.NEGATIVE_INFINITY)
  let sum = 0
  for (let index = 0; index < scores.length; index += 1) {
    scores[index] = Math.exp((scores[index] ?? 0) - most)
    sum += scores[index] ?? 0
  }
  return scores.map(score => score / sum)
}

/** How likely each intent is for a message of these features; `meaning` is `null` where its words alone are asked. */
export function chances(
  { features, wordsRow, scales, center, meaning: matrix, shift, out, outShift }: Classifier,
  known: ReadonlyMap<string, number>,
  meaning: Float32Array | null,
): Float32Array {
  const hidden = shift.slice()
  for (const [name, value] of known) {
    const number = features.get(name)
    if (number === undefined) continue
    const times = value * (scales[number] ?? 0)
    const row = wordsRow(number)
    for (let index = 0; index < HIDDEN; index += 1)
      hidden[index] = (hidden[index] ?? 0) + times * (row[index] ?? 0)
  }
  if (meaning) addRows(hidden, centered(meaning, center), matrix)
  const scores = outShift.slice()
  addRows(
    scores,
    hidden.map(value => Math.max(0, value)),
    out,
  )
  return likelyOf(scores)
}

/** The lengths that the parts of a classifier have. */
export const sizesOf = (features: number) => ({
  words: features * HIDDEN,
  scales: features,
  center: MEANING_WIDTH,
  meaning: MEANING_WIDTH * HIDDEN,
  shift: HIDDEN,
  out: HIDDEN * intents.length,
  outShift: intents.length,
})
