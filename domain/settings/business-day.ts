import { DateTime } from 'luxon'
import { addDays } from '#domain/shared/calendar.ts'
import { BUSINESS_ZONE } from './staffed-hours.ts'

export const BUSINESS_ZONE_WORDS = 'Central Time'

/** The calendar day of a timestamp, in the business's calendar. */
export const dayOf = (instant: Date): string =>
  DateTime.fromJSDate(instant, { zone: BUSINESS_ZONE }).toISODate() ?? ''

/** When a day begins there; it ends when the next one begins. */
const startOf = (day: string): Date => DateTime.fromISO(day, { zone: BUSINESS_ZONE }).toJSDate()

/** A day with its first moment and the first one after it: 23 to 25 hours. */
export type Day = { day: string; from: Date; until: Date }

export const theDay = (day: string): Day => ({ day, from: startOf(day), until: startOf(addDays(day, 1)) })
