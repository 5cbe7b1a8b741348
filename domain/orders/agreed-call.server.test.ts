import { beforeEach, expect, test } from 'vitest'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { chooseHour } from './change-own-order.server.ts'
import { correctOrder } from './correct-order.server.ts'
import type { OrderRequest } from './order-form.ts'
import { orderPage } from './order-page.server.ts'
import { findOrder } from './order-store.server.ts'
import { ownOrders } from './own-orders.server.ts'
import { type RecordedOutcome, recordOutcome } from './record-outcome.server.ts'

const database = useTestDatabase()
const monday = new Date('2026-11-23T16:00:00Z')
const agreedAt = '2026-11-24T16:30:00.000Z'
const deps = (at = monday) => ({ ...orderDeps(database, () => at), db: database.db })
let member: StaffMember

beforeEach(async () => {
  const row = { email: 'ana@example.com', name: 'Ana', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: monday })
    .returning()
  member = { ...row, id: stored?.id ?? '', presence: 'online' as const, factorAt: monday }
})

async function anOrder(changes: Partial<OrderRequest> = {}) {
  const { outcome, userId } = await aPlacedOrder(deps(), changes)
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const { orderId, reference } = outcome.value
  const order = async () => (await findOrder(database.db, orderId)) ?? expect.unreachable('no order')
  const access = { reference, key: null, userId }
  return {
    ...{ orderId, userId, access },
    async record(told: Pick<RecordedOutcome, 'outcome' | 'time'>, at = monday) {
      const { version } = await order()
      expect(await recordOutcome(deps(at), member, { reference, version, ...told })).toMatchObject({
        ok: true,
      })
    },
    async moveTo(address: string, at = monday) {
      const { version, contactName: name, contactEmail: email, contactPhone } = await order()
      const wanted = { reference, version, name, email, phone: contactPhone ?? '', address, lines: [] }
      expect(await correctOrder(deps(at), member, wanted)).toMatchObject({ ok: true })
    },
    async status(at = monday) {
      return (await orderPage(deps(at), access))?.status ?? expect.unreachable('no page')
    },
  }
}
const due = async () => (await database.db.select().from(workItems))[0]?.dueAt.toISOString()
const lastMail = async (wanted: string) =>
  (await database.db.select().from(mails)).findLast(({ kind }) => kind === wanted)?.body ?? ''
const toldOfCall = async () => /We'll .*: .*/.exec(await lastMail('order_changed'))?.[0] ?? null

test('a try before the time that was agreed on doesn’t move it, and the customer reads that time', async () => {
  const { record, userId } = await anOrder()
  await record({ outcome: 'call_later', time: '2026-11-24T10:30' })
  await record({ outcome: 'no_answer' }, new Date('2026-11-24T01:00:00Z'))
  expect(await due()).toBe(agreedAt)
  expect(await lastMail('order_no_answer')).toContain("We'll call as agreed at 10:30 AM CT, Tue Nov 24.")
  const [listed] = (await ownOrders(database.db, userId, null, monday)).entries
  expect(listed?.status.by).toEqual({ kind: 'at', at: agreedAt })
  // Once that time is there, the next try follows as after any other call.
  await record({ outcome: 'no_answer' }, new Date('2026-11-24T16:40:00Z'))
  expect(await due()).toBe('2026-11-24T19:40:00.000Z')
})

test('what the provider confirms doesn’t move the call that the customer expects, and the mail says when it is', async () => {
  const agreed = await anOrder()
  await agreed.record({ outcome: 'reached' })
  await agreed.record({ outcome: 'call_later', time: '2026-11-24T10:30' })
  await agreed.record({ outcome: 'confirmed' })
  expect(await due()).toBe(agreedAt)
  expect((await agreed.status()).by).toEqual({ kind: 'at', at: agreedAt })
  expect(await lastMail('order_confirmed')).toContain("We'll call as agreed at 10:30 AM CT, Tue Nov 24.")
})

test('an hour that the customer chose after we talked stays when the provider confirms', async () => {
  const { orderId, access, record } = await anOrder()
  await record({ outcome: 'reached' })
  const hour = new Date('2026-11-24T20:00:00Z')
  expect(await chooseHour(deps(), access, hour, null)).toMatchObject({ ok: true })
  await record({ outcome: 'confirmed' })
  expect(await slotOf(database.db, { kind: 'order', id: orderId })).toMatchObject({ startsAt: hour })
  expect(await due()).toBe(hour.toISOString())
  expect(await lastMail('order_confirmed')).toContain('Tue Nov 24, 2:00 PM to 3:00 PM CT')
})

