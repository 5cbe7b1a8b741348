import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import { latestCallBy } from './calling-hours.ts'
import { type PlacesOfZips, timeZoneOf } from './time-zone-of.server.ts'

/** Where somebody is called, and by when at the latest. */
export type CallPromise = {
  /** Five digits; empty where the home is not known. */
  zipCode: string
  /** IANA zone of the home; null where it is not known. */
  timeZone: string | null
  callBy: Date
}

/** What somebody is promised who asks now to be called at a home in this ZIP code (empty where it was not said). */
export function callPromise(
  zips: PlacesOfZips,
  zipCode: string,
  at: Date,
  staffed: StaffedHours,
): CallPromise {
  const fiveDigits = zipCode.slice(0, 5)
  const timeZone = timeZoneOf(zips, fiveDigits)
  return {
    zipCode: timeZone === null ? '' : fiveDigits,
    timeZone,
    callBy: latestCallBy(at, timeZone, staffed),
  }
}

/** The ZIP code that stands last in the text of an address and that the directory knows; empty where none does. */
export function zipCodeIn(address: string, zips: PlacesOfZips): string {
  const candidates = [...address.matchAll(/\b\d{5}\b/g)].map(([digits]) => digits)
  return candidates.findLast(digits => zips.find(digits)) ?? ''
}

/** When work on a call is due: at the hour that was booked, else by the time that was promised. */
export function callDue({ callBy, slotStartsAt }: { callBy: Date; slotStartsAt: Date | null }): Date {
  return slotStartsAt ?? callBy
}
