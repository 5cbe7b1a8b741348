import { DateTime } from 'luxon'
import { addDays } from '#domain/shared/calendar.ts'

/** The zone whose calendar days the numbers are counted by: where our staff sits. */
export const NUMBERS_ZONE = 'America/Chicago'
export const NUMBERS_ZONE_WORDS = 'Central Time'

/** The calendar day of an instant there. */
export const dayOf = (instant: Date): string =>
  DateTime.fromJSDate(instant, { zone: NUMBERS_ZONE }).toISODate() ?? ''

/** When a day begins there; it ends when the next one does. */
const startOf = (day: string): Date => DateTime.fromISO(day, { zone: NUMBERS_ZONE }).toJSDate()

/** A day with its first instant and the first after it: 23 to 25 hours. */
export type Day = { day: string; from: Date; until: Date }

export const theDay = (day: string): Day => ({ day, from: startOf(day), until: startOf(addDays(day, 1)) })

/** Every day from one to another, both with it. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
