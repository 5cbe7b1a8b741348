import { beforeEach, expect, test } from 'vitest'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { correctOrder } from './correct-order.server.ts'
import { orderForDesk } from './order-for-desk.server.ts'
import { recordOutcome } from './record-outcome.server.ts'

const database = useTestDatabase()
/** Monday, 10 AM in Austin. */
const monday = new Date('2026-11-23T16:00:00Z')
const deps = () => orderDeps(database, () => monday)
let ana: StaffMember
let reference: string

beforeEach(async () => {
  const row = { email: 'ana@plainwire.example', name: 'Ana Torres', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: monday })
    .returning()
  ana = { ...row, id: stored?.id ?? '', presence: 'online', factorAt: monday }
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db })
  reference = outcome.ok ? outcome.value.reference : expect.unreachable('not placed')
})

const seen = async () => (await orderForDesk(deps(), reference)) ?? expect.unreachable('no order')
const record = async (told: object) =>
  recordOutcome(deps(), ana, {
    ...{ reference, version: (await seen()).order.version },
    ...(told as { outcome: 'booked' }),
  })
const book = async () => {
  for (const told of [{ outcome: 'reached' }, { outcome: 'booked', date: '2026-12-01' }])
    expect(await record(told)).toMatchObject({ ok: true })
}
const correct = async (changes: object) => {
  const { order, lines } = await seen()
  const { version, contactName: name, contactEmail: email, contactPhone, shippingAddress } = order
  const stored = { name, email, phone: contactPhone ?? '', address: shippingAddress ?? '', lines }
  const asked = lines.map(({ id, quantity }) => ({ id, quantity }))
  return correctOrder(deps(), ana, { reference, version, ...stored, lines: asked, ...changes })
}
const mailed = async () => (await database.db.select().from(mails)).map(({ kind }) => kind)

test('after the booking the customer’s details are corrected, and its services are not', async () => {
  await book()
  expect(
    await correct({ phone: '(512) 555-0199', address: '600 Congress Ave Apt 4, Austin, TX 78701' }),
  ).toEqual({
    ok: true,
    value: { reference },
  })
  const { order, lines } = await seen()
  expect(order).toMatchObject({
    status: 'booked',
    contactPhone: '(512) 555-0199',
    installationOn: '2026-12-01',
  })
  expect(await mailed()).toContain('order_changed')
  expect((await database.db.select().from(workItems)).map(({ doneAt }) => doneAt)).toEqual([monday])
  const twice = lines.map(({ id }) => ({ id, quantity: 2 }))
  expect(await correct({ lines: twice })).toEqual({ ok: false, code: 'state_refused' })
})

test('a provider that refuses after the booking is recorded as that, and not as the customer’s wish', async () => {
  await book()
  expect(await record({ outcome: 'not_available', reason: 'No line at the house' })).toMatchObject({
    ok: true,
  })
  expect((await seen()).order.status).toBe('not_available')
  expect((await seen()).events.at(-1)).toMatchObject({ what: 'not_available' })
  expect(await mailed()).toContain('order_cancelled')
})

test('a phone number that nobody can dial is not stored, and one that the customer gave hinders no other correction', async () => {
  const refusal = { ok: false, code: 'invalid_input', fields: { phone: 'Enter all ten digits' } }
  expect(await correct({ phone: '12' })).toEqual(refusal)
  expect((await seen()).order.contactPhone).toBe('(512) 555-0100')
  expect(await correct({ phone: '512 555 0101 ext. 4' })).toMatchObject({ ok: true })

  const abroad = await aPlacedOrder({ ...deps(), db: database.db }, { phone: '+44 20 7946 0000' })
  reference = abroad.outcome.ok ? abroad.outcome.value.reference : expect.unreachable('not placed')
  expect(await correct({ name: 'Ada Corrected' })).toMatchObject({ ok: true })
})
