import { assert, constant, integer, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { anySchedule } from '#domain/pricing/price-schedule.arbitrary.ts'
import {
  introThen,
  monthlyPrices,
  oneTimeTotal,
  promisedFor,
  totalOver,
} from '#domain/pricing/price-schedule.ts'
import { discountedSchedule } from './discounted-schedule.ts'

const fees = [{ label: 'Setup', cents: 5000, purpose: 'installation' }] as const
const figures = oneof(
  record({ kind: constant('amount_off' as const), cents: integer({ min: 1, max: 20_000 }) }),
  record({ kind: constant('credit' as const), cents: integer({ min: 1, max: 20_000 }) }),
  record({ kind: constant('percent_off' as const), percent: integer({ min: 1, max: 100 }) }),
)

test('$15 a month, $5 a month and 10 percent come off each published month, fees stay', () => {
  const schedule = introThen(5000, 12, 8001, fees)
  const total = (figure: Parameters<typeof discountedSchedule>[1]) => {
    const after = discountedSchedule(schedule, figure)
    return after && totalOver(after, 24).cents
  }
  const before = totalOver(schedule, 24).cents
  expect(total({ kind: 'amount_off', cents: 1500 })).toBe(before - 24 * 1500)
  expect(total({ kind: 'credit', cents: 500 })).toBe(before - 24 * 500)
  expect(total({ kind: 'percent_off', percent: 10 })).toBe(before - 12 * 500 - 12 * 800)
  expect(total({ kind: 'on_request' })).toBeNull()
})

test('what is not published stays unknown', () => {
  const after = discountedSchedule(promisedFor(4000, 12), { kind: 'credit', cents: 500 })
  expect(after?.steps).toEqual([
    { fromMonth: 1, monthlyCents: 3500 },
    { fromMonth: 13, monthlyCents: null },
  ])
})

test('no month costs more than before or less than nothing, whatever the plan and the discount', () => {
  assert(
    property(anySchedule, figures, (schedule, figure) => {
      const after = discountedSchedule(schedule, figure)
      if (!after) throw new Error('This discount has a figure')
      expect(oneTimeTotal(after)).toBe(oneTimeTotal(schedule))
      const before = monthlyPrices(schedule)
      for (const [index, { cents, countedCents }] of monthlyPrices(after).entries()) {
        expect(cents === null).toBe(before[index]?.cents === null)
        expect(countedCents).toBeGreaterThanOrEqual(0)
        expect(countedCents).toBeLessThanOrEqual(before[index]?.countedCents ?? -1)
      }
    }),
  )
})
