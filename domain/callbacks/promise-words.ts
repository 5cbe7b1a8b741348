import { zoneLetters } from '#domain/shared/moment-words.ts'

/** Date formats, one of each kind per zone, because creating one takes a hundred times as long as using it. */
const shapes = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(shape: keyof typeof shapes, timeZone: string): Intl.DateTimeFormat {
  const key = `${shape} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...shapes[shape] })
  formats.set(key, format)
  return format
}

/** A time with its zone: `3:00 PM CT`. */
export function timeWords(at: Date, timeZone: string): string {
  const time = formatOf('time', timeZone).format(at)
  // Newer locale data put a narrow space before PM.
  return `${time.replaceAll('\u202f', ' ')} ${zoneLetters(at, timeZone)}`
}

/** The day of a time: `Mon Nov 23`. */
export function dayWords(at: Date, timeZone: string): string {
  const parts = formatOf('day', timeZone).formatToParts(at)
  const part = (type: string) => parts.find(one => one.type === type)?.value ?? ''
  return `${part('weekday')} ${part('month')} ${part('day')}`
}

/** The promise in words, in the reader's zone: `by 3:00 PM CT, Mon Nov 23`. */
export function promiseWords(callBy: Date, visitorZone: string): string {
  return `by ${timeWords(callBy, visitorZone)}, ${dayWords(callBy, visitorZone)}`
}

/** An hour from its start to its end: `3:00 PM to 4:00 PM CT`. */
export function hourWords(startsAt: Date, visitorZone: string): string {
  const endsAt = new Date(startsAt.getTime() + 3_600_000)
  const from = timeWords(startsAt, visitorZone).split(' ').slice(0, 2).join(' ')
  return `${from} to ${timeWords(endsAt, visitorZone)}`
}

/** The same where space is tight: `3–4 PM CT`, `11 AM–12 PM CT`. */
export function shortHourWords(startsAt: Date, visitorZone: string): string {
  const [from, to] = [0, 3_600_000].map(later => {
    const words = timeWords(new Date(startsAt.getTime() + later), visitorZone)
    return words.replace(':00', '').split(' ')
  })
  const [start = '', half = ''] = from ?? []
  const [end = '', endHalf = ''] = to ?? []
  return `${start}${half === endHalf ? '' : ` ${half}`}–${end} ${endHalf} ${zoneLetters(startsAt, visitorZone)}`
}

/** An hour that was chosen, with its day: `Mon Nov 23, 3:00 PM to 4:00 PM CT`. */
export function slotWords(startsAt: Date, visitorZone: string): string {
  return `${dayWords(startsAt, visitorZone)}, ${hourWords(startsAt, visitorZone)}`
}
