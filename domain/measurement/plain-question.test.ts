import { expect, test } from 'vitest'
import { plainQuestion } from './plain-question.ts'

test.each([
  ['Is there fiber at 78701 for $50?', 'Is there fiber at 78701 for $50?'],
  ['Call me at (512) 555-0101 please', 'Call me at # please'],
  ['My card 4111 1111 1111 1111 was refused', 'My card # was refused'],
  ['is there fiber at 1600 Pearl St Apt 4, Boulder 80302', 'is there fiber at #, Boulder 80302'],
  ['I am bo@example.com, see https://x.example/me', 'I am # see #'],
])('%s', (asked, kept) => {
  expect(plainQuestion(asked)).toBe(kept)
})

test('a long question is cut', () => {
  expect(plainQuestion('why '.repeat(1_000)).length).toBeLessThanOrEqual(160)
})
