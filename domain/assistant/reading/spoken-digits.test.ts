import { expect, test } from 'vitest'
import { withDigits } from './spoken-digits.ts'

test.each([
  ['eight one six five five five zero one three three', '(816) 555-0133'],
  ['my zip is six four one oh eight', 'my zip is 64108'],
  ['call 6 1 4, 5 5 5, 0 1 6 2', 'call (614) 555-0162'],
  ['try 502 5550 136', 'try (502) 555-0136'],
  ['(five oh three) 555-0147, Gus', '(503) 555-0147, Gus'],
  ['text four zero four 555 0133', 'text (404) 555-0133'],
  ['512 555 0133 is mine', '512 555 0133 is mine'],
  ['plans of 300 500 and 1000', 'plans of 300 500 and 1000'],
  ['one or two people, no tv', 'one or two people, no tv'],
  ['one two three go', 'one two three go'],
] as const)('%j reads %j', (said, figures) => {
  expect(withDigits(said)).toBe(figures)
})
