import { beforeEach, expect, test } from 'vitest'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { transaction } from '#platform/database.server.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { changeContact, chooseHour } from './change-own-order.server.ts'
import { correctOrder } from './correct-order.server.ts'
import { orderForDesk } from './order-for-desk.server.ts'
import { orderPage } from './order-page.server.ts'
import { ownOrders } from './own-orders.server.ts'
import { recordOutcome } from './record-outcome.server.ts'
import { remindOfOrderSlot } from './remind-of-order-slot.server.ts'

const database = useTestDatabase()
/** Monday, 10 AM in Austin. */
const monday = new Date('2026-11-23T16:00:00Z')
const deps = () => orderDeps(database, () => monday)
let member: StaffMember
let access: { reference: string; key: null; userId: string }

beforeEach(async () => {
  const row = { email: 'ana@plainwire.example', name: 'Ana Torres', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: monday })
    .returning()
  member = { ...row, id: stored?.id ?? '', presence: 'online', factorAt: monday }
  const { userId, outcome } = await aPlacedOrder({ ...deps(), db: database.db })
  const reference = outcome.ok ? outcome.value.reference : expect.unreachable('not placed')
  access = { reference, key: null, userId }
})

const atDesk = async () => (await orderForDesk(deps(), access.reference)) ?? expect.unreachable('no order')
const version = async () => (await atDesk()).order.version
const record = async (outcome: 'wrong_number' | 'reached') =>
  recordOutcome(deps(), member, { reference: access.reference, version: await version(), outcome })
/** What customer and desk read of it now. */
async function read() {
  const page = (await orderPage(deps(), access)) ?? expect.unreachable('no page')
  const { entries } = await ownOrders(database.db, access.userId, null, monday)
  expect(entries[0]?.status).toEqual(page.status)
  expect((await atDesk()).wrongNumber).toBe(page.wrongNumber)
  return { wrong: page.wrongNumber, next: page.status.next, by: page.status.by, called: page.calledNext }
}
const wrong = {
  ...{ wrong: true, by: null, called: false },
  next: 'The phone number in your order, (512) 555-0100, reaches somebody else. Please change it, or call us',
}
const contact = async (phone: string) => {
  const { order } = await atDesk()
  const { contactName: name, contactEmail: email, shippingAddress } = order
  return { name, email, phone, address: shippingAddress ?? '' }
}

test('a number that reaches somebody else is told as one to customer and desk until the customer changes it', async () => {
  expect((await read()).next).toBe('A representative calls (512) 555-0100')
  await record('wrong_number')
  expect(await read()).toEqual(wrong)
  const told = (await database.db.select().from(mails)).at(-1)
  expect(told?.body).toContain('The phone number in your order, (512) 555-0100, reaches somebody else.')
  // The same number, written differently.
  await changeContact(deps(), access, await version(), await contact('+1 512-555-0100'))
  expect(await read()).toEqual(wrong)
  await changeContact(deps(), access, await version(), await contact('(512) 555-0199'))
  expect(await read()).toMatchObject({
    ...{ wrong: false, called: true },
    next: 'A representative calls (512) 555-0199',
  })
})

test('a number that staff correct, and one at which somebody was reached after all, is right again', async () => {
  await record('wrong_number')
  const { lines, consent } = await atDesk()
  await correctOrder(deps(), member, {
    ...{ reference: access.reference, version: await version(), ...(await contact('(512) 555-0199')) },
    lines: lines.map(({ id, quantity }) => ({ id, quantity })),
  })
  expect((await read()).wrong).toBe(false)
  // What was agreed to was for the number of then.
  expect([consent, (await atDesk()).consent]).toMatchObject([
    { otherNumber: null },
    { otherNumber: '(512) 555-0100' },
  ])
  await record('wrong_number')
  expect((await read()).wrong).toBe(true)
  await record('reached')
  expect(await read()).toMatchObject({
    wrong: false,
    next: 'A representative confirms your order with the provider',
  })
})

test('nobody is reminded of a call to a number that reaches somebody else', async () => {
  const startsAt = new Date('2026-11-23T21:00:00Z')
  expect(await chooseHour(deps(), access, startsAt, null)).toMatchObject({ ok: true })
  await record('wrong_number')
  expect(await read()).toEqual(wrong)
  const { id } = (await atDesk()).order
  const slot =
    (await slotOf(database.db, { kind: 'order', id })) ?? expect.unreachable('the hour was given back')
  const remind = () => transaction(database.db, tx => remindOfOrderSlot(deps())(tx, slot))
  const reminders = async () =>
    (await database.db.select().from(mails)).filter(({ kind }) => kind === 'slot_reminder').length
  await remind()
  expect(await reminders()).toBe(0)
  await changeContact(deps(), access, await version(), await contact('(512) 555-0199'))
  await remind()
  expect([await reminders(), (await read()).by]).toEqual([1, { kind: 'hour', at: startsAt.toISOString() }])
})

test('nobody is said to have been asked for another number by an email that was refused, nor to be called at the wrong one', async () => {
  await record('wrong_number')
  expect(await atDesk()).toMatchObject({ mailRefused: false, doubts: [] })
  const fault = '550 5.1.1 No such user'
  await database.db.update(mails).set({ fault, gaveUpAt: monday })
  const { mailRefused, doubts } = await atDesk()
  expect([mailRefused, doubts]).toEqual([true, [expect.stringMatching(/don’t arrive: .*No such user\.$/)]])
})
