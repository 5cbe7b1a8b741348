import { expect, test } from 'vitest'
import { smallCatalogue, smallContent } from '#tests/support/small-catalogue.ts'
import { wordsOf } from './condition.ts'
import { internetPlan } from './internet-plan.schema.ts'
import { lockConditions, priceConditions } from './internet-plan.ts'
import { featuresOf, hasFeature, planFeatureRows } from './plan-features.ts'
import { termsInWords } from './plan-terms.ts'

const [given] = smallContent.internetPlans
const plan = (changes: object) => internetPlan.parse({ ...given, ...changes })

test('a row says on which side of an autopay discount its price is, and the conditions say the same', () => {
  expect(termsInWords(plan({ withAutopay: true }))).toContain('With autopay')
  const before = plan({ beforeAutopay: true })
  expect(termsInWords(before)).toContain('Before autopay')
  expect(priceConditions(before)[0]).toBe('Before AutoPay and other discounts.')
  const neither = plan({ withAutopay: false })
  expect(termsInWords(neither).join()).not.toContain('autopay')
  expect(() => plan({ withAutopay: true, beforeAutopay: true })).toThrow('both with autopay and before it')
})

test('a plan with its price locked has the condition of the lock, and none of the plan without it', () => {
  expect(smallCatalogue.offering('north-1-gig-lock')?.conditions).toEqual([
    { about: 'lasting', words: 'The same price for 36 months; what follows isn’t published.' },
  ])
  const schedule = { steps: [{ fromMonth: 1, monthlyCents: 5500 }], oneTimeFees: [] }
  const locked = plan({ beforeAutopay: true, priceLock: { id: 'the-lock', months: 36, schedule } })
  expect(wordsOf(locked.priceLock ? lockConditions(locked, locked.priceLock) : [])).toEqual([
    'The same price for 36 months.',
    'Before AutoPay and other discounts.',
  ])
})

test('what a provider doesn’t publish is neither a feature nor the lack of one', () => {
  const silent = plan({ contractMonths: null, dataCap: 'not-published' })
  expect(termsInWords(silent)).toEqual(
    expect.arrayContaining(['Contract not published', 'Data limit not published']),
  )
  const features = featuresOf(silent)
  for (const feature of ['No annual contract', 'Unlimited data'] as const) {
    expect(features).not.toContain(feature)
    expect(hasFeature({ ...silent, features }, feature)).toBeNull()
  }
})

test('a plan table says where nothing is published of contract and data', () => {
  const silent = plan({ contractMonths: null, dataCap: 'not-published' })
  const rows = planFeatureRows([silent])
  expect(rows).toEqual(
    expect.arrayContaining([
      { feature: 'Unlimited data', included: [null] },
      { feature: 'No annual contract', included: [null] },
    ]),
  )
})

test('how much data a plan includes is a condition that its field tells, with and without a price lock', () => {
  const priceLock = { id: 'the-lock', months: 36, schedule: given?.schedule }
  const capped = plan({ dataCap: 'charged-beyond', dataCapGb: 1280, priceLock })
  expect(priceConditions(capped)).toContain('Monthly data plan of 1,280 GB.')
  expect(wordsOf(capped.priceLock ? lockConditions(capped, capped.priceLock) : [])).toContain(
    'Monthly data plan of 1,280 GB.',
  )
  const more = plan({ dataCap: 'charged-beyond', moreDataGb: 50, moreDataCents: 1234, labels: [] })
  expect(priceConditions(more)).toContain('Each further 50 GB costs $12.34.')
  expect(priceConditions(plan({ dataCap: 'slowed-beyond' })).join()).not.toContain('GB')
  expect(() => plan({ dataCap: 'slowed-beyond', moreDataGb: 50, moreDataCents: 1 })).toThrow('cost nothing')
  expect(() => plan({ dataCap: 'charged-beyond', moreDataCents: 1 })).toThrow('data that it buys')
  for (const dataCap of ['none', 'not-published'])
    expect(() => plan({ dataCap, dataCapGb: 1280 })).toThrow('where the plan has no data cap')
})
