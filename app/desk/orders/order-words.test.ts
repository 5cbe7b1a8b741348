import { expect, test } from 'vitest'
import { installationWords, orderStateWords } from './order-words.ts'

test.each([
  ['booked', '2026-12-03', 'Installation booked for Dec 3, 2026'],
  ['cancelled', '2026-12-03', 'Canceled; installation was booked for Dec 3, 2026'],
  ['cancelled', null, 'Canceled'],
] as const)(
  'an order that is %s reads so, with the day if it has one: %s',
  (status, installationOn, words) => {
    expect(orderStateWords[status] + installationWords({ status, installationOn })).toBe(words)
  },
)
