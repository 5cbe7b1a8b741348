import { beforeEach, expect, test } from 'vitest'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { cancelOrder, chooseHour } from './change-own-order.server.ts'
import { orderForDesk } from './order-for-desk.server.ts'
import { orderPage } from './order-page.server.ts'
import { refusedLines } from './orders.tables.server.ts'
import { type RecordedOutcome, recordOutcome } from './record-outcome.server.ts'
import { reopenOrder } from './reopen-order.server.ts'

const database = useTestDatabase()
/** Monday, 10 AM in Austin. */
const monday = new Date('2026-11-23T16:00:00Z')
let now: Date
const deps = () => orderDeps(database, () => now)
let ana: StaffMember
let access: { reference: string; key: null; userId: string }

beforeEach(async () => {
  now = monday
  const row = { email: 'ana@plainwire.example', name: 'Ana Torres', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: monday })
    .returning()
  ana = { ...row, id: stored?.id ?? '', presence: 'online', factorAt: monday }
  const { userId, outcome } = await aPlacedOrder({ ...deps(), db: database.db })
  const reference = outcome.ok ? outcome.value.reference : expect.unreachable('not placed')
  access = { reference, key: null, userId }
})

const seen = async () => (await orderForDesk(deps(), access.reference)) ?? expect.unreachable('no order')
const version = async () => (await seen()).order.version
const record = async (...told: Omit<RecordedOutcome, 'reference' | 'version'>[]) => {
  for (const one of told) {
    const press = { reference: access.reference, version: await version(), ...one }
    expect(await recordOutcome(deps(), ana, press)).toMatchObject({ ok: true })
  }
}
const reopen = async (seenVersion?: number) =>
  reopenOrder(deps(), ana, {
    reference: access.reference,
    version: seenVersion ?? (await version()),
  })
const open = async () => (await database.db.select().from(workItems)).filter(({ doneAt }) => doneAt === null)
const shown = async () => (await orderPage(deps(), access)) ?? expect.unreachable('no page')
const lastMail = async () => (await database.db.select().from(mails)).at(-1)

test('an order that was canceled by a wrong press is open again as it was: work, promise, page, mail and what happened', async () => {
  const [before] = await open()
  const { status } = await shown()
  await record({ outcome: 'cancelled', reason: 'Wrong press' })
  expect((await seen()).opensAs).toBe('submitted')
  const pressed = await version()
  expect(await reopen()).toMatchObject({ ok: true })
  expect(await open()).toMatchObject([
    { ...{ kind: 'order', dueAt: before?.dueAt, who: before?.who, about: before?.about }, ownerId: null },
  ])
  const page = await shown()
  expect(page).toMatchObject({ status, mayChange: true, isOver: false })
  expect(page.timeline.at(-1)).toMatchObject({
    ...{ words: 'We opened the order again, as it was', firstName: 'Ana' },
  })
  expect(await lastMail()).toMatchObject({ subject: `Your order ${access.reference} is open again` })
  expect((await lastMail())?.body).toContain(
    "We'll call you: as soon as possible, by 10:00 AM CT, Tue Nov 24.",
  )
  expect((await seen()).events.at(-1)).toMatchObject({
    ...{
      what: 'reopenOrder',
      actor: 'Ana Torres',
      before: { status: 'cancelled' },
      after: { status: 'submitted' },
    },
  })
  // Pressed twice it is opened once, and it goes on like any other.
  const sent = (await database.db.select().from(mails)).length
  expect(await reopen(pressed)).toMatchObject({ ok: true })
  expect(await database.db.select().from(mails)).toHaveLength(sent)
  expect(await reopen()).toEqual({ ok: false, code: 'state_refused' })
  await record({ outcome: 'reached' })
})

test('an hour that was chosen is theirs again, and once the promise is over we call within an hour', async () => {
  const chosen = new Date('2026-11-23T21:00:00Z')
  expect(await chooseHour(deps(), access, chosen, null)).toMatchObject({ ok: true })
  await record({ outcome: 'cancelled', reason: 'Wrong press' })
  await reopen()
  expect((await open())[0]?.dueAt).toEqual(chosen)
  expect(await shown()).toMatchObject({
    slotStartsAt: chosen.toISOString(),
    status: { by: { kind: 'hour' } },
  })
  expect((await lastMail())?.body).toContain("We'll call you: Mon Nov 23, 3:00 PM to 4:00 PM CT.")

  await record({ outcome: 'cancelled', reason: 'Wrong press' })
  now = new Date('2026-11-25T16:00:00Z')
  await reopen()
  expect(await shown()).toMatchObject({ status: { by: { at: '2026-11-25T17:00:00.000Z' }, overdue: false } })
})

test('what was refused by a wrong press is no refusal of the provider’s, and a booked day stays booked', async () => {
  await record({ outcome: 'reached' }, { outcome: 'booked', date: '2026-12-01' })
  await record({ outcome: 'not_available', reason: 'Wrong press' })
  expect(await database.db.select().from(refusedLines)).toHaveLength(1)
  await reopen()
  expect(await database.db.select().from(refusedLines)).toEqual([])
  expect((await seen()).order).toMatchObject({ status: 'booked', installationOn: '2026-12-01' })
  expect(await open()).toEqual([])
  expect((await lastMail())?.body).toContain('Your installation stays booked for Dec 1, 2026.')
})

test('what was not canceled with the provider after all is work again, and from there the order opens again', async () => {
  await record({ outcome: 'reached' }, { outcome: 'confirmed' }, { outcome: 'cancelled', reason: 'Asked' })
  await record({ outcome: 'cancelled_there' })
  expect(await open()).toEqual([])
  await reopen()
  const by = new Date('2026-11-23T19:00:00Z')
  expect(await open()).toMatchObject([{ kind: 'order_cancellation', dueAt: by }])
  expect(await shown()).toMatchObject({ status: { title: 'Canceled', by: { at: by.toISOString() } } })
  expect((await lastMail())?.body).toContain("We'll cancel it there by 1:00 PM CT, Mon Nov 23, and email you")
  await reopen()
  expect((await seen()).order.status).toBe('confirmed')
  expect(await open()).toMatchObject([{ kind: 'order' }])
})

test('what its customer canceled on our site stays canceled', async () => {
  await cancelOrder(deps(), access)
  expect((await seen()).opensAs).toBeNull()
  expect(await reopen()).toEqual({ ok: false, code: 'state_refused' })
  expect((await shown()).isOver).toBe(true)
})

test('what was changed since it was looked at, and what a colleague has, stays as it is', async () => {
  await record({ outcome: 'reached' }, { outcome: 'confirmed' }, { outcome: 'cancelled', reason: 'Asked' })
  expect(await reopen(1)).toEqual({ ok: false, code: 'work_changed' })
  const row = { email: 'bo@plainwire.example', name: 'Bo Lind', role: 'agent' as const, passwordHash: '' }
  const [bo] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: monday })
    .returning()
  await database.db.update(workItems).set({ ownerId: bo?.id ?? '' })
  expect(await reopen()).toMatchObject({
    code: 'work_taken',
    message: expect.stringContaining('Bo Lind has it'),
  })
})
