import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTogether, isAllInCart } from './add-together.ts'
import {
  addToCart,
  CART_MAX_LINES,
  type CartItem,
  type CartService,
  cartCount,
  cartItemOf,
  cartTotalCents,
  readStoredCart,
  removeFromCart,
  setQuantity,
  storedCartLine,
  writeStoredCart,
} from './cart.ts'

const fiber: CartService = {
  planId: 'north-100',
  providerId: 'north',
  providerName: 'North Fiber',
  serviceName: 'Fiber 100',
  priceCents: 2050,
}
const alarm: CartService = {
  ...{ planId: 'haven-basic', providerId: 'haven', providerName: 'Haven', serviceName: 'Basic' },
  priceCents: 4000,
}

test('a new service becomes a line with the provider id and the time as its id', () => {
  const { cart, result } = addToCart([], fiber, 1_700_000_000_000)
  expect(result).toBe('added')
  expect(cart).toEqual([{ ...fiber, id: 'north-1700000000000', quantity: 1 }])
})

test('a service that is there already gets one more', () => {
  const once = addToCart([], fiber, 1).cart
  const { cart, result } = addToCart(once, fiber, 2)
  expect(result).toBe('quantity_updated')
  expect(cart).toHaveLength(1)
  expect(cart[0]?.quantity).toBe(2)
})

test('a cart that holds no more says so and stays as it is', () => {
  const { cart: one } = addToCart([], fiber, 1)
  const most = setQuantity(one, 'north-1', 99)
  expect(addToCart(most, fiber, 2)).toEqual({ cart: most, result: 'full' })
  const lines = Array.from({ length: 50 }, (_, index) => ({ ...alarm, serviceName: `Basic ${index}` }))
  const full = lines.reduce((cart, line, index) => addToCart(cart, line, index).cart, [] as CartItem[])
  expect(addToCart(full, fiber, 51)).toEqual({ cart: full, result: 'full' })
})

test('the same name at another provider is another service', () => {
  const { cart } = addToCart(addToCart([], fiber, 1).cart, { ...fiber, providerId: 'river' }, 2)
  expect(cart).toHaveLength(2)
})

test.each([0, -1, 1.5, Number.NaN, 100])('a quantity of %s is ignored', quantity => {
  const { cart } = addToCart([], fiber, 1)
  expect(setQuantity(cart, 'north-1', quantity)).toEqual(cart)
})

test('removing takes only that line', () => {
  const cart = addToCart(addToCart([], fiber, 1).cart, alarm, 2).cart
  expect(removeFromCart(cart, 'north-1').map(item => item.providerId)).toEqual(['haven'])
})

test('the total counts cents exactly, whatever the quantities', () => {
  const line = fc.record({
    priceCents: fc.integer({ min: 0, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  fc.assert(
    fc.property(fc.array(line), lines => {
      const stored = lines.map(line => cartItemOf(storedCartLine({ ...fiber, id: 'a', ...line })))
      const sum = lines.reduce((total, { priceCents, quantity }) => total + priceCents * quantity, 0)
      expect(cartTotalCents(stored)).toBe(sum)
    }),
  )
})

test('what belongs together is added once, whatever of it is in the cart already', () => {
  const other = { ...fiber, serviceName: 'Fiber 500' }
  const first = addTogether(addToCart([], fiber, 1).cart, [fiber, alarm, other], 2)
  expect(first.added).toEqual([alarm, other])
  expect(first.cart.map(line => [line.serviceName, line.quantity])).toEqual([
    ['Fiber 100', 1],
    ['Basic', 1],
    ['Fiber 500', 1],
  ])
  expect(new Set(first.cart.map(line => line.id)).size).toBe(3)
  expect(isAllInCart(first.cart, [fiber, alarm, other])).toBe(true)
  expect(addTogether(first.cart, [fiber, alarm, other], 3)).toEqual({ cart: first.cart, added: [], full: [] })
})

test('what finds no room in a full cart is named', () => {
  const line = (index: number) => ({ ...alarm, serviceName: `Alarm ${index}` })
  const lines = Array.from({ length: CART_MAX_LINES - 1 }, (_, index) => line(index))
  const almost = addTogether([], lines, 1).cart
  expect(addTogether(almost, [fiber, alarm], 2)).toMatchObject({ added: [fiber], full: [alarm] })
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
      { ...storedCartLine({ ...fiber, id: 'a', quantity: 1 }), quantity: 0 },
      { ...storedCartLine({ ...fiber, id: 'b', quantity: 1 }), price: -1 },
    ]),
  ],
])('a stored cart with %s reads as empty', (_name, stored) => {
  expect(readStoredCart(stored)).toEqual([])
})

test('a damaged line costs only itself', () => {
  const good: CartItem = { ...fiber, id: 'north-1', quantity: 2 }
  expect(readStoredCart(JSON.stringify([{ id: 1 }, storedCartLine(good)]))).toEqual([good])
})

test('a cart is stored under the specified keys in dollars, with the lasting id beside them', () => {
  const { cart } = addToCart([], fiber, 1)
  expect(JSON.parse(writeStoredCart(cart) ?? '')).toEqual([
    {
      id: 'north-1',
      planId: 'north-100',
      providerId: 'north',
      providerName: 'North Fiber',
      serviceName: 'Fiber 100',
      quantity: 1,
      price: 20.5,
    },
  ])
  expect(readStoredCart(writeStoredCart(cart))).toEqual(cart)
  expect(writeStoredCart([])).toBeNull()
})

test('a cart that was stored before there were lasting ids is read without them', () => {
  const [line] = addToCart([], fiber, 1).cart.map(storedCartLine)
  const { planId: _, ...old } = line ?? expect.unreachable('a line')
  expect(readStoredCart(JSON.stringify([old]))).toEqual([
    { ...fiber, planId: null, id: 'north-1', quantity: 1 },
  ])
})
