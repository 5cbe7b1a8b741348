import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customerOrders, orderItems } from '#domain/orders/orders.tables.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { databaseRefusal, transaction } from './database.server.ts'
import { build, insertOf, runAsOneStatement, TOO_FEW_ROWS, writeOf } from './one-statement.server.ts'

const database = useTestDatabase()
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => databaseRefusal(error),
  )
const anOrder = (reference: string) => ({
  id: randomUUID(),
  reference,
  idempotencyKey: randomUUID(),
  requestHash: 'hash',
  contactName: 'Ada Owner',
  contactEmail: 'ada@example.com',
})
const anItem = (orderId: string, position = 0) => ({
  ...{ orderId, position, providerId: randomUUID(), providerName: 'Metronet', serviceName: '1 Gig' },
  ...{ quantity: 1, pricePerUnitCents: 5_000 },
})
const orderOf = (order: ReturnType<typeof anOrder>) => writeOf(build.insert(customerOrders).values(order))
const itemOf = (item: ReturnType<typeof anItem>) => writeOf(build.insert(orderItems).values(item))
const orders = () => database.db.select().from(customerOrders)

test('the parts are stored together, whatever their order, and may point to one another', async () => {
  const order = anOrder('PW-1')
  await runAsOneStatement(database.db, { items: itemOf(anItem(order.id)), order: orderOf(order) })
  expect(await orders()).toHaveLength(1)
  expect(await database.db.select().from(orderItems)).toMatchObject([{ orderId: order.id }])
})

test('a part that the database refuses keeps all of them from being stored, and names its constraint', async () => {
  const first = anOrder('PW-1')
  await runAsOneStatement(database.db, { order: orderOf(first) })
  const second = anOrder('PW-1')
  const taken = runAsOneStatement(database.db, { items: itemOf(anItem(first.id)), order: orderOf(second) })
  expect(await refusalOf(taken)).toEqual({ code: '23505', constraint: 'customer_orders_reference_unique' })
  const orphan = runAsOneStatement(database.db, {
    order: orderOf(anOrder('PW-2')),
    items: itemOf(anItem(randomUUID())),
  })
  expect(await refusalOf(orphan)).toEqual({
    code: '23503',
    constraint: 'order_items_order_id_customer_orders_id_fk',
  })
  expect(await orders()).toHaveLength(1)
  expect(await database.db.select().from(orderItems)).toEqual([])
})

test('a part that stores too few rows keeps all of them from being stored, and is named', async () => {
  const nobody = build.update(customerOrders).set({ notes: 'x' }).where(sql`false`)
  const call = runAsOneStatement(database.db, { order: orderOf(anOrder('PW-1')), nobody: writeOf(nobody) })
  expect(await refusalOf(call)).toEqual({ code: TOO_FEW_ROWS, constraint: 'nobody' })
  expect(await orders()).toEqual([])
  await runAsOneStatement(database.db, { order: orderOf(anOrder('PW-1')), nobody: writeOf(nobody, 0) })
  expect(await orders()).toHaveLength(1)
})

test('inside a transaction it goes with that', async () => {
  const call = transaction(database.db, async tx => {
    await runAsOneStatement(tx, { order: orderOf(anOrder('PW-1')) })
    expect(await tx.select().from(customerOrders)).toHaveLength(1)
    throw new Error('no')
  })
  await expect(call).rejects.toThrow('no')
  expect(await orders()).toEqual([])
})

test('rows are inserted as Drizzle inserts them: defaults, nulls, times and lists, whichever a row has', async () => {
  const order = { ...anOrder('PW-1'), notes: null, createdAt: new Date('2026-11-25T12:00:00.250Z') }
  const terms = { schedule: [], catalogueRevision: 'one', charges: null } as never
  const items = [
    { ...anItem(order.id, 0), terms },
    anItem(order.id, 1),
    { ...anItem(order.id, 2), planId: "it's" },
  ]
  await runAsOneStatement(database.db, {
    items: insertOf(orderItems, items),
    order: insertOf(customerOrders, order),
  })
  const byUs = { orders: await orders(), items: await database.db.select().from(orderItems) }
  await database.db.delete(orderItems)
  await database.db.delete(customerOrders)
  await database.db.insert(customerOrders).values(order)
  await database.db.insert(orderItems).values(items)
  const byDrizzle = await database.db.select().from(orderItems)
  const anyId = expect.any(String)
  expect(byUs.items).toEqual(byDrizzle.map(item => ({ ...item, id: anyId })))
  expect(byUs.orders).toEqual(await orders())
})
