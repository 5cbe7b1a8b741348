import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeSchedule, differsLater, scheduleSentence } from './describe-schedule.ts'
import { anySchedule } from './price-schedule.arbitrary.ts'
import { flat, introThen, promisedFor, todayOnly } from './price-schedule.ts'

const fees = [{ label: 'Installation fee', cents: 5000, purpose: 'installation' }] as const

describe('a price schedule in words', () => {
  test('names the introductory months and the standard price', () => {
    expect(describeSchedule(introThen(2000, 12, 4000, fees))).toEqual({
      rows: [
        { months: 'Months 1–12', price: '$20.00/mo' },
        { months: 'From month 13', price: '$40.00/mo' },
      ],
      feeRows: [{ months: 'Installation fee, once', price: '$50.00' }],
    })
  })

  test('says where the later price is not published', () => {
    expect(describeSchedule(promisedFor(3000, 12)).rows[1]).toEqual({
      months: 'From month 13',
      price: 'later price not published',
    })
    expect(describeSchedule(todayOnly(3000)).rows[0]?.months).toBe('Month 1')
  })

  test('has one line where nothing changes', () => {
    expect(describeSchedule(flat(7000))).toEqual({
      rows: [{ months: 'Every month', price: '$70.00/mo' }],
      feeRows: [],
    })
    expect(describeSchedule(introThen(7000, 12, 7000)).rows).toEqual([
      { months: 'Every month', price: '$70.00/mo' },
    ])
  })

  test('as one sentence', () => {
    expect(scheduleSentence(introThen(2000, 12, 4000, fees))).toBe(
      '$20.00/mo in months 1–12, then $40.00/mo. Installation fee $50.00 once.',
    )
    expect(scheduleSentence(promisedFor(3000, 12))).toBe(
      '$30.00/mo in months 1–12; later price not published.',
    )
    expect(scheduleSentence(flat(7000))).toBe('$70.00/mo.')
    expect(scheduleSentence(todayOnly(7000))).toBe(
      '$70.00/mo, which may change anytime; later price not published.',
    )
  })

  test('covers every month once, whatever the schedule', () => {
    fc.assert(
      fc.property(anySchedule, schedule => {
        const { rows } = describeSchedule(schedule)
        expect(new Set(rows.map(row => row.months)).size).toBe(rows.length)
        expect(rows.at(-1)?.months).toMatch(/^(Every month|From month \d+)$/)
      }),
    )
  })
})

test('two schedules differ later by what follows today’s price, and by one-time fees', () => {
  const before = introThen(2000, 12, 4000, fees)
  expect(differsLater(before, introThen(2500, 12, 4000, fees))).toBe(false)
  expect(differsLater(before, introThen(2000, 12, 4500, fees))).toBe(true)
  expect(differsLater(before, introThen(2000, 24, 4000, fees))).toBe(true)
  expect(differsLater(before, introThen(2000, 12, 4000))).toBe(true)
  expect(differsLater(flat(2000), introThen(2000, 12, 2000))).toBe(false)
})
