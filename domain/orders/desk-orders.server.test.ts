import { expect, test } from 'vitest'
import { NEVER_CALLED } from '#domain/callbacks/call-time.ts'
import { callbackSlots, doNotCall } from '#domain/callbacks/callbacks.tables.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { customerOrders } from '#domain/orders/orders.tables.server.ts'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { correctOrder } from './correct-order.server.ts'
import { orderForDesk } from './order-for-desk.server.ts'
import { type OrderOutcome, orderOutcomeNames, outcomeOf } from './order-outcomes.ts'
import { orderStates } from './order-state.ts'
import { type RecordedOutcome, recordOutcome } from './record-outcome.server.ts'

const database = useTestDatabase()
/** Monday, 10 AM in Austin. */
const monday = new Date('2026-11-23T16:00:00Z')
const deps = (at = monday) => orderDeps(database, () => at)

async function ana(): Promise<StaffMember> {
  const row = { email: 'ana@plainwire.example', name: 'Ana Torres', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: monday })
    .returning()
  return { ...row, id: stored?.id ?? '', presence: 'online', factorAt: monday }
}

async function anOrder(changes = { address: '600 Congress Ave, Austin, TX 78701' }) {
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db }, changes)
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const { reference } = outcome.value
  const member = await ana()
  const seen = async (at = monday) =>
    (await orderForDesk(deps(at), reference)) ?? expect.unreachable('no order')
  const record = async (told: Omit<RecordedOutcome, 'reference' | 'version'>, at = monday) =>
    recordOutcome(deps(at), member, { reference, version: (await seen()).order.version, ...told })
  const work = async () => {
    const [item] = await database.db.select().from(workItems)
    return item ?? expect.unreachable('no work')
  }
  const mailed = async () => (await database.db.select().from(mails)).map(({ kind }) => kind)
  return { reference, member, seen, record, work, mailed }
}

test('an order is work for the desk from the statement that stores it, due when the call was promised', async () => {
  const order = await anOrder()
  const { work, order: stored, events, consent, calling } = await order.seen()
  expect(work).toMatchObject({ kind: 'order', who: stored.contactName, zipCode: '78701', ownerId: null })
  expect(work?.dueAt).toEqual(stored.callBy)
  expect(work?.about.startsWith(`${order.reference} `)).toBe(true)
  expect(events.map(({ what, actor, visible }) => [what, actor, visible])).toEqual([
    ['order_placed', 'visitor', false],
  ])
  expect(consent?.request).toContain('call')
  expect(calling.may).toBe(true)
})

test('from order to installation: each outcome sets the state, the next due time and the mail', async () => {
  const order = await anOrder()
  await order.record({ outcome: 'no_answer' })
  expect((await order.work()).dueAt).toEqual(new Date('2026-11-23T19:00:00Z'))
  await order.record({ outcome: 'reached' })
  await order.record({ outcome: 'confirmed' })
  expect(await order.record({ outcome: 'booked', date: '2026-12-01' })).toMatchObject({ ok: true })
  const { order: stored, events, outcomes } = await order.seen()
  expect(stored).toMatchObject({ status: 'booked', installationOn: '2026-12-01' })
  expect((await order.work()).doneAt).toEqual(monday)
  expect(events.map(({ what }) => what)).toEqual([
    'order_placed',
    'no_answer',
    'reached',
    'confirmed',
    'booked',
  ])
  expect(outcomes).toEqual(['booked', 'not_available', 'cancelled'])
  expect(await order.mailed()).toEqual([
    'order_received',
    'order_no_answer',
    'order_confirmed',
    'order_booked',
  ])
})

test('no outcome is recorded where the table does not say it follows', async () => {
  const order = await anOrder()
  const needs = { date: '2026-12-01', time: '2026-11-24T10:00', reason: 'Moved away' }
  for (const status of orderStates) {
    for (const outcome of orderOutcomeNames) {
      if (outcomeOf(outcome).from.includes(status)) continue
      await database.db.update(customerOrders).set({ status })
      expect([status, outcome, await order.record({ outcome, ...needs })]).toEqual([
        status,
        outcome,
        { ok: false, code: 'state_refused' },
      ])
    }
  }
})

