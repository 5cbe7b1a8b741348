import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveBackClosed } from '#domain/callbacks/give-back-closed.server.ts'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { staysMoved } from '#domain/callbacks/stays-moved.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { eventsOf, recordEvent } from '#domain/desk/desk-events.server.ts'
import { workOn } from '#domain/desk/work-on.server.ts'
import { moveLeadPromise } from '#domain/leads/move-lead-promise.server.ts'
import { takeLead } from '#domain/leads/take-lead.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { builtInSettings, builtInValues, businessSettingsOf } from '#domain/settings/business-settings.ts'
import { changeSetting } from '#domain/settings/change-setting.server.ts'
import type { Holiday } from '#domain/settings/staffed-hours.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { loseOrderHour } from './lose-order-hour.server.ts'
import { moveOrderPromise } from './move-order-promise.server.ts'
import { findOrder } from './order-store.server.ts'

const database = useTestDatabase()
/** Saturday evening in Austin; the hour that is chosen is on Monday. */
let at = new Date('2026-11-22T01:30:00Z')
const monday = '2026-11-23T18:00:00.000Z'
const deps = () => ({ ...orderDeps(database, () => at), builtInSettings: builtInValues })
const closedDay = { date: '2026-11-23', name: 'Moving day', hours: null }
const value = [...builtInValues.holidays, closedDay]

async function anAdministrator() {
  const row = {
    email: 'ana@plainwire.example',
    name: 'Ana',
    role: 'administrator' as const,
    passwordHash: '',
  }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: at })
    .returning()
  return { ...row, id: stored?.id ?? '', presence: 'online' as const, factorAt: at }
}

const noHour = () => expect.unreachable('only an order has an hour')
const giveBack = () =>
  giveBackClosed({
    ...deps(),
    lose: { order: loseOrderHour(deps()), lead: noHour, chat: noHour },
    move: { order: moveOrderPromise(deps()), lead: moveLeadPromise(deps()), chat: noHour },
  })

const close = async (days: Holiday[] = value) =>
  changeSetting({ ...deps(), settings: builtInSettings }, await anAdministrator(), {
    key: 'holidays',
    version: 0,
    value: days,
  })

test('a day that closes takes the hours chosen on it back, and tells who chose them once', async () => {
  const callback = { answerBy: 'call' as const, startsAt: monday }
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db }, { callback })
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const id = outcome.value.orderId
  const subject = { kind: 'order', id } as const
  const member = await anAdministrator()
  expect(await giveBack()).toBe(0)
  const change = { key: 'holidays' as const, version: 0, value }
  expect(await changeSetting({ ...deps(), settings: builtInSettings }, member, change)).toMatchObject({
    ok: true,
  })

  expect(await expectAllOrNothing(database.db, 'giveBackClosed', () => giveBack())).toBe(1)
  expect(await slotOf(database.db, subject)).toBeNull()
  const order = await findOrder(database.db, id)
  // Sunday, when we close: the promise of 24 hours.
  expect(order?.callBy).toEqual(new Date('2026-11-23T00:00:00Z'))
  expect((await workOn(database.db, 'order', [id])).get(id)?.dueAt).toEqual(order?.callBy)
  expect((await eventsOf(database.db, subject, 'visible')).at(-1)).toMatchObject({ what: 'slot_lost' })
  const told = (await database.db.select().from(mails)).filter(({ kind }) => kind === 'slot_lost')
  expect(told.map(({ body }) => body)).toEqual([
    expect.stringContaining(
      "We're closed in the hour you chose for our call: Mon Nov 23, 12:00 PM to 1:00 PM CT.",
    ),
  ])
  expect(told[0]?.body).toContain('by 6:00 PM CT, Sun Nov 22 instead')
  expect(await giveBack()).toBe(0)
})

/** Somebody asks to be called, without choosing an hour. */
async function aRequest(changes: { phone?: string; answerBy?: 'email' } = {}) {
  const lead = { name: 'Bo Renter', email: 'bo@example.com', phone: '(512) 555-0101', zipCode: '78701' }
  const rest = {
    service: 'Home internet' as const,
    marketingConsent: false,
    answerBy: 'call' as const,
    website: '',
    page: '/',
  }
  await takeLead(deps(), { ...lead, ...rest, ...changes }, consentCircumstances)
}
const due = async () => (await database.db.select().from(workItems)).map(({ dueAt }) => dueAt.toISOString())

