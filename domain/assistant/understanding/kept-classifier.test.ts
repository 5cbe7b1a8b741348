import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guessIntents } from './intent-classifier.ts'
import { hashOfExamples, keepClassifier } from './keep-classifier.server.ts'
import { CLASSIFIER_FILES, keptClassifier, readClassifier } from './kept-classifier.server.ts'
import { examples } from './phrasings.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwire-classifier-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what is kept was learned from the phrasings of today (else run `npm run assistant:learn`)', () => {
  expect(readClassifier(keptClassifier).learnedFrom).toBe(hashOfExamples())
})

test('what was learned tells its own phrasings apart', () => {
  const asked = [...examples()].filter((_, index) => index % 400 === 0)
  const right = asked.filter(([intent, phrasing]) => guessIntents(phrasing, 1)[0]?.intent === intent)
  // Some phrasings could be meant either way.
  expect(right.length / asked.length).toBeGreaterThan(0.9)
})

test('what is read is written again as it was', () => {
  keepClassifier(folder, readClassifier(keptClassifier))
  for (const name of CLASSIFIER_FILES)
    expect(readFileSync(join(folder, name)).equals(readFileSync(join(keptClassifier, name)))).toBe(true)
})

test('what was learned of other intents is refused', () => {
  keepClassifier(folder, readClassifier(keptClassifier))
  writeFileSync(join(folder, 'classifier-features.txt'), 'one\ntwo')
  expect(() => readClassifier(folder)).toThrow('build the site again')
})
