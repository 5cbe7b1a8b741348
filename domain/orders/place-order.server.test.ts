import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#domain/accounts/accounts.tables.server.ts'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { ORDER_CALLBACK_TEXT } from '#domain/consent/consent-text.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { providerUuid } from '#domain/shared/identifiers.ts'
import { aCartItem, anOrderRequest, aUser, consentCircumstances } from '#tests/support/builders.ts'
import { expectNothingLeft, JOBS } from '#tests/support/failing-writes.ts'
import { orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { orderForConfirmation } from './order-for-confirmation.server.ts'
import type { OrderRequest } from './order-form.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'
import { placeOrder as placeOrderFrom } from './place-order.server.ts'

const { offerings, revision } = readSeed()

const database = useTestDatabase()
const placedAt = new Date('2026-11-21T15:04:05.000Z')
const deps = () => orderDeps(database, () => placedAt)

const placeOrder = (given: ReturnType<typeof deps>, userId: string | null, request: OrderRequest) =>
  placeOrderFrom(given, userId, request, consentCircumstances)

const [first, second] = offerings
if (!first || !second) throw new Error('The catalogue is empty')
const firstLine = (quantity = 1) => aCartItem(first.providerId, first.serviceName, quantity)
const secondLine = () => aCartItem(second.providerId, second.serviceName)

test('an order is stored with its lines at catalogue prices and its webhook is queued', async () => {
  const userId = await aUser(database.db)
  const request = anOrderRequest({ lines: [firstLine(2), secondLine()], notes: 'Ring twice' })
  const outcome = await placeOrder(deps(), userId, request)
  expect(outcome.ok).toBe(true)
  if (!outcome.ok) return

  const [order] = await database.db.select().from(customerOrders)
  expect(order).toMatchObject({
    id: outcome.value.orderId,
    reference: outcome.value.reference,
    userId,
    contactName: 'Ada Homeowner',
    contactEmail: 'ada@example.com',
    contactPhone: '(512) 555-0100',
    shippingAddress: '12 Main St, Austin, TX 78701',
    notes: 'Ring twice',
    createdAt: placedAt,
  })
  const items = await database.db.select().from(orderItems).orderBy(orderItems.position)
  expect(items).toMatchObject([
    {
      orderId: order?.id,
      providerId: providerUuid(first.providerId),
      providerName: first.providerName,
      serviceName: first.serviceName,
      quantity: 2,
      pricePerUnitCents: priceToday(first.schedule),
    },
    { providerName: second.providerName, quantity: 1, pricePerUnitCents: priceToday(second.schedule) },
  ])
  const jobs = await database.queuedJobs()
  expect(jobs).toHaveLength(1)
  expect(jobs[0]?.data).toMatchObject({
    kind: 'order',
    payload: {
      'Full name': 'Ada Homeowner',
      email: 'ada@example.com',
      phone: '(512) 555-0100',
      address: '12 Main St, Austin, TX 78701',
      selected_service: `${first.serviceName} x 2, ${second.serviceName}`,
      bundle: `${first.providerName} ${first.serviceName} x 2 + ${second.providerName} ${second.serviceName}`,
      price: (priceToday(first.schedule) * 2 + priceToday(second.schedule)) / 100,
      notes: 'Ring twice',
      timestamp: '2026-11-21T15:04:05.000Z',
    },
  })
})

test('an order keeps the consent to be called about it, and none to advertising', async () => {
  const userId = await aUser(database.db)
  const request = anOrderRequest({ lines: [firstLine()] })
  await placeOrder(deps(), userId, request)
  await placeOrder(deps(), userId, request)
  expect(await database.db.select().from(consents)).toMatchObject([
    {
      source: 'checkout',
      formId: 'checkout',
      name: 'Ada Homeowner',
      phone: '(512) 555-0100',
      callbackRequested: true,
      marketingCalls: false,
      marketingTexts: false,
      shownText: ORDER_CALLBACK_TEXT,
      createdAt: placedAt,
      ipAddress: consentCircumstances.ipAddress,
    },
  ])
})

test('nobody orders without signing in, nobody orders nothing', async () => {
  expect(await placeOrder(deps(), null, anOrderRequest({ lines: [firstLine()] }))).toEqual({
    ok: false,
    code: 'authentication_required',
  })
  const userId = await aUser(database.db)
  expect(await placeOrder(deps(), userId, anOrderRequest())).toEqual({ ok: false, code: 'cart_empty' })
  expect(await database.queuedJobs()).toEqual([])
})

test('a price that the browser made up stops the order and comes back corrected', async () => {
  const userId = await aUser(database.db)
  const outcome = await placeOrder(
    deps(),
    userId,
    anOrderRequest({ lines: [{ ...firstLine(), priceCents: 1 }] }),
  )
  expect(outcome).toMatchObject({
    ok: false,
    code: 'cart_changed',
    cart: {
      items: [{ ...firstLine(), id: expect.stringMatching(/^kinetic-\d{13}$/) }],
      changes: [{ kind: 'price', fromCents: 1, toCents: priceToday(first.schedule) }],
    },
  })
  expect(await database.db.select().from(customerOrders)).toEqual([])
})

test('a service that is no longer offered stops the order and leaves the cart', async () => {
  const userId = await aUser(database.db)
  const lines = [{ ...firstLine(), planId: 'carrier-pigeon', serviceName: 'Carrier pigeon' }, secondLine()]
  const outcome = await placeOrder(deps(), userId, anOrderRequest({ lines }))
  expect(outcome).toMatchObject({
    ok: false,
    code: 'cart_changed',
    cart: { items: [secondLine()], changes: [{ kind: 'gone', serviceName: 'Carrier pigeon' }] },
  })
})

test('twenty of the same order at once are one order with one webhook and one answer', async () => {
  const userId = await aUser(database.db)
  const request = anOrderRequest({ lines: [firstLine()] })
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => placeOrder(deps(), userId, request)))
  const references = new Set(outcomes.map(outcome => (outcome.ok ? outcome.value.reference : outcome.code)))
  expect(references.size).toBe(1)
  expect(await database.db.select().from(customerOrders)).toHaveLength(1)
  expect(await database.queuedJobs()).toHaveLength(1)
})

