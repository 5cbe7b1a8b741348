import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { customerOrders, orderItems } from '#domain/orders/orders.tables.server.ts'
import { flat } from '#domain/pricing/price-schedule.ts'
import { watches } from '#domain/watches/watches.tables.server.ts'
import { aCartItem } from '#tests/support/builders.ts'
import { editorsIn, hours, listedCents, now, plan, priced } from '#tests/support/editors.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { readChanges } from './read-changes.server.ts'
import { takeBack } from './take-back.server.ts'

const database = useTestDatabase()
const { aMember, deps, drafted, publish } = editorsIn(database)
const noPages = () => Promise.resolve({ changed: [], added: [], gone: [], failing: [] })
const offering = readSeed().offering(plan.id)
const [listed, next] = [listedCents(plan), 5600]

async function orderAt(cents: number): Promise<void> {
  const before = new Set((await database.db.select().from(customerOrders)).map(({ id }) => id))
  const lines = [aCartItem(offering?.providerId ?? '', offering?.serviceName ?? '')]
  await aPlacedOrder({ ...orderDeps(database, () => now), db: database.db }, { lines })
  if (cents === listed) return
  const items = await database.db.select().from(orderItems)
  const [placed] = items.filter(({ orderId }) => !before.has(orderId))
  const terms = placed?.terms && { ...placed.terms, schedule: flat(cents) }
  await database.db
    .update(orderItems)
    .set({ pricePerUnitCents: cents, terms })
    .where(eq(orderItems.id, placed?.id ?? ''))
}

const watchFrom = (cents: number, belowCents: number | null = null) =>
  database.db.insert(watches).values({
    ...{ email: `${cents}.${belowCents}@example.com`, wishKey: `price ${plan.id}` },
    wish: { kind: 'price', planId: plan.id, belowCents },
    known: { kind: 'price', name: 'Home Internet', cents, labelDate: null },
    ...{ askedAt: now, confirmedAt: now, confirmHash: `${cents} ${belowCents}` },
    ...{ wordsVersion: '1', endsAt: hours(9_000) },
  })

test('a new price affects who holds the one before; taken back, who holds the one that is taken back', async () => {
  const ana = await aMember('Ana')
  for (const cents of [listed, listed]) await orderAt(cents)
  await watchFrom(listed)
  const draft = await drafted(ana, plan, priced(plan, next))
  const ahead = await readChanges(database.db, now, [draft], noPages)
  expect(ahead?.waiting).toEqual({ changed: { orders: 2, watches: 1 }, retired: null })

  const done = await publish(ana, [draft])
  await orderAt(next)
  // The price that comes back is not under this one’s limit.
  await watchFrom(next, Math.min(listed, next) - 1)
  await watchFrom(next)
  const back = await takeBack(deps(hours(1)), ana, done.ok ? done.value.publication : 0)
  const taken = await readChanges(database.db, hours(1), back.ok ? back.value.drafts : [], noPages)
  expect(taken?.waiting).toEqual({ changed: { orders: 1, watches: 1 }, retired: null })
})

test('where only a fee changes, who holds the fee before is told: orders, and watches without a limit', async () => {
  const ana = await aMember('Ana')
  await orderAt(listed)
  const known = { kind: 'price', name: 'Home Internet', cents: listed, labelDate: null } as const
  for (const belowCents of [null, listed - 100]) await watchFrom(listed, belowCents)
  const schedule = offering?.schedule ?? flat(listed)
  await database.db.update(watches).set({ known: { ...known, schedule } })
  // One of each is from before fees said what they are for.
  await orderAt(listed)
  await database.db.execute(sql`update order_items set terms = terms #- '{schedule,oneTimeFees,0,purpose}'
    where id = (select id from order_items limit 1)`)
  await watchFrom(listed + 1)
  await database.db.execute(sql`update watches set known = (select known from watches limit 1) #- '{schedule,oneTimeFees,0,purpose}'
    where email like ${`${listed + 1}.%`}`)
  const stored = await database.db.select().from(orderItems)
  expect(stored.map(({ terms }) => terms?.schedule)).toEqual([schedule, schedule])
  const fee = { label: 'Activation', cents: 4321, purpose: 'activation' } as const
  const draft = await drafted(ana, plan, { ...priced(plan, listed), schedule: flat(listed, [fee]) })
  const found = await readChanges(database.db, now, [draft], noPages)
  expect(found?.waiting).toEqual({ changed: { orders: 2, watches: 2 }, retired: null })
})

test('of what is retired every order and watch is counted, whatever its price', async () => {
  const ana = await aMember('Ana')
  for (const cents of [listed, next]) await orderAt(cents)
  await watchFrom(listed)
  const draft = await drafted(ana, plan, null)
  const found = await readChanges(database.db, now, [draft], noPages)
  expect(found?.waiting).toEqual({ changed: null, retired: { orders: 2, watches: 1 } })
})
