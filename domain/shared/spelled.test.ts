import { expect, test } from 'vitest'
import { spelled, spelledFirst } from './spelled.ts'

test('counts up to ten are words', () => {
  expect([0, 1, 5, 10, 11].map(spelled)).toEqual(['no', 'one', 'five', 'ten', '11'])
  expect(spelledFirst(5)).toBe('Five')
})