test('a retry with other details is the same order and says that it keeps the first ones; other lines are refused', async () => {
  const userId = await aUser(database.db)
  const request = anOrderRequest({ lines: [firstLine()] })
  const placed = await placeOrder(deps(), userId, request)
  if (!placed.ok) throw new Error('not placed')
  expect(await placeOrder(deps(), userId, request)).toEqual(placed)
  const kept = { ok: true, value: { ...placed.value, detailsKept: true } }
  for (const changed of [
    { phone: '1' },
    { address: '2 Main St, Austin, TX 78701' },
    { notes: 'Ring twice' },
  ]) {
    expect(await placeOrder(deps(), userId, { ...request, ...changed })).toEqual(kept)
  }
  expect(await placeOrder(deps(), userId, { ...request, lines: [secondLine()] })).toEqual({
    ok: false,
    code: 'order_key_reused',
  })
})

test('the same key from two people is two orders', async () => {
  const request = anOrderRequest({ lines: [firstLine()] })
  await placeOrder(deps(), await aUser(database.db), request)
  await placeOrder(deps(), await aUser(database.db), request)
  expect(await database.db.select().from(customerOrders)).toHaveLength(2)
})

test.each(['order_items', 'consents', JOBS])('when %s fails nothing of the order stays', async table => {
  const userId = await aUser(database.db)
  const request = anOrderRequest({ lines: [firstLine(), secondLine()] })
  const answer = await expectNothingLeft(database.db, table, () => placeOrder(deps(), userId, request))
  expect(answer).toBeInstanceOf(Error)
})

test('an order that the database takes without storing it, or without its message, is not created', async () => {
  const userId = await aUser(database.db)
  const place = () => placeOrder(deps(), userId, anOrderRequest({ lines: [firstLine()] }))
  await database.db.execute(
    sql`create function drop_row() returns trigger language plpgsql as $$ begin return null; end $$`,
  )
  await database.db.execute(
    sql`create trigger drop_row before insert on customer_orders for each row execute function drop_row()`,
  )
  try {
    expect(await place()).toEqual({ ok: false, code: 'order_not_created' })
  } finally {
    await database.db.execute(sql`drop function drop_row cascade`)
  }
  const { rows } = await database.db.execute(sql`select * from pgboss.queue where name = ${webhookJob.name}`)
  expect(rows).toHaveLength(1)
  await database.db.execute(sql`update pgboss.queue set name = 'elsewhere' where name = ${webhookJob.name}`)
  try {
    await expect(place()).rejects.toThrow()
  } finally {
    await database.db.execute(sql`update pgboss.queue set name = ${webhookJob.name} where name = 'elsewhere'`)
  }
  expect(await database.db.select().from(customerOrders)).toEqual([])
  expect(await database.queuedJobs()).toEqual([])
})

test('a line keeps the plan and the terms it was sold under, with the revision that said so', async () => {
  const lines = [{ ...firstLine(), planId: null }]
  await placeOrder(deps(), await aUser(database.db), anOrderRequest({ lines }))
  const { planId, schedule } = first
  expect(await database.db.select().from(orderItems)).toMatchObject([
    { planId, terms: { schedule, catalogueRevision: revision } },
  ])
})

test('an order shows only to the one who placed it', async () => {
  const [ada, bob] = [await aUser(database.db), await aUser(database.db)]
  const outcome = await placeOrder(deps(), ada, anOrderRequest({ lines: [firstLine()] }))
  if (!outcome.ok) throw new Error(outcome.code)
  const { orderId, reference } = outcome.value
  expect(await orderForConfirmation(database.db, ada, orderId)).toMatchObject({
    reference,
    contactName: 'Ada Homeowner',
  })
  expect(await orderForConfirmation(database.db, ada)).toMatchObject({ reference })
  expect(await orderForConfirmation(database.db, bob, orderId)).toBeNull()
})

test('a reference that is taken already is drawn again, and the order is placed all the same', async () => {
  const userId = await aUser(database.db)
  const drawn = ['PW-2222-2222', 'PW-2222-2222', 'PW-3333-3333']
  const drawing = { ...deps(), newReference: () => drawn.shift() ?? expect.unreachable('drawn too often') }
  await placeOrder(drawing, userId, anOrderRequest({ lines: [firstLine()] }))
  const outcome = await placeOrder(drawing, userId, anOrderRequest({ lines: [firstLine()] }))
  expect(outcome).toMatchObject({ ok: true, value: { reference: 'PW-3333-3333' } })
  expect(await database.db.select().from(customerOrders)).toHaveLength(2)
  expect(await database.queuedJobs()).toHaveLength(2)
})

test('a profile follows its user in the same transaction, and its name is unique whatever the case', async () => {
  const userId = await aUser(database.db, 'Ada.Lovelace')
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, userId))
  expect(profile?.username).toBe('Ada.Lovelace')
  await expect(aUser(database.db, 'ada.lovelace')).rejects.toThrow()
})
