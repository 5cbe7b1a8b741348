/** The time zone that the server writes in where the reader's own is not known. */
export const SERVER_TIME_ZONE = 'America/New_York'

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** An ISO date as people read it: `November 1, 2026`. */
export function formatDate(isoDate: string): string {
  return dateFormat.format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`))
}

const dateTimeFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: SERVER_TIME_ZONE,
  timeZoneName: 'short',
})

/**
 * An instant as people read it, in Eastern time with the zone named: the server and the browser write the same.
 */
export function formatDateTime(instant: Date): string {
  return dateTimeFormat.format(instant)
}

/** An instant without words around it: `Jan 5, 2025 3:04 PM`, in the time zone named, else in the reader's own. */
export function formatMoment(instant: Date, timeZone?: string): string {
  const zone = timeZone ? { timeZone } : {}
  const date = instant.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    ...zone,
  })
  const time = instant.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', ...zone })
  return `${date} ${time}`.replaceAll('\u202f', ' ')
}
