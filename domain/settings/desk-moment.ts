import { zoneLetters } from '#domain/shared/moment-words.ts'
import { BUSINESS_ZONE } from './staffed-hours.ts'

const day = new Intl.DateTimeFormat('en-US', { timeZone: BUSINESS_ZONE, dateStyle: 'medium' })
const time = new Intl.DateTimeFormat('en-US', { timeZone: BUSINESS_ZONE, timeStyle: 'short' })

/** The day of a moment by the clock of the business: `Nov 23, 2026`. */
export const deskDay = (at: Date): string => day.format(at)

/** A moment with its year by the clock of the business, which it names: `Nov 23, 2026, 12:06 AM CT`. */
export const deskMoment = (at: Date): string =>
  // Newer locale data put a narrow space before PM.
  `${deskDay(at)}, ${time.format(at).replaceAll('\u202f', ' ')} ${zoneLetters(at, BUSINESS_ZONE)}`
