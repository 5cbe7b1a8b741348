import { expect, test } from 'vitest'
import { transaction } from '#platform/database.server.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { forgetOldConsents } from './forget-consents.server.ts'
import { insertLeadOnce } from './lead-store.server.ts'
import { consents, leads } from './leads.tables.server.ts'
import { recordConsent } from './record-consent.server.ts'

const database = useTestDatabase()

const asked = (email: string, at: Date) =>
  transaction(database.db, async tx => {
    const who = { name: 'Bo Renter', email, phone: '512 555 0101' }
    const consentId = await recordConsent(
      tx,
      { source: 'form', formId: 'quote-form', ...who, marketingConsent: false },
      consentCircumstances,
      { at, salesPhone: '(800) 555-0142' },
    )
    const wish = { zipCode: '78701', selectedService: 'internet', leadType: 'quote', repeatKey: email }
    await insertLeadOnce(tx, { source: 'form', ...who, ...wish }, consentId, at)
  })

test('a record of consent goes after five years with the request that rested on it, and not a day before', async () => {
  await asked('old@example.com', new Date('2021-11-20T12:00:00Z'))
  await asked('last-day@example.com', new Date('2021-11-21T12:00:00Z'))
  await asked('new@example.com', new Date('2026-11-21T12:00:00Z'))
  expect(await forgetOldConsents(database.db, new Date('2026-11-21T12:00:00Z'))).toBe(1)
  const kept = ['last-day@example.com', 'new@example.com']
  expect((await database.db.select().from(consents)).map(({ email }) => email).toSorted()).toEqual(kept)
  expect((await database.db.select().from(leads)).map(({ email }) => email).toSorted()).toEqual(kept)
})
