import type { SettingKey, SettingValues } from '#domain/settings/business-settings.ts'
import type { DayHours, WeekHours } from '#domain/settings/staffed-hours.ts'

export const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** An hour of the day: `8 AM`, `Noon`, `Midnight`. */
export function hourOfDay(hour: number): string {
  if (hour % 24 === 0) return 'Midnight'
  if (hour === 12) return 'Noon'
  return `${((hour + 11) % 12) + 1} ${hour < 12 ? 'AM' : 'PM'}`
}

export const hoursWords = (hours: DayHours): string =>
  hours === null ? 'closed' : `${hourOfDay(hours.opens)} to ${hourOfDay(hours.closes)}`

/** A week with neighbors of the same hours told together: `Mon to Fri 8 AM to 8 PM`. */
function weekWords(week: WeekHours): string[] {
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

export const publishingWords: Record<SettingValues['second-eyes']['publishing'], string> = {
  none: 'Whoever may publish publishes alone',
  overruled: 'A second person agrees where a check was overruled',
  all: 'A second person agrees to every change',
}

const words: { [Key in SettingKey]: (value: SettingValues[Key]) => string[] } = {
  'calling-hours': weekWords,
  'chat-hours': weekWords,
  holidays: days => days.map(({ date, name, hours }) => `${date} ${name}: ${hoursWords(hours)}`),
  slots: ({ seatsPerHour, daysAhead, noticeMinutes }) => [
    `${seatsPerHour} ${seatsPerHour === 1 ? 'seat' : 'seats'} an hour, offered ${daysAhead} days ahead, ${noticeMinutes} minutes’ notice`,
  ],
  banner: ({ disclosure, notice }) => [disclosure, notice ? `Notice: ${notice}` : 'No notice'],
  reviews: figure =>
    figure
      ? [
          `${figure.rating} of 5 from ${figure.reviews.toLocaleString('en-US')} reviews`,
          figure.source
            ? `${figure.source.name}, ${figure.source.url}, read on ${figure.source.date}`
            : 'Figure supplied by the business',
        ]
      : ['The figure of the catalog'],
  phones: ({ sales }) => [`Sales line ${sales}`],
  'second-eyes': ({ publishing }) => [publishingWords[publishing]],
}

/** A value as people read it, a line for each part. */
export function valueWords<Key extends SettingKey>(key: Key, value: SettingValues[Key]): string[] {
  return words[key](value)
}
