import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addToCart,
  type CartItem,
  type CartService,
  cartCount,
  cartTotalCents,
  readStoredCart,
  removeFromCart,
  setQuantity,
} from './cart.ts'

const fiber: CartService = {
  providerId: 'kinetic',
  providerName: 'Kinetic',
  serviceName: 'Fiber 100',
  price: 24.99,
}
const alarm: CartService = { providerId: 'adt', providerName: 'ADT', serviceName: 'Basic', price: 45.99 }

test('a new service becomes a line with the provider id and the time as its id', () => {
  const { cart, result } = addToCart([], fiber, 1_700_000_000_000)
  expect(result).toBe('added')
  expect(cart).toEqual([{ ...fiber, id: 'kinetic-1700000000000', quantity: 1 }])
})

test('a service that is there already gets one more', () => {
  const once = addToCart([], fiber, 1).cart
  const { cart, result } = addToCart(once, fiber, 2)
  expect(result).toBe('quantity_updated')
  expect(cart).toHaveLength(1)
  expect(cart[0]?.quantity).toBe(2)
})

test('the same name at another provider is another service', () => {
  const { cart } = addToCart(addToCart([], fiber, 1).cart, { ...fiber, providerId: 'wow' }, 2)
  expect(cart).toHaveLength(2)
})

test.each([0, -1, 1.5, Number.NaN, 100])('a quantity of %s is ignored', quantity => {
  const { cart } = addToCart([], fiber, 1)
  expect(setQuantity(cart, 'kinetic-1', quantity)).toEqual(cart)
})

test('removing takes only that line', () => {
  const cart = addToCart(addToCart([], fiber, 1).cart, alarm, 2).cart
  expect(removeFromCart(cart, 'kinetic-1').map(item => item.providerId)).toEqual(['adt'])
})

test('the total counts cents exactly, whatever the quantities', () => {
  const line = fc.record({
    price: fc.integer({ min: 0, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  fc.assert(
    fc.property(fc.array(line), lines => {
      const cart = lines.map(({ price, quantity }) => ({ price: price / 100, quantity }))
      expect(cartTotalCents(cart)).toBe(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
    }),
  )
})

test('the count adds up quantities', () => {
  const cart = addToCart(addToCart(addToCart([], fiber, 1).cart, fiber, 2).cart, alarm, 3).cart
  expect(cartCount(cart)).toBe(3)
})

test.each([
  ['no value', null],
  ['no JSON', '{broken'],
  ['another shape', '{"items":[]}'],
  [
    'lines of another shape',
    '[{"id":1},null,"x",{"id":"a","providerId":"","providerName":"","serviceName":"","quantity":1,"price":1}]',
  ],
  [
    'impossible figures',
    JSON.stringify([
      { ...fiber, id: 'a', quantity: 0 },
      { ...fiber, id: 'b', quantity: 1, price: -1 },
    ]),
  ],
])('a stored cart with %s reads as empty', (_name, stored) => {
  expect(readStoredCart(stored)).toEqual([])
})

test('a damaged line costs only itself', () => {
  const good: CartItem = { ...fiber, id: 'kinetic-1', quantity: 2 }
  expect(readStoredCart(JSON.stringify([{ id: 1 }, good]))).toEqual([good])
})
