import { expect, test } from 'vitest'
import { isMilitaryMail } from './military-mail.ts'

test.each([
  'AE',
  'ap ',
  'PSC 3 Box 1234, APO AE 09001',
  'PSC 3 Box 1234\nAPO, AE 09001-1234',
  'Unit 100100 Box 4120, FPO AP 96522',
  'Unit 8900 Box 4301, dpo aa 34002',
  'Box 12, APO 09001',
  'CMR 5, AE 09001',
])('%j is an address of the military', text => {
  expect(isMilitaryMail(text)).toBe(true)
})

test.each([
  '',
  'TX',
  'AA1',
  '12 Main St, Austin, TX 78701',
  '12 Apo Dr, Austin, TX 78701',
  '5 Aa St, Honolulu, HI 96813',
  '09001',
])('%j is none', text => {
  expect(isMilitaryMail(text)).toBe(false)
})
