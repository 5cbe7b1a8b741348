import { expect, test } from 'vitest'
import { MEANING_WIDTH } from '#platform/sentence-encoder.server.ts'
import { chances } from './classifier-weights.ts'
import { messageFeatures } from './features.ts'
import { intents } from './intents.ts'
import { learnClassifier } from './learn-classifier.ts'
import type { Example } from './phrasings.ts'
import { tellingOf } from './telling.ts'

const taught: readonly Example[] = [
  ['cheapest', 'what is the cheapest internet'],
  ['cheapest', 'the cheapest plan please'],
  ['cheapest', 'which plan is cheapest here'],
  ['outage', 'my internet is down'],
  ['outage', 'is there an outage my internet is out'],
  ['outage', 'internet is down again an outage'],
]
/** Meanings that tell the two apart as the encoder's would: by a number of their own. */
const meaningLike = (place: number) =>
  Float32Array.from({ length: MEANING_WIDTH }, (_, at) => (at === place ? 1 : 0))
const places: Record<string, number> = { cheapest: 3, outage: 7 }
const meanings = new Map(taught.map(([intent, phrasing]) => [phrasing, meaningLike(places[intent] ?? 0)]))

const guess = (learned: ReturnType<typeof learnClassifier>, text: string, meaning: Float32Array | null) => {
  const likely = chances(learned, messageFeatures(text, tellingOf(taught)), meaning)
  return intents[likely.indexOf(Math.max(...likely))]
}

test('what is learned tells new phrasings apart, by their words or by what they mean', () => {
  const learned = learnClassifier(Array.from({ length: 40 }, () => taught).flat(), meanings)
  expect(guess(learned, 'cheapest one', null)).toBe('cheapest')
  expect(guess(learned, 'internet down', null)).toBe('outage')
  expect(guess(learned, 'zzz', meaningLike(3))).toBe('cheapest')
  expect(guess(learned, 'zzz', meaningLike(7))).toBe('outage')
})

test('a phrasing whose meaning is missing is an error that names it', () => {
  expect(() => learnClassifier(taught, new Map())).toThrow('what is the cheapest internet')
})
