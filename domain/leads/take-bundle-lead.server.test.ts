import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { centsOf } from '#tests/support/catalogue-prices.ts'
import { expectNothingLeft, JOBS } from '#tests/support/failing-writes.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { zipsOfTexas } from '#tests/support/zips-of-texas.ts'
import { type BundleLeadRequest, bundleLeadRequest } from './bundle-lead-form.ts'
import { leads } from './leads.tables.server.ts'
import { takeBundleLead } from './take-bundle-lead.server.ts'

const database = useTestDatabase()
const receivedAt = new Date('2026-11-21T15:04:05.000Z')
const deps = () => ({
  db: database.db,
  queue: database.queue,
  now: () => receivedAt,
  salesPhone: '(800) 555-0142',
  settings: builtInSettings,
  zips: zipsOfTexas,
})
const request: BundleLeadRequest = {
  name: 'Bo Renter',
  email: 'bo@example.com',
  phone: '512 555 0101',
  zipCode: '78701',
  internet: 'metronet-1-gig',
  security: 'adt-pro',
  tv: 'directv-choice',
  wantsAudit: true,
  marketingConsent: false,
  page: '/bundles',
  website: '',
}
const take = (changes: Partial<BundleLeadRequest> = {}) =>
  takeBundleLead(
    { ...deps(), catalogue: readSeed() },
    { ...request, ...changes },
    'Austin, TX 78701',
    consentCircumstances,
  )

test('a bundle is stored with its consent and sent with the specified keys at catalogue prices', async () => {
  expect(await take()).toEqual({ ok: true, value: 'taken' })
  const jobs = await database.queuedJobs()
  expect(jobs).toHaveLength(1)
  const message = jobs[0]?.data as { kind: string; payload: unknown } | undefined
  expect(message?.kind).toBe('bundle_lead')
  expect(message?.payload).toEqual({
    customer_name: 'Bo Renter',
    email: 'bo@example.com',
    phone: '512 555 0101',
    address: 'Austin, TX 78701',
    bundle: 'Metronet 1 Gig + ADT Pro + DIRECTV Choice',
    price: dollarsFromCents(centsOf('metronet-1-gig', 'adt-pro', 'directv-choice')),
    notes: 'Free bill check wanted',
    selected_service: 'Metronet 1 Gig, ADT Pro, DIRECTV Choice',
  })
  expect(await database.db.select().from(leads)).toMatchObject([
    { source: 'bundle', leadType: 'bundle_request', zipCode: '78701', notes: 'Free bill check wanted' },
  ])
  expect(await database.db.select().from(consents)).toMatchObject([
    { source: 'bundle', formId: 'bundle-builder', callbackRequested: true, marketingCalls: false },
  ])
})

test('one service is a bundle, none is not, and a plan that is not on offer is refused', async () => {
  expect(await take({ internet: null, tv: null, wantsAudit: false })).toMatchObject({ ok: true })
  expect(await take({ internet: null, security: null, tv: null })).toEqual({
    ok: false,
    code: 'nothing_chosen',
  })
  expect(await take({ tv: 'directv-carrier-pigeon' })).toEqual({ ok: false, code: 'plan_unknown' })
  expect(await take({ tv: 'metronet-1-gig' })).toEqual({ ok: false, code: 'plan_unknown' })
  expect(await database.db.select().from(leads)).toHaveLength(1)
})

test('the same bundle twice is one lead; another bundle, or a wish for the bill check, is another', async () => {
  await take({ wantsAudit: false })
  expect(await take({ wantsAudit: false, phone: '+1 (512) 555-0101' })).toEqual({
    ok: true,
    value: 'repeated',
  })
  expect(await take()).toEqual({ ok: true, value: 'taken' })
  expect(await take({ tv: null })).toEqual({ ok: true, value: 'taken' })
  expect(await database.queuedJobs()).toHaveLength(3)
})

test('what a machine sends is dropped: a filled hidden field, or a form sent at once and untouched', async () => {
  for (const marks of [{ website: 'x' }, { shownForMs: 300, touched: false }]) {
    expect(await take(marks)).toEqual({ ok: true, value: 'ignored' })
  }
  for (const marks of [
    { shownForMs: 300, touched: true },
    { shownForMs: 2_500, touched: false },
  ]) {
    expect(await take({ ...marks, email: `${marks.shownForMs}@example.com` })).toMatchObject({
      value: 'taken',
    })
  }
})

test('a price from the browser, or any other field, is refused', () => {
  expect(bundleLeadRequest.safeParse(request).success).toBe(true)
  const wrong = [{ price: 1 }, { name: ' ' }, { email: 'x' }, { phone: '' }, { zipCode: '7870' }]
  const taken = wrong.filter(changes => bundleLeadRequest.safeParse({ ...request, ...changes }).success)
  expect(taken).toEqual([])
})

test.each(['consents', 'leads', JOBS])('when %s fails, nothing of a bundle is left', async table => {
  expect(await expectNothingLeft(database.db, table, () => take())).toBeInstanceOf(Error)
  expect(await take()).toEqual({ ok: true, value: 'taken' })
})
