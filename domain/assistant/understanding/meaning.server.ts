import { LRUCache } from 'lru-cache'
import { readSentenceEncoder, type SentenceEncoder } from '#platform/sentence-encoder.server.ts'
import { plainWords } from './features.ts'

/** What stands for a name or a figure, in words that the encoder knows. */
const spoken = new Map([
  ['prov', 'the company'],
  ['zip', 'my zip code'],
  ['money', '50 dollars'],
  ['span', '12 months'],
])

let encoder: SentenceEncoder | null = null

/** One message is asked about several times while it is answered. */
const latest = new LRUCache<string, Float32Array>({ max: 64 })

/** What a masked message means, in `MEANING_WIDTH` numbers: a vector of length 1. The encoder is read at the first call. */
export function meaningOf(bare: string): Float32Array {
  const known = latest.get(bare)
  if (known) return known
  encoder ??= readSentenceEncoder()
  const meaning = encoder(
    plainWords(bare)
      .map(word => spoken.get(word) ?? word)
      .join(' '),
  )
  latest.set(bare, meaning)
  return meaning
}
