import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { newDialogue } from '../dialogue.ts'
import { spelledOut } from './refer.ts'

const catalogue = readSeed()
const xfinity = { ...newDialogue, providers: ['xfinity'], plans: ['xfinity-300'] }
const vivint = { ...newDialogue, providers: ['vivint'], topic: 'security' as const }

test.each([
  ['a speed alone is one of the provider spoken of', 'and the gig one?', xfinity, 'Xfinity 1 gig'],
  ['so is a number that plans are called by', 'what about 500', xfinity, 'Xfinity 500 Mbps'],
  ['a company that was spoken of has a name', 'who owns that company', xfinity, 'who owns Xfinity'],
  [
    'what it is for was said before',
    'does tmobile work for that',
    { ...xfinity, use: 'gaming' },
    'does tmobile work for gaming',
  ],
  ['cameras are those of the alarm spoken of', 'do i own the cameras', vivint, 'vivint do i own the cameras'],
  [
    'a place alone after a question about one provider asks whether that one is there',
    'and in 89101',
    { ...xfinity, topic: 'data_cap' as const },
    'Xfinity there: and in 89101',
  ],
  [
    'a place alone after TV asks whether that is there',
    'im in 59718 by the way',
    { ...newDialogue, kind: 'tv' as const, topic: 'tv' as const },
    'DIRECTV there: im in 59718 by the way',
  ],
  [
    'what is without is without what was spoken of',
    'is there one without',
    { ...newDialogue, topic: 'data_cap' as const },
    'is there one without data cap',
  ],
  [
    'what is not understood is what is asked',
    'i dont understand what fiber is',
    newDialogue,
    'what fiber is',
  ],
  [
    'a plan is held against the one spoken of, each by its name',
    'is it faster than att internet 1000',
    { ...newDialogue, providers: ['spectrum'], plans: ['spectrum-internet-premier'] },
    'compare Spectrum Internet Premier and AT&T Internet 1000, which is faster',
  ],
  [
    'providers are held against each other where no plan was named',
    'is it cheaper than att',
    { ...newDialogue, providers: ['spectrum'], plans: ['spectrum-internet'] },
    'compare Spectrum and AT&T',
  ],
  ['what leads up to a question is left out', 'no i mean with no contract', xfinity, 'with no contract'],
])('%s', (_rule, message, dialogue, meant) => {
  expect(spelledOut(catalogue, message, dialogue)).toBe(meant)
})

test.each([
  ['another provider is named', 'how fast is spectrum 500', xfinity],
  ['internet is named after an alarm', 'what internet do i need', vivint],
  ['nothing was spoken of', 'and the gig one?', newDialogue],
])('a question stays as it is where %s', (_rule, message, dialogue) => {
  expect(spelledOut(catalogue, message, dialogue)).toBe(message)
})
