import { expect, test } from 'vitest'
import { internetPlans, plansOf } from './internet-plans.ts'
import { planFeatureRows, planTableFeatures } from './plan-features.ts'

test('every plan includes something that tables may show', () => {
  const bare = internetPlans.filter(
    plan => !planTableFeatures.some(feature => plan.features.includes(feature)),
  )
  expect(bare).toEqual([])
})

test('a table has only rows of the list that one of its plans has', () => {
  const plans = [
    { features: ['Unlimited data', 'Large homes with many devices'] },
    { features: ['24/7 support'] },
  ]
  expect(planFeatureRows(plans)).toEqual([
    { feature: 'Unlimited data', included: [true, false] },
    { feature: '24/7 support', included: [false, true] },
  ])
})

test('features say the same as the figures of the plan', () => {
  const says = internetPlans.map(({ id, features }) => [
    id,
    features.includes('Equal upload and download speed'),
    features.includes('No annual contract'),
    features.includes('3-year price lock available'),
    features.includes('Reward card'),
  ])
  expect(says).toEqual(
    internetPlans.map(plan => [
      plan.id,
      plan.uploadMbps === plan.downloadMbps,
      plan.contractMonths === 0,
      plan.lockSchedule !== undefined,
      plan.rewardCardCents !== undefined,
    ]),
  )
})

test('plans of a provider can be had by technology', () => {
  expect(plansOf('wow', 'cable')).toHaveLength(4)
  expect(plansOf('wow', 'fiber')).toHaveLength(5)
  expect(plansOf('kinetic', 'fiber')).toHaveLength(4)
  expect(plansOf('kinetic', 'dsl')).toHaveLength(1)
  expect(plansOf('metronet')).toHaveLength(5)
})
