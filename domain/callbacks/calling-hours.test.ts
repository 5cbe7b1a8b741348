import { assert, constantFrom, date, oneof, property } from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { type StaffedHours, staffedHours } from '#domain/settings/staffed-hours.ts'
import { callingWindows, latestCallBy, mayCallNow } from './calling-hours.ts'
import { promiseWords, shortHourWords, slotWords } from './promise-words.ts'

const zones = constantFrom(
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
)
const around = (day: string) =>
  date({ min: new Date(`${day}T00:00:00Z`), max: new Date(`${day}T23:59:59Z`), noInvalidDate: true })
/** Any time of two years; more often the days on which the clocks change, and holidays. */
const times = oneof(
  date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T23:59:59Z'),
    noInvalidDate: true,
  }),
  ...['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2026-11-26', '2026-12-25'].flatMap(day =>
    [-1, 0, 1].map(days => around(DateTime.fromISO(day).plus({ days }).toISODate() ?? day)),
  ),
)

/** What the rule says, by wall-clock time only. */
function wallSaysYes(at: Date, zone: string, staffed: StaffedHours): boolean {
  const home = DateTime.fromJSDate(at, { zone })
  const desk = DateTime.fromJSDate(at, { zone: staffed.timeZone })
  const day = desk.toISODate() ?? ''
  const hours = day in staffed.holidays ? staffed.holidays[day] : staffed.week[desk.weekday - 1]
  return home.hour >= 8 && home.hour < 21 && !!hours && desk.hour >= hours.opens && desk.hour < hours.closes
}

test('a home may be called exactly when the clocks on both walls say so, and else from the next time that is told', () => {
  assert(
    property(times, zones, (at, zone) => {
      const answer = mayCallNow(at, zone, staffedHours)
      expect(answer.may).toBe(wallSaysYes(at, zone, staffedHours))
      if (answer.may) {
        expect(wallSaysYes(new Date(answer.until.getTime() - 1), zone, staffedHours)).toBe(true)
        expect(wallSaysYes(answer.until, zone, staffedHours)).toBe(false)
      } else {
        expect(answer.nextAt > at).toBe(true)
        expect(wallSaysYes(answer.nextAt, zone, staffedHours)).toBe(true)
        expect(wallSaysYes(new Date(answer.nextAt.getTime() - 1), zone, staffedHours)).toBe(false)
      }
    }),
    { numRuns: 500 },
  )
})

test('the promise is never overnight and never later than 24 hours, on any day and in any state', () => {
  assert(
    property(times, zones, (at, zone) => {
      const callBy = latestCallBy(at, zone, staffedHours)
      expect(callBy > at).toBe(true)
      expect(callBy.getTime() - at.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
      // The last moment at which the call can still be made.
      expect(wallSaysYes(new Date(callBy.getTime() - 1), zone, staffedHours)).toBe(true)
      // And no later one would have kept the promise.
      const promised = new Date(at.getTime() + 24 * 3_600_000)
      const later = callingWindows(callBy, promised, zone, staffedHours).map(
        ({ opensAt, closesAt }) => closesAt.getTime() - opensAt.getTime(),
      )
      expect(later.filter(ms => ms >= 60_000)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('a home whose zone is not known is called when it may be called in every state', () => {
  assert(
    property(times, zones, (at, zone) => {
      if (mayCallNow(at, null, staffedHours).may) expect(mayCallNow(at, zone, staffedHours).may).toBe(true)
    }),
    { numRuns: 300 },
  )
})

const at = (iso: string, zone: string) => DateTime.fromISO(iso, { zone }).toJSDate()

test.each([
  // Asked at noon: the same time tomorrow.
  ['2026-11-23T12:00', 'America/Chicago', '2026-11-24T12:00'],
  // Asked at night: by closing, because there are no calls the next night.
  ['2026-11-23T23:30', 'America/Chicago', '2026-11-24T20:00'],
  // In Hawaii the staff goes home at 4 PM.
  ['2026-11-23T22:00', 'Pacific/Honolulu', '2026-11-24T16:00'],
  // 9 PM in New York is 8 PM in Chicago.
  ['2026-11-23T23:59', 'America/New_York', '2026-11-24T21:00'],
  // Thanksgiving ends at four.
  ['2026-11-25T17:00', 'America/Chicago', '2026-11-26T16:00'],
  // The clocks go back: 24 hours, not the same wall-clock time.
  ['2026-10-31T17:30', 'America/Chicago', '2026-11-01T16:30'],
])('asked %s in %s: by %s', (asked, zone, callBy) => {
  expect(latestCallBy(at(asked, zone), zone, staffedHours)).toEqual(at(callBy, zone))
})

test('where 24 hours hold no calling hours at all it is the end of the first hour after them', () => {
  const closed: StaffedHours = { ...staffedHours, holidays: { '2026-11-26': null, '2026-11-27': null } }
  const zone = 'America/Chicago'
  expect(latestCallBy(at('2026-11-25T20:30', zone), zone, closed)).toEqual(at('2026-11-28T11:00', zone))
  const never: StaffedHours = {
    ...staffedHours,
    week: [null, null, null, null, null, null, null],
    holidays: {},
  }
  expect(() => latestCallBy(at('2026-11-25T20:30', zone), zone, never)).toThrow('Nobody is staffed')
})

test('why a home may not be called is told', () => {
  const zone = 'America/Los_Angeles'
  expect(mayCallNow(at('2026-11-23T07:59', zone), zone, staffedHours)).toMatchObject({ reason: 'too_early' })
  expect(mayCallNow(at('2026-11-23T21:00', zone), zone, staffedHours)).toMatchObject({ reason: 'too_late' })
  expect(mayCallNow(at('2026-11-23T18:00', zone), zone, staffedHours)).toMatchObject({
    reason: 'not_staffed',
    nextAt: at('2026-11-24T08:00', zone),
  })
})

test('the promise is said with time, zone, weekday and date', () => {
  const callBy = new Date('2026-11-23T21:00:00Z')
  expect(promiseWords(callBy, 'America/Chicago')).toBe('by 3:00 PM CT, Mon Nov 23')
  expect(promiseWords(callBy, 'America/New_York')).toBe('by 4:00 PM ET, Mon Nov 23')
  expect(promiseWords(callBy, 'America/Phoenix')).toBe('by 2:00 PM MST, Mon Nov 23')
  expect(promiseWords(callBy, 'America/Los_Angeles')).toBe('by 1:00 PM PT, Mon Nov 23')
  expect(promiseWords(callBy, 'America/Anchorage')).toBe('by 12:00 PM AKT, Mon Nov 23')
  expect(promiseWords(callBy, 'Pacific/Honolulu')).toBe('by 11:00 AM HT, Mon Nov 23')
  expect(promiseWords(callBy, 'America/Puerto_Rico')).toBe('by 5:00 PM AST, Mon Nov 23')
  expect(slotWords(callBy, 'America/Denver')).toBe('Mon Nov 23, 2:00 PM to 3:00 PM MT')
})

test('hours to choose from are said in words that fit a narrow phone', () => {
  const words = (time: string, zone = 'America/Chicago') =>
    shortHourWords(new Date(`2026-11-25T${time}:00Z`), zone)
  expect(['16:00', '17:00', '18:00'].map(time => words(time))).toEqual([
    '10–11 AM CT',
    '11 AM–12 PM CT',
    '12–1 PM CT',
  ])
  expect(words('16:00', 'Asia/Kolkata')).toBe('9:30–10:30 PM India Time')
})
