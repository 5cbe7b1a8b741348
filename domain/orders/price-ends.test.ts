import { expect, test } from 'vitest'
import { flat, introThen, promisedFor, todayOnly } from '#domain/pricing/price-schedule.ts'
import { dueReminder, nextPriceEnd } from './price-ends.ts'

const year = introThen(3000, 12, 5500)

test('a promotional year ends on the day of installation a year later', () => {
  expect(nextPriceEnd(year, '2026-01-31', '2026-11-22')).toEqual({
    ...{ endsOn: '2027-01-31', nowCents: 3000, laterCents: 5500 },
  })
  // There is no February 29 in 2025: the last day of the month.
  expect(nextPriceEnd(year, '2024-02-29', '2024-12-01')?.endsOn).toBe('2025-02-28')
  expect(nextPriceEnd(promisedFor(3000, 36), '2026-01-31', '2026-11-22')).toMatchObject({ laterCents: null })
})

test('what is over, never ends, or was never promised is not told', () => {
  expect(nextPriceEnd(year, '2025-01-31', '2026-11-22')).toBeNull()
  expect(nextPriceEnd(flat(3000), '2026-01-31', '2026-11-22')).toBeNull()
  expect(nextPriceEnd(todayOnly(3000), '2026-11-20', '2026-11-22')).toBeNull()
})

test.each([
  ['2026-12-23', null, null],
  ['2026-12-22', null, 30],
  ['2026-12-15', null, 30],
  ['2026-12-15', 30, null],
  ['2026-12-06', 30, 14],
  ['2026-12-06', null, 14],
  ['2026-12-01', 14, null],
  // What was told was about the end of an earlier price.
  ['2026-12-15', 14, 30],
  ['2026-12-23', 14, null],
])('ending on %s, told before at %s days: due is %s', (endsOn, told, due) => {
  expect(dueReminder({ endsOn, nowCents: 1, laterCents: 2 }, '2026-11-22', told)).toBe(due)
})
