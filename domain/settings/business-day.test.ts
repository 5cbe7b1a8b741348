import { expect, test } from 'vitest'
import { dayOf, theDay } from './business-day.ts'

test('days are those of Central Time, also when the clocks change', () => {
  expect(dayOf(new Date('2026-11-22T05:59:59Z'))).toBe('2026-11-21')
  expect(dayOf(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22')
  const hours = ({ from, until }: ReturnType<typeof theDay>) => (until.getTime() - from.getTime()) / 3_600_000
  expect(['2026-03-08', '2026-11-01', '2026-11-22'].map(day => hours(theDay(day)))).toEqual([23, 25, 24])
})
