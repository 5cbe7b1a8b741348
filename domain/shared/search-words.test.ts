import { expect, test } from 'vitest'
import { referenceTyped, searchWords } from './search-words.ts'

test('staff find something by each of the words they typed', () => {
  expect(searchWords(' Renter  Bo')).toEqual(['Renter', 'Bo'])
  expect(searchWords(' ')).toEqual([])
})

test.each([
  ['pw24h47cn2', '24H47CN2'],
  [' PW 24H4 7CN2', '24H47CN2'],
  ['pw-24h4-7cn2', '24H47CN2'],
  ['24h4-7cn2', '24H47CN2'],
  ['24H47CN2', '24H47CN2'],
  ['PW-24H4', '24H4'],
  ['Fernando', 'FERNANDO'],
  ['pwab@cd.efgh', null],
  ['PW', null],
  [' ', null],
])('%j may be the reference %j', (typed, reference) => {
  expect(referenceTyped(typed)).toBe(reference)
})
