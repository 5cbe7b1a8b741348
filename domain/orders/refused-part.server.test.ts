import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { aCartItem } from '#tests/support/builders.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { orderForDesk } from './order-for-desk.server.ts'
import { orderPage } from './order-page.server.ts'
import { recordOutcome } from './record-outcome.server.ts'
import { settledLines } from './settled-orders.server.ts'

const database = useTestDatabase()
const monday = new Date('2026-11-23T16:00:00Z')
const deps = () => orderDeps(database, () => monday)
const catalogue = readSeed()
const [frontier] = catalogue.plansOf('frontier')
const [cox] = catalogue.plansOf('cox')

async function orderOfTwo() {
  const lines = [frontier, cox].map(plan => {
    const { providerId = '', serviceName = '' } = catalogue.offering(plan?.id ?? '') ?? {}
    return aCartItem(providerId, serviceName)
  })
  const { userId, outcome } = await aPlacedOrder({ ...deps(), db: database.db }, { lines })
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const { reference } = outcome.value
  const row = { email: 'ana@plainwire.example', name: 'Ana Torres', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: monday })
    .returning()
  const member = { ...row, id: stored?.id ?? '', presence: 'online' as const, factorAt: monday }
  const seen = async () => (await orderForDesk(deps(), reference)) ?? expect.unreachable('no order')
  const refuse = async (chosen?: string[], version?: number) =>
    recordOutcome(deps(), member, {
      ...{ reference, outcome: 'not_available', reason: 'No line in the street', lines: chosen },
      version: version ?? (await seen()).order.version,
    })
  const refusedPlans = async () =>
    (await settledLines(database.db)).map(({ planId, refusedAt }) => [planId, refusedAt])
  const page = () => orderPage(deps(), { reference, key: null, userId })
  return { seen, refuse, refusedPlans, page }
}

test('of two providers, somebody has to say which one refused', async () => {
  const order = await orderOfTwo()
  for (const chosen of [undefined, [], [crypto.randomUUID()]]) {
    expect(await order.refuse(chosen)).toMatchObject({
      code: 'invalid_input',
      fields: { lines: expect.stringContaining('Choose') },
    })
  }
  expect((await order.seen()).lines).toHaveLength(2)
})

test('an order goes on without what one of its providers refused', async () => {
  const order = await orderOfTwo()
  const before = await order.seen()
  const [first, second] = before.lines
  expect(await order.refuse([first?.id ?? ''])).toMatchObject({ ok: true })
  const { order: after, lines, events, work } = await order.seen()
  expect([after.status, lines]).toEqual(['submitted', [second]])
  expect(events.at(-1)).toMatchObject({
    ...{ what: 'line_not_available', visible: true },
    after: { lines: [expect.stringContaining('Cox')], reason: 'No line in the street' },
  })
  expect(work?.dueAt).toEqual(before.work?.dueAt)
  expect(work?.about).not.toContain('Frontier')
  expect(await order.refusedPlans()).toEqual([[frontier?.id, monday]])
  const [mail] = (await database.db.select().from(mails)).filter(({ kind }) => kind === 'order_reduced')
  expect(mail?.body).toContain("Frontier doesn't offer")
  // Its customer reads which part it was.
  expect((await order.page())?.timeline.at(-1)?.words).toMatch(/so we took it out: 1 × Frontier .*$/)
  // The same press once more.
  expect(await order.refuse([first?.id ?? ''], before.order.version)).toMatchObject({ ok: true })
  expect((await order.seen()).lines).toEqual([second])
})

test('an order of which everything was refused is over', async () => {
  const order = await orderOfTwo()
  const { lines } = await order.seen()
  await order.refuse(lines.map(({ id }) => id))
  expect((await order.seen()).order.status).toBe('not_available')
  expect(await order.refusedPlans()).toHaveLength(2)
})
