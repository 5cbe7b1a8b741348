import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { workItemWrites } from '#domain/desk/work-items.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { expectNothingLeft } from '#tests/support/failing-writes.ts'
import { orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { orderForCustomer } from './order-for-customer.server.ts'
import { orderForDesk } from './order-for-desk.server.ts'
import { latestOrder } from './order-of-lead.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'
import { readOutFor } from './read-out.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-23T16:00:00Z')
const deps = () => ({ ...orderDeps(database, () => now), mailsGoOut: true })
const leadId = '5d7c3f34-0000-4000-8000-000000000001'

async function ana(name = 'Ana Torres'): Promise<StaffMember> {
  const email = `${name.split(' ')[0]}@plainwire.example`
  const row = { email, name, role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: now })
    .returning()
  return { ...row, id: stored?.id ?? '', presence: 'online', factorAt: now }
}

const planIds = readSeed()
  .offerings.slice(0, 2)
  .map(({ planId }) => planId)
const home = { zipCode: '78701', phone: '512 555 0101' }
const wanted = {
  leadId,
  key: '5d7c3f34-0000-4000-8000-000000000002',
  name: 'Bo Renter',
  email: 'bo@example.com',
  phone: '512 555 0101',
  address: '600 Congress Ave, Austin, TX 78701',
  notes: '',
  planIds,
}

test('an order on the phone stands on the words that were read out, at the catalog’s prices, and ends the lead', async () => {
  const member = await ana()
  const lead = { kind: 'lead' as const, subjectId: leadId, createdAt: now, dueAt: now }
  await runAsOneStatement(database.db, workItemWrites(lead))
  const readOut = (await readOutFor(deps(), { planIds, ...home })) ?? expect.unreachable('no script')
  const outcome = await orderForCustomer(deps(), member, { ...wanted, readOut }, consentCircumstances)
  expect(outcome).toMatchObject({ ok: true })
  expect(readOut).not.toContain('..')
  expect(await database.db.select().from(customerOrders)).toMatchObject([
    { userId: null, contactName: 'Bo Renter', timeZone: 'America/Chicago' },
  ])
  const reference = outcome.ok ? outcome.value.reference : ''
  expect((await orderForDesk(deps(), reference))?.consent?.request).toBe(readOut)
  expect((await database.db.select().from(orderItems)).map(({ planId }) => planId)).toEqual(planIds)
  expect(await database.db.select().from(consents)).toMatchObject([{ source: 'phone', shownText: readOut }])
  const work = await database.db.select().from(workItems)
  expect(work.filter(({ doneAt }) => doneAt === null).map(({ kind }) => kind)).toEqual(['order'])
})

test('nothing is ordered by other words than those of today’s plans and prices', async () => {
  const member = await ana()
  const older = 'I’ll place this order for you: something cheaper. Shall I place it?'
  const place = (changes: object) =>
    orderForCustomer(deps(), member, { ...wanted, readOut: older, ...changes }, consentCircumstances)
  const script = await readOutFor(deps(), { planIds, ...home })
  expect(await place({})).toEqual({ ok: false, code: 'script_changed', extra: { script } })
  expect(await place({ planIds: ['no-such-plan'] })).toEqual({ ok: false, code: 'plan_not_listed' })
  expect(await place({ planIds: [] })).toEqual({ ok: false, code: 'plan_not_listed' })
  expect(await database.db.select().from(customerOrders)).toEqual([])
})

test('a form that is sent twice, or three times at once, is one order with one record of it', async () => {
  const member = await ana()
  const readOut = (await readOutFor(deps(), { planIds, ...home })) ?? expect.unreachable('no script')
  const place = (changes: object = {}) =>
    orderForCustomer(deps(), member, { ...wanted, readOut, ...changes }, consentCircumstances)
  const outcomes = [...(await Promise.all([place(), place(), place()])), await place()]
  expect(new Set(outcomes.map(outcome => JSON.stringify(outcome))).size).toBe(1)
  expect(outcomes[0]).toMatchObject({ ok: true })
  expect(await database.db.select().from(customerOrders)).toHaveLength(1)
  const told = await eventsOf(database.db, { kind: 'lead', id: leadId })
  expect(told.filter(({ what }) => what === 'orderForCustomer')).toHaveLength(1)
  const others = planIds.slice(0, 1)
  const otherWords = (await readOutFor(deps(), { planIds: others, ...home })) ?? ''
  expect(await place({ planIds: others, readOut: otherWords })).toEqual({ ok: false, code: 'script_changed' })
})

test('a lead is one order: who comes second reads who placed which, and another one is an explicit choice', async () => {
  const [anna, ben] = [await ana(), await ana('Ben Okafor')]
  const readOut = (await readOutFor(deps(), { planIds, ...home })) ?? expect.unreachable('no script')
  const place = (member: StaffMember, changes: object = {}) =>
    orderForCustomer(
      deps(),
      member,
      { ...wanted, readOut, key: crypto.randomUUID(), ...changes },
      consentCircumstances,
    )
  const both = await Promise.all([place(anna), place(ben)])
  const first = both.find(({ ok }) => ok)
  const reference = first?.ok ? first.value.reference : expect.unreachable('nobody placed it')
  const winner = both[0]?.ok ? 'Ana Torres' : 'Ben Okafor'
  const words = `${winner} placed ${reference} for this lead already.`
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'lead_ordered', message: words })
  const orders = () => database.db.select().from(customerOrders)
  const told = async () =>
    (await database.db.select().from(mails)).filter(({ kind }) => kind === 'order_received').length
  expect([(await orders()).length, await told()]).toEqual([1, 1])

  const late = both[0]?.ok ? ben : anna
  expect(await place(late)).toMatchObject({ code: 'lead_ordered', message: words })
  const seen = latestOrder(await eventsOf(database.db, { kind: 'lead', id: leadId }))
  expect(await place(late, { another: seen?.event })).toMatchObject({ ok: true })
  // Whoever chose it before that one was placed hasn't seen it.
  expect(await place(late, { another: seen?.event })).toMatchObject({
    message: expect.stringContaining('You placed PW-'),
  })
  expect([(await orders()).length, await told()]).toEqual([2, 2])
})

test.each(['customer_orders', 'mails', 'work_items', 'desk_events'])(
  'when %s fails, nothing of an order on the phone is left',
  async table => {
    const member = await ana()
    const lead = { kind: 'lead' as const, subjectId: leadId, createdAt: now, dueAt: now }
    await runAsOneStatement(database.db, workItemWrites(lead))
    const readOut = (await readOutFor(deps(), { planIds, ...home })) ?? ''
    const place = () => orderForCustomer(deps(), member, { ...wanted, readOut }, consentCircumstances)
    await expectNothingLeft(database.db, table, place)
    expect(await place()).toMatchObject({ ok: true })
  },
)
