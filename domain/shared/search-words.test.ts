import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['pw24h47cn2', ['PW-24h4-7cn2']],
  [' PW 24H4 7CN2', ['PW-24H4-7CN2']],
  ['pw-24h4-7cn2', ['PW-24h4-7cn2']],
  ['Renter  Bo', ['Renter', 'Bo']],
  ['pwab@cd.efgh', ['pwab@cd.efgh']],
  [' ', []],
])('staff find %j by %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words)
})
