import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { combineSchedules } from './combine-schedules.ts'
import { jumpInWords, overTimeInWords, priceJumps, steadyInWords } from './price-jumps.ts'
import { anySchedule } from './price-schedule.arbitrary.ts'
import { flat, introThen, monthlyPrices, promisedFor, todayOnly } from './price-schedule.ts'

test('a jump is told with its sign, its amount and its month', () => {
  expect(priceJumps(introThen(4515, 12, 7015)).map(jumpInWords)).toEqual(['+$25.00 in month 13'])
  expect(priceJumps(introThen(5000, 3, 4500)).map(jumpInWords)).toEqual(['−$5.00 in month 4'])
})

test('a price that stays, or of which nothing more is published, has none and is a sentence', () => {
  const fees = [{ label: 'Installation fee', cents: 7500, purpose: 'installation' }] as const
  expect(priceJumps(flat(7000))).toEqual([])
  expect(steadyInWords(flat(7000, fees))).toBe('No change published. Installation fee $75.00 once.')
  expect(steadyInWords(promisedFor(5125, 36))).toBe('This price for 36 months.')
  expect(priceJumps(promisedFor(3000, 12))).toEqual([])
  expect(steadyInWords(promisedFor(3000, 12))).toBe('This price for 12 months; later price not published.')
  expect(steadyInWords(todayOnly(3000))).toBe('Price may change anytime; later price not published.')
})

test('beside a price of today stands what becomes of it, and never the same price again', () => {
  expect(overTimeInWords(introThen(4515, 12, 7015))).toBe('$45.15/mo in months 1–12, then $70.15/mo.')
  expect(overTimeInWords(flat(7000))).toBe('No change published.')
})

test('a jump that is published of one part of a bundle is told though another part is silent', () => {
  const bundle = combineSchedules([introThen(4515, 12, 7015), todayOnly(8125)])
  expect(priceJumps(bundle)).toEqual([{ month: 13, byCents: 2500 }])
})

test('the jumps add up to the last price that totals count', () => {
  fc.assert(
    fc.property(anySchedule, schedule => {
      const prices = monthlyPrices(schedule)
      const sum = priceJumps(schedule).reduce(
        (cents, jump) => cents + jump.byCents,
        prices[0]?.countedCents ?? 0,
      )
      expect(sum).toBe(prices.at(-1)?.countedCents)
    }),
  )
})
