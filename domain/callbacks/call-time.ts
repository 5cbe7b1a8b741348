import { DateTime } from 'luxon'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'

/** A time that was typed (`2026-11-23T14:30`), by the clock of the home, or ours where its zone is not known. */
export function callTime(time: string, zone: string | null): Date {
  return DateTime.fromISO(time, { zone: zone ?? BUSINESS_ZONE }).toJSDate()
}
