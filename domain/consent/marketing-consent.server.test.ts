import { expect, test } from 'vitest'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { consents } from './consent.tables.server.ts'
import type { Withdrawal } from './consent-store.server.ts'
import { marketingAllowed, revokeMarketing } from './marketing-consent.server.ts'
import { consentRecord } from './record-consent.server.ts'

const database = useTestDatabase()
const at = new Date('2026-11-21T15:04:05.000Z')

const agree = (phone: string, email: string, marketingConsent = true) => {
  const { write } = consentRecord(
    { source: 'form', formId: 'quote-form', name: 'Bo Renter', email, phone, marketingConsent },
    consentCircumstances,
    { at, salesPhone: '(800) 555-0142' },
  )
  return runAsOneStatement(database.db, { consent: write })
}
const revoke = (whose: Withdrawal) => transaction(database.db, tx => revokeMarketing(tx, whose, 'test', at))
const allowed = (phone: string) => marketingAllowed(database.db, phone)

test('advertising calls are allowed by the ticked box only, however the number is written', async () => {
  await agree('(512) 555-0101', 'bo@example.com')
  await agree('512 555 0102', 'cy@example.com', false)
  expect(await allowed('+1 512-555-0101')).toBe(true)
  expect(await allowed('512 555 0102')).toBe(false)
  expect(await allowed('512 555 0199')).toBe(false)
})

test('a withdrawal by number is dated in every record of it and holds, until a new box is ticked', async () => {
  await agree('(512) 555-0101', 'bo@example.com')
  await agree('1-512-555-0101', 'other@example.com')
  await agree('512 555 0102', 'cy@example.com')
  expect(await revoke({ phone: '512.555.0101' })).toBe(2)
  expect(await allowed('512 555 0101')).toBe(false)
  expect(await allowed('512 555 0102')).toBe(true)
  const rows = await database.db.select().from(consents)
  expect(rows.map(row => row.revocations).filter(list => list.length > 0)).toEqual([
    [{ at: at.toISOString(), how: 'test' }],
    [{ at: at.toISOString(), how: 'test' }],
  ])
  expect(await revoke({ phone: '512.555.0101' })).toBe(0)
  await agree('512 555 0101', 'bo@example.com')
  expect(await allowed('512 555 0101')).toBe(true)
})

test('who never agreed has nothing to take back: their record says no more than before', async () => {
  await agree('(512) 555-0101', 'bo@example.com', false)
  await agree('(512) 555-0102', 'bo@example.com')
  expect(await revoke({ email: 'bo@example.com' })).toBe(1)
  const rows = await database.db.select().from(consents).orderBy(consents.phone)
  expect(rows.map(({ marketingCalls, revocations }) => [marketingCalls, revocations.length])).toEqual([
    [false, 0],
    [true, 1],
  ])
})

test('a withdrawal by e-mail address ignores case and covers the numbers given with it', async () => {
  await agree('512 555 0101', 'Bo@Example.com')
  await agree('512 555 0101', 'second@example.com')
  await agree('512 555 0102', 'cy@example.com')
  expect(await revoke({ email: 'bo@example.COM' })).toBe(2)
  expect(await allowed('512 555 0101')).toBe(false)
  expect(await allowed('512 555 0102')).toBe(true)
})
