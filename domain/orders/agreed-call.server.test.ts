import { expect, test } from 'vitest'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { findOrder } from './order-store.server.ts'
import { ownOrders } from './own-orders.server.ts'
import { type RecordedOutcome, recordOutcome } from './record-outcome.server.ts'

const database = useTestDatabase()
const monday = new Date('2026-11-23T16:00:00Z')
const agreedAt = '2026-11-24T16:30:00.000Z'

test('a try before the time that was agreed on doesn’t move it, and the customer reads that time', async () => {
  const deps = (at: Date) => ({ ...orderDeps(database, () => at), db: database.db })
  const { outcome, userId } = await aPlacedOrder(deps(monday))
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const { orderId, reference } = outcome.value
  const row = { email: 'ana@example.com', name: 'Ana', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: monday })
    .returning()
  const member = { ...row, id: stored?.id ?? '', presence: 'online' as const, factorAt: monday }
  const record = async (told: Pick<RecordedOutcome, 'outcome' | 'time'>, at = monday) => {
    const version = (await findOrder(database.db, orderId))?.version ?? 0
    expect(await recordOutcome(deps(at), member, { reference, version, ...told })).toMatchObject({ ok: true })
  }
  const due = async () => (await database.db.select().from(workItems))[0]?.dueAt.toISOString()
  await record({ outcome: 'call_later', time: '2026-11-24T10:30' })
  await record({ outcome: 'no_answer' }, new Date('2026-11-24T01:00:00Z'))
  expect(await due()).toBe(agreedAt)
  const mail = (await database.db.select().from(mails)).findLast(({ kind }) => kind === 'order_no_answer')
  expect(mail?.body).toContain("We'll call as agreed at 10:30 AM CT, Tue Nov 24.")
  const [listed] = (await ownOrders(database.db, userId, null, monday)).entries
  expect(listed?.status.by).toEqual({ kind: 'at', at: agreedAt })
  // Once that time is there, the next try follows as after any other call.
  await record({ outcome: 'no_answer' }, new Date('2026-11-24T16:40:00Z'))
  expect(await due()).toBe('2026-11-24T19:40:00.000Z')
})
