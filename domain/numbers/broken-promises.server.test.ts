import { expect, test } from 'vitest'
import { loadZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import type { EventName } from '#domain/desk/event-words.ts'
import { cancelOrder } from '#domain/orders/change-own-order.server.ts'
import { theDay } from '#domain/settings/business-day.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { timeFacts } from './time-facts.server.ts'

const database = useTestDatabase()
const catalogue = readSeed()
const zips = loadZipDirectory('facts/zips/zip-directory.tsv.gz')
/** Monday at noon in Austin: promised by noon on Tuesday. */
const noon = new Date('2026-11-23T18:00:00Z')
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
const deps = (at: Date) => ({ ...orderDeps(database, () => at), catalogue, zips })

async function anOrder() {
  const { outcome, userId } = await aPlacedOrder({ ...deps(noon), db: database.db })
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const row = { email: 'ana@plainwire.example', name: 'Ana Torres', role: 'agent' as const, passwordHash: '' }
  const [ana] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: noon })
    .returning()
  const record = (what: EventName, at: Date) =>
    transaction(database.db, tx =>
      recordEvent(tx, {
        ...{ at, what, actor: { staffId: ana?.id ?? '', name: 'Ana Torres' } },
        subject: { kind: 'order', id: outcome.value.orderId },
      }),
    )
  return { record, access: { reference: outcome.value.reference, key: null, userId } }
}

const promises = async (day: string, at: Date) =>
  (await timeFacts(database.db, deps(at), theDay(day))).map(({ promise }) => promise)

test('a promise is broken on the day on which its time passes without a call, and a call put off is none', async () => {
  const { record } = await anOrder()
  await record('call_later', later(2))
  expect(await promises('2026-11-23', later(23))).toEqual([])
  expect(await promises('2026-11-24', later(23))).toEqual([])
  expect(await promises('2026-11-24', later(25))).toEqual(['broken'])
  await record('reached', later(48))
  expect(await promises('2026-11-24', later(50))).toEqual(['broken'])
  expect(await promises('2026-11-25', later(50))).toEqual(['none'])
})

test('a promise is kept by a call in time', async () => {
  const { record } = await anOrder()
  await record('no_answer', later(3))
  expect(await promises('2026-11-23', later(30))).toEqual(['kept'])
  expect(await promises('2026-11-24', later(30))).toEqual([])
})

test('nobody waits for a call about an order that its customer canceled', async () => {
  const { access } = await anOrder()
  expect(await cancelOrder(deps(later(1)), access)).toMatchObject({ ok: true })
  expect(await promises('2026-11-24', later(30))).toEqual([])
})
