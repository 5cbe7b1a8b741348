import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { importLabels } from '#domain/labels/import-labels.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { orderForCustomer } from './order-for-customer.server.ts'
import { readOutFor } from './read-out.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-23T16:00:00Z')
const deps = () => ({ ...orderDeps(database, () => now), mailsGoOut: true })
const home = { zipCode: '78701', phone: '512 555 0101' }
const readOut = async (planIds: readonly string[], changes: Partial<ReturnType<typeof deps>> = {}) =>
  (await readOutFor({ ...deps(), ...changes }, { planIds, ...home })) ?? expect.unreachable('not sold')

test('what is read out names every condition and figure that the email about the order names', async () => {
  await importLabels(
    { db: database.db, readSheet: () => Promise.reject(new Error('no sheet here')) },
    { bytes: readFileSync('domain/labels/excerpts/metronet.csv'), source: 'metronet.csv' },
    { providerId: 'metronet', date: '2026-07-20', careful: false },
  )
  const planIds = ['metronet-1-gig', 'wow-cable-300', 'tmobile-home-internet']
  const words = await readOut(planIds)
  const conditions = planIds.flatMap(id => deps().catalogue.offering(id)?.conditions ?? [])
  for (const condition of conditions)
    expect(words).toContain(condition.about === 'taxes-on-top' ? 'taxes aren’t included.' : condition.words)
  expect(words).toMatch(/With autopay and paperless billing\..*Before AutoPay and other discounts\./)
  expect(words).toContain('Metronet 1 Gig: fees that may apply: (Optional) Billing Fee $4.95 a month.')
  expect(words).not.toContain('..')

  const order = { ...home, planIds, leadId: crypto.randomUUID(), key: crypto.randomUUID(), notes: '' }
  const who = { name: 'Bo Renter', email: 'bo@example.com', address: '600 Congress Ave, Austin, TX 78701' }
  const wanted = { ...order, ...who, readOut: words }
  const row = { email: 'ana@plainwire.example', name: 'Ana Torres', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: now })
    .returning()
  const by = { ...row, id: stored?.id ?? '', presence: 'online' as const, factorAt: now }
  expect(await orderForCustomer(deps(), by, wanted, consentCircumstances)).toMatchObject({ ok: true })
  expect(await database.db.select().from(consents)).toMatchObject([{ shownText: words }])
  const [mail] = await database.db.select().from(mails)
  const told = mail?.body.replaceAll(/\s+/g, ' ') ?? ''
  for (const figure of ['Total over 24 months', 'aren’t included', 'price from month']) {
    expect(told).toContain(figure)
    expect(words).toContain(figure)
  }
})

test('nobody hears that a number on the do-not-call list will be called', async () => {
  const planIds = ['metronet-1-gig']
  expect(await readOut(planIds)).toContain('We call this number about your order, email you its details')
  expect(await readOut(planIds, { mailsGoOut: false })).not.toMatch(/email/)
  const listed = { reason: 'asked', addedAt: now, addedBy: null }
  await transaction(database.db, tx => addDoNotCall(tx, ['5125550101'], listed))
  const words = await readOut(planIds)
  expect(words).toContain('We don’t call or text this number, because it is on our do-not-call list.')
  expect(words).not.toContain('We call this number')
  expect(words).toContain(
    'We write to you by email about your order instead, with its details, and use yours',
  )
})

test('an estimate is nothing that somebody can be sold', async () => {
  const [addOn] = deps().catalogue.internetAddOns
  expect(await readOutFor(deps(), { planIds: [addOn?.id ?? ''], ...home })).toBeNull()
})