test('a day that closes moves what was promised by it, of orders and of requests, and tells each person once', async () => {
  // Sunday evening after we closed: promised by Monday evening.
  at = new Date('2026-11-23T02:00:00Z')
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db })
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const id = outcome.value.orderId
  await aRequest()
  expect(await giveBack()).toBe(0)
  const [before] = await due()
  expect(before?.slice(0, 10)).toBe('2026-11-24')
  await close()

  expect(await giveBack()).toBe(2)
  // The end of the first hour on Tuesday.
  const moved = '2026-11-24T15:00:00.000Z'
  expect(await due()).toEqual([moved, moved])
  expect((await findOrder(database.db, id))?.callBy?.toISOString()).toBe(moved)
  const told = (await database.db.select().from(mails)).filter(({ kind }) => kind === 'promise_moved')
  expect(told.map(({ body }) => body)).toEqual([
    expect.stringContaining("We'll do it by 9:00 AM CT, Tue Nov 24 instead"),
    expect.stringContaining("We'll do it by 9:00 AM CT, Tue Nov 24 instead"),
  ])
  const seen = await eventsOf(database.db, { kind: 'order', id }, 'visible')
  expect(seen.at(-1)).toMatchObject({ what: 'promise_moved' })
  expect(await giveBack()).toBe(0)
})

test('who left no number is told when we write, and isn’t led to the hours of calls', async () => {
  at = new Date('2026-11-23T02:00:00Z')
  await aRequest({ phone: '', answerBy: 'email' })
  await close()
  expect(await giveBack()).toBe(1)
  const [told] = (await database.db.select().from(mails)).filter(({ kind }) => kind === 'promise_moved')
  expect(told?.body).toContain("We'll email you by 9:00 AM CT, Tue Nov 24 instead.")
  expect(told?.body).not.toContain('/callback/')
})

test('a shortened day keeps what was promised by its end, of orders and of requests alike', async () => {
  at = new Date('2026-11-23T02:00:00Z')
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db })
  if (!outcome.ok) return expect.unreachable(outcome.code)
  await aRequest()
  await close([...builtInValues.holidays, { ...closedDay, hours: { opens: 8, closes: 12 } }])

  expect(await giveBack()).toBe(2)
  const noon = '2026-11-23T18:00:00.000Z'
  expect(await due()).toEqual([noon, noon])
  expect((await findOrder(database.db, outcome.value.orderId))?.callBy?.toISOString()).toBe(noon)
  const told = (await database.db.select().from(mails)).filter(({ kind }) => kind === 'promise_moved')
  expect(told.map(({ body }) => body)).toEqual([
    expect.stringContaining("We'll do it by 12:00 PM CT, Mon Nov 23 instead"),
    expect.stringContaining("We'll do it by 12:00 PM CT, Mon Nov 23 instead"),
  ])
  expect(await giveBack()).toBe(0)
})

test('what somebody agreed on for a shortened day is put off to the next one', async () => {
  at = new Date('2026-11-23T02:00:00Z')
  await aRequest()
  const [work] = await database.db.select().from(workItems)
  const subject = { kind: 'lead', id: work?.subjectId ?? '' } as const
  const three = new Date('2026-11-23T21:00:00Z')
  await database.db.update(workItems).set({ dueAt: three })
  const details = { after: { callAgain: three.toISOString() } }
  await transaction(database.db, tx =>
    recordEvent(tx, { at, actor: 'site', what: 'call_later', subject, details }),
  )
  await close([...builtInValues.holidays, { ...closedDay, hours: { opens: 8, closes: 12 } }])
  expect(await giveBack()).toBe(1)
  expect(await due()).toEqual(['2026-11-24T15:00:00.000Z'])
})

test('once the day opens again it is known what stays moved, and whom nobody could tell', async () => {
  at = new Date('2026-11-23T02:00:00Z')
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db })
  if (!outcome.ok) return expect.unreachable(outcome.code)
  await aRequest()
  // An order whose hour on that day is taken back.
  const callback = { answerBy: 'call' as const, startsAt: monday }
  await aPlacedOrder({ ...deps(), db: database.db }, { callback })
  const closed = businessSettingsOf({ ...builtInValues, holidays: value })
  const stays = () => staysMoved(database.db, { at, was: closed, will: builtInSettings })
  expect(await stays()).toEqual({ promises: 0, hours: 0, untold: 0 })
  await close()
  expect(await giveBack()).toBe(3)
  expect(await stays()).toEqual({ promises: 2, hours: 1, untold: 0 })
  await database.db.update(workItems).set({ email: '' }).where(eq(workItems.kind, 'lead'))
  expect(await stays()).toEqual({ promises: 2, hours: 1, untold: 1 })
  // An hour later somebody reached the order's customer, and the work is due at another time.
  const subject = eq(workItems.subjectId, outcome.value.orderId)
  await database.db
    .update(workItems)
    .set({ dueAt: new Date('2026-11-25T15:00:00Z') })
    .where(subject)
  expect(await stays()).toEqual({ promises: 1, hours: 1, untold: 1 })
  // Another day that opens gives nothing back, and none is told of a day that is over.
  expect(await staysMoved(database.db, { at, was: closed, will: closed })).toMatchObject({
    promises: 0,
    hours: 0,
  })
  at = new Date('2026-11-25T02:00:00Z')
  expect(await stays()).toMatchObject({ promises: 0, hours: 0 })
})
