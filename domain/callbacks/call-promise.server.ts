import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import { zipsIn } from '#domain/shared/zip-of-address.ts'
import { latestCallBy } from './calling-hours.ts'
import { type PlacesOfZips, timeZoneOf } from './time-zone-of.server.ts'

/** Where to call somebody, and the latest time to do it. */
export type CallPromise = {
  /** Five digits; empty if the home is unknown. */
  zipCode: string
  /** IANA zone of the home; null if unknown. */
  timeZone: string | null
  callBy: Date
}

/** The promise to somebody who asks now to be called at a home in this ZIP code (empty if not given). */
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

/** The last ZIP code in the text of an address that the directory knows; empty if there is none. */
export function zipCodeIn(address: string, zips: PlacesOfZips): string {
  return zipsIn(address).findLast(digits => zips.find(digits)) ?? ''
}

/** When work on a call is due: at the hour that was booked, or else by the time that was promised. */
export function callDue({ callBy, slotStartsAt }: { callBy: Date; slotStartsAt: Date | null }): Date {
  return slotStartsAt ?? callBy
}
