import { expect, test } from 'vitest'
import { labelOrigin, originsInWords } from './label-origin.ts'

const copied = { name: 'Cox', credit: 'copy in somebody/broadbandfacts, commit 0aeb37b (MIT)' }
const byHand = {
  name: 'Frontier',
  credit: 'written down by hand from the labels shown by Frontier',
}
const fetched = { name: 'WOW!', credit: null }

test('where labels come from is told by their credit: fetched, copied by others, or written down', () => {
  expect([fetched, copied, byHand].map(labelOrigin)).toEqual(['fetched', 'copied', 'by-hand'])
  expect(originsInWords([copied, byHand, { ...copied, name: 'AT&T' }])).toBe(
    'We have 2 providers’ newest files from others who keep copies. What Frontier showed was written down by hand.',
  )
  expect(originsInWords([fetched])).toBe('We got 1 provider’s newest file ourselves.')
})
