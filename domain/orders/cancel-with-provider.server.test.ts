import { beforeEach, expect, test } from 'vitest'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { readQueue } from '#domain/desk/queue.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { transaction } from '#platform/database.server.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { cancelOrder } from './change-own-order.server.ts'
import { orderForDesk } from './order-for-desk.server.ts'
import { orderPage } from './order-page.server.ts'
import { eraseOrders } from './orders-of-person.server.ts'
import { ownOrders } from './own-orders.server.ts'
import { type RecordedOutcome, recordOutcome } from './record-outcome.server.ts'

const database = useTestDatabase()
/** Monday, 10 AM in Austin. */
const monday = new Date('2026-11-23T16:00:00Z')
const inThreeHours = new Date('2026-11-23T19:00:00Z')
const deps = () => orderDeps(database, () => monday)
let member: StaffMember
let userId: string
let reference: string

beforeEach(async () => {
  const row = { email: 'ana@plainwire.example', name: 'Ana Torres', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: monday })
    .returning()
  member = { ...row, id: stored?.id ?? '', presence: 'online', factorAt: monday }
  const placed = await aPlacedOrder({ ...deps(), db: database.db })
  userId = placed.userId
  reference = placed.outcome.ok ? placed.outcome.value.reference : expect.unreachable('not placed')
})

const seen = async () => (await orderForDesk(deps(), reference)) ?? expect.unreachable('no order')
const record = async (told: Omit<RecordedOutcome, 'reference' | 'version'>) =>
  expect(
    await recordOutcome(deps(), member, { reference, version: (await seen()).order.version, ...told }),
  ).toMatchObject({ ok: true })
const cancel = () => cancelOrder(deps(), { reference, key: null, userId })
const shown = async () => {
  const page = await orderPage(deps(), { reference, key: null, userId })
  const { entries } = await ownOrders(database.db, userId, null, monday)
  expect(entries[0]?.status).toEqual(page?.status)
  return page ?? expect.unreachable('no page')
}
const open = async () => (await database.db.select().from(workItems)).filter(({ doneAt }) => doneAt === null)
const lastMail = async () => (await database.db.select().from(mails)).at(-1)

test('what the provider confirmed is canceled there by us: the customer reads so, and the desk has it in its queue', async () => {
  await record({ outcome: 'reached' })
  await record({ outcome: 'confirmed' })
  expect(await shown()).toMatchObject({ isWithProvider: true })
  expect(await cancel()).toEqual({ ok: true, value: null })
  expect((await shown()).status).toEqual({
    ...{ title: 'Canceled', next: 'A representative cancels it with the provider', overdue: false },
    by: { kind: 'time', at: inThreeHours.toISOString() },
  })
  expect((await lastMail())?.body).toContain(
    "The provider has your order already, so we'll cancel it there, too, by 1:00 PM CT, Mon Nov 23.",
  )
  expect(await open()).toMatchObject([{ kind: 'order_cancellation', dueAt: inThreeHours, ownerId: null }])
  const reader = { staffId: member.id, role: member.role, now: monday }
  const queued = await readQueue(database.db, { kind: 'order_cancellation' }, reader)
  expect(queued).toMatchObject([{ about: expect.stringContaining(reference), zipCode: '78701' }])

  const { work, outcomes } = await seen()
  expect([work?.kind, outcomes]).toEqual(['order_cancellation', ['provider_not_reached', 'cancelled_there']])
  await record({ outcome: 'provider_not_reached' })
  expect(await open()).toHaveLength(1)
  await record({ outcome: 'cancelled_there' })
  expect(await open()).toEqual([])
  const { status, timeline } = await shown()
  expect(status).toMatchObject({ next: 'We canceled it with the provider, too', by: null })
  expect(timeline.at(-1)?.words).toBe('We canceled it with the provider')
  expect(await lastMail()).toMatchObject({ subject: `Your order ${reference} is canceled with the provider` })
  expect((await seen()).outcomes).toEqual([])
})

test('a booked installation that staff cancel is canceled with the provider, too', async () => {
  await record({ outcome: 'reached' })
  await record({ outcome: 'booked', date: '2026-12-03' })
  expect(await open()).toEqual([])
  await record({ outcome: 'cancelled', reason: 'Moves away' })
  expect(await open()).toMatchObject([{ kind: 'order_cancellation', dueAt: inThreeHours }])
  expect((await shown()).status.next).toBe('A representative cancels it with the provider')
  expect((await lastMail())?.body).toMatch(/Reason: Moves away\n\nThe provider has your order already/)
  // Whoever cancels it there needs to know whose it is.
  const { contactEmail: email } = (await seen()).order
  const key = { email, phone: '' }
  const { open: kept } = await transaction(database.db, tx => eraseOrders(tx, key, null, monday))
  expect(kept).toMatchObject([{ reference }])
})

test('of an order that no provider has, nothing was ordered, and nothing is left to do', async () => {
  await record({ outcome: 'reached' })
  expect(await cancel()).toEqual({ ok: true, value: null })
  expect((await shown()).status).toMatchObject({ title: 'Canceled', next: 'Nothing was ordered or charged' })
  expect(await open()).toEqual([])
  expect((await lastMail())?.body).not.toContain('provider')
})
