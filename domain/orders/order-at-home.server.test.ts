import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { changeContact } from './change-own-order.server.ts'
import { orderPage } from './order-page.server.ts'

const database = useTestDatabase()
const placedAt = new Date('2026-11-22T18:00:00Z')
const deps = () => ({ ...orderDeps(database, () => placedAt), db: database.db })
const catalogue = readSeed()

test('an order that moves keeps the home that its terms were worked out for, and the day of its prices', async () => {
  const { userId, outcome } = await aPlacedOrder(deps())
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const access = { reference: outcome.value.reference, key: null, userId }
  const before = (await orderPage(deps(), access)) ?? expect.unreachable()
  const austin = [{ zipCode: '78701', words: 'Austin, TX 78701' }]
  expect(before).toMatchObject({ zipCode: '78701', pricedFor: austin })
  const [line] = before.lines
  expect(line?.checkedOn).toBe(catalogue.checkedOn(line?.planId ?? ''))
  const contact = { name: before.contactName, email: before.contactEmail, phone: before.contactPhone }
  await changeContact(deps(), access, before.version, { ...contact, address: '1 Ala Moana, HI 96813' })
  const moved = { zipCode: '96813', pricedFor: austin, isMoved: true }
  expect(await orderPage(deps(), access)).toMatchObject(moved)
})

test('without a known home, the terms name none', async () => {
  const { userId, outcome } = await aPlacedOrder(deps(), { address: 'the yellow house' })
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const page = await orderPage(deps(), { reference: outcome.value.reference, key: null, userId })
  expect(page?.pricedFor).toEqual([])
})

test('an address that names no place keeps the one that its customer was shown the cost for', async () => {
  const shown = async (address: string, zipCode: string) => {
    const { userId, outcome } = await aPlacedOrder(deps(), { address, zipCode })
    if (!outcome.ok) return expect.unreachable(outcome.code)
    const page = await orderPage(deps(), { reference: outcome.value.reference, key: null, userId })
    return [page?.pricedFor.map(home => home.zipCode), page?.isMoved]
  }
  expect(await shown('500 Main St, Austin', '78701')).toEqual([['78701'], false])
  expect(await shown('1 Ala Moana, HI 96813', '78701')).toEqual([['96813'], false])
  // The sums are those that were agreed to, but whoever reads them must know that they are another state's.
  expect(await shown('1 Ala Moana, Honolulu, HI', '78701')).toEqual([['78701'], true])
  expect(await shown('500 Main St, Austin', '99999')).toEqual([[], false])
})
