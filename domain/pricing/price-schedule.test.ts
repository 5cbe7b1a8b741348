import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySchedule } from './price-schedule.arbitrary.ts'
import {
  flat,
  introThen,
  monthlyPrices,
  monthsAtTodaysPrice,
  oneTimeTotal,
  type PriceSchedule,
  priceToday,
  promisedFor,
  publishedMonths,
  todayOnly,
  totalOver,
} from './price-schedule.ts'

const installation = [{ label: 'Installation fee', cents: 5000, purpose: 'installation' }] as const

describe('what a service costs', () => {
  test('today is the first month without fees', () => {
    expect(priceToday(introThen(2000, 12, 4000, installation))).toBe(2000)
    expect(oneTimeTotal(flat(100, installation))).toBe(5000)
  })

  test('a schedule that does not begin with a published price is refused', () => {
    expect(() => priceToday({ steps: [], oneTimeFees: [] })).toThrow(RangeError)
    expect(() => priceToday({ steps: [{ fromMonth: 1, monthlyCents: null }], oneTimeFees: [] })).toThrow(
      RangeError,
    )
    expect(() => priceToday({ steps: [{ fromMonth: 2, monthlyCents: 5 }], oneTimeFees: [] })).toThrow(
      RangeError,
    )
    expect(() => introThen(100, 0, 200)).toThrow(RangeError)
  })

  test('month by month over an introductory price', () => {
    const prices = monthlyPrices(introThen(2000, 12, 4000))
    expect(prices).toHaveLength(36)
    expect(prices[11]).toEqual({ month: 12, cents: 2000, countedCents: 2000 })
    expect(prices[12]).toEqual({ month: 13, cents: 4000, countedCents: 4000 })
  })

  test.each<[string, PriceSchedule, number, number, boolean]>([
    ['a flat price', flat(7000), 24, 168_000, false],
    [
      'an introductory and a standard price with a fee',
      introThen(2000, 12, 4000, installation),
      36,
      125_000,
      false,
    ],
    ['a promised price over its term', promisedFor(3000, 12), 12, 36_000, false],
    ['a promised price over more than its term', promisedFor(3000, 12), 24, 72_000, true],
    ['no months: only the fees', promisedFor(3000, 12, installation), 0, 5000, false],
  ])('the total of %s', (_name, schedule, months, cents, assumed) => {
    expect(totalOver(schedule, months)).toEqual({ cents, assumed })
  })

  test('an assumed price beside an unpublished month is what the total counts', () => {
    const schedule: PriceSchedule = {
      steps: [
        { fromMonth: 1, monthlyCents: 1000 },
        { fromMonth: 3, monthlyCents: null, assumedCents: 1500 },
      ],
      oneTimeFees: [],
    }
    expect(totalOver(schedule, 4)).toEqual({ cents: 5000, assumed: true })
  })

  test('how long prices are published and how long today’s stays', () => {
    expect(publishedMonths(promisedFor(100, 12))).toBe(12)
    expect(publishedMonths(introThen(100, 12, 200))).toBe(36)
    expect(monthsAtTodaysPrice(introThen(100, 12, 200))).toBe(12)
    expect(monthsAtTodaysPrice(flat(100))).toBe(36)
    expect(publishedMonths(todayOnly(100))).toBe(1)
  })
})

describe('of any schedule', () => {
  test('totals never fall as months go by, and grow by the counted price of the month', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 0, max: 60 }), (schedule, months) => {
        const next = totalOver(schedule, months + 1).cents - totalOver(schedule, months).cents
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBe(monthlyPrices(schedule, months + 1)[months]?.countedCents)
      }),
    )
  })

  test('a total is assumed exactly where a month of it is not published', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 1, max: 60 }), (schedule, months) => {
        expect(totalOver(schedule, months).assumed).toBe(publishedMonths(schedule, months) < months)
      }),
    )
  })

  test('today’s price never stays longer than prices are published', () => {
    fc.assert(
      fc.property(anySchedule, schedule => {
        expect(monthsAtTodaysPrice(schedule)).toBeLessThanOrEqual(publishedMonths(schedule))
      }),
    )
  })
})
