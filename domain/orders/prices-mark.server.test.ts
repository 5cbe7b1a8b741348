import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { flat } from '#domain/pricing/price-schedule.ts'
import { hasOtherPrices, pricesMark } from './prices-mark.server.ts'

const { offerings } = readSeed()
const [plan, other] = offerings
if (!plan || !other) throw new Error('The catalogue has too few plans')
const order = { version: 3, items: [{ id: 'a', planId: plan.planId }] }
const chosen = { version: 3, prices: pricesMark({ offerings }), lines: [{ id: 'a', planId: other.planId }] }
const dearer = { offerings: [plan, { ...other, schedule: flat(99_900) }] }

test('another plan is refused where prices are others than those it was chosen by', () => {
  expect(hasOtherPrices({ offerings }, order, chosen)).toBe(false)
  expect(hasOtherPrices(dearer, order, chosen)).toBe(true)
})

test('prices don’t matter where no other plan is chosen, none were looked at, or the order is another one by now', () => {
  for (const wanted of [
    { ...chosen, lines: [{ id: 'a', planId: plan.planId }, { id: 'a' }] },
    { ...chosen, prices: undefined },
    { ...chosen, version: 2 },
  ])
    expect(hasOtherPrices(dearer, order, wanted)).toBe(false)
})
