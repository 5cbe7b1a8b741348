import { expect, test } from 'vitest'
import { changeInWords, changeSubject, groupChanges } from './label-words.ts'

const change = {
  kind: 'changed',
  name: '2 Gig',
  field: 'price_now',
  subject: null,
  oldText: '$70.00',
  newText: '$80.00',
} as const

test('the same change of labels of one name is told once', () => {
  const other = { ...change, newText: '$90.00' } as const
  expect(groupChanges([change, other, change]).map(changeInWords)).toEqual([
    '2 Gig: monthly price $70.00 to $80.00 (2 labels)',
    '2 Gig: monthly price $70.00 to $90.00',
  ])
})

test('what changed has a name, and what is absent is not stated', () => {
  expect(changeSubject({ ...change, field: 'monthly_fee', subject: 'Paper Bill Fee' })).toBe('paper bill fee')
  expect(changeSubject({ ...change, field: 'monthly_fee_terms', subject: 'Paper Bill Fee' })).toBe(
    'name of the paper bill fee',
  )
  expect(changeSubject({ ...change, field: 'fee_list', subject: 'Declined auto-pay' })).toBe(
    'where declined auto-pay is listed',
  )
  expect(changeSubject({ ...change, field: 'note', subject: 'speed_disclaimer' })).toBe(
    "note 'speed_disclaimer'",
  )
  expect(changeSubject({ ...change, kind: 'gone', field: null })).toBe('label gone')
  expect(changeInWords({ ...change, oldText: null, labels: 1_200 })).toBe(
    '2 Gig: monthly price not stated to $80.00 (1,200 labels)',
  )
})
