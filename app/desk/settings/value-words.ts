import type { SettingKey, SettingValues } from '#domain/settings/business-settings.ts'
import { hoursWords, weekWords } from '#domain/settings/week-words.ts'
import { formatDate, formatDay } from '#domain/shared/calendar.ts'
import { counted } from '../work/counted.ts'

export const publishingWords: Record<SettingValues['second-eyes']['publishing'], string> = {
  none: 'Whoever may publish publishes alone',
  overruled: 'A second person agrees where a check was overruled',
  all: 'A second person agrees to every change',
}

const words: { [Key in SettingKey]: (value: SettingValues[Key]) => string[] } = {
  'calling-hours': weekWords,
  'chat-hours': weekWords,
  holidays: days => days.map(({ date, name, hours }) => `${formatDay(date)}, ${name}: ${hoursWords(hours)}`),
  slots: ({ seatsPerHour, daysAhead, noticeMinutes }) => [
    `${counted(seatsPerHour, 'seat')} an hour, offered ${counted(daysAhead, 'day')} ahead, ${noticeMinutes} minutes’ notice`,
  ],
  banner: ({ disclosure, notice }) => [disclosure, notice ? `Notice: ${notice}` : 'No notice'],
  reviews: figure =>
    figure
      ? [
          `${figure.rating} of 5 from ${figure.reviews.toLocaleString('en-US')} reviews`,
          figure.source
            ? `${figure.source.name}, ${figure.source.url}, read on ${formatDate(figure.source.date)}`
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
