import { DateTime } from 'luxon'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'

/** The first and the last day, as ISO dates, on which an installation can be booked. */
export type InstallationDays = { first: string; last: string }

/**
 * From today by the calendar of the home (by ours if its zone is unknown) to the day before the same date next year,
 * so that a mistyped year is noticed.
 */
export function installationDays(at: Date, zone: string | null): InstallationDays {
  const today = DateTime.fromJSDate(at, { zone: zone ?? BUSINESS_ZONE })
  const last = today.plus({ years: 1 }).minus({ days: 1 })
  return { first: today.toISODate() ?? '', last: last.toISODate() ?? '' }
}

/** Why an installation can't be booked for this day; null if it can. */
export function installationDayFault(date: string, { first, last }: InstallationDays): string | null {
  if (date < first) return 'That day is in the past. Choose today or a later day.'
  return date > last ? 'That day is more than a year away. Check the year.' : null
}
