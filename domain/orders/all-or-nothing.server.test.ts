import { beforeEach, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { introThen } from '#domain/pricing/price-schedule.ts'
import { aStaffMember } from '#tests/support/a-staff-member.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { aCartItem, anOrderRequest, consentCircumstances } from '#tests/support/builders.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { addNote, cancelOrder, changeContact, chooseHour } from './change-own-order.server.ts'
import { correctOrder } from './correct-order.server.ts'
import { orderForDesk } from './order-for-desk.server.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'
import { placeOrder } from './place-order.server.ts'
import { recordOutcome } from './record-outcome.server.ts'
import { remindOfPriceEnds } from './remind-of-price-ends.server.ts'
import { reopenOrder } from './reopen-order.server.ts'
import { tellOfPriceChanges } from './tell-of-price-changes.server.ts'

const database = useTestDatabase()
/** Monday, noon in Austin. */
const noon = new Date('2026-11-23T18:00:00Z')
const three = new Date('2026-11-23T21:00:00Z')
const deps = (at = noon) => ({ ...orderDeps(database, () => at), db: database.db })
const moved = {
  ...{ name: 'Ada Mover', email: 'new@example.com', phone: '(512) 555-0199' },
  address: '1 Ala Moana, Honolulu, HI 96813',
}

const [first] = readSeed().offerings

type Placed = Awaited<ReturnType<typeof placed>>

async function placed() {
  const ana = await aStaffMember(database.db, noon)
  const { userId, outcome } = await aPlacedOrder(deps())
  const reference = outcome.ok ? outcome.value.reference : expect.unreachable('not placed')
  const seen = async () => (await orderForDesk(deps(), reference)) ?? expect.unreachable('no order')
  const asSeen = async () => ({ reference, version: (await seen()).order.version })
  const lines = [aCartItem(first?.providerId ?? '', first?.serviceName ?? '')]
  return { ana, userId, lines, access: { reference, key: null, userId }, seen, asSeen }
}
let order: Placed
beforeEach(async () => {
  order = await placed()
})

const key = crypto.randomUUID()
const nothing = () => Promise.resolve()
const booked = () => chooseHour(deps(), order.access, three, null)
const cancelled = async () =>
  recordOutcome(deps(), order.ana, { ...(await order.asSeen()), outcome: 'cancelled', reason: 'Wrong press' })

const table: [name: string, arrange: () => Promise<unknown>, call: () => Promise<unknown>][] = [
  ['changeContact', booked, () => changeContact(deps(), order.access, 2, moved)],
  ['addNote', nothing, () => addNote(deps(), order.access, 'Ring twice')],
  ['cancelOrder', booked, () => cancelOrder(deps(), order.access)],
  ['chooseHour', nothing, booked],
  ['chooseHour', booked, () => chooseHour(deps(), order.access, null, null)],
  [
    'correctOrder',
    booked,
    async () => {
      const lines = (await order.seen()).lines.map(({ id }) => ({ id, quantity: 2 }))
      return correctOrder(deps(), order.ana, { ...(await order.asSeen()), ...moved, lines })
    },
  ],
  [
    'recordOutcome',
    booked,
    async () =>
      recordOutcome(deps(), order.ana, { ...(await order.asSeen()), outcome: 'cancelled', reason: 'Moves' }),
  ],
  [
    'recordOutcome',
    nothing,
    async () => recordOutcome(deps(), order.ana, { ...(await order.asSeen()), outcome: 'no_answer' }),
  ],
  ['reopenOrder', cancelled, async () => reopenOrder(deps(), order.ana, await order.asSeen())],
  [
    'remindOfPriceEnds',
    async () => {
      const terms = { schedule: introThen(3000, 12, 5500), catalogueRevision: 'a' }
      await database.db.update(orderItems).set({ terms })
      await database.db.update(customerOrders).set({ status: 'booked', installationOn: '2025-12-20' })
    },
    () => remindOfPriceEnds(deps(new Date('2026-11-20T16:17:00Z')), {}),
  ],
  [
    'tellOfPriceChanges',
    () => database.db.update(orderItems).set({ pricePerUnitCents: 100, priceToldCents: 100 }),
    () => tellOfPriceChanges(deps(), {}),
  ],
  [
    'storeWithSlot',
    nothing,
    async () => {
      const callback = { answerBy: 'call' as const, startsAt: three.toISOString() }
      const request = anOrderRequest({ lines: order.lines, callback, idempotencyKey: key })
      return placeOrder(deps(), order.userId, request, consentCircumstances)
    },
  ],
]

test.each(table)('%s leaves nothing where its last row is refused', async (name, arrange, call) => {
  await arrange()
  const answer = await expectAllOrNothing(database.db, name, call)
  expect(typeof answer === 'number' ? { ok: answer > 0 } : answer).toMatchObject({ ok: true })
})
