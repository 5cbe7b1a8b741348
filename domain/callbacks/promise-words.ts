/** Zones whose letters say standard time though people just say the zone. */
const letters: Record<string, string> = { HST: 'HT', HAT: 'HT' }

const partsOf = (at: Date, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).formatToParts(at)

/** The letters of a zone as people say them, whatever the season: `CT`, `ET`, `MST` in Arizona. */
function zoneLetters(at: Date, timeZone: string): string {
  const parts = partsOf(at, timeZone, { timeZoneName: 'shortGeneric' })
  const name = parts.find(part => part.type === 'timeZoneName')?.value ?? timeZone
  return letters[name] ?? name
}

/** A time with its zone: `3:00 PM CT`. */
export function timeWords(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at)
  // Newer tables of the language set a narrow space before PM.
  return `${time.replaceAll('\u202f', ' ')} ${zoneLetters(at, timeZone)}`
}

/** The day of a time: `Mon Nov 23`. */
export function dayWords(at: Date, timeZone: string): string {
  const parts = partsOf(at, timeZone, { weekday: 'short', month: 'short', day: 'numeric' })
  const part = (type: string) => parts.find(one => one.type === type)?.value ?? ''
  return `${part('weekday')} ${part('month')} ${part('day')}`
}

/** The promise as it is said, in the zone of whoever hears it: `by 3:00 PM CT, Mon Nov 23`. */
export function promiseWords(callBy: Date, visitorZone: string): string {
  return `by ${timeWords(callBy, visitorZone)}, ${dayWords(callBy, visitorZone)}`
}

/** An hour from its start to its end: `3:00 PM to 4:00 PM CT`. */
export function hourWords(startsAt: Date, visitorZone: string): string {
  const endsAt = new Date(startsAt.getTime() + 3_600_000)
  const from = timeWords(startsAt, visitorZone).split(' ').slice(0, 2).join(' ')
  return `${from} to ${timeWords(endsAt, visitorZone)}`
}

/** An hour that was chosen, with its day: `Mon Nov 23, 3:00 PM to 4:00 PM CT`. */
export function slotWords(startsAt: Date, visitorZone: string): string {
  return `${dayWords(startsAt, visitorZone)}, ${hourWords(startsAt, visitorZone)}`
}
