import { expect, test } from 'vitest'
import { rangeFrom } from '#domain/numbers/range.ts'
import { besideWords, rangeWords } from './range-words.ts'

const TODAY = '2026-11-22'
const words = (from: string, to: string) => rangeWords(rangeFrom(from, to), TODAY)

test('a range says whether today is in it', () => {
  expect(words('2026-11-15', '2026-11-21')).toBe(
    'Nov 15, 2026 to Nov 21, 2026, through yesterday, beside Nov 8, 2026 to Nov 14, 2026. Today isn’t in it yet.',
  )
  expect(words('2026-11-01', '2026-11-02')).toBe(
    'Nov 1, 2026 to Nov 2, 2026, beside Oct 30, 2026 to Oct 31, 2026.',
  )
  expect(words('2026-11-21', TODAY)).toContain('with today so far')
  expect(words(TODAY, TODAY)).toBe(
    'Today so far (Nov 22, 2026), beside all of yesterday (Nov 21, 2026). Today’s figures still grow.',
  )
})

test('today is compared with the whole of yesterday, and says so beside each figure', () => {
  expect(besideWords(rangeFrom(TODAY, TODAY), TODAY)).toBe('vs. all of yesterday')
  expect(besideWords(rangeFrom('2026-11-15', '2026-11-21'), TODAY)).toBe('vs. before')
})
