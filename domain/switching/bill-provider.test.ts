import { expect, test } from 'vitest'
import { billProvider } from './bill-provider.ts'

test.each([
  [['Cox Communications', 'Account 123'], 'Cox'],
  [['Page 1 of 4', 'Your Xfinity bill'], 'Xfinity'],
  [['AT&T', 'Internet 300'], 'AT&T'],
  [['WOW! Internet', 'Statement'], 'WOW!'],
  // The first name is the sender's.
  [['Spectrum', 'Includes Verizon wireless service'], 'Spectrum'],
  // A name within another word is none.
  [['Coxswain Society', 'Dues'], null],
  [[...Array.from({ length: 40 }, () => 'terms'), 'Frontier'], null],
  [[], null],
])('who sent a bill that says %j: %s', (lines, provider) => {
  expect(billProvider(lines)).toBe(provider)
})
