import { expect, test } from 'vitest'
import { addedFeeSentence } from './added-fee.ts'

test('what a label adds to a price stands beside it, with how certain it is', () => {
  expect(addedFeeSentence({ cents: 225, upTo: true })).toBe(
    'Its label adds up to $2.25/mo, depending on the address.',
  )
  expect(addedFeeSentence({ cents: 160, upTo: false })).toBe('Its label adds $1.60/mo.')
  const unstated = 'Shipping and Handling (varies by location)'
  expect(addedFeeSentence({ cents: 0, upTo: false, unstated, once: true })).toBe(
    `Its label adds ${unstated}.`,
  )
  expect(addedFeeSentence(null)).toBe('')
})
