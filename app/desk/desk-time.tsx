import { timeWords } from '#domain/callbacks/promise-words.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'

const day = new Intl.DateTimeFormat('en-US', { timeZone: BUSINESS_ZONE, dateStyle: 'medium' })

/** The day of a moment by the clock of the business: `Nov 23, 2026`. */
export const deskDay = (at: Date): string => day.format(at)

/** A moment with its year by the clock of the business, which it names: `Nov 23, 2026, 12:06 AM CT`. */
export function DeskTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="tabular-nums">
      {deskDay(at)}, {timeWords(at, BUSINESS_ZONE)}
    </time>
  )
}
