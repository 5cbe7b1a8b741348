import { beforeAll, expect, test } from 'vitest'
import { MEANING_WIDTH, readSentenceEncoder, type SentenceEncoder } from './sentence-encoder.server.ts'

let encode: SentenceEncoder
beforeAll(() => {
  encode = readSentenceEncoder()
})

/** The cosine of two meanings: 1 for the same. */
const likeness = (one: string, other: string) => {
  const meaning = encode(other)
  return encode(one).reduce((sum, value, at) => sum + value * (meaning[at] ?? 0), 0)
}

/** The first numbers by the model's own library (`@energetic-ai/embeddings` 0.2.0). */
test.each<[string, number[]]>([
  ['is there fiber at my zip code', [0.0554, -0.0389, 0.0445, -0.0504, -0.0421, -0.0503]],
  ['what does the company charge after 12 months', [-0.0374, -0.0453, 0.0575, 0.0414, 0.0341, -0.0455]],
  ['wifi', [-0.051, -0.051, 0.007, 0.0007, 0.0181, -0.051]],
])('%s is what the model’s own library makes of it', (text, first) => {
  const meaning = encode(text)
  expect(meaning).toHaveLength(MEANING_WIDTH)
  expect(Math.hypot(...meaning)).toBeCloseTo(1, 5)
  for (const [at, value] of first.entries()) expect(meaning[at]).toBeCloseTo(value, 3)
})

test('sentences that mean the same are closer than others with the same words', () => {
  const asked = 'do i need a router'
  expect(likeness(asked, 'must i have my own modem')).toBeGreaterThan(likeness(asked, 'do i need a lawyer'))
})

test('nothing means nothing, and what never ends is read to a bound', () => {
  expect(encode('')).toHaveLength(MEANING_WIDTH)
  expect(encode('word '.repeat(5_000))).toEqual(encode('word '.repeat(500)))
})
