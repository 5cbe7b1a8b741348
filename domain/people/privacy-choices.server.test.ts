import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chatSessions } from '#domain/assistant/assistant.tables.server.ts'
import { automationInbox } from '#domain/automation/automation.tables.server.ts'
import { reporterNames } from '#domain/availability/reports/reporter.server.ts'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { marketingAllowed } from '#domain/consent/marketing-consent.server.ts'
import type { LeadRequest } from '#domain/leads/lead-form.ts'
import { leads } from '#domain/leads/leads.tables.server.ts'
import { ERASED_NAME } from '#domain/leads/leads-of-person.server.ts'
import { takeLead } from '#domain/leads/take-lead.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { expectNothingLeft, JOBS } from '#tests/support/failing-writes.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { zipsOfTexas } from '#tests/support/zips-of-texas.ts'
import { privacyLinks } from './people.tables.server.ts'
import { askForPrivacyChoices, carryOutPrivacyChoices } from './privacy-choices.server.ts'
import { readPrivacyContact } from './privacy-contact.ts'
import { findPrivacyLink } from './privacy-links.server.ts'

const database = useTestDatabase()
const askedAt = new Date('2026-11-21T15:04:05.000Z')
const hoursLater = (hours: number) => new Date(askedAt.getTime() + hours * 3_600_000)
const deps = (now = askedAt) => ({
  db: database.db,
  queue: database.queue,
  now: () => now,
  salesPhone: '(800) 555-0142',
  settings: builtInSettings,
  zips: zipsOfTexas,
  nameReporter: reporterNames('a secret'),
  proofs: { fingerprint: (text: string) => `print of ${text.length}` },
})
const lead: LeadRequest = {
  name: 'Bo Renter',
  email: 'Bo@example.com',
  phone: '512 555 0101',
  zipCode: '78701',
  service: 'Home internet',
  marketingConsent: true,
  page: '/',
  website: '',
}
const staying = { orders: false, account: false }
const confirmUrl = 'http://localhost/privacy-choices/confirm'

async function mailedToken(email: string): Promise<string> {
  await askForPrivacyChoices(deps(), { email }, confirmUrl)
  const [mail] = await database.db.select().from(mails).where(eq(mails.recipient, email))
  const token = mail?.body.match(/\?token=([\w-]{43})\n/)?.[1]
  if (!token) throw new Error('The mail holds no link')
  return token
}

test.each([
  ['Bo@Example.com', { email: 'bo@example.com' }],
  ['+1 (512) 555-0101', { phone: '5125550101' }],
  ['512.555.0101', { phone: '5125550101' }],
  ['555-0101', null],
  ['call 5125550101', null],
  ['bo@', null],
  ['', null],
])('the contact %j is read as %j', (text, contact) => {
  expect(readPrivacyContact(text)).toEqual(contact)
})

test('a known and an unknown address get the same mail, and the database keeps no token', async () => {
  await takeLead(deps(), lead, consentCircumstances)
  const known = await mailedToken('bo@example.com')
  const unknown = await mailedToken('nobody@example.com')
  const bodies = (await database.db.select().from(mails)).map(mail => mail.body.replace(/token=.*/, ''))
  expect(new Set(bodies).size).toBe(1)
  const links = JSON.stringify(await database.db.select().from(privacyLinks))
  expect(links).not.toContain(known)
  expect(links).not.toContain(unknown)
})

test('the link stops advertising once; looking at it does not use it up', async () => {
  await takeLead(deps(), lead, consentCircumstances)
  const token = await mailedToken('bo@example.com')
  expect(await findPrivacyLink(database.db, token, askedAt)).toBe('bo@example.com')
  const wishes = { stop: true, erase: false, copy: false }
  expect(await carryOutPrivacyChoices(deps(), token, wishes)).toEqual({ revoked: 1, erased: 0, staying })
  expect(await carryOutPrivacyChoices(deps(), token, wishes)).toBeNull()
  expect(await findPrivacyLink(database.db, token, askedAt)).toBeNull()
  expect(await marketingAllowed(database.db, lead.phone)).toBe(false)
  expect(await database.db.select().from(leads)).toMatchObject([{ name: 'Bo Renter', erasedAt: null }])
})

