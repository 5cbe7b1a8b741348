import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { newDialogue } from '../dialogue.ts'
import { doubtOf, otherMeanings } from './doubt.ts'
import type { Intent } from './intents.ts'

const catalogue = readSeed()
const doubt = (question: string, intent: Intent, said: string, likely = 1) =>
  doubtOf(catalogue, question, { intent, likely }, said, newDialogue).doubt

test.each<[string, string, Intent, string]>([
  [
    'the classifier takes it for another',
    'can i take my modem from spectrum to xfinity',
    'compare',
    'Side by side: Spectrum Internet and Xfinity Internet.',
  ],
  [
    'most of it has no part in the answer',
    'my bill says network enhancement fee wtf is that',
    'fees',
    'Metronet charges once: installation fee of $56.78.',
  ],
])('an answer passes its question by where %s', (_why, question, intent, said) => {
  expect(doubt(question, intent, said)).toBe('much')
})

test('what the classifier takes for the same is in some doubt where much is left over', () => {
  expect(
    doubt('wife wants the quidditch channel and the snorkeling', 'tv', 'DIRECTV has 105+ channels.'),
  ).toBe('some')
})

test('an intent that is hardly sure bears nothing left over', () => {
  const question = 'what does home security cost at menards'
  expect(doubt(question, 'security', 'ADT has Basic $43.21/mo.', 0.44)).toBe('much')
  expect(doubt(question, 'security', 'ADT has Basic $43.21/mo.', 0.9)).toBe('none')
})

test.each<[string, string, Intent, string]>([
  ['a plain question', 'whats the cheapest internet', 'cheapest', 'Kinetic Fiber 100.'],
  [
    'words that the answer speaks of',
    'does starlink need a clear view of the sky',
    'weather',
    'A dish needs a clear view of the sky; Starlink has one.',
  ],
  ['a place', 'my sister just had a baby in 78701 whats there', 'availability', 'Spectrum sells there.'],
  ['a greeting', 'good morning from sunny tallahassee', 'greeting', 'Hello!'],
])('%s is in no doubt', (_what, question, intent, said) => {
  expect(doubt(question, intent, said)).toBe('none')
})

test('what else a question may mean comes from the classifier, the likeliest first', () => {
  expect(otherMeanings(catalogue, 'can i take my modem from spectrum to xfinity', 0.3)[0]).toBe('equipment')
  expect(otherMeanings(catalogue, 'zxcv qwer', 0.9)).toEqual([])
})
