import { expect, test } from 'vitest'
import { totalInWords } from '#domain/pricing/known-total.ts'
import { otherPriceOf } from '#domain/pricing/other-price.ts'
import { type AddedFee, flat } from '#domain/pricing/price-schedule.ts'
import { monthlyFeesInWords } from './compare-plans.ts'
import { feesInWords, groupOf, totalOfPlan } from './total-order.ts'

const schedule = flat(3000)
const once = { schedule: flat(3000, [{ label: 'Installation fee', cents: 7500, purpose: 'installation' }]) }
const adding = (added: AddedFee) => ({ labelPrices: { added } })
const unstated = 'the 0.749% Recovery Fee (TX only)'

test('a total says which fees it includes, and which it cannot', () => {
  expect(feesInWords(once, 24)).toBe('with $75.00 one-time fees')
  expect(feesInWords({ schedule }, 24)).toBe('no one-time fees counted')
  const known = adding({ cents: 225, upTo: false })
  expect(feesInWords({ schedule, ...known }, 24)).toBe('with $54.00 of monthly fees')
  expect(feesInWords({ ...once, ...known }, 24)).toBe('with $75.00 one-time fees and $54.00 of monthly fees')
  expect(feesInWords({ ...once, ...adding({ cents: 200, upTo: true }) }, 24)).toBe(
    'with $75.00 one-time fees, without up to $48.00 of monthly fees',
  )
  expect(feesInWords({ schedule, ...adding({ cents: 0, upTo: false, unstated }) }, 24)).toBe(
    `without ${unstated}`,
  )
})

test('a fee that everybody pays makes the total a minimum, in its group, where it has no amount or depends on the address', () => {
  const plan = { schedule, hasLabel: true, ...adding({ cents: 225, upTo: false, unstated }) }
  expect(totalInWords(totalOfPlan(plan))).toBe('at least $774.00')
  expect(groupOf(plan)).toBe('not-published')
  expect(groupOf({ ...plan, ...adding({ cents: 225, upTo: false }) })).toBe('known')
  const byAddress = { schedule, hasLabel: true, ...adding({ cents: 225, upTo: true }) }
  expect(totalInWords(totalOfPlan(byAddress))).toBe('at least $720.00')
  expect(groupOf(byAddress)).toBe('not-published')
})

test('labels with another price make a total a minimum if all are higher, and only about right if one is lower', () => {
  const higher = { schedule, hasLabel: true, ...adding({ cents: 0, upTo: false, otherPrice: 'higher' }) }
  expect(totalInWords(totalOfPlan(higher))).toBe('at least $720.00')
  const byAddress = { schedule, hasLabel: true, ...adding({ cents: 0, upTo: false, otherPrice: 'any' }) }
  expect(totalInWords(totalOfPlan(byAddress))).toBe('about $720.00')
  expect([higher, byAddress].map(plan => groupOf(plan))).toEqual(['not-published', 'not-published'])
  expect(feesInWords(byAddress, 24)).toBe('no one-time fees counted')
})

test('which labels state another price: none with ours alone or ours with its fee, all higher, or some lower', () => {
  const labels = (fromCents: number, toCents: number) => ({ fromCents, toCents })
  expect(otherPriceOf(3000, labels(3000, 3000))).toBeUndefined()
  expect(otherPriceOf(3160, labels(3000, 3000), 160)).toBeUndefined()
  expect(otherPriceOf(3000, labels(3000, 6000))).toBe('higher')
  expect(otherPriceOf(3000, labels(3500, 3500))).toBe('higher')
  expect(otherPriceOf(3000, labels(2000, 6000))).toBe('any')
  expect(otherPriceOf(3000, labels(2500, 2500))).toBe('any')
})

test('the fees of a label are told whether they come on top of the price or are in it', () => {
  expect(monthlyFeesInWords({})).toBeNull()
  expect(monthlyFeesInWords({ labelPrices: {} })).toBeNull()
  expect(monthlyFeesInWords(adding({ cents: 225, upTo: false }))).toBe('$2.25/mo')
  expect(monthlyFeesInWords(adding({ cents: 200, upTo: true }))).toBe('Not counted: up to $2.00/mo')
  const added = { cents: 0, upTo: false, unstated }
  expect(monthlyFeesInWords({ labelPrices: { added, includedCents: 160 } })).toBe(
    `$1.60/mo, included in the price. Not counted: ${unstated}`,
  )
})
