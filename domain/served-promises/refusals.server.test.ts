import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { coverageOverrides } from '#domain/availability/overrides.tables.server.ts'
import { loadZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { customerOrders, orderItems, refusedLines } from '#domain/orders/orders.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { decideRefusal, ratesOfProviders, refusals } from './refusals.server.ts'

const database = useTestDatabase()
const catalogue = readSeed()
const at = new Date('2026-11-22T12:00:00Z')
const cell = '882bab5303fffff'
const ana = { id: '11111111-1111-4111-8111-111111111111', name: 'Ana Torres' }
const zips = loadZipDirectory('facts/zips/zip-directory.tsv.gz')
const [xfinity] = catalogue.plansOf('xfinity')
const nothing = { technologies: [], shareServed: null, shareOf: null, nationwide: false }

let placed: string | null = cell
const coverage = {
  find: () =>
    Promise.resolve({
      providers: [{ fccProviderId: 130317, name: 'Xfinity', coverage: nothing }],
      ...{ precision: 'area' as const, dataDate: '2025-12-31', sample: false, cell: placed },
    }),
}
const deps = () => ({ db: database.db, catalogue, coverage, zips, now: () => at })

async function ordered(status: 'booked' | 'not_available' | 'submitted', planId = xfinity?.id ?? '') {
  const id = crypto.randomUUID()
  await database.db.insert(customerOrders).values({
    ...{ id, reference: `PW-${id.slice(0, 8)}`, idempotencyKey: id, requestHash: id, status, createdAt: at },
    ...{ contactName: 'Bo Renter', contactEmail: 'bo@example.com' },
    // As some type it, and as the desk completes an address by the ZIP code of its lead.
    shippingAddress: '1 Church St, Burlington, VT, 05401',
  })
  await database.db.insert(orderItems).values({
    ...{ orderId: id, position: 0, providerId: crypto.randomUUID(), providerName: 'X', serviceName: 'X' },
    ...{ quantity: 1, pricePerUnitCents: 5_000, planId },
  })
  if (status === 'not_available') await refused(id, planId)
  return id
}

const refused = (orderId: string, planId: string) =>
  database.db.insert(refusedLines).values({ orderId, planId, refusedAt: at })

const anaWorks = () =>
  database.db
    .insert(staff)
    .values({ ...ana, email: 'ana@plainwire.example', passwordHash: '', role: 'editor', createdAt: at })
    .onConflictDoNothing()

async function refusedOrder(): Promise<string> {
  await anaWorks()
  const id = await ordered('not_available')
  const subject = { kind: 'order', id } as const
  const details = { after: { reason: 'No line to the house' } }
  await transaction(database.db, tx =>
    recordEvent(tx, { at, actor: 'site', what: 'not_available', subject, details }),
  )
  return id
}

test('a provider is told by how many of its settled orders it refused', async () => {
  await ordered('booked')
  await ordered('booked')
  await ordered('submitted')
  await ordered('booked', 'no-such-plan')
  await refusedOrder()
  expect(await ratesOfProviders(deps())).toMatchObject([{ providerId: 'xfinity', orders: 3, refused: 1 }])
})

test('a refusal counts against nobody else in the order, and against nobody once the data are right', async () => {
  const [cox] = catalogue.plansOf('cox')
  const orderId = await ordered('booked', cox?.id)
  await refused(orderId, xfinity?.id ?? '')
  const whoRefused = async () =>
    (await ratesOfProviders(deps())).map(({ providerId, orders, refused: times }) => [
      providerId,
      orders,
      times,
    ])
  expect(await whoRefused()).toEqual([
    ['xfinity', 1, 1],
    ['cox', 1, 0],
  ])
  expect((await refusals(deps())).map(({ providerId }) => providerId)).toEqual(['xfinity'])
  const decide = (providerId: string) =>
    decideRefusal(deps(), ana, { orderId, providerId, decision: 'dismissed' })
  expect(await decide('cox')).toBe(false)
  await anaWorks()
  expect(await decide('xfinity')).toBe(true)
  expect(await whoRefused()).toEqual([['cox', 1, 0]])
})

test('a refusal stands beside the coverage that it contradicts; confirmed, it overrides it in that cell', async () => {
  placed = cell
  const orderId = await refusedOrder()
  expect(await refusals(deps())).toMatchObject([
    {
      ...{ orderId, provider: 'Xfinity', zipCode: '05401', reason: 'No line to the house', decided: null },
      coverage: { place: cell, listed: true, dataDate: '2025-12-31' },
    },
  ])
  const decide = (decision: 'confirmed' | 'dismissed') =>
    decideRefusal(deps(), ana, { orderId, providerId: 'xfinity', decision })
  expect(await expectAllOrNothing(database.db, 'decideRefusal', () => decide('confirmed'))).toBe(true)
  const overridden = () =>
    database.db.select().from(coverageOverrides).where(eq(coverageOverrides.provider, 'fcc:130317'))
  expect(await overridden()).toMatchObject([{ place: cell, dataAsOf: '2025-12-31', source: 'refusal' }])
  expect(await refusals(deps())).toMatchObject([
    { decided: { decision: 'confirmed', place: cell, by: 'Ana Torres' } },
  ])
  await decide('dismissed')
  expect(await overridden()).toEqual([])
})

test('a home that cannot be placed counts, and overrides no whole ZIP', async () => {
  placed = null
  const orderId = await refusedOrder()
  await decideRefusal(deps(), ana, { orderId, providerId: 'xfinity', decision: 'confirmed' })
  expect(await database.db.select().from(coverageOverrides)).toEqual([])
  expect(await refusals(deps())).toMatchObject([{ decided: { decision: 'confirmed', place: null } }])
})

test('an order that was not refused is not decided on', async () => {
  const orderId = await ordered('booked')
  const decided = { orderId, providerId: 'xfinity', decision: 'confirmed' } as const
  expect(await decideRefusal(deps(), ana, decided)).toBe(false)
})
