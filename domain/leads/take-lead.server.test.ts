import { expect, test } from 'vitest'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { marketingConsentText } from '#domain/consent/consent-text.ts'
import { deskEventDetails, workItems } from '#domain/desk/desk.tables.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { expectNothingLeft, JOBS } from '#tests/support/failing-writes.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { zipsOfTexas } from '#tests/support/zips-of-texas.ts'
import type { LeadRequest } from './lead-form.ts'
import { leads } from './leads.tables.server.ts'
import { takeLead } from './take-lead.server.ts'

const database = useTestDatabase()
const receivedAt = new Date('2026-11-21T15:04:05.000Z')
const salesPhone = '(800) 555-0142'
const deps = (now = receivedAt) => ({
  db: database.db,
  queue: database.queue,
  now: () => now,
  salesPhone,
  settings: builtInSettings,
  zips: zipsOfTexas,
  log: silentLog,
})
const payloadOf = (data: unknown) => (data as { payload: unknown } | undefined)?.payload
const request: LeadRequest = {
  name: 'Bo Renter',
  email: 'bo@example.com',
  phone: '512 555 0101',
  zipCode: '78701',
  service: 'Home internet',
  marketingConsent: false,
  page: '/',
  website: '',
}

test('a lead is stored with the consent it rests on and its webhook has the specified keys', async () => {
  expect(await takeLead(deps(), request, consentCircumstances)).toBe('taken')
  const [consent] = await database.db.select().from(consents)
  const [lead] = await database.db.select().from(leads)
  expect(lead).toMatchObject({
    name: 'Bo Renter',
    zipCode: '78701',
    consentId: consent?.id,
    leadType: 'quote_request',
  })
  expect(consent).toMatchObject({
    callbackRequested: true,
    marketingCalls: false,
    marketingTexts: false,
    globalPrivacyControl: true,
    ipAddress: '203.0.113.9',
    retentionUntil: '2031-11-21',
    revocations: [],
  })
  expect(consent?.shownText).toContain(marketingConsentText(salesPhone))
  const [job] = await database.queuedJobs()
  expect(job?.data).toMatchObject({ kind: 'lead' })
  expect(payloadOf(job?.data)).toEqual({
    timestamp: '2026-11-21T15:04:05.000Z',
    source: 'Plainwire quote form',
    lead_type: 'quote_request',
    'Full name': 'Bo Renter',
    email: 'bo@example.com',
    phone: '512 555 0101',
    address: '',
    selected_service: 'Home internet',
    provider: '',
    zip_code: '78701',
    notes: '',
  })
})

test.each([
  ['text', 'Answer by text message first.'],
  ['email', 'Answer by email first.'],
] as const)('a receiver reads that the answer is wanted by %s', async (answerBy, notes) => {
  await takeLead(deps(), { ...request, answerBy }, consentCircumstances)
  const [job] = await database.queuedJobs()
  expect(payloadOf(job?.data)).toMatchObject({ notes })
  expect(await database.db.select().from(leads)).toMatchObject([{ answerBy, notes: '' }])
})

test('marketing calls are agreed to only by the ticked box', async () => {
  await takeLead(deps(), { ...request, marketingConsent: true }, consentCircumstances)
  const [consent] = await database.db.select().from(consents)
  expect(consent).toMatchObject({ marketingCalls: true, marketingTexts: true })
})

test('the same wish again within ten minutes is not sent twice, later it is', async () => {
  expect(await takeLead(deps(), request, consentCircumstances)).toBe('taken')
  expect(await takeLead(deps(), { ...request, phone: '(512) 555-0101' }, consentCircumstances)).toBe(
    'repeated',
  )
  const later = (ms: number) => deps(new Date(receivedAt.getTime() + ms))
  expect(await takeLead(later(10 * 60_000 - 1), request, consentCircumstances)).toBe('repeated')
  expect(await takeLead(later(10 * 60_000), request, consentCircumstances)).toBe('taken')
  expect(await takeLead(later(19 * 60_000), request, consentCircumstances)).toBe('repeated')
  expect(await database.queuedJobs()).toHaveLength(2)
})

