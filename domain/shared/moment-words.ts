/** Zones whose abbreviation says standard time though people just name the zone. */
const letters: Record<string, string> = { HST: 'HT', HAT: 'HT' }

const formats = new Map<string, Intl.DateTimeFormat>()

/** The abbreviation of a zone as people say it, whatever the season: `CT`, `ET`, `MST` in Arizona. */
export function zoneLetters(at: Date, timeZone: string): string {
  // One for each zone, because creating one takes a hundred times as long as using it.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
  formats.set(timeZone, format)
  const parts = format.formatToParts(at)
  const name = parts.find(part => part.type === 'timeZoneName')?.value ?? timeZone
  return letters[name] ?? name
}

/** A moment with its zone and no words around it: `Jan 5, 2025 3:04 PM CT`. */
export function momentWords(at: Date, timeZone: string): string {
  const date = at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone })
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  // Newer locale data put a narrow space before PM.
  return `${date} ${time}`.replaceAll('\u202f', ' ') + ` ${zoneLetters(at, timeZone)}`
}
