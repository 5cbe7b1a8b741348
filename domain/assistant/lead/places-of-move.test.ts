import { expect, test } from 'vitest'
import { newDialogue } from '../dialogue.ts'
import { moveIn, takesAlong, withPlaceOfMove } from './places-of-move.ts'

const move = { oldZip: '78704', newZip: '47404' }

test.each([
  ['I am moving from 78704 to 47404 next month', null, move],
  ['we relocate to 47404 from Austin 78704', null, move],
  ['moving to 47404 soon', '78704', move],
  ['we move to 47404', null, { oldZip: null, newZip: '47404' }],
  ['what is sold at 47404', '78704', { oldZip: null, newZip: null }],
])('the two places of a move: %s', (message, zipCode, expected) => {
  expect(moveIn(message, { ...newDialogue, zipCode })).toEqual(expected)
})

test('what was told of a move stays while another place is spoken of', () => {
  expect(moveIn('who is cheapest in 10001', { ...newDialogue, ...move })).toEqual(move)
  expect(moveIn('moving to 47404, you know', { ...newDialogue, ...move, zipCode: '47404' })).toEqual(move)
})

test.each([
  ['And at my old ZIP, who is cheapest?', 'And at 78704, who is cheapest?'],
  ['who sells at our current address', 'who sells at 78704'],
  ['and at the new one?', 'and at 47404?'],
  ['fastest in the new house', 'fastest in 47404'],
  ['is the new one faster', 'is the new one faster'],
  ['my old plan was better', 'my old plan was better'],
])('the words that point to a place of it: %s', (message, expected) => {
  expect(withPlaceOfMove(message, move)).toBe(expected)
  expect(withPlaceOfMove(message, { oldZip: null, newZip: null })).toBe(message)
})

test('what is taken along is told from what is only taken', () => {
  expect(takesAlong('can i take google fiber with me')).toBe(true)
  expect(takesAlong('could we keep it when we move')).toBe(true)
  expect(takesAlong('i take the first one')).toBe(false)
})
