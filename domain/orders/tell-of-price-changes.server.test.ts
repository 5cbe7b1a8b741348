import { beforeEach, expect, test } from 'vitest'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { correctOrder } from './correct-order.server.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'
import { tellOfPriceChanges } from './tell-of-price-changes.server.ts'

const database = useTestDatabase()
const at = new Date('2026-11-23T18:00:00Z')
const deps = () => ({ ...orderDeps(database, () => at), db: database.db })
let today: number

beforeEach(async () => {
  await aPlacedOrder(deps())
  const [item] = await database.db.select().from(orderItems)
  today = item?.pricePerUnitCents ?? 0
  await database.db.delete(mails)
})

test('a price that is another one than when it was ordered is told once, with both', async () => {
  expect(await tellOfPriceChanges(deps(), {})).toBe(0)
  await database.db.update(orderItems).set({ pricePerUnitCents: today - 500 })
  expect(await tellOfPriceChanges(deps(), {})).toBe(1)
  expect(await tellOfPriceChanges(deps(), {})).toBe(0)
  const [mail] = await database.db.select().from(mails)
  expect(mail).toMatchObject({ kind: 'order_price_changed', recipient: 'ada@example.com' })
  expect(mail?.body).toContain(`${formatMonthly(today - 500)} when you ordered, ${formatMonthly(today)} now`)
  const [order] = await database.db.select().from(customerOrders)
  expect(await eventsOf(database.db, { kind: 'order', id: order?.id ?? '' }, 'visible')).toMatchObject([
    { what: 'price_changed', actor: 'site' },
  ])
})

test('a later price or a fee that is another one is told once, in full, with what was ordered', async () => {
  const [item] = await database.db.select().from(orderItems)
  const { terms } = item ?? expect.unreachable('no line')
  const now = terms?.schedule ?? expect.unreachable('no terms')
  const fee = { label: 'Activation', cents: 1234, purpose: 'activation' } as const
  const schedule = { ...now, oneTimeFees: [fee] }
  await database.db.update(orderItems).set({ terms: terms && { ...terms, schedule } })
  expect(await tellOfPriceChanges(deps(), {})).toBe(1)
  expect(await tellOfPriceChanges(deps(), {})).toBe(0)
  const [mail] = await database.db.select().from(mails)
  const words = mail?.body.replaceAll(/\s+/g, ' ')
  expect(words).toContain(`when you ordered, ${scheduleSentence(schedule)} Now ${scheduleSentence(now)}`)
  // What was sold stays what was sold.
  expect(await database.db.select().from(orderItems)).toMatchObject([
    { priceToldCents: today, terms: { schedule, scheduleTold: now } },
  ])
})

test.each(['confirmed', 'booked', 'cancelled'] as const)(
  'an order that is %s is left alone',
  async status => {
    await database.db.update(orderItems).set({ pricePerUnitCents: today - 500 })
    await database.db.update(customerOrders).set({ status })
    expect(await tellOfPriceChanges(deps(), {})).toBe(0)
  },
)

test('a plan that replaces another was told about in no price yet', async () => {
  await database.db.update(orderItems).set({ priceToldCents: 9_900, priceEndToldDays: 30 })
  const [order] = await database.db.select().from(customerOrders)
  const [line] = await database.db.select().from(orderItems)
  const other = deps().catalogue.offerings.find(({ planId }) => planId !== line?.planId)
  const row = { email: 'ana@plainwire.example', name: 'Ana Torres', role: 'agent' as const }
  const [member] = await database.db
    .insert(staff)
    .values({ ...row, passwordHash: '', createdAt: at })
    .returning()
  const corrected = await correctOrder(
    deps(),
    { ...row, id: member?.id ?? '', presence: 'online', factorAt: at },
    {
      ...{ reference: order?.reference ?? '', version: order?.version ?? 0 },
      ...{ name: 'Ada', email: 'ada@example.com', phone: '512 555 0100', address: 'Austin, TX 78701' },
      lines: [{ id: line?.id ?? '', quantity: 1, planId: other?.planId }],
    },
  )
  expect(corrected).toMatchObject({ ok: true })
  expect(await tellOfPriceChanges(deps(), {})).toBe(0)
  expect(await database.db.select().from(orderItems)).toMatchObject([
    { planId: other?.planId, priceToldCents: null, priceEndToldDays: null },
  ])
})
