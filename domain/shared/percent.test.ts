import { expect, test } from 'vitest'
import { percentWords } from './percent.ts'

test.each([
  [0, '0%'],
  [3 / 5_000, 'under 1%'],
  [0.005, '1%'],
  [0.624, '62%'],
  [0.9951, 'over 99%'],
  [1, '100%'],
  [1.2, '120%'],
])('the share %d is %s', (share, words) => {
  expect(percentWords(share)).toBe(words)
})

test('with a digit, none and all are as far away as that digit', () => {
  expect([0, 0.0004, 0.5, 0.9996, 1].map(share => percentWords(share, 1))).toEqual([
    '0.0%',
    'under 0.1%',
    '50.0%',
    'over 99.9%',
    '100.0%',
  ])
})
