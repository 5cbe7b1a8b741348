import { expect, test } from 'vitest'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { consents } from './consent.tables.server.ts'
import { consentRecord } from './record-consent.server.ts'

const database = useTestDatabase()

test('a record is kept for five years from the day in the business’s calendar on which it was made', async () => {
  // Shortly before midnight in Texas.
  const at = new Date('2026-11-27T05:21:00Z')
  const who = {
    source: 'form',
    formId: 'quote-form',
    name: 'Bo',
    email: 'bo@example.com',
    phone: '',
  } as const
  const { write } = consentRecord({ ...who, marketingConsent: null }, consentCircumstances, {
    at,
    salesPhone: '(800) 555-0142',
  })
  await runAsOneStatement(database.db, { write })
  expect(await database.db.select({ until: consents.retentionUntil }).from(consents)).toEqual([
    { until: '2031-11-26' },
  ])
})
