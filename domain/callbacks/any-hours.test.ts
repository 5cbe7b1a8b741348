import { array, assert, constant, constantFrom, date, integer, oneof, property, tuple } from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { closedTooLong } from '#domain/settings/open-enough.ts'
import {
  BUSINESS_ZONE,
  type DayHours,
  type Holiday,
  staffedHoursOf,
  type WeekHours,
} from '#domain/settings/staffed-hours.ts'
import { latestCallBy, mayCallNow, nextStaffedAt } from './calling-hours.ts'
import { offeredHours } from './free-hours.server.ts'

/** Any hours that the settings accept: closed days, single hours, whole days. */
const hours = oneof(
  constant(null),
  tuple(integer({ min: 0, max: 23 }), integer({ min: 1, max: 24 })).map(
    ([from, length]): DayHours => ({ opens: from, closes: Math.min(24, from + length) }),
  ),
)
const week = tuple(hours, hours, hours, hours, hours, hours, hours).map((days): WeekHours => days)
const holidays = array(tuple(integer({ min: 0, max: 40 }), hours), { maxLength: 12 }).map(days =>
  days.map(([day, ofDay]): Holiday => {
    const at = DateTime.fromISO('2026-11-20').plus({ days: day })
    return { date: at.toISODate() ?? '', name: 'Day', hours: ofDay }
  }),
)
const from = new Date('2026-11-20T06:00:00Z')
const times = date({ min: from, max: new Date('2026-12-20T00:00:00Z'), noInvalidDate: true })
const zones = constantFrom('America/Puerto_Rico', 'America/Chicago', 'America/Adak', 'Pacific/Honolulu', null)

test('with any hours that are taken every promise has an end, within them and within calling time', () => {
  let taken = 0
  assert(
    property(week, holidays, times, zones, (days, special, at, zone) => {
      const staffed = staffedHoursOf(days, special)
      if (closedTooLong(staffed, from) !== null) return
      taken += 1
      const callBy = latestCallBy(at, zone, staffed)
      expect(callBy > at).toBe(true)
      const moment = new Date(callBy.getTime() - 1)
      expect(mayCallNow(moment, zone, staffed).may).toBe(true)
      const slots = { seatsPerHour: 1, daysAhead: 2, noticeMinutes: 15 }
      for (const hour of offeredHours(zone, at, { staffed, slots })) {
        expect(mayCallNow(hour, zone, staffed).may).toBe(true)
        expect(hour.getTime() % 3_600_000).toBe(0)
      }
    }),
    { numRuns: 80 },
  )
  expect(taken).toBeGreaterThan(15)
})

test('a home that is not known can be called wherever the hours are taken, in summer too', () => {
  assert(
    property(week, constantFrom('2026-11-20', '2027-07-10'), (days, day) => {
      const staffed = staffedHoursOf(days, [])
      const at = new Date(`${day}T06:00:00Z`)
      if (closedTooLong(staffed, at) === null) expect(() => latestCallBy(at, null, staffed)).not.toThrow()
    }),
    { numRuns: 60 },
  )
})

test('the next time that somebody is there is now, or the beginning of an open stretch', () => {
  assert(
    property(week, holidays, times, (days, special, at) => {
      const staffed = staffedHoursOf(days, special)
      const next = nextStaffedAt(at, staffed)
      if (next === null) return
      const clock = DateTime.fromJSDate(next, { zone: BUSINESS_ZONE })
      const day = clock.toISODate() ?? ''
      const open = day in staffed.holidays ? staffed.holidays[day] : days[clock.weekday - 1]
      expect(open && clock.hour >= open.opens && clock.hour < open.closes).toBe(true)
      expect(next >= at).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('a day that lasts until midnight closes at midnight', () => {
  const allDay = { opens: 0, closes: 24 }
  const staffed = staffedHoursOf([allDay, null, null, allDay, allDay, allDay, allDay], [])
  const monday = new Date('2026-11-24T05:59:00Z')
  expect(nextStaffedAt(monday, staffed)).toEqual(monday)
  expect(nextStaffedAt(new Date('2026-11-24T06:00:00Z'), staffed)).toEqual(new Date('2026-11-26T06:00:00Z'))
})
