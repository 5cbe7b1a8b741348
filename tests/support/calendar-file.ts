import ICAL from 'ical.js'

const needed = { vcalendar: ['prodid', 'version'], vevent: ['uid', 'dtstamp', 'dtstart'] } as const
const MAX_LINE_BYTES = 75

/** The events of a calendar file; throws if it doesn't follow RFC 5545. */
export function readCalendar(text: string): ICAL.Event[] {
  if (!/^(?:[^\r\n]*\r\n)+$/.test(text)) throw new Error('Lines of a calendar end by CR and LF.')
  const long = text.split('\r\n').find(line => Buffer.byteLength(line) > MAX_LINE_BYTES)
  if (long) throw new Error(`A line is too long: ${long}`)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent')
  if (calendar.name !== 'vcalendar' || events.length === 0) throw new Error('There is no event.')
  const asked = [calendar, ...events].flatMap(part =>
    needed[part.name as keyof typeof needed].map(name => ({ part, name })),
  )
  for (const { part, name } of asked)
    if (part.getAllProperties(name).length !== 1) throw new Error(`${part.name} has not one ${name}`)
  return events.map(event => new ICAL.Event(event))
}
