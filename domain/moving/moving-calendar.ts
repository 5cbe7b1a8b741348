import ical from 'ical-generator'
import { addDays } from '#domain/shared/calendar.ts'
import { movingSteps } from './moving-steps.ts'

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * The steps of a move as a calendar file (RFC 5545), each as an all-day event. The same move has the same events, so
 * a calendar that imports the file again doesn't have them twice.
 */
export function movingCalendar(movesOn: string, pageUrl: string, now: Date): string {
  const { hostname } = new URL(pageUrl)
  const calendar = ical({
    name: 'Your move',
    prodId: { company: hostname, product: 'moving', language: 'EN' },
  })
  for (const { id, from, until, title, text } of movingSteps(movesOn)) {
    calendar.createEvent({
      id: `move-${movesOn}-${id}@${hostname}`,
      start: midnight(from),
      // The end of an event is the first day after it.
      end: midnight(addDays(until, 1)),
      allDay: true,
      stamp: now,
      summary: `Moving: ${title}`,
      description: text,
      url: pageUrl,
    })
  }
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`
}
