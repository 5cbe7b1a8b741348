import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, verifications } from '#domain/accounts/accounts.tables.server.ts'
import { chatMessages, chatSessions } from '#domain/assistant/assistant.tables.server.ts'
import { automationInbox, webhookDeliveries } from '#domain/automation/automation.tables.server.ts'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { consentRecord } from '#domain/consent/record-consent.server.ts'
import { deskEvents, workItems } from '#domain/desk/desk.tables.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { leadWrite } from '#domain/leads/lead-store.server.ts'
import { leads } from '#domain/leads/leads.tables.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { privacyLinks } from '#domain/people/people.tables.server.ts'
import { watches, watchLinks } from '#domain/watches/watches.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { rateLimitHits } from '#platform/rate-limit.tables.server.ts'
import { aUser, consentCircumstances } from '#tests/support/builders.ts'
import { enqueueWebhook } from '#tests/support/enqueue-webhook.ts'
import { expectNothingLeft } from '#tests/support/failing-writes.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { forgetWhatIsOver } from './forget-what-is-over.server.ts'
import { keptTables, retentionTerms } from './retention-terms.ts'

const database = useTestDatabase()
/** When the job runs. */
const at = new Date('2026-11-22T09:17:00.000Z')
const SECOND = 1_000
const DAY = 86_400_000
const before = (milliseconds: number) => new Date(at.getTime() - milliseconds)
/** A moment before the term of so many days and the first moment within it. */
const around = (days: number) => ({ over: before(days * DAY + SECOND), kept: before(days * DAY) })
const forget = () => forgetWhatIsOver(database, at)

async function asked(email: string, receivedAt: Date): Promise<void> {
  const who = { source: 'form', name: 'Bo Renter', email, phone: '512 555 0101' } as const
  const consent = consentRecord(
    { ...who, formId: 'quote-form', marketingConsent: false },
    consentCircumstances,
    {
      at: receivedAt,
      salesPhone: '(800) 555-0142',
    },
  )
  const wish = { zipCode: '78701', selectedService: 'internet', leadType: 'quote', repeatKey: email }
  await runAsOneStatement(database.db, {
    consent: consent.write,
    lead: leadWrite({ ...who, ...wish, consentId: consent.id, createdAt: receivedAt }),
  })
}

test('every table is forgotten by a term or kept for a reason', async () => {
  const { rows } = await database.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const forgotten = Object.values(retentionTerms).flatMap(({ tables }) => tables)
  const told = new Set([...forgotten, ...Object.keys(keptTables)])
  expect(rows.map(row => String(row.name))).toEqual(
    [...told].filter(name => name !== 'pgboss.job').toSorted(),
  )
})

test('a record of consent goes five years after its day with the request that rests on it, and not a day before', async () => {
  // Midnight in the business's calendar.
  await asked('over@example.com', new Date('2021-11-22T05:59:59Z'))
  await asked('kept@example.com', new Date('2021-11-22T06:00:00Z'))
  expect(await forget()).toMatchObject({ consents: 1 })
  expect(await database.db.select().from(consents)).toMatchObject([{ email: 'kept@example.com' }])
  expect(await database.db.select().from(leads)).toMatchObject([{ email: 'kept@example.com' }])
})

test('when the record of consent cannot go, the request stays with it', async () => {
  await asked('over@example.com', new Date('2021-11-21T12:00:00Z'))
  expect(await expectNothingLeft(database.db, 'consents', forget)).toBeInstanceOf(Error)
  expect(await forget()).toMatchObject({ consents: 1 })
})

test('a conversation goes 90 days after its last message, with its messages', async () => {
  const times = around(90)
  for (const [id, updatedAt] of Object.entries(times)) {
    const session = { id, keyHash: id, stage: 'general', createdAt: before(200 * DAY), updatedAt }
    await database.db.insert(chatSessions).values(session)
    const message = { sessionId: id, message: 'Hello', isUserMessage: true, sender: 'user' as const }
    await database.db.insert(chatMessages).values({ ...message, createdAt: updatedAt })
  }
  expect(await forget()).toMatchObject({ conversations: 1 })
  expect(await database.db.select().from(chatSessions)).toMatchObject([{ id: 'kept' }])
  expect(await database.db.select().from(chatMessages)).toMatchObject([{ sessionId: 'kept' }])
})

test('the built-in inbox forgets conversations after 90 days and leads after five years, and keeps orders', async () => {
  const years = { over: new Date('2021-11-22T09:16:59Z'), kept: new Date('2021-11-22T09:17:00Z') }
  const kinds = [
    ['conversation', { userMessage: 'Hi', sessionId: 'x' }, around(90)],
    ['lead', { lead_type: 'quote_request', email: 'a@example.com' }, years],
    ['bundle', { customer_name: 'Ada', email: 'a@example.com' }, years],
    ['order', { bundle: '', price: 1 }, { over: before(20 * 365 * DAY), kept: at }],
  ] as const
  for (const [kind, payload, times] of kinds) {
    for (const [when, receivedAt] of Object.entries(times)) {
      await database.db.insert(automationInbox).values({ messageId: `${kind} ${when}`, payload, receivedAt })
    }
  }
  expect(await forget()).toMatchObject({ inboxConversations: 1, inboxLeads: 2 })
  const left = await database.db.select().from(automationInbox).orderBy(automationInbox.messageId)
  expect(left.map(({ messageId }) => messageId)).toEqual([
    'bundle kept',
    'conversation kept',
    'lead kept',
    'order kept',
    'order over',
  ])
})

