/** The time zone that the server writes in if the reader's own is unknown. */
export const SERVER_TIME_ZONE = 'America/New_York'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** The month of an ISO date: `November 2026`. */
export function formatMonth(isoDate: string): string {
  return `${MONTHS[Number(isoDate.slice(5, 7)) - 1]} ${isoDate.slice(0, 4)}`
}

/** An ISO date as people read it: `Nov 1, 2026`. */
export function formatDate(isoDate: string): string {
  // Not with Intl: creating its first formatter costs a phone about 30 ms before it reacts to a touch.
  const [month = '', year] = formatMonth(isoDate).split(' ')
  return `${month.slice(0, 3)} ${Number(isoDate.slice(8, 10))}, ${year}`
}

const DAY_MS = 86_400_000

/** The ISO date a number of days after another one, or before it if negative. */
export function addDays(isoDate: string, days: number): string {
  return new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from one ISO date to another; negative if that one is before it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/**
 * Whole months of the calendar from one ISO date to a later one. A month that is too short for the first one's day is
 * whole on its last: February 28 is six months after August 31.
 */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  const isLastDay = addDays(to, 1).endsWith('-01')
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay && !isLastDay ? 1 : 0)
}

/** Whether a text is an existing date, like `2026-02-28`. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The date of a timestamp in Eastern time, like `2026-08-03`. */
export function easternDay(instant: Date): string {
  dayFormat ??= new Intl.DateTimeFormat('en-CA', { timeZone: SERVER_TIME_ZONE })
  return dayFormat.format(instant)
}

let dayFormat: Intl.DateTimeFormat | undefined
let dateTimeFormat: Intl.DateTimeFormat | undefined

/** A timestamp as people read it, in Eastern time with the zone named: the server and the browser write the same. */
export function formatDateTime(instant: Date): string {
  dateTimeFormat ??= new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: SERVER_TIME_ZONE,
    timeZoneName: 'short',
  })
  return dateTimeFormat.format(instant)
}

/** What is wrong with two days that are the wrong way round. */
export const FIRST_AFTER_LAST = 'The first day is after the last'
