import { expect, test } from 'vitest'
import { waitingWords } from './waiting-words.ts'

test('of what is retired nobody is told a new price', () => {
  const words = waitingWords({ changed: null, retired: { orders: 3, watches: 1 } }).join(' ')
  expect(words).toContain('3 orders that aren’t confirmed yet contain what is retired. No email goes out')
  expect(words).toContain('1 person watches its price by email and will hear that we don’t list it anymore.')
  expect(words).toContain('A cart with it says that it’s no longer offered.')
  expect(words).not.toMatch(/old price|price changed/)
})

test('of a price that changes its orders, watches and carts are told, of both kinds each', () => {
  const changed = { orders: 1, watches: 0 }
  expect(waitingWords({ changed, retired: null }).join(' ')).toContain(
    '1 order that isn’t confirmed yet keeps the old price. We tell the customer that it changed.',
  )
  const both = waitingWords({ changed, retired: { orders: 0, watches: 0 } }).join(' ')
  expect(both).toContain('No order is waiting for what is retired.')
  expect(both).toContain('says “The price changed since you added it” where today’s price changes')
  expect(waitingWords({ changed: null, retired: null })).toEqual([
    'No price changes, so nobody waits with an old one.',
  ])
})
