import { BUSINESS_ZONE, type DayHours, type StaffedHours } from './staffed-hours.ts'

/**
 * Hours of the business's day in which it is calling time in every state at once, from Hawaii's first to Puerto
 * Rico's last, in any season: a home in an unknown place is called only then.
 */
const EVERYWHERE = { opens: 13, closes: 19 }

/** How many days in a row may pass without such an hour. */
export const MAX_CLOSED_DAYS = 7

/** How far ahead holidays are checked: as far as they can be set. */
const DAYS_LOOKED_AT = 800

const DAY_MS = 86_400_000

/**
 * The first day of a period, longer than is allowed, in which somebody who doesn't say where they live couldn't be
 * called; null if there is none. Every promise of a call needs an end.
 */
export function closedTooLong({ week, holidays }: StaffedHours, from: Date): string | null {
  const dateOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_ZONE }).format(at)
  const first = Date.parse(`${dateOf(from)}T12:00:00Z`)
  let closed: string[] = []
  for (let day = 0; day < DAYS_LOOKED_AT; day += 1) {
    const at = new Date(first + day * DAY_MS)
    const date = at.toISOString().slice(0, 10)
    const hours = date in holidays ? holidays[date] : week[(at.getUTCDay() + 6) % 7]
    closed = isOpenEverywhere(hours ?? null) ? [] : [...closed, date]
    if (closed.length > MAX_CLOSED_DAYS) return closed[0] ?? date
  }
  return null
}

function isOpenEverywhere(hours: DayHours): boolean {
  if (hours === null) return false
  return Math.min(hours.closes, EVERYWHERE.closes) > Math.max(hours.opens, EVERYWHERE.opens)
}
