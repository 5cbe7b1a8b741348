import { beforeEach, expect, test } from 'vitest'
import { claimWork, handOverWork } from '#domain/desk/claims.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { workItemWrites } from '#domain/desk/work-items.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { correctOrder } from './correct-order.server.ts'
import { orderForCustomer } from './order-for-customer.server.ts'
import { orderForDesk } from './order-for-desk.server.ts'
import { customerOrders } from './orders.tables.server.ts'
import { readOutFor } from './read-out.server.ts'
import { recordOutcome } from './record-outcome.server.ts'

const database = useTestDatabase()
/** Monday, 10 AM in Austin. */
const monday = new Date('2026-11-23T16:00:00Z')
const deps = (at = monday) => ({ ...orderDeps(database, () => at), mailsGoOut: true })

async function aMember(name: string, role: StaffRole = 'agent'): Promise<StaffMember> {
  const row = { email: `${name}@plainwire.example`, name, role, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: monday, lastSeenAt: monday })
    .returning()
  return { ...row, id: stored?.id ?? '', presence: 'online', factorAt: monday }
}

let people: { anna: StaffMember; abe: StaffMember; carl: StaffMember }
beforeEach(async () => {
  people = {
    anna: await aMember('Anna Reyes'),
    abe: await aMember('Abe Stone'),
    carl: await aMember('Carl Boss', 'administrator'),
  }
})
const taken = {
  ...{ ok: false, code: 'work_taken' },
  message: 'Anna Reyes has it. Take it over first, or ask them to hand it over.',
}
const theWork = async () => (await database.db.select().from(workItems))[0] ?? expect.unreachable('no work')
const sent = async () => (await database.db.select().from(mails)).map(({ kind }) => kind)

test('what came of a claimed order is its owner’s to record, and nobody else’s press reaches the customer or the claim', async () => {
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db })
  const reference = outcome.ok ? outcome.value.reference : expect.unreachable('not placed')
  const record = async (member: StaffMember, at = monday) => {
    const { order } = (await orderForDesk(deps(), reference)) ?? expect.unreachable('no order')
    return recordOutcome(deps(at), member, { reference, version: order.version, outcome: 'no_answer' })
  }
  const { id } = await theWork()
  await claimWork(deps(), people.anna, id)
  // An administrator, too, takes it over first.
  expect([await record(people.abe), await record(people.carl)]).toEqual([taken, taken])
  expect([(await theWork()).ownerId, await sent()]).toEqual([people.anna.id, ['order_received']])

  await handOverWork(deps(), people.carl, id, people.carl.id)
  expect(await record(people.carl)).toMatchObject({ ok: true })
  expect((await theWork()).ownerId).toBeNull()
  await claimWork(deps(), people.anna, id)
  // Whoever has been gone for an hour is taken over from, as in the queue.
  const later = new Date(monday.getTime() + 61 * 60_000)
  expect(await record(people.abe, later)).toEqual(taken)
  await claimWork(deps(later), people.abe, id)
  expect(await record(people.abe, later)).toMatchObject({ ok: true })
  expect(await sent()).toEqual(['order_received', 'order_no_answer', 'order_no_answer'])
})

test('nobody corrects the order that a colleague has, and its customer hears nothing', async () => {
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db })
  const reference = outcome.ok ? outcome.value.reference : expect.unreachable('not placed')
  await claimWork(deps(), people.carl, (await theWork()).id)
  const { order, lines } = (await orderForDesk(deps(), reference)) ?? expect.unreachable('no order')
  const correct = (member: StaffMember) =>
    correctOrder(deps(), member, {
      ...{ reference, version: order.version, name: order.contactName, email: order.contactEmail },
      ...{ phone: order.contactPhone ?? '', address: order.shippingAddress ?? '' },
      lines: lines.map(({ id }) => ({ id, quantity: 2 })),
    })
  expect(await correct(people.abe)).toEqual({
    ...taken,
    message: taken.message.replace('Anna Reyes', 'Carl Boss'),
  })
  expect(await sent()).toEqual(['order_received'])
  expect(await correct(people.carl)).toMatchObject({ ok: true })
  expect(await sent()).toEqual(['order_received', 'order_changed'])
})

test('of a claim and a press at once, whichever is first counts', async () => {
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db })
  const reference = outcome.ok ? outcome.value.reference : expect.unreachable('not placed')
  const { id } = await theWork()
  const [claimed, pressed] = await Promise.all([
    claimWork(deps(), people.anna, id),
    recordOutcome(deps(), people.abe, { reference, version: 1, outcome: 'reached' }),
  ])
  expect(claimed).toMatchObject({ ok: true })
  expect([true, 'work_taken']).toContain(pressed.ok || pressed.code)
  expect((await theWork()).ownerId).toBe(people.anna.id)
})

test('nobody orders for the lead that a colleague has', async () => {
  const leadId = '5d7c3f34-0000-4000-8000-000000000001'
  const lead = { kind: 'lead' as const, subjectId: leadId, createdAt: monday, dueAt: monday }
  await runAsOneStatement(database.db, workItemWrites(lead))
  await claimWork(deps(), people.anna, (await theWork()).id)
  const planIds = [deps().catalogue.offerings[0]?.planId ?? '']
  const wanted = {
    ...{
      leadId,
      planIds,
      readOut: (await readOutFor(deps(), { planIds, zipCode: '78701', phone: '512 555 0101' })) ?? '',
      key: crypto.randomUUID(),
    },
    ...{ name: 'Bo Renter', email: 'bo@example.com', phone: '512 555 0101', notes: '' },
    address: '600 Congress Ave, Austin, TX 78701',
  }
  expect(await orderForCustomer(deps(), people.abe, wanted, consentCircumstances)).toEqual(taken)
  expect(await database.db.select().from(customerOrders)).toEqual([])
  expect(await orderForCustomer(deps(), people.anna, wanted, consentCircumstances)).toMatchObject({
    ok: true,
  })
})
