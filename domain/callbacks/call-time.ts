import { DateTime } from 'luxon'
import { BUSINESS_ZONE, type StaffedHours } from '#domain/settings/staffed-hours.ts'
import { mayCallNow } from './calling-hours.ts'

/** A time as typed (`2026-11-23T14:30`), in the home's local time, or ours if its zone is unknown. */
export function callTime(time: string, zone: string | null): Date {
  return DateTime.fromISO(time, { zone: zone ?? BUSINESS_ZONE }).toJSDate()
}

/** Why nobody can be asked to call a number of the do-not-call list, at any time. */
export const NEVER_CALLED = 'This number is on the do-not-call list. Write an email instead.'

/** Why nobody can be asked to call a home at this time; null if somebody can. */
export function callTimeFault(
  time: Date,
  zone: string | null,
  { at, staffed }: { at: Date; staffed: StaffedHours },
): string | null {
  if (time < at) return 'That time has passed there. Choose a later one.'
  if (time >= DateTime.fromJSDate(at).plus({ years: 1 }).toJSDate())
    return 'That is more than a year away. Check the year.'
  const calling = mayCallNow(time, zone, staffed)
  if (calling.may) return null
  return calling.reason === 'not_staffed'
    ? 'We’re closed at that time.'
    : 'Nobody may call there at that time, only from 8 AM to 9 PM by the clock there.'
}
