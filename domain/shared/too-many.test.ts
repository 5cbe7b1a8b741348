import { expect, test } from 'vitest'
import { problems } from './problem.ts'
import { tooManyRequests } from './too-many.ts'

test.each([
  [1, 'Please wait a moment and try again.'],
  [60, 'Please wait a moment and try again.'],
  [61, 'Please try again in 2 minutes.'],
  [3_576, 'Please try again in 60 minutes.'],
  [86_400, 'Please try again in 24 hours.'],
])('after %i seconds: %s', (seconds, words) => {
  expect(tooManyRequests(seconds).message).toContain(words)
})

test('a short wait is told in the words of the table', () => {
  expect(tooManyRequests(5).message).toBe(problems.too_many_requests.message)
})
