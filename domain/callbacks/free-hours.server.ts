import { DateTime } from 'luxon'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Reader } from '#platform/database.server.ts'
import { callingWindows } from './calling-hours.ts'
import { takenSeats } from './slot-store.server.ts'

/** When people are called and how many in one hour, according to the settings. */
export type CallingTerms = Pick<BusinessSettings, 'staffed' | 'slots'>

/**
 * The hours that somebody may be called in over the next days, in the home's time zone (null if unknown) and while
 * representatives are there: those with a seat left, earliest first.
 */
export async function freeHours(
  db: Reader,
  homeZone: string | null,
  at: Date,
  terms: CallingTerms,
): Promise<Date[]> {
  const hours = offeredHours(homeZone, at, terms)
  const [first, last] = [hours[0], hours.at(-1)]
  if (!first || !last) return []
  const taken = await takenSeats(db, first, new Date(last.getTime() + 1))
  return hours.filter(hour => (taken.get(hour.getTime()) ?? 0) < terms.slots.seatsPerHour)
}

/** The whole hours that can be offered at all, regardless of bookings. */
export function offeredHours(homeZone: string | null, at: Date, { staffed, slots }: CallingTerms): Date[] {
  const now = DateTime.fromJSDate(at, { zone: 'utc' })
  const soonest = now.plus({ minutes: slots.noticeMinutes })
  const windows = callingWindows(
    soonest.toJSDate(),
    now.plus({ days: slots.daysAhead }).toJSDate(),
    homeZone,
    staffed,
  )
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
