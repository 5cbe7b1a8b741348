import { expect, test } from 'vitest'
import { isMoved } from './is-moved.ts'

const austin = { zipCode: '78704', city: 'Austin', state: 'TX' }

test.each([
  ['500 Main St, Austin, TX 78704', false],
  ['500 Main St, Austin, TX 78704-1234', false],
  ['500 Main St, Austin', false],
  ['500 Main St, Austin, TX', false],
  ['x', false],
  ['350 5th Ave, New York, NY 10118', true],
  ['350 5th Ave, New York, NY', true],
  ['1 Nowhere Rd, TX 99999', true],
])('an order that was worked out for Austin, at %s', (address, moved) => {
  expect(isMoved(address, [austin])).toBe(moved)
})

test('an order that was worked out for no place has not moved', () => {
  expect(isMoved('350 5th Ave, New York, NY 10118', [])).toBe(false)
})