test.each<[OrderOutcome, string]>([
  ['booked', 'date'],
  ['call_later', 'time'],
  ['cancelled', 'reason'],
  ['not_available', 'reason'],
])('%s needs its %s', async (outcome, field) => {
  const order = await anOrder()
  await order.record({ outcome: 'reached' })
  const refusal = await order.record({ outcome, reason: field === 'reason' ? '  ' : 'x' })
  expect(refusal).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } })
})

test('an installation is booked for today or later, by the calendar of the home, and nothing is stored of another day', async () => {
  const order = await anOrder({ address: '1 Ala Moana Blvd, Honolulu, HI 96813' })
  await order.record({ outcome: 'reached' })
  // Ten in the evening in Honolulu, the next day in Austin.
  const evening = new Date('2026-11-24T08:00:00Z')
  const book = (date: string) => order.record({ outcome: 'booked', date }, evening)
  expect(await book('2026-11-22')).toMatchObject({
    code: 'invalid_input',
    fields: { date: 'That day is in the past. Choose today or a later day.' },
  })
  expect(await book('2062-11-30')).toMatchObject({
    fields: { date: 'That day is more than a year away. Check the year.' },
  })
  expect((await order.seen()).order).toMatchObject({ status: 'reached', installationOn: null })
  expect(await order.mailed()).not.toContain('order_booked')
  expect(await book('2026-11-23')).toMatchObject({ ok: true })
  expect((await order.seen()).order).toMatchObject({ status: 'booked', installationOn: '2026-11-23' })
})

test('nobody is called outside of calling hours: a time at night is refused, a try too late waits for the morning', async () => {
  const order = await anOrder()
  const later = (time: string) => order.record({ outcome: 'call_later', time })
  expect(await later('2026-11-24T22:30')).toMatchObject({
    fields: { time: 'Nobody may call there at that time, only from 8 AM to 9 PM by the clock there.' },
  })
  expect(await later('2026-11-24T20:30')).toMatchObject({ fields: { time: 'We’re closed at that time.' } })
  expect(await later('2026-11-23T09:30')).toMatchObject({
    fields: { time: 'That time has passed there. Choose a later one.' },
  })
  expect(await later('2027-11-23T10:00')).toMatchObject({
    fields: { time: 'That is more than a year away. Check the year.' },
  })
  const { contactPhone } = (await order.seen()).order
  await database.db
    .insert(doNotCall)
    .values({ phoneDigits: phoneDigits(contactPhone ?? ''), reason: 'asked for', addedAt: monday })
  expect(await later('2026-11-24T10:30')).toMatchObject({ fields: { time: NEVER_CALLED } })
  await database.db.delete(doNotCall)
  expect(await order.record({ outcome: 'call_later', time: '2026-11-24T10:30' })).toMatchObject({ ok: true })
  expect((await order.work()).dueAt).toEqual(new Date('2026-11-24T16:30:00Z'))
  await order.record({ outcome: 'no_answer' }, new Date('2026-11-24T01:00:00Z'))
  expect((await order.work()).dueAt).toEqual(new Date('2026-11-24T16:30:00Z'))
  await order.record({ outcome: 'no_answer' }, new Date('2026-11-25T01:00:00Z'))
  expect((await order.work()).dueAt).toEqual(new Date('2026-11-25T15:00:00Z'))
})

test('who looked at an older order changes nothing', async () => {
  const order = await anOrder()
  const { version } = (await order.seen()).order
  await order.record({ outcome: 'reached' })
  const late = { reference: order.reference, version, outcome: 'cancelled' as const, reason: 'Too late' }
  expect(await recordOutcome(deps(), order.member, late)).toEqual({ ok: false, code: 'work_changed' })
  expect((await order.seen()).order.status).toBe('reached')
})

