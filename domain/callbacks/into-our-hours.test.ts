import { expect, test } from 'vitest'
import { builtInWeek, type DayHours, staffedHoursOf } from '#domain/settings/staffed-hours.ts'
import { intoOurHours } from './into-our-hours.ts'

/** Monday, November 23, with other hours than the usual ones. */
const mondayOpen = (hours: DayHours) =>
  staffedHoursOf(builtInWeek, [{ date: '2026-11-23', name: 'Stocktaking', hours }])
const central = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour + 6, minute))
const moved = (hours: DayHours, at: Date, { zone = 'America/Chicago', isAgreed = false } = {}) =>
  intoOurHours({ dueAt: central(23, 19), zone, isAgreed }, at, mondayOpen(hours))

test('on a shortened day it is the end of that day’s hours, as long as an hour of them is ahead', () => {
  const short = { opens: 8, closes: 12 }
  expect(moved(short, central(22, 19))).toEqual(central(23, 12))
  expect(moved(short, central(23, 11))).toEqual(central(23, 12))
  // Nobody could keep it by noon anymore: the first hour of Tuesday.
  expect(moved(short, central(23, 11, 1))).toEqual(central(24, 9))
  expect(moved(short, central(23, 13))).toEqual(central(24, 9))
})

test('on a closed day it is the hours of the day before, or else the first hour after it', () => {
  expect(moved(null, central(22, 12))).toEqual(central(22, 18))
  expect(moved(null, central(22, 19))).toEqual(central(24, 9))
})

test('it is an hour in which somebody may be called at home', () => {
  // 8 AM in Honolulu is noon in Chicago: nothing is left of the short day.
  expect(moved({ opens: 8, closes: 12 }, central(22, 19), { zone: 'Pacific/Honolulu' })).toEqual(
    central(24, 13),
  )
})

test('a time that somebody agreed to is put off, never brought forward', () => {
  expect(moved({ opens: 8, closes: 12 }, central(22, 19), { isAgreed: true })).toEqual(central(24, 9))
})
