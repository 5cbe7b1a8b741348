import { DateTime } from 'luxon'
import { BUSINESS_ZONE, type StaffedHours } from '#domain/settings/staffed-hours.ts'
import { callingWindows, mayCallNow, nextStaffedAt } from './calling-hours.ts'
import { dayWords, timeWords } from './promise-words.ts'

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
  const wrong = dayFault(time, zone, at)
  if (wrong) return wrong
  const calling = mayCallNow(time, zone, staffed)
  if (calling.may) return null
  if (zone === null) return unknownHomeFault(time, staffed)
  return calling.reason === 'not_staffed'
    ? CLOSED
    : 'Nobody may call there at that time, only from 8 AM to 9 PM by the clock there.'
}

/** Why nobody can be asked to write an email at this time: it disturbs nobody, but somebody must be there to write it. */
export function writeTimeFault(
  time: Date,
  zone: string | null,
  { at, staffed }: { at: Date; staffed: StaffedHours },
): string | null {
  const wrong = dayFault(time, zone, at)
  if (wrong) return wrong
  return nextStaffedAt(time, staffed)?.getTime() === time.getTime() ? null : CLOSED
}

const CLOSED = 'We’re closed at that time.'

function dayFault(time: Date, zone: string | null, at: Date): string | null {
  if (time < at) return `That time has passed${zone === null ? '' : ' there'}. Choose a later one.`
  if (time >= DateTime.fromJSDate(at).plus({ years: 1 }).toJSDate())
    return 'That is more than a year away. Check the year.'
  return null
}

/** The same for a home whose clock nobody knows: when it is calling time everywhere and we are there, by our own clock. */
function unknownHomeFault(time: Date, staffed: StaffedHours): string {
  const day = DateTime.fromJSDate(time, { zone: BUSINESS_ZONE }).startOf('day')
  const windows = callingWindows(day.toJSDate(), day.plus({ days: 1 }).toJSDate(), null, staffed)
  const hours = windows.map(
    ({ opensAt, closesAt }) =>
      `from ${timeWords(opensAt, BUSINESS_ZONE)} to ${timeWords(closesAt, BUSINESS_ZONE)}`,
  )
  const why = 'The home’s time zone is not known, so we call only when it is calling time everywhere'
  const on = dayWords(time, BUSINESS_ZONE)
  return hours.length > 0 ? `${why}: on ${on} ${hours.join(' and ')}.` : `${why}: not at all on ${on}.`
}
