import { expect, test } from 'vitest'
import { phoneWords } from './phone-digits.ts'

test.each([
  ['512-555-0188', '(512) 555-0188'],
  ['1-800-555-0100', '(800) 555-0100'],
  ['+1 (512) 555 0188', '(512) 555-0188'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
])('%s is written as %s', (phone, words) => {
  expect(phoneWords(phone)).toBe(words)
})