test('whoever rather hears from us soon gives up the time that was agreed on', async () => {
  const { orderId, access, record, status } = await anOrder()
  await record({ outcome: 'call_later', time: '2026-11-27T10:30' })
  expect((await status()).by?.kind).toBe('at')
  expect(await chooseHour(deps(), access, null, null)).toMatchObject({ ok: true })
  const callBy = (await status()).by
  expect(callBy?.kind).toBe('time')
  expect(callBy?.at).toBe(await due())
  expect((await due())?.slice(0, 10)).toBe('2026-11-24')
  expect(await toldOfCall()).toContain("We'll call you: as soon as possible, by")
  const [last] = (await eventsOf(database.db, { kind: 'order', id: orderId }, 'visible')).slice(-1)
  expect(last).toMatchObject({
    what: 'slot_cancelled',
    before: { startsAt: '2026-11-27T16:30:00.000Z' },
  })
  // Pressed again, there is nothing to give up.
  expect(await chooseHour(deps(), access, null, null)).toMatchObject({ ok: true })
  expect(await eventsOf(database.db, { kind: 'order', id: orderId }, 'visible')).toHaveLength(2)
})

const honolulu = '1 Ala Moana, Honolulu, HI 96813'
/** What an order at the new address is told of its next call. */
const moves: [string, Pick<RecordedOutcome, 'outcome' | 'time'>[], string | null][] = [
  ['nothing yet', [], "We'll call you: as soon as possible, by 4:00 PM HT, Mon Nov 23"],
  [
    'a time that was agreed on',
    [{ outcome: 'call_later', time: '2026-11-24T14:00' }],
    "We'll call you: as agreed at 10:00 AM HT, Tue Nov 24",
  ],
  [
    'a time that was agreed on after we talked',
    [{ outcome: 'reached' }, { outcome: 'call_later', time: '2026-11-24T14:00' }],
    "We'll call you: as agreed at 10:00 AM HT, Tue Nov 24",
  ],
  [
    'a time at which nobody may call there',
    [{ outcome: 'call_later', time: '2026-11-24T10:30' }],
    "We'll call you: as soon as possible, by 9:00 AM HT, Tue Nov 24. The time we agreed on is outside calling hours at the new address",
  ],
  ['no answer', [{ outcome: 'no_answer' }], "We'll call you: as soon as possible, by 9:00 AM HT, Mon Nov 23"],
  ['a wrong number', [{ outcome: 'wrong_number' }], null],
  ['a talk', [{ outcome: 'reached' }], null],
]

test.each(moves)(
  'an address in another time zone, after %s: the mail says of the next call what the order’s page says',
  async (_, outcomes, told) => {
    const { record, moveTo, status } = await anOrder()
    for (const outcome of outcomes) await record(outcome)
    await moveTo(honolulu)
    expect(await toldOfCall()).toBe(told)
    const { by } = await status()
    if (told) expect(by?.at).toBe(await due())
    if (told) expect(by?.kind).toBe(told.includes('as agreed') ? 'at' : 'time')
  },
)

test('whoever wants to be texted reads that we get in touch, also when they give up the hour they chose', async () => {
  const { access, moveTo } = await anOrder({ callback: { answerBy: 'text' } })
  await chooseHour(deps(), access, new Date('2026-11-24T20:00:00Z'), null)
  await chooseHour(deps(), access, null, null)
  expect(await toldOfCall()).toBe("We'll get in touch: as soon as possible, by 10:00 AM CT, Tue Nov 24")
  await moveTo(honolulu)
  expect(await toldOfCall()).toContain("We'll get in touch: as soon as possible, by ")
})

test('a try that nobody answered is told as a call only once we’re to call', async () => {
  const { record } = await anOrder({ callback: { answerBy: 'email' } })
  await record({ outcome: 'no_answer' })
  expect(await lastMail('order_no_answer')).toContain('We tried to reach you about your order')
  await record({ outcome: 'reached' })
  await record({ outcome: 'no_answer' })
  expect(await lastMail('order_no_answer')).toContain('We called ')
})
