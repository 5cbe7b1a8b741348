import { expect, test } from 'vitest'
import { bearOut, claimInWords, featuresOfAll, someHave } from './plan-claims.ts'
import { readSeed } from './read-catalogue.server.ts'

const plans = readSeed().plansOf('kinetic')
const withContract = plans.map((plan, index) => (index === 0 ? { ...plan, contractMonths: 12 } : plan))
const features = ['No annual contract', 'Unlimited data', 'Professional installation'] as const

test('only what every plan has is said of all, and of no plans nothing', () => {
  expect(featuresOfAll(plans, features)).toEqual(features)
  expect(featuresOfAll(withContract, features)).toEqual(['Unlimited data', 'Professional installation'])
  expect(featuresOfAll([], features)).toEqual([])
  expect(someHave(plans, 'Reward card')).toBe(false)
})

test('a sentence is dropped as soon as the plans contradict it', () => {
  const claim = { every: 'No annual contract' } as const
  expect(bearOut(plans, claim)).toBe(true)
  expect(bearOut(withContract, claim)).toBe(false)
  expect(bearOut([], claim)).toBe(false)
  expect(bearOut([], undefined)).toBe(true)
  const dsl = plans.filter(({ type }) => type === 'dsl')
  expect(bearOut(dsl, { types: ['fiber'] })).toBe(false)
  expect(bearOut(plans, { types: ['fiber', 'dsl'] })).toBe(true)
  expect(bearOut(plans, { laterPrice: 'published' })).toBe(false)
  expect(bearOut(readSeed().plansOf('metronet'), { laterPrice: 'published' })).toBe(true)
})

test('a speed in a sentence is that of the fastest plan it speaks of', () => {
  const fiber = { types: ['fiber'] } as const
  expect(claimInWords('Fiber up to {fastest}', plans, fiber)).toBe('Fiber up to 2 Gig')
  const slower = plans.filter(({ downloadMbps }) => downloadMbps < 2000)
  expect(claimInWords('Fiber up to {fastest}', slower, fiber)).toBe('Fiber up to 1 Gig')
})
