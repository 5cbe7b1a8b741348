import { expect, test } from 'vitest'
import { checkWords } from './check-words.ts'

test('a price that no label confirms was only listed on its day, as the rows of results say', () => {
  const checkedOn = '2026-11-01'
  expect(checkWords({ checkedOn })).toBe('Price checked Nov 1, 2026.')
  expect(checkWords({ checkedOn, unlabeled: true })).toBe('Price listed Nov 1, 2026.')
  expect(checkWords({ checkedOn, unconfirmed: true })).toBe('Price listed Nov 1, 2026, no label confirms it.')
  expect(checkWords({ certainty: 'may be sold at your ZIP, not confirmed', unconfirmed: true })).toBe(
    'May be sold at your ZIP, not confirmed.',
  )
  expect(checkWords({})).toBe('')
})
