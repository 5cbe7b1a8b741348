import { LRUCache } from 'lru-cache'
import {
  MEANING_WIDTH,
  readSentenceEncoder,
  type SentenceEncoder,
} from '#platform/sentence-encoder.server.ts'
import { plainWords } from './features.ts'

/** So many numbers are kept of a meaning: with all `MEANING_WIDTH` of them no more phrasings are told apart. */
export const KEPT_WIDTH = 64

/** The directions in which our phrasings differ most, one after the other, from where they are on average. */
export type Directions = { mean: Float32Array; axes: Float32Array }

const BYTES = Float32Array.BYTES_PER_ELEMENT
/** Directions as they are kept in a file: so many bytes, the mean first. */
export const DIRECTIONS_BYTES = MEANING_WIDTH * (1 + KEPT_WIDTH) * BYTES

export const directionsIn = ({ mean, axes }: Directions): Uint8Array =>
  new Uint8Array(Float32Array.of(...mean, ...axes).buffer)

export function directionsFrom(bytes: Uint8Array): Directions {
  const numbers = new Float32Array(new Uint8Array(bytes.subarray(0, DIRECTIONS_BYTES)).buffer)
  return { mean: numbers.subarray(0, MEANING_WIDTH), axes: numbers.subarray(MEANING_WIDTH) }
}

/** What stands for a name or a figure, in words that the encoder knows. */
const spoken = new Map([
  ['prov', 'the company'],
  ['zip', 'my zip code'],
  ['money', '50 dollars'],
  ['span', '12 months'],
])

let encoder: SentenceEncoder | null = null

/** What a masked message means, in all `MEANING_WIDTH` numbers. The encoder is read at the first call. */
export function wholeMeaningOf(bare: string): Float32Array {
  encoder ??= readSentenceEncoder()
  return encoder(
    plainWords(bare)
      .map(word => spoken.get(word) ?? word)
      .join(' '),
  )
}

/** A whole meaning in the numbers that are kept of it: a vector of length 1. */
export function keptOf(whole: Float32Array, { mean, axes }: Directions): Float32Array {
  const off = whole.map((value, at) => value - (mean[at] ?? 0))
  const kept = Float32Array.from({ length: KEPT_WIDTH }, (_, axis) =>
    off.reduce((sum, value, at) => sum + value * (axes[axis * MEANING_WIDTH + at] ?? 0), 0),
  )
  const length = Math.hypot(...kept) || 1
  return kept.map(value => value / length)
}

/** One message is asked about several times while it is answered. */
const latest = new LRUCache<string, Float32Array>({ max: 64 })

/** What is kept of the meaning of a masked message. */
export function meaningOf(bare: string, directions: Directions): Float32Array {
  const known = latest.get(bare)
  if (known) return known
  const meaning = keptOf(wholeMeaningOf(bare), directions)
  latest.set(bare, meaning)
  return meaning
}
