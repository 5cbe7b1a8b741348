import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { doNotCall } from '#domain/callbacks/callbacks.tables.server.ts'
import { remindOfSlot } from '#domain/callbacks/remind-of-slot.server.ts'
import { giveBackSlot, slotOf } from '#domain/callbacks/slot-store.server.ts'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { ANSWER_TEXT } from '#domain/consent/consent-text.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { holdSubject } from '#domain/desk/once.server.ts'
import { finishWork } from '#domain/desk/work-items.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { type Tx, transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { correctLeadWrites } from './correct-lead.server.ts'
import { chooseHourOfLead, leadCall, leadCallPath } from './lead-call.server.ts'
import { leads } from './leads.tables.server.ts'
import { remindOfLeadSlot } from './remind-of-lead-slot.server.ts'
import { takeLead } from './take-lead.server.ts'
import { withdrawLead } from './withdraw-lead.server.ts'

const database = useTestDatabase()
/** Monday, noon in Austin. */
const noon = new Date('2026-11-23T18:00:00Z')
const three = new Date('2026-11-23T21:00:00Z')
let now = noon
const deps = () => orderDeps(database, () => now)
const id = '11111111-1111-4111-8111-111111111111'
const access = () => ({
  lead: id,
  key: new URLSearchParams(leadCallPath(deps().links, id, now).split('?')[1]).get('key') ?? '',
})

beforeEach(async () => {
  now = noon
  const request = {
    ...{ name: 'Ada Homeowner', email: 'ada@example.com', phone: '512.555.0100', zipCode: '78701' },
    ...{ service: 'Home internet', marketingConsent: false, page: '/quote', website: '' },
    answerBy: 'text' as const,
  }
  await takeLead(deps(), request, consentCircumstances, id)
})

test('a request keeps how it is answered, under the words that said so', async () => {
  expect(await database.db.select().from(leads)).toMatchObject([{ id, answerBy: 'text' }])
  expect(await database.db.select().from(consents)).toMatchObject([
    { shownText: expect.stringContaining(ANSWER_TEXT), marketingTexts: false },
  ])
})

test('its link says by when we answer, takes an hour and gives it up; the work is due with it', async () => {
  const before = await leadCall(deps(), access())
  expect(before).toMatchObject({
    ...{ answerBy: 'text', timeZone: 'America/Chicago', slotStartsAt: null, overdue: false },
    dueAt: '2026-11-24T18:00:00.000Z',
  })
  expect(
    await expectAllOrNothing(database.db, 'chooseHourOfOwnLead', () =>
      chooseHourOfLead(deps(), access(), three, null),
    ),
  ).toEqual({ ok: true, value: null })
  expect(await leadCall(deps(), access())).toMatchObject({ slotStartsAt: three.toISOString() })
  expect(await database.db.select().from(workItems)).toMatchObject([{ dueAt: three }])
  await chooseHourOfLead(deps(), access(), null, null)
  expect(await leadCall(deps(), access())).toMatchObject({ dueAt: before?.dueAt, slotStartsAt: null })
})

test('its link gives up a time that was agreed on for the call', async () => {
  const before = await leadCall(deps(), access())
  const agreed = new Date('2026-11-27T16:30:00Z')
  await transaction(database.db, tx =>
    recordEvent(tx, {
      ...{ at: now, actor: 'site', what: 'call_later', subject: { kind: 'lead', id } },
      details: { after: { callAgain: agreed.toISOString() } },
    }),
  )
  await database.db.update(workItems).set({ dueAt: agreed })
  expect(await leadCall(deps(), access())).toMatchObject({ agreedAt: agreed.toISOString() })
  await chooseHourOfLead(deps(), access(), null, null)
  expect(await leadCall(deps(), access())).toMatchObject({ agreedAt: null, dueAt: before?.dueAt })
})

test('its link calls the whole thing off: the hour is free again, and the link opens nothing more', async () => {
  await chooseHourOfLead(deps(), access(), three, null)
  expect(await withdrawLead(deps(), { ...access(), key: 'wrong' })).toEqual({
    ok: false,
    code: 'request_unknown',
  })
  expect(
    await expectAllOrNothing(database.db, 'withdrawOwnLead', () => withdrawLead(deps(), access())),
  ).toEqual({ ok: true, value: null })
  expect(await leadCall(deps(), access())).toBeNull()
  expect(await slotOf(database.db, { kind: 'lead', id })).toBeNull()
  expect(await database.db.select().from(workItems)).toMatchObject([{ doneAt: now }])
  expect(await withdrawLead(deps(), access())).toEqual({ ok: false, code: 'request_unknown' })
})

test('who left a number that nobody may call is promised an email, and offered no hour', async () => {
  const listed = { phoneDigits: '5125550100', reason: 'asked for', addedAt: noon }
  await database.db.insert(doNotCall).values(listed)
  expect(await leadCall(deps(), access())).toMatchObject({
    ...{ answerBy: 'email', doNotCall: true, email: 'ada@example.com', freeHours: [] },
    dueAt: '2026-11-24T18:00:00.000Z',
  })
})

