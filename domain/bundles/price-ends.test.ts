import { expect, test } from 'vitest'
import { flat, introThen, promisedFor, todayOnly } from '#domain/pricing/price-schedule.ts'
import { endsOfParts, priceEndsInWords } from './price-ends.ts'

test('a price that ends with nothing published after it says so, and no other one does', () => {
  expect(priceEndsInWords(promisedFor(2510, 12))).toBe('for 12 months, later price not published')
  for (const schedule of [flat(5000), introThen(3015, 12, 5515), todayOnly(8125)])
    expect(priceEndsInWords(schedule)).toBeNull()
})

test('a bundle names the part whose price ends', () => {
  const parts = [
    { plan: 'Fiber 100', schedule: promisedFor(2510, 12) },
    { plan: 'Choice', schedule: todayOnly(8125) },
  ]
  expect(endsOfParts(parts)).toEqual(['Fiber 100: this price for 12 months, later price not published.'])
})