test('sent again with another name, the lead, its work and the automation have the new one, told in what happened', async () => {
  await takeLead(deps(), { ...request, name: 'Bo Rentr' }, consentCircumstances)
  for (const _ of [1, 2]) expect(await takeLead(deps(), request, consentCircumstances)).toBe('repeated')
  expect(await database.db.select().from(leads)).toMatchObject([{ name: 'Bo Renter' }])
  expect(await database.db.select().from(workItems)).toMatchObject([{ who: 'Bo Renter' }])
  const sent = (await database.queuedJobs()).map(({ data }) => payloadOf(data))
  expect(sent).toMatchObject([{ 'Full name': 'Bo Rentr' }, { 'Full name': 'Bo Renter' }])
  expect(await database.db.select().from(deskEventDetails)).toMatchObject([
    { before: { name: 'Bo Rentr' }, after: { name: 'Bo Renter' } },
  ])
})

test('twenty of the same at once are one lead with one webhook, and each keeps its consent record', async () => {
  const results = await Promise.all(
    Array.from({ length: 20 }, () => takeLead(deps(), request, consentCircumstances)),
  )
  expect(results.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'repeated'), 'taken'])
  expect(await database.db.select().from(leads)).toHaveLength(1)
  expect(await database.db.select().from(consents)).toHaveLength(20)
  expect(await database.queuedJobs()).toHaveLength(1)
})

test('the same person asking for another place is another lead', async () => {
  await takeLead(deps(), request, consentCircumstances)
  expect(await takeLead(deps(), { ...request, zipCode: '60601' }, consentCircumstances)).toBe('taken')
})

test('the same person asking to be answered another way is another lead, however little the number says', async () => {
  const asked = (answerBy: 'call' | 'email', phone = request.phone) =>
    takeLead(deps(), { ...request, answerBy, phone }, consentCircumstances)
  expect(await asked('call')).toBe('taken')
  expect(await asked('email')).toBe('taken')
  expect(await asked('email')).toBe('repeated')
  expect(await asked('call', 'abc')).toBe('taken')
  expect(await asked('email', '')).toBe('taken')
})

test('who gives no number that can be dialed is answered by email', async () => {
  const ways = { '555': 'email', '512 555 0101': 'text', '(512) 555-0101 x4': 'text' } as const
  for (const [phone, way] of Object.entries(ways)) {
    await takeLead(deps(), { ...request, answerBy: 'text', phone }, consentCircumstances)
    const stored = (await database.db.select().from(leads)).find(lead => lead.phone === phone)
    expect([phone, stored?.answerBy]).toEqual([phone, way])
  }
})

test('what fills the hidden field is dropped', async () => {
  expect(await takeLead(deps(), { ...request, website: 'http://spam.example' }, consentCircumstances)).toBe(
    'ignored',
  )
  expect(await database.db.select().from(leads)).toEqual([])
})

test.each(['consents', 'leads', JOBS])('when %s fails, nothing of a lead is left', async table => {
  const call = () => takeLead(deps(), request, consentCircumstances)
  expect(await expectNothingLeft(database.db, table, call)).toBeInstanceOf(Error)
  expect(await call()).toBe('taken')
})

test('a lead is work for the desk, due within calling hours at the home', async () => {
  await takeLead(deps(), request, consentCircumstances)
  const [work] = await database.db.select().from(workItems)
  expect(work).toMatchObject({ kind: 'lead', who: request.name, timeZone: 'America/Chicago', ownerId: null })
  const hour = Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Chicago',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(work?.dueAt),
  )
  expect(hour).toBeGreaterThanOrEqual(8)
  expect(hour).toBeLessThanOrEqual(20)
})
