import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { requestLimits } from '#domain/shared/limits.ts'
import { aCartItem, anOrderRequest, aUser, consentCircumstances } from '#tests/support/builders.ts'
import { orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { customerOrders } from './orders.tables.server.ts'
import { placeOrder } from './place-order.server.ts'

const database = useTestDatabase()
const [first] = readSeed().offerings
if (!first) throw new Error('The catalogue is empty')
const { points, seconds } = requestLimits.order_account
const began = new Date('2026-11-21T15:00:00.000Z')
const after = (elapsed: number) => new Date(began.getTime() + elapsed * 1_000)
const DAY_SECONDS = 86_400
const anOrder = () => anOrderRequest({ lines: [aCartItem(first.providerId, first.serviceName)] })
const place = (userId: string, elapsed: number, request = anOrder()) =>
  placeOrder(
    orderDeps(database, () => after(elapsed)),
    userId,
    request,
    consentCircumstances,
  )

test('an account orders so often within an hour, however many addresses it comes from; a repeated order is no further one', async () => {
  const userId = await aUser(database.db)
  const placeAt = (elapsed: number, request = anOrder(), whose = userId) => place(whose, elapsed, request)
  const last = anOrder()
  for (let placed = 1; placed < points; placed += 1) expect(await placeAt(placed)).toMatchObject({ ok: true })
  const answer = await placeAt(points, last)
  expect(answer).toMatchObject({ ok: true })

  expect(await placeAt(100)).toEqual({
    ok: false,
    code: 'too_many_requests',
    message: 'That was a lot of requests in a short time. Please try again in 59 minutes.',
    retryAfterSeconds: seconds + 1 - 100,
  })
  expect(await placeAt(101, last)).toEqual(answer)
  expect(await placeAt(102, anOrder(), await aUser(database.db))).toMatchObject({ ok: true })
  expect(await database.db.$count(customerOrders)).toBe(points + 1)

  // The oldest is more than an hour old.
  expect(await placeAt(seconds + 1)).toMatchObject({ ok: true })
  expect(await placeAt(seconds + 1)).toMatchObject({ ok: false, code: 'too_many_requests' })
})

test('a clock that jumped two days ahead and back keeps no account from ordering, and leaves it its limit', async () => {
  const userId = await aUser(database.db)
  for (let placed = 0; placed < points; placed += 1)
    expect(await place(userId, 2 * DAY_SECONDS + placed)).toMatchObject({ ok: true })
  for (let placed = 0; placed < points; placed += 1)
    expect(await place(userId, placed)).toMatchObject({ ok: true })
  expect(await place(userId, points)).toMatchObject({ ok: false, retryAfterSeconds: seconds - points })
  // When the clock gets there, those of then count.
  expect(await place(userId, 2 * DAY_SECONDS + points)).toMatchObject({ ok: false })
})
