import { beforeEach, expect, test } from 'vitest'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { introThen } from '#domain/pricing/price-schedule.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'
import { remindOfPriceEnds } from './remind-of-price-ends.server.ts'

const database = useTestDatabase()
let now = new Date('2025-12-01T18:00:00Z')
const deps = () => ({ ...orderDeps(database, () => now), db: database.db })
const round = async (day: string) => {
  now = new Date(`${day}T16:17:00Z`)
  return remindOfPriceEnds(deps(), {})
}

beforeEach(async () => {
  now = new Date('2025-12-01T18:00:00Z')
  await aPlacedOrder(deps())
  const terms = { schedule: introThen(3000, 12, 5500), catalogueRevision: 'a' }
  await database.db.update(orderItems).set({ terms })
  await database.db.update(customerOrders).set({ status: 'booked', installationOn: '2025-12-20' })
  await database.db.delete(mails)
})

test('a customer is told 30 and 14 days before, once each, with what it costs then and what else is there', async () => {
  expect(await round('2026-11-19')).toBe(0)
  expect(await round('2026-11-20')).toBe(1)
  expect(await round('2026-11-21')).toBe(0)
  expect(await round('2026-12-06')).toBe(1)
  expect(await round('2026-12-07')).toBe(0)
  expect(await round('2026-12-21')).toBe(0)
  const [mail] = await database.db.select().from(mails)
  expect(mail).toMatchObject({ kind: 'price_end', recipient: 'ada@example.com' })
  expect(mail?.subject).toContain('ends on Dec 20, 2026')
  expect(mail?.body).toContain('$30.00/mo until Dec 20, 2026, then $55.00/mo')
  expect(mail?.body).toContain('https://shop.example/results?zip=78701')
  expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/shop\.example\/orders\/PW-[\w-]+\/reminders\?key=/)
})

test.each([
  ['is not installed', { status: 'confirmed' as const }],
  ['wants no reminders', { remindersOffAt: new Date() }],
  ['has no account anymore', { userId: null }],
])('nobody is told whose order %s', async (_, changes) => {
  await database.db.update(customerOrders).set(changes)
  expect(await round('2026-11-20')).toBe(0)
  expect(await database.db.select().from(mails)).toEqual([])
})