test('only the same words from a page of before are a press that was made twice', async () => {
  const order = await anOrder()
  const seen = { reference: order.reference, version: (await order.seen()).order.version }
  const later = (time: string) =>
    recordOutcome(deps(), order.member, { ...seen, time, outcome: 'call_later' })
  expect(await later('2026-11-24T10:30')).toEqual(await later('2026-11-24T10:30'))
  expect(await later('2026-11-24T16:00')).toEqual({ ok: false, code: 'work_changed' })
  await order.record({ outcome: 'wrong_number' })
  expect(await order.mailed()).toEqual(['order_received', 'order_wrong_number'])
})

test('a correction keeps what was there before, renames the work and tells the customer', async () => {
  const order = await anOrder()
  const { order: before, lines } = await order.seen()
  const corrected = await correctOrder(deps(), order.member, {
    reference: order.reference,
    version: before.version,
    name: 'Maria Gomez',
    email: 'maria@example.com',
    phone: '737 555 0188',
    address: '1 Ala Moana Blvd, Honolulu, HI 96813',
    lines: lines.map(({ id }) => ({ id, quantity: 2 })),
  })
  expect(corrected).toMatchObject({ ok: true })
  const { order: after, events, lines: linesAfter, consent } = await order.seen()
  expect(consent?.request).toContain('call')
  expect(after).toMatchObject({ contactName: 'Maria Gomez', timeZone: 'Pacific/Honolulu' })
  expect(linesAfter.map(({ quantity }) => quantity)).toEqual([2])
  expect(events.at(-1)).toMatchObject({
    what: 'corrected',
    actor: 'Ana Torres',
    before: { name: before.contactName, phone: before.contactPhone, address: before.shippingAddress },
    after: { name: 'Maria Gomez', phone: '737 555 0188' },
  })
  expect(await order.work()).toMatchObject({ who: 'Maria Gomez' })
  expect(await order.mailed()).toContain('order_changed')
})

test('an order keeps at least one service', async () => {
  const order = await anOrder()
  const { order: before, lines } = await order.seen()
  const contact = { name: 'Bo Renter', email: 'bo@example.com', phone: '512 555 0101', address: 'Somewhere' }
  const empty = lines.map(({ id }) => ({ id, quantity: 0 }))
  const wanted = { reference: order.reference, version: before.version, ...contact, lines: empty }
  expect(await correctOrder(deps(), order.member, { ...wanted, phone: '12' })).toMatchObject({
    ...{ ok: false, code: 'invalid_input' },
    fields: { quantity0: expect.stringContaining('at least one service'), phone: expect.any(String) },
  })
  const unknown = lines.map(({ id }) => ({ id, quantity: 1, planId: 'no-such-plan' }))
  expect(await correctOrder(deps(), order.member, { ...wanted, lines: unknown })).toEqual({
    ok: false,
    code: 'plan_not_listed',
  })
})

test('who is not reached before the hour they booked is called in it, and who is reached is not', async () => {
  const order = await anOrder()
  const { order: stored } = await order.seen()
  const slot = { subjectKind: 'order' as const, subjectId: stored.id, seat: 1, bookedAt: monday }
  const startsAt = new Date('2026-11-24T17:00:00Z')
  await database.db.insert(callbackSlots).values({ ...slot, startsAt, timeZone: 'America/Chicago' })
  await order.record({ outcome: 'no_answer' })
  const { work, slot: held } = await order.seen()
  expect([work?.dueAt, held?.startsAt]).toEqual([startsAt, startsAt])
  await order.record({ outcome: 'reached' })
  const after = await order.seen()
  expect(after.slot).toBeNull()
  expect(after.work?.dueAt).not.toEqual(startsAt)
})

test('an order that ends gives its hour back', async () => {
  const order = await anOrder()
  const { order: stored } = await order.seen()
  const slot = { subjectKind: 'order' as const, subjectId: stored.id, seat: 1, bookedAt: monday }
  const startsAt = new Date('2026-11-24T16:00:00Z')
  await database.db.insert(callbackSlots).values({ ...slot, startsAt, timeZone: 'America/Chicago' })
  expect((await order.seen()).slot?.startsAt).toEqual(startsAt)
  await order.record({ outcome: 'not_available', reason: 'No line in the street' })
  expect((await order.seen()).slot).toBeNull()
})
