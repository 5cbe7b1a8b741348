import { expect, test } from 'vitest'
import { isNumberOf } from './use-number-before.ts'

const corrected = (staffId: string, after: Record<string, unknown>) => ({ what: 'corrected', staffId, after })
const byCustomer = { what: 'order_contact_changed', staffId: null, after: { phone: '512-555-0199' } }
const wrong = { what: 'wrong_number', staffId: 'ana', after: { phone: '512-555-0199' } }

test('a number is of whoever changed it last, and recording it as wrong or correcting a name changes none', () => {
  const mine = corrected('ana', { phone: '512-555-0199' })
  expect(isNumberOf('ana', [byCustomer, mine, corrected('ben', { name: 'Kim Lee' })])).toBe(true)
  expect(isNumberOf('ben', [byCustomer, mine])).toBe(false)
  expect(isNumberOf('ana', [mine, byCustomer, wrong])).toBe(false)
  expect(isNumberOf('ana', [wrong])).toBe(false)
})
