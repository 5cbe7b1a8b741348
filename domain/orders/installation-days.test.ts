import { expect, test } from 'vitest'
import { installationDayFault, installationDays } from './installation-days.ts'

/** Ten in the evening of November 23 in Honolulu, three in the morning of the next day in Austin. */
const at = new Date('2026-11-24T09:00:00Z')

test.each([
  ['America/Chicago', '2026-11-24', '2027-11-23'],
  ['Pacific/Honolulu', '2026-11-23', '2027-11-22'],
  [null, '2026-11-24', '2027-11-23'],
])('in %s an installation can be booked from %s to %s', (zone, first, last) => {
  const days = installationDays(at, zone)
  expect(days).toEqual({ first, last })
  expect(installationDayFault(first, days)).toBeNull()
  expect(installationDayFault(last, days)).toBeNull()
})

test('a day that is over and one with a mistyped year are refused, each in its own words', () => {
  const days = installationDays(at, 'America/Chicago')
  expect(installationDayFault('2026-11-23', days)).toBe(
    'That day is in the past. Choose today or a later day.',
  )
  expect(installationDayFault('2027-11-24', days)).toBe('That day is more than a year away. Check the year.')
})

test('on a leap day the year ends with February', () => {
  expect(installationDays(new Date('2028-02-29T18:00:00Z'), null)).toEqual({
    first: '2028-02-29',
    last: '2029-02-27',
  })
})
