import { expect, test } from 'vitest'
import { centsTyped } from './cents-typed.ts'

test.each([
  ['88.88', 8888],
  [' $1,089 ', 108_900],
  ['$ 50', 5000],
  ['1,234,567.8', 123_456_780],
  ['1234567.80', 123_456_780],
  ['0', 0],
  ['89.9', 8990],
  ['', null],
  ['-5', null],
  ['8.999', null],
  ['9e3', null],
  ['twenty', null],
  // A comma that isn't one of thousands: dollars and cents elsewhere, and never 8,999.
  ['89,99', null],
  ['9,9', null],
  ['1,0890', null],
  [',500', null],
  ['9'.repeat(400), null],
])('the amount typed as %j', (text, cents) => {
  expect(centsTyped(text, { most: 1_000_000_000 })).toBe(cents)
})

test('an amount out of its bounds is none', () => {
  const bounds = { least: 100, most: 5000 }
  expect(['0.99', '1', '50', '50.01'].map(text => centsTyped(text, bounds))).toEqual([null, 100, 5000, null])
})