test('deleting takes the person out of leads and inbox, keeps the proof of consent and stops advertising', async () => {
  await takeLead(deps(), lead, consentCircumstances)
  await takeLead(deps(), { ...lead, email: 'cy@example.com', name: 'Cy Other' }, consentCircumstances)
  await database.db.insert(automationInbox).values([
    { messageId: 'lead', payload: { email: 'BO@example.com', lead_type: 'quote_request' } },
    { messageId: 'bundle', payload: { email: 'bo@example.com', customer_name: 'Bo' } },
    { messageId: 'order', payload: { email: 'bo@example.com', bundle: '' } },
    { messageId: 'other', payload: { email: 'cy@example.com', lead_type: 'quote_request' } },
  ])
  const token = await mailedToken('bo@example.com')
  expect(await carryOutPrivacyChoices(deps(), token, { stop: false, erase: true, copy: false })).toEqual({
    // The other person gave the same number, and calls to it stop, too.
    revoked: 2,
    erased: 1,
    staying,
  })
  const stored = await database.db.select().from(leads).orderBy(leads.name)
  expect(stored).toMatchObject([
    { name: 'Cy Other', email: 'cy@example.com', erasedAt: null },
    { name: ERASED_NAME, email: '', phone: '', zipCode: '', notes: '', erasedAt: askedAt },
  ])
  expect(await database.db.select().from(consents).where(eq(consents.name, 'Bo Renter'))).toMatchObject([
    { email: 'Bo@example.com', phone: '512 555 0101', revocations: [{ at: askedAt.toISOString() }] },
  ])
  const inbox = await database.db.select().from(automationInbox).orderBy(automationInbox.messageId)
  expect(inbox.map(row => row.messageId)).toEqual(['other'])
  expect(await database.db.select().from(mails)).toEqual([])
})

test('a link runs out after a day, and is cleared away with the next one', async () => {
  const token = await mailedToken('bo@example.com')
  expect(await findPrivacyLink(database.db, token, hoursLater(23.9))).toBe('bo@example.com')
  expect(
    await carryOutPrivacyChoices(deps(hoursLater(24)), token, { stop: true, erase: false, copy: false }),
  ).toBeNull()
  await askForPrivacyChoices(deps(hoursLater(25)), { email: 'next@example.com' }, confirmUrl)
  expect(await database.db.select().from(privacyLinks)).toMatchObject([{ email: 'next@example.com' }])
})

test('of ten uses of one link at once exactly one succeeds', async () => {
  const token = await mailedToken('bo@example.com')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      carryOutPrivacyChoices(deps(), token, { stop: true, erase: false, copy: false }),
    ),
  )
  expect(answers.filter(answer => answer !== null)).toHaveLength(1)
})

test('a phone number takes advertising calls back at once, without a mail', async () => {
  await takeLead(deps(), lead, consentCircumstances)
  expect(await askForPrivacyChoices(deps(), { phone: '5125550101' }, confirmUrl)).toBe('withdrawn')
  expect(await marketingAllowed(database.db, lead.phone)).toBe(false)
  expect(await database.db.select().from(mails)).toEqual([])
})

test.each(['mails', JOBS])('when %s fails, there is no link either', async table => {
  const call = () => askForPrivacyChoices(deps(), { email: 'bo@example.com' }, confirmUrl)
  expect(await expectNothingLeft(database.db, table, call)).toBeInstanceOf(Error)
})

test.each(['privacy_links', 'consents', 'leads', 'automation_inbox', 'mails', 'chat_sessions'])(
  'when %s fails, nothing is changed and the link still opens',
  async table => {
    await takeLead(deps(), lead, consentCircumstances)
    await database.db
      .insert(automationInbox)
      .values({ messageId: 'lead', payload: { email: lead.email, lead_type: 'quote_request' } })
    await database.db.insert(chatSessions).values({
      keyHash: 'hash',
      stage: 'general',
      email: lead.email,
      createdAt: askedAt,
      updatedAt: askedAt,
    })
    const token = await mailedToken('bo@example.com')
    const call = () => carryOutPrivacyChoices(deps(), token, { stop: true, erase: true, copy: false })
    expect(await expectNothingLeft(database.db, table, call)).toBeInstanceOf(Error)
    expect(await call()).toEqual({ revoked: 1, erased: 1, staying })
  },
)
