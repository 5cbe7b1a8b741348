import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { fastestOf, pointsOfAll, someHave } from './plan-points.server.ts'

const plans = readSeed().plansOf('kinetic')
const points = ['No annual contract', 'Unlimited data', 'Professional installation'] as const

test('a page says at its top only what holds for every plan on it', () => {
  expect(pointsOfAll(plans, points)).toEqual(points)
  const changed = plans.map((plan, index) => (index === 0 ? { ...plan, contractMonths: 12 } : plan))
  expect(pointsOfAll(changed, points)).toEqual(['Unlimited data', 'Professional installation'])
  expect(someHave(plans, 'Reward card')).toBe(false)
})

test('the fastest speed is that of the plans', () => {
  expect(fastestOf(plans)).toBe('2 Gig')
  expect(fastestOf(plans.filter(({ downloadMbps }) => downloadMbps < 2000))).toBe('1 Gig')
})
