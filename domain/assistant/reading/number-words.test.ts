import { expect, test } from 'vitest'
import { withSums } from './number-words.ts'

test.each([
  ['i pay one hundred and forty nine dollars a month', 'i pay 149 dollars a month'],
  ['fifty five bucks', '55 bucks'],
  ['a hundred dollars', '100 dollars'],
  ['one hundred twenty a month', '120 a month'],
  ['nineteen dollars', '19 dollars'],
  // The first of two stays in words rather than become part of the second.
  ['between forty and fifty dollars', 'between forty and 50 dollars'],
  ['it went from ninety to one hundred and ten dollars', 'it went from ninety to 110 dollars'],
  ['55 bucks', '55 bucks'],
])('%j is %j', (said, figures) => {
  expect(withSums(said)).toBe(figures)
})
