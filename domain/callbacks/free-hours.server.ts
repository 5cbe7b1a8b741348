import { DateTime } from 'luxon'
import type { Reader } from '#platform/database.server.ts'
import { callingWindows } from './calling-hours.ts'
import { takenSeats } from './slot-store.server.ts'
import { SEATS_PER_HOUR } from './staffed-hours.ts'

/** So far ahead hours are offered. */
const DAYS_AHEAD = 5
/** Sooner than this nobody is sure to see that an hour was booked. */
const NOTICE_MINUTES = 15

/**
 * The hours that somebody may be called in over the next five days, by the home's time zone (null where it is not
 * known) and while representatives are there: those with a seat left, the earliest first.
 */
export async function freeHours(
  db: Reader,
  homeZone: string | null,
  at: Date,
  seats = SEATS_PER_HOUR,
): Promise<Date[]> {
  const hours = offeredHours(homeZone, at)
  const [first, last] = [hours[0], hours.at(-1)]
  if (!first || !last) return []
  const taken = await takenSeats(db, first, new Date(last.getTime() + 1))
  return hours.filter(hour => (taken.get(hour.getTime()) ?? 0) < seats)
}

/** The whole hours that can be offered at all, whoever has booked them. */
export function offeredHours(homeZone: string | null, at: Date): Date[] {
  const now = DateTime.fromJSDate(at, { zone: 'utc' })
  const soonest = now.plus({ minutes: NOTICE_MINUTES })
  const windows = callingWindows(soonest.toJSDate(), now.plus({ days: DAYS_AHEAD }).toJSDate(), homeZone)
  return windows.flatMap(({ opensAt, closesAt }) => {
    const begins = DateTime.fromJSDate(opensAt, { zone: 'utc' })
    const hours: Date[] = []
    let hour = begins.startOf('hour')
    if (hour < begins) hour = hour.plus({ hours: 1 })
    for (; hour.plus({ hours: 1 }).toJSDate() <= closesAt; hour = hour.plus({ hours: 1 }))
      hours.push(hour.toJSDate())
    return hours
  })
}
