import { DateTime } from 'luxon'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'

/** A time as typed (`2026-11-23T14:30`), in the home's local time, or ours if its zone is unknown. */
export function callTime(time: string, zone: string | null): Date {
  return DateTime.fromISO(time, { zone: zone ?? BUSINESS_ZONE }).toJSDate()
}
