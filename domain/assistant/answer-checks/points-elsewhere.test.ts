import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { newDialogue } from '../dialogue.ts'
import { readQuestion } from '../reading/read-question.ts'
import { pointsElsewhere } from './points-elsewhere.ts'

const catalogue = readSeed()
const elsewhere = (
  text: string,
  reply: string,
  dialogue: Partial<typeof newDialogue>,
  intent = 'find_plans' as 'find_plans' | 'tv',
) =>
  pointsElsewhere(
    { catalogue, asked: readQuestion(catalogue, text), dialogue: { ...newDialogue, ...dialogue } },
    intent,
    { text: reply, links: [] },
  )
const xfinity = { providers: ['xfinity'] }

test('who is pointed back to must be spoken of', () => {
  expect(elsewhere('what would 1 gig be with them', 'Metronet 1 Gig costs $43.21/mo.', xfinity)).toBe(true)
  expect(elsewhere('what would 1 gig be with them', 'Xfinity has no plan with 1,000 Mbps.', xfinity)).toBe(
    false,
  )
})

test.each([
  ['somebody else is wished for', 'anything cheaper than them', xfinity],
  ['nobody was spoken of', 'what would 1 gig be with them', {}],
  [
    'a list was told',
    'what would 1 gig be with them',
    { ...xfinity, listed: ['xfinity-300', 'metronet-1-gig'] },
  ],
  ['somebody is named', 'what would 1 gig of metronet be with them', xfinity],
])('others may be told of where %s', (_why, text, dialogue) => {
  expect(elsewhere(text, 'Metronet 1 Gig costs $43.21/mo.', dialogue)).toBe(false)
})

test('TV is told of after internet only where it is asked for', () => {
  const internet = { kind: 'internet' as const }
  expect(elsewhere('and without a dish', 'DIRECTV has four packages.', internet, 'tv')).toBe(true)
  expect(elsewhere('and tv without a dish', 'DIRECTV has four packages.', internet, 'tv')).toBe(false)
})
