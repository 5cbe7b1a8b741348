import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chances } from './classifier-weights.ts'
import { guessIntents, remember } from './intent-classifier.ts'
import { examples, intents } from './intents.ts'
import { readClassifier, writeClassifier } from './kept-classifier.server.ts'
import { learnAtOnce } from './learn-classifier.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwire-classifier-'))
  writeClassifier(folder)
  // Learning takes some seconds, and several times that beside other work.
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what a build has learned guesses as what is learned at once', { timeout: 60_000 }, () => {
  const asked = [...examples()].filter((_, index) => index % 97 === 0).map(([, phrasing]) => phrasing)
  const learned = learnAtOnce([...examples()])
  remember(readClassifier(folder))
  for (const phrasing of asked) {
    const [first] = guessIntents(phrasing, 1)
    const likely = chances(learned, phrasing)
    const place = likely.indexOf(Math.max(...likely))
    expect(first).toEqual({ intent: intents[place], likely: likely[place] })
  }
})

test('what another build has learned is refused', () => {
  writeFileSync(join(folder, 'classifier-features.txt'), 'one\ntwo')
  expect(() => readClassifier(folder)).toThrow('build the site again')
})
