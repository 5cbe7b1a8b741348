import { expect, test } from 'vitest'
import { internetPlans, plansOf } from './internet-plans.ts'
import { planFeatureRows, planTableFeatures } from './plan-features.ts'

test('every plan includes something that tables may show', () => {
  for (const plan of internetPlans) {
    expect(planTableFeatures.some(feature => plan.features.includes(feature)), plan.id).toBe(true)
  }
})

test('a table has only rows of the list that one of its plans has', () => {
  const plans = [{ features: ['Unlimited data', 'Large homes with many devices'] }, { features: ['24/7 support'] }]
  expect(planFeatureRows(plans)).toEqual([
    { feature: 'Unlimited data', included: [true, false] },
    { feature: '24/7 support', included: [false, true] },
  ])
})

test('features say the same as the figures of the plan', () => {
  for (const plan of internetPlans) {
    const has = (feature: string) => plan.features.includes(feature)
    expect(has('Equal upload and download speed'), plan.id).toBe(plan.uploadMbps === plan.downloadMbps)
    expect(has('No annual contract'), plan.id).toBe(plan.contractMonths === 0)
    expect(has('3-year price lock available'), plan.id).toBe(plan.lockSchedule !== undefined)
    expect(has('Reward card'), plan.id).toBe(plan.rewardCardCents !== undefined)
  }
})

test('plans of a provider can be had by technology', () => {
  expect(plansOf('wow', 'cable')).toHaveLength(4)
  expect(plansOf('wow', 'fiber')).toHaveLength(5)
  expect(plansOf('kinetic', 'fiber')).toHaveLength(4)
  expect(plansOf('kinetic', 'dsl')).toHaveLength(1)
  expect(plansOf('metronet')).toHaveLength(5)
})
