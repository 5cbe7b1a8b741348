import { expect, test } from 'vitest'
import { aCatalogue, smallCatalogue, smallContent } from '#tests/support/small-catalogue.ts'
import type { CartItem } from './cart.ts'
import { cartServiceOfPlan } from './cart-service.ts'
import { pricesOf, repriceCart } from './reprice-cart.ts'

const item = (planId: string): CartItem => ({
  ...cartServiceOfPlan(smallCatalogue, planId),
  id: `${planId}-1`,
  quantity: 2,
})
const without = (id: string) => smallContent.internetPlans.filter(plan => plan.id !== id)
const changed = (id: string, change: object) =>
  aCatalogue({
    internetPlans: smallContent.internetPlans.map(plan => (plan.id === id ? { ...plan, ...change } : plan)),
  })

test('a cart at today’s prices stays as it is', () => {
  const cart = [item('river-300'), item('north-1-gig-lock')]
  expect(repriceCart(cart, smallCatalogue)).toMatchObject({ items: cart, changes: [] })
})

test('a plan keeps its line when its name changes, and the line has the new name', () => {
  const catalogue = changed('river-300', { name: 'Cable Plus' })
  const { items, changes } = repriceCart([item('river-300')], catalogue)
  expect(items).toMatchObject([{ planId: 'river-300', serviceName: 'Cable Plus', quantity: 2 }])
  expect(changes).toEqual([])
})

test('a line that was stored without an id is matched by its names, and gets the id', () => {
  const { items, changes } = repriceCart([{ ...item('river-300'), planId: null }], smallCatalogue)
  expect(items).toMatchObject([{ planId: 'river-300' }])
  expect(changes).toEqual([])
})

test('what the browser says of the price only tells that the visitor saw another one', () => {
  const { items, changes } = repriceCart([{ ...item('river-300'), priceCents: 1 }], smallCatalogue)
  expect(items).toMatchObject([{ priceCents: 3000 }])
  expect(changes).toEqual([{ kind: 'price', serviceName: 'Cable 300', fromCents: 1, toCents: 3000 }])
})

test('names do not bring back a plan whose id is gone', () => {
  const catalogue = aCatalogue({
    internetPlans: [
      ...without('orbit-home'),
      ...smallContent.internetPlans
        .filter(plan => plan.id === 'orbit-home')
        .map(plan => ({ ...plan, id: 'orbit-other' })),
    ],
    providerListings: smallContent.providerListings.filter(one => one.providerId !== 'orbit'),
  })
  expect(repriceCart([item('orbit-home')], catalogue).changes).toEqual([
    { kind: 'gone', serviceName: 'Home' },
  ])
})

test('a later price or a fee that isn’t what was shown is a change, today’s price alone isn’t all that was agreed to', () => {
  const cart = [item('north-1-gig'), item('river-300')]
  const shown = smallCatalogue.offerings.map(pricesOf)
  expect(shown.find(({ planId }) => planId === 'north-1-gig')?.prices).toMatch(/^1:5000 13:8000 once \d+$/)
  expect(repriceCart(cart, smallCatalogue, shown).changes).toEqual([])
  const { schedule } = smallContent.internetPlans.find(({ id }) => id === 'north-1-gig') ?? {}
  for (const change of [
    {
      ...schedule,
      steps: [
        { fromMonth: 1, monthlyCents: 5000 },
        { fromMonth: 13, monthlyCents: 9000 },
      ],
    },
    { ...schedule, oneTimeFees: [] },
  ]) {
    const later = changed('north-1-gig', { schedule: change })
    expect(repriceCart(cart, later, shown).changes).toEqual([{ kind: 'later', serviceName: 'Fiber 1 Gig' }])
    // Whoever was shown nothing is asked nothing.
    expect(repriceCart(cart, later).changes).toEqual([])
  }
})
