import { DateTime, Interval } from 'luxon'
import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import { CALLBACK_HOURS } from './callback-promise.ts'

/** Nobody is called before or after these hours, in the home's local time (47 CFR 64.1200(c)(1)). */
const FIRST_HOUR = 8
const LAST_HOUR = 21

/**
 * The zones in which it must be calling time if the home's own is unknown: from the first to the last clock of the
 * fifty states and Puerto Rico, and therefore all in between.
 */
const UNKNOWN_HOME = ['America/Puerto_Rico', 'Pacific/Honolulu']

/** Longer than any holiday: if nothing opens for this long, the settings are wrong. */
const MAX_DAYS_AHEAD = 14

/** A period in which a home may be called and somebody is there to do it. */
export type CallingWindow = { opensAt: Date; closesAt: Date }

/** Whether a home may be called and, if not, why and from when on. */
export type MayCall =
  | { may: true; until: Date }
  | { may: false; reason: 'too_early' | 'too_late' | 'not_staffed'; nextAt: Date }

/**
 * The periods between two times in which a home in this zone may be called, earliest first: 8 AM to 9 PM there and
 * staffed. If the zone is unknown (null), it must be calling time everywhere from Puerto Rico to Hawaii.
 */
export function callingWindows(
  from: Date,
  to: Date,
  zone: string | null,
  staffed: StaffedHours,
): CallingWindow[] {
  return windowsOfDays(Math.floor(+from / DAY_MS), Math.ceil(+to / DAY_MS), zone, staffed).flatMap(window => {
    const opensAt = window.opensAt < from ? from : window.opensAt
    const closesAt = window.closesAt > to ? to : window.closesAt
    return opensAt < closesAt ? [{ opensAt, closesAt }] : []
  })
}

const DAY_MS = 86_400_000
/** More than the zones of a day's homes; days that are over are then forgotten. */
const KEPT_WINDOWS = 200
const windowsKept = new WeakMap<StaffedHours, Map<string, readonly CallingWindow[]>>()

/**
 * The windows of whole days in UTC, counted from 1970. Every order and lead asks for the same few, and working them out
 * by the clocks of two zones takes longer than reading the order.
 */