test('work that was done goes after 90 days, open work never; notes go after five years, what happened stays', async () => {
  const item = { kind: 'order' as const, createdAt: before(300 * DAY), dueAt: before(300 * DAY) }
  await database.db.insert(workItems).values({ ...item, subjectId: 'open' })
  for (const [subjectId, doneAt] of Object.entries(around(90)))
    await database.db.insert(workItems).values({ ...item, subjectId, doneAt })
  for (const eventAt of [new Date('2021-11-22T09:16:59Z'), new Date('2021-11-22T09:17:00Z')]) {
    const event = { at: eventAt, actor: 'site' as const, what: 'note' as const, details: { note: 'Gate 4' } }
    await transaction(database.db, tx => recordEvent(tx, { ...event, subject: { kind: 'order', id: 'x' } }))
  }
  expect(await forget()).toMatchObject({ workItems: 1, eventDetails: 1 })
  expect((await database.db.select().from(workItems)).map(({ subjectId }) => subjectId).toSorted()).toEqual([
    'kept',
    'open',
  ])
  expect(await database.db.select().from(deskEvents)).toHaveLength(2)
})

test('the log of deliveries goes after 90 days', async () => {
  for (const [answer, attemptedAt] of Object.entries(around(90))) {
    const attempt = { messageId: randomUUID(), kind: 'order', attempt: 1, url: '/', durationMs: 1 }
    await database.db.insert(webhookDeliveries).values({ ...attempt, answer, attemptedAt })
  }
  expect(await forget()).toMatchObject({ deliveries: 1 })
  expect(await database.db.select().from(webhookDeliveries)).toMatchObject([{ answer: 'kept' }])
})

test('a message goes from the queue a week after it was delivered, or after nobody took it in its time; one that waits or runs stays', async () => {
  const ended = around(7)
  const jobs = [
    ...Object.entries(ended).map(([when, time]) => [`delivered ${when}`, 'completed', time, null] as const),
    ...Object.entries(ended).map(([when, time]) => [`waiting ${when}`, 'created', null, time] as const),
    ['running', 'active', null, before(SECOND)] as const,
  ]
  for (const [notes, state, completedOn, keepUntil] of jobs) {
    await transaction(database.db, tx => enqueueWebhook(tx, database.queue, 'lead', { notes }))
    await database.db.execute(sql`
      update pgboss.job set state = ${state}, completed_on = ${completedOn?.toISOString() ?? null},
        keep_until = coalesce(${keepUntil?.toISOString() ?? null}, keep_until + interval '1 year')
      where data -> 'payload' ->> 'notes' = ${notes}`)
  }
  expect(await forget()).toMatchObject({ jobs: 2 })
  const left = await database.queuedJobs()
  expect(left.map(({ data }) => (data as { payload: { notes: string } }).payload.notes).toSorted()).toEqual([
    'delivered kept',
    'running',
    'waiting kept',
  ])
})

test('mails to an address without an account go after 30 days, those of an account stay with it', async () => {
  await aUser(database.db, 'ada')
  const recipients = { 'Ada@example.com': 'account', 'nobody@example.com': 'none' }
  for (const [recipient, body] of Object.entries(recipients)) {
    for (const [subject, createdAt] of Object.entries(around(30))) {
      await database.db.insert(mails).values({ kind: 'privacy_choices', recipient, subject, body, createdAt })
    }
  }
  expect(await forget()).toMatchObject({ mails: 1 })
  const left = await database.db.select().from(mails).orderBy(mails.body, mails.subject)
  expect(left.map(({ body, subject }) => `${body} ${subject}`)).toEqual([
    'account kept',
    'account over',
    'none kept',
  ])
})

test('sessions, mailed tokens, privacy links and windows of limits go when their own time is over', async () => {
  const userId = await aUser(database.db)
  const times = { over: before(SECOND), open: new Date(at.getTime() + SECOND) }
  for (const [name, time] of Object.entries(times)) {
    await database.db.insert(sessions).values({ userId, token: name, expiresAt: time })
    await database.db.insert(verifications).values({ identifier: name, value: 'x', expiresAt: time })
    await database.db
      .insert(privacyLinks)
      .values({ tokenHash: name, email: name, createdAt: before(DAY), expiresAt: time })
    await database.db.insert(rateLimitHits).values({ key: name, points: 1, expire: time })
  }
  expect(await forget()).toMatchObject({ sessions: 1, verifications: 1, privacyLinks: 1, limits: 1 })
  expect(await database.db.select().from(sessions)).toMatchObject([{ token: 'open' }])
  expect(await database.db.select().from(verifications)).toMatchObject([{ identifier: 'open' }])
  expect(await database.db.select().from(privacyLinks)).toMatchObject([{ email: 'open' }])
  expect(await database.db.select().from(rateLimitHits)).toMatchObject([{ key: 'open' }])
})

test('a watch and a link that stops mails go when their own time is over, confirmed or not', async () => {
  const times = { over: before(SECOND), open: new Date(at.getTime() + SECOND) }
  for (const [name, endsAt] of Object.entries(times)) {
    for (const confirmedAt of [null, before(DAY)]) {
      await database.db.insert(watches).values({
        ...{ email: name, wishKey: name, confirmHash: `${name} ${confirmedAt?.toISOString() ?? ''}` },
        wish: { kind: 'arrival', zipCode: '78701', planType: 'any' },
        known: { kind: 'arrival', providers: [] },
        ...{ askedAt: before(DAY), confirmedAt, wordsVersion: '1', endsAt },
      })
    }
    await database.db.insert(watchLinks).values({ tokenHash: name, email: name, expiresAt: endsAt })
  }
  expect(await forget()).toMatchObject({ watches: 2, watchLinks: 1 })
  expect(await database.db.select().from(watches)).toMatchObject([{ email: 'open' }, { email: 'open' }])
  expect(await database.db.select().from(watchLinks)).toMatchObject([{ email: 'open' }])
})
