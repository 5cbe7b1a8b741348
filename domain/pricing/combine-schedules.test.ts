import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { combineSchedules } from './combine-schedules.ts'
import type { FeePurpose } from './fee-purpose.ts'
import { anySchedule } from './price-schedule.arbitrary.ts'
import { flat, introThen, monthlyPrices, promisedFor, totalOver } from './price-schedule.ts'

describe('several services together', () => {
  test('nothing costs nothing', () => {
    expect(combineSchedules([])).toEqual(flat(0))
  })

  test('add up month by month', () => {
    expect(combineSchedules([introThen(2000, 12, 4000), flat(5000)]).steps).toEqual([
      { fromMonth: 1, monthlyCents: 7000 },
      { fromMonth: 13, monthlyCents: 9000 },
    ])
  })

  test('are published only while every part is', () => {
    expect(combineSchedules([promisedFor(3000, 12), flat(5000)]).steps).toEqual([
      { fromMonth: 1, monthlyCents: 8000 },
      { fromMonth: 13, monthlyCents: null },
    ])
  })

  test('count a published rise of one part while another is unpublished', () => {
    const bundle = combineSchedules([promisedFor(3000, 12), introThen(2000, 12, 4000)])
    expect(bundle.steps[1]).toEqual({ fromMonth: 13, monthlyCents: null, assumedCents: 7000 })
  })

  test('charge fees of the same name as one', () => {
    const fees = [{ label: 'Installation fee', cents: 5000, purpose: 'installation' }] as const
    expect(combineSchedules([flat(1, fees), flat(1, fees)]).oneTimeFees).toEqual([
      { label: 'Installation fee', cents: 10_000, purpose: 'installation' },
    ])
  })

  test('say what a fee is for only where all of that name are for it', () => {
    const setup = (purpose: FeePurpose) => flat(1, [{ label: 'Setup', cents: 5000, purpose }])
    expect(combineSchedules([setup('installation'), setup('activation')]).oneTimeFees).toEqual([
      { label: 'Setup', cents: 10_000, purpose: 'other' },
    ])
  })
})

describe('of any services', () => {
  const some = fc.array(anySchedule, { maxLength: 5 })
  const span = fc.integer({ min: 0, max: 60 })

  test('the total of the bundle is the sum of the totals', () => {
    fc.assert(
      fc.property(some, span, (schedules, months) => {
        const totals = schedules.map(schedule => totalOver(schedule, months))
        expect(totalOver(combineSchedules(schedules), months)).toEqual({
          cents: totals.reduce((sum, total) => sum + total.cents, 0),
          assumed: totals.some(total => total.assumed),
        })
      }),
    )
  })

  test('the order of the parts makes no difference', () => {
    fc.assert(
      fc.property(some, schedules => {
        expect(combineSchedules(schedules.toReversed())).toEqual(combineSchedules(schedules))
      }),
    )
  })

  test('combining step by step is the same as combining at once', () => {
    fc.assert(
      fc.property(some, anySchedule, (schedules, last) => {
        const stepwise = combineSchedules([combineSchedules(schedules), last])
        const atOnce = combineSchedules([...schedules, last])
        expect(monthlyPrices(stepwise, 60)).toEqual(monthlyPrices(atOnce, 60))
        expect(stepwise).toEqual(atOnce)
      }),
    )
  })
})
