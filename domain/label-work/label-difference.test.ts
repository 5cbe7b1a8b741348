import { expect, test } from 'vitest'
import { flat, introThen, type PriceSchedule, todayOnly } from '#domain/pricing/price-schedule.ts'
import { type LabelGroup, labelDifference, labelKey } from './label-difference.ts'

const plan = (schedule: PriceSchedule, speed: 'typical' | 'stated' = 'stated') => ({
  ...{ schedule, speed, downloadMbps: 500, uploadMbps: 20 },
})
const label = (changes: Partial<LabelGroup> = {}): LabelGroup => ({
  ...{ labelId: 1, labels: 3, priceNowCents: 5_000, introductory: false, introMonths: null },
  ...{ laterPriceCents: null, downloadMbps: 512.4, uploadMbps: 20.9, ...changes },
})
const intro = { introductory: true, introMonths: 12, laterPriceCents: 8_000 }

test('a plan that one of its labels bears differs in nothing, whatever the others say', () => {
  expect(labelDifference(plan(flat(5_000)), [label({ priceNowCents: 9_000 }), label()])).toBeNull()
  expect(labelDifference(plan(introThen(5_000, 12, 8_000)), [label(intro)])).toBeNull()
})

test('prices now and later and the months between are told apart', () => {
  const figures = (schedule: PriceSchedule, said: Partial<LabelGroup>) =>
    labelDifference(plan(schedule), [label(said)])?.figures
  expect(figures(introThen(4_000, 24, 7_000), intro)).toEqual([
    { figure: 'price_now', ours: 4_000, label: 5_000 },
    { figure: 'later_price', ours: 7_000, label: 8_000 },
    { figure: 'price_months', ours: 24, label: 12 },
  ])
  // The label says that the price stays; ours says nothing about later.
  expect(figures(todayOnly(5_000), {})).toEqual([{ figure: 'later_price', ours: null, label: 5_000 }])
  expect(figures(introThen(5_000, 12, null), { ...intro, laterPriceCents: null })).toBeUndefined()
})

test('typical speeds are compared in whole Mbps, and only where the catalog gives typical ones', () => {
  const said = [label({ downloadMbps: 480.9, uploadMbps: 20.4 })]
  expect(labelDifference(plan(flat(5_000)), said)).toBeNull()
  expect(labelDifference(plan(flat(5_000), 'typical'), said)?.figures).toEqual([
    { figure: 'download', ours: 500, label: 481 },
  ])
})

test('of several labels the one with fewest differences counts, then the nearest price, then the most common', () => {
  const far = label({ labelId: 2, priceNowCents: 9_000 })
  const near = label({ labelId: 3, priceNowCents: 5_500, labels: 1 })
  const common = label({ labelId: 4, priceNowCents: 4_500, labels: 9 })
  expect(labelDifference(plan(flat(5_000)), [far, near, common])?.label.labelId).toBe(4)
  // A price of 0 is an error in the file.
  expect(labelDifference(plan(flat(5_000)), [label({ priceNowCents: 0 })])).toBeNull()
})

test('a decision is made on what the label says, not on which of the same labels was looked at', () => {
  expect(labelKey(label({ labelId: 9, labels: 1 }))).toBe(labelKey(label()))
  expect(labelKey(label({ priceNowCents: 5_001 }))).not.toBe(labelKey(label()))
})
