import { DateTime } from 'luxon'
import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import { firstHourAfter, mayCallNow } from './calling-hours.ts'

/**
 * By when a home in this zone is called next: this many hours later if it may be called until then, or else by the end of
 * the first hour in which it may be called after that. Never by the minute at which we open: nobody could keep that.
 */
export function dueAfter(at: Date, zone: string | null, hours: number, staffed: StaffedHours): Date {
  const later = DateTime.fromJSDate(at).plus({ hours })
  const before = mayCallNow(later.minus(1).toJSDate(), zone, staffed)
  return before.may ? later.toJSDate() : firstHourAfter(later.toJSDate(), zone, staffed)
}
