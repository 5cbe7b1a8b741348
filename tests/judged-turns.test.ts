import { expect, test } from 'vitest'
import { judgeTurn } from './bench/assistant/judge-turn.ts'
import type { DialogueTurn } from './bench/assistant/read-dialogues.ts'

const turn = (marks: Partial<DialogueTurn>): DialogueTurn => ({
  ...{ message: 'which has it near me', intents: ['availability'], must: [['zip']], mustNot: [] },
  ...{ mayNotKnow: false, ...marks },
})
const notKnown = 'I don’t know that. I can tell you about internet plans and who sells at a ZIP code.'

test('an answer that knows nothing is of no help, whatever facts its words hold', () => {
  expect(judgeTurn(turn({}), notKnown).verdict).toBe('useless')
  expect(judgeTurn(turn({}), 'I’m not sure what you mean. Did you mean: “Is it at my ZIP?”').verdict).toBe(
    'useless',
  )
  expect(judgeTurn(turn({}), 'Tell me your 5-digit ZIP code.').verdict).toBe('right')
})

test('it is right where a turn says that nothing is to be known', () => {
  expect(judgeTurn(turn({ mayNotKnow: true }), notKnown).verdict).toBe('right')
  expect(judgeTurn(turn({ must: [["don't know"]] }), notKnown).verdict).toBe('right')
})
