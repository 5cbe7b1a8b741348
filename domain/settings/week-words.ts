import type { DayHours, WeekHours } from './staffed-hours.ts'

export const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** An hour of the day: `8 AM`, `Noon`, `Midnight`. */
export function hourOfDay(hour: number): string {
  if (hour % 24 === 0) return 'Midnight'
  if (hour === 12) return 'Noon'
  return `${((hour + 11) % 12) + 1} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The hours of one day: `8 AM to 8 PM`, or `closed`. */
export const hoursWords = (hours: DayHours): string =>
  hours === null ? 'closed' : `${hourOfDay(hours.opens)} to ${hourOfDay(hours.closes)}`

/** A week with neighboring days of the same hours combined: `Mon to Fri: 8 AM to 8 PM`. */
export function weekWords(week: WeekHours): string[] {
  const runs: { days: string[]; hours: string }[] = []
  for (const [index, day] of dayNames.entries()) {
    const hours = hoursWords(week[index] ?? null)
    const last = runs.at(-1)
    if (last?.hours === hours) last.days.push(day)
    else runs.push({ days: [day], hours })
  }
  return runs.map(({ days, hours }) => {
    const joined = days.length === 2 ? days.join(' and ') : [...new Set([days[0], days.at(-1)])].join(' to ')
    return `${joined}: ${hours}`
  })
}
