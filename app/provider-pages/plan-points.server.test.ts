import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { leadOf, pointsOfAll, someHave } from './plan-points.server.ts'

const plans = readSeed().plansOf('kinetic')
const points = ['No annual contract', 'Unlimited data', 'Professional installation'] as const

test('a page says at its top only what holds for every plan on it', () => {
  expect(pointsOfAll(plans, points)).toEqual(points)
  const changed = plans.map((plan, index) => (index === 0 ? { ...plan, contractMonths: 12 } : plan))
  expect(pointsOfAll(changed, points)).toEqual(['Unlimited data', 'Professional installation'])
  expect(someHave(plans, 'Reward card')).toBe(false)
})

test('the first sentence tells how fast each line is that is sold, and leaves out one without plans', () => {
  const [fiber, dsl] = [
    { plans, words: 'fiber up to {fastest}' },
    { plans, words: 'DSL elsewhere' },
  ]
  expect(leadOf([fiber, dsl], ', and ')).toBe('Fiber up to 2 Gig, and DSL elsewhere.')
  const slower = plans.filter(({ downloadMbps }) => downloadMbps < 2000)
  expect(leadOf([{ ...fiber, plans: slower }], ', and ')).toBe('Fiber up to 1 Gig.')
  expect(leadOf([{ ...fiber, plans: [] }, dsl], ', and ')).toBe('DSL elsewhere.')
})
