import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { byTotal, totalInWords, totalOf, totalWords } from './known-total.ts'
import { anySchedule } from './price-schedule.arbitrary.ts'
import { flat, introThen, promisedFor, publishedMonths } from './price-schedule.ts'

const fees = [{ label: 'Installation fee', cents: 7500, purpose: 'installation' }] as const

test('a total is known where every month of it has a published price', () => {
  expect(totalOf(introThen(3015, 12, 5515, fees))).toEqual({
    cents: 12 * 3015 + 12 * 5515 + 7500,
    known: true,
  })
  expect(totalOf(promisedFor(2510, 12))).toEqual({ cents: 24 * 2510, known: false })
  fc.assert(
    fc.property(anySchedule, fc.integer({ min: 1, max: 60 }), (schedule, months) => {
      expect(totalOf(schedule, months).known).toBe(publishedMonths(schedule, months) === months)
    }),
  )
})

test('an unknown total is told as a minimum and never as a promise', () => {
  expect(totalWords(flat(5000))).toBe('$1,200.00')
  expect(totalWords(promisedFor(2510, 12))).toBe('at least $602.40')
  expect(totalWords(promisedFor(2510, 12), 12)).toBe('$301.20')
  expect(totalInWords({ cents: 60_000, known: false })).toBe('at least $600.00')
})

test('known totals stand first, the lower before the higher', () => {
  const totals = [
    { cents: 100, known: false },
    { cents: 900, known: true },
    { cents: 50, known: false },
    { cents: 800, known: true },
  ]
  expect(totals.toSorted(byTotal).map(total => total.cents)).toEqual([800, 900, 50, 100])
})
