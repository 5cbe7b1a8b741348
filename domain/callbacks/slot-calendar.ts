import ical from 'ical-generator'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import { brand } from '#platform/brand.ts'

/** A booked call for a calendar. */
export type CalledHour = {
  /** Stays the same when the hour moves, so that a calendar moves it, too. */
  uid: string
  startsAt: Date
  /** Whom we call, and from which number. */
  phone: string
  salesPhone: string
  /** Where the hour can be changed; never with a key, because calendars are shared. */
  pageUrl: string
}

/** A booked call as a calendar file (RFC 5545), with a reminder ten minutes before. */
export function slotCalendar({ uid, startsAt, phone, salesPhone, pageUrl }: CalledHour, now: Date): string {
  const { hostname } = new URL(pageUrl)
  const calendar = ical({
    name: `Call from ${brand.name}`,
    prodId: { company: hostname, product: 'calls', language: 'EN' },
  })
  const event = calendar.createEvent({
    id: `call-${uid}@${hostname}`,
    start: startsAt,
    end: new Date(startsAt.getTime() + 3_600_000),
    // Later files of the same call replace earlier ones.
    sequence: Math.floor(now.getTime() / 1_000) % 2_147_483_647,
    stamp: now,
    summary: `${brand.name} calls you`,
    description: `We call ${phoneWords(phone)} from ${salesPhone} within this hour.`,
    url: pageUrl,
  })
  event.createAlarm({ trigger: 600 })
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`
}
