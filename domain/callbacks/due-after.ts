import { DateTime } from 'luxon'
import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import { mayCallNow } from './calling-hours.ts'

/** The time this many hours later, or when a home in this zone may next be called after it. */
export function dueAfter(at: Date, zone: string | null, hours: number, staffed: StaffedHours): Date {
  const later = DateTime.fromJSDate(at).plus({ hours }).toJSDate()
  const calling = mayCallNow(later, zone, staffed)
  return calling.may ? later : calling.nextAt
}
