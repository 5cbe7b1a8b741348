import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { leadOf } from './plan-points.server.ts'

const plans = readSeed().plansOf('kinetic')
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
