import { DateTime } from 'luxon'

/** The zones in which a publishing time may be given, with their names for people. */
export const publishZones = {
  'America/New_York': 'Eastern (ET)',
  'America/Chicago': 'Central (CT)',
  'America/Denver': 'Mountain (MT)',
  'America/Phoenix': 'Arizona (MST)',
  'America/Los_Angeles': 'Pacific (PT)',
  'America/Anchorage': 'Alaska (AKT)',
  'Pacific/Honolulu': 'Hawaii (HT)',
  UTC: 'UTC',
} as const
export type PublishZone = keyof typeof publishZones

/** Nobody plans further ahead: it is the wrong year. */
export const isTooFarAhead = (publishAt: Date, now: Date): boolean =>
  publishAt >= DateTime.fromJSDate(now).plus({ years: 1 }).toJSDate()

/**
 * The moment of a local time such as `2026-11-24T06:00` in a zone; null if that time doesn't exist there, as in the
 * hour skipped in spring.
 */
export function momentOf(local: string, zone: PublishZone): Date | null {
  const found = DateTime.fromISO(local, { zone })
  return found.isValid && found.toFormat("yyyy-MM-dd'T'HH:mm") === local.slice(0, 16)
    ? found.toJSDate()
    : null
}