function windowsOfDays(
  first: number,
  end: number,
  zone: string | null,
  staffed: StaffedHours,
): readonly CallingWindow[] {
  const kept = windowsKept.get(staffed) ?? new Map<string, readonly CallingWindow[]>()
  windowsKept.set(staffed, kept)
  const key = `${first} ${end} ${zone}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= KEPT_WINDOWS) kept.clear()
  const windows = workOutWindows(new Date(first * DAY_MS), new Date(end * DAY_MS), zone, staffed)
  kept.set(key, windows)
  return windows
}

function workOutWindows(from: Date, to: Date, zone: string | null, staffed: StaffedHours): CallingWindow[] {
  const asked = Interval.fromDateTimes(from, to)
  const atHome = (zone === null ? UNKNOWN_HOME : [zone]).map(home =>
    daysAround(asked, home).map(day => hoursOf(day, FIRST_HOUR, LAST_HOUR)),
  )
  const open = daysAround(asked, staffed.timeZone).flatMap(day => {
    const hours = hoursAt(day, staffed)
    return hours ? [hoursOf(day, hours.opens, hours.closes)] : []
  })
  const windows = atHome.reduce((left, home) => meetings(left, home), meetings(open, [asked]))
  return windows.flatMap(({ start, end }) =>
    start && end ? [{ opensAt: start.toJSDate(), closesAt: end.toJSDate() }] : [],
  )
}

/** Whether a home in this zone may be called at this moment. */
export function mayCallNow(at: Date, zone: string | null, staffed: StaffedHours): MayCall {
  const window = nextWindow(at, zone, staffed)
  if (window.opensAt <= at) return { may: true, until: window.closesAt }
  return { may: false, reason: reasonAt(at, zone), nextAt: window.opensAt }
}

/**
 * When somebody who asks at this moment is called at the latest: the promise of 24 hours as the last time within
 * calling hours, to the whole minute. Never overnight, and never more than 24 hours later, unless those contain no
 * calling hours at all: then it is the end of the first hour after them.
 */
export function latestCallBy(at: Date, zone: string | null, staffed: StaffedHours): Date {
  const promised = DateTime.fromJSDate(at).plus({ hours: CALLBACK_HOURS }).toJSDate()
  const last = callingWindows(at, promised, zone, staffed).at(-1)
  if (last) return wholeMinute(last.closesAt, last.opensAt)
  return firstHourAfter(promised, zone, staffed)
}

/** The end of the first hour in which a home may be called after a time, or of the period if that is shorter. */
export function firstHourAfter(at: Date, zone: string | null, staffed: StaffedHours): Date {
  const { opensAt, closesAt } = nextWindow(at, zone, staffed)
  const hourLater = DateTime.fromJSDate(opensAt).plus({ hours: 1 }).toJSDate()
  return hourLater < closesAt ? hourLater : closesAt
}

/** This moment if somebody is on duty, or else the next time somebody is; null if there is none within two weeks. */
export function nextStaffedAt(at: Date, staffed: StaffedHours): Date | null {
  const soon = Interval.fromDateTimes(at, DateTime.fromJSDate(at).plus({ days: MAX_DAYS_AHEAD }))
  for (const day of daysAround(soon, staffed.timeZone)) {
    const hours = hoursAt(day, staffed)
    const open = hours && hoursOf(day, hours.opens, hours.closes).intersection(soon)
    if (open?.start) return open.start.toJSDate()
  }
  return null
}

/** Whether somebody is on duty for a whole hour that begins then. */
export function isStaffedHour(startsAt: Date, staffed: StaffedHours): boolean {
  const hour = Interval.after(startsAt, { hours: 1 })
  return daysAround(hour, staffed.timeZone).some(day => {
    const hours = hoursAt(day, staffed)
    return hours !== null && hours !== undefined && hoursOf(day, hours.opens, hours.closes).engulfs(hour)
  })
}

function nextWindow(at: Date, zone: string | null, staffed: StaffedHours): CallingWindow {
  const start = DateTime.fromJSDate(at)
  for (const days of [2, MAX_DAYS_AHEAD]) {
    const [window] = callingWindows(at, start.plus({ days }).toJSDate(), zone, staffed)
    if (window) return window
  }
  throw new Error(`Nobody is staffed to call ${zone ?? 'anywhere'} within ${MAX_DAYS_AHEAD} days`)
}

function reasonAt(at: Date, zone: string | null): 'too_early' | 'too_late' | 'not_staffed' {
  const clocks = (zone === null ? UNKNOWN_HOME : [zone]).map(home => DateTime.fromJSDate(at, { zone: home }))
  if (clocks.some(clock => clock.hour >= LAST_HOUR)) return 'too_late'
  return clocks.some(clock => clock.hour < FIRST_HOUR) ? 'too_early' : 'not_staffed'
}

/** Down to the minute, as it is shown; but not to before the start of a period shorter than a minute. */
function wholeMinute(at: Date, notBefore: Date): Date {
  const minute = DateTime.fromJSDate(at).startOf('minute').toJSDate()
  return minute > notBefore ? minute : at
}

/** The days of a zone that an interval touches, each at its first moment. */
function daysAround(interval: Interval, zone: string): DateTime[] {
  const first = interval.start?.setZone(zone).startOf('day')
  const end = interval.end
  if (!first?.isValid || !end) throw new Error(`Not a time zone: ${zone}`)
  const days: DateTime[] = []
  for (let day = first; day < end; day = day.plus({ days: 1 })) days.push(day)
  return days
}

/** Hours by the wall clock of a day's zone, however long the day is. */
const hoursOf = (day: DateTime, opens: number, closes: number) =>
  Interval.fromDateTimes(day.set({ hour: opens }), day.set({ hour: closes }))

function hoursAt(day: DateTime, { holidays, week }: StaffedHours) {
  const date = day.toISODate() ?? ''
  return date in holidays ? holidays[date] : week[day.weekday - 1]
}

/** The overlaps of two lists of intervals, each sorted and without overlaps. */
function meetings(some: readonly Interval[], others: readonly Interval[]): Interval[] {
  return some.flatMap(one => others.flatMap(other => one.intersection(other) ?? []))
}