test('a wrong key, an old one, and one of a request that is done open nothing', async () => {
  const good = access()
  const closed = async (link: typeof good) => {
    expect(await leadCall(deps(), link)).toBeNull()
    expect(await chooseHourOfLead(deps(), link, three, null)).toEqual({ ok: false, code: 'request_unknown' })
  }
  await closed({ ...good, key: `${good.key.slice(0, -3)}AAA` })
  await closed({ ...good, lead: '22222222-2222-4222-8222-222222222222' })
  now = new Date(noon.getTime() + 60 * 86_400_000)
  await closed(good)
  now = noon
  await transaction(database.db, tx => finishWork(tx, 'lead', id, noon))
  await closed(good)
})

test('who holds an hour is reminded once, an hour before, and not of one that was given back', async () => {
  await chooseHourOfLead(deps(), access(), three, null)
  const slot = await slotOf(database.db, { kind: 'lead', id })
  const reminding = () =>
    remindOfSlot(
      {
        ...deps(),
        remind: { order: async () => {}, chat: async () => {}, lead: remindOfLeadSlot(deps()) },
      },
      { data: { slotId: slot?.id ?? '' } },
    )
  // Too early: put back to its time.
  await reminding()
  expect(await database.db.select().from(mails)).toEqual([])
  now = new Date('2026-11-23T20:00:05Z')
  await expectAllOrNothing(database.db, 'remindOfSlot', () => reminding())
  await reminding()
  expect(await database.db.select().from(mails)).toMatchObject([
    {
      kind: 'slot_reminder',
      recipient: 'ada@example.com',
      subject: "We'll call you Mon Nov 23, 3:00 PM to 4:00 PM CT",
      // As numbers are written everywhere, however it was typed.
      body: expect.stringContaining("We'll call (512) 555-0100 about your request"),
    },
  ])
  await chooseHourOfLead(deps(), access(), null, null)
  await database.db.delete(mails)
  await reminding()
  expect(await database.db.select().from(mails)).toEqual([])
})

test('an hour of a request that is done reminds nobody', async () => {
  await chooseHourOfLead(deps(), access(), three, null)
  await transaction(database.db, tx => finishWork(tx, 'lead', id, noon))
  now = new Date('2026-11-23T20:00:05Z')
  const slot = (await slotOf(database.db, { kind: 'lead', id })) ?? expect.unreachable('no slot')
  await transaction(database.db, tx => remindOfLeadSlot(deps())(tx, slot))
  expect(await database.db.select().from(mails)).toEqual([])
})

test('who chooses an hour while their request is being finished gets none, and no seat stays taken', async () => {
  const subject = { kind: 'lead' as const, id }
  const finished = Promise.withResolvers<void>()
  const choosing = finished.promise.then(() => chooseHourOfLead(deps(), access(), three, null))
  await transaction(database.db, async tx => {
    await holdSubject(tx, subject)
    await giveBackSlot(tx, subject, noon)
    await finishWork(tx, 'lead', id, noon)
    finished.resolve()
    await untilSomebodyWaits(tx)
  })
  expect(await choosing).toEqual({ ok: false, code: 'request_unknown' })
  expect(await slotOf(database.db, subject)).toBeNull()
})

/** The embedded database never shows a wait: there the other transaction begins when this one ends. */
async function untilSomebodyWaits(tx: Tx): Promise<void> {
  for (let look = 0; look < 500; look += 1) {
    const { rows } = await tx.execute(sql`select 1 from pg_locks where not granted`)
    if (rows.length > 0) return
  }
}

test('a home that is put right in the chat is called by its own clock', async () => {
  const [lead] = await database.db.select().from(leads)
  if (!lead) throw new Error('no lead')
  const correct = (zipCode: string) =>
    transaction(database.db, async tx => {
      const writes = await correctLeadWrites(tx, deps(), { ...lead, zipCode }, consentCircumstances, 'chat')
      await runAsOneStatement(tx, writes)
    })
  // Nine in the morning in Austin is five in Honolulu.
  await chooseHourOfLead(deps(), access(), new Date('2026-11-24T15:00:00Z'), null)
  await correct('96813')
  expect(await slotOf(database.db, { kind: 'lead', id })).toBeNull()
  const place = { zipCode: '96813', timeZone: 'Pacific/Honolulu' }
  // Four in the afternoon there, when our people go home.
  const due = { dueAt: new Date('2026-11-24T02:00:00Z') }
  expect(await database.db.select().from(workItems)).toMatchObject([{ ...place, ...due }])
  await correct('78701')
  expect(await leadCall(deps(), access())).toMatchObject({ dueAt: '2026-11-24T18:00:00.000Z' })
})
