import { expect, test } from 'vitest'
import { newDialogue } from '../dialogue.ts'
import { withOtherCount } from './other-count.ts'

const ofFour = { ...newDialogue, topic: 'speed_need' as const, people: 4 }

test.each([
  ['and for 2', 'how much speed do 2 people need'],
  ['what about for five people?', 'how much speed do five people need'],
  ['and if we were 3', 'how much speed do 3 people need'],
])('%s', (said, question) => {
  expect(withOtherCount(said, ofFour)).toBe(question)
})

test.each(['the 2', 'and 500', 'for 2 months', 'and for 2 tvs', 'for 120'])(
  '%s is no number of people',
  said => {
    expect(withOtherCount(said, ofFour)).toBeNull()
  },
)

test('a number is no people where nobody was counted', () => {
  expect(withOtherCount('and for 2', newDialogue)).toBeNull()
})
