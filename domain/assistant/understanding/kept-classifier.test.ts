import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guessIntents, remember } from './intent-classifier.ts'
import { examples } from './intents.ts'
import { readClassifier, writeClassifier } from './kept-classifier.server.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwire-classifier-'))
  writeClassifier(folder)
  // Learning takes some seconds, and several times that beside other work.
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what a build has learned guesses as what is learned at once', () => {
  const asked = examples.filter((_, index) => index % 97 === 0).map(([, phrasing]) => phrasing)
  const guess = () => asked.map(phrasing => guessIntents(phrasing, 5))
  const learned = guess()
  remember(readClassifier(folder))
  expect(guess()).toEqual(learned)
})

test('what another build has learned is refused', () => {
  writeFileSync(join(folder, 'classifier-features.txt'), 'one\ntwo')
  expect(() => readClassifier(folder)).toThrow('build the site again')
})
