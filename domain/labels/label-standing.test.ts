import { expect, test } from 'vitest'
import { labelStanding } from './label-standing.ts'

test.each([
  ['Metronet 1G/1G Internet Access', 59_95, 'open'],
  ['Internet 300', 65_00, 'open'],
  ['Access from AT&T Internet 100 (Fiber 100Mbps - Unlimited Data)', 30_00, 'qualifying'],
  ['Connect2Compete Internet', 9_95, 'qualifying'],
  ['Internet 100 Mbps (Legacy)', 55_00, 'present'],
  ['Bulk Standard 1G/1G Internet Access', 45_00, 'buildings'],
  ['Bulk 200M/ 75M Internet Access', 9_999_99, 'no-offer'],
  ['1 Gig', 0, 'no-offer'],
  ['Email Reservation', 15_00, 'no-offer'],
])('%s at %i cents is %s', (name, priceNowCents, standing) => {
  expect(labelStanding({ name, priceNowCents })).toBe(standing)
})
