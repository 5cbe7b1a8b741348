import { formatDate } from '#domain/shared/calendar.ts'
import { counted } from '#domain/shared/counted.ts'
import type { SettingKey, SettingValues } from './business-settings.ts'
import { hoursWords, weekWords } from './week-words.ts'

/** How each choice of who must agree is called. */
export const publishingWords: Record<SettingValues['second-eyes']['publishing'], string> = {
  none: 'Nobody else has to agree',
  overruled: 'A second person agrees if a check was overruled',
  all: 'A second person agrees to every change',
}

const hoursOf = (week: SettingValues['calling-hours']) => weekWords(week).map(line => `${line} CT`)

const words: { [Key in SettingKey]: (value: SettingValues[Key]) => string[] } = {
  'calling-hours': hoursOf,
  'chat-hours': hoursOf,
  holidays: days =>
    days.map(
      ({ date, name, hours }) => `${formatDate(date)}, ${name}: ${hoursWords(hours)}${hours ? ' CT' : ''}`,
    ),
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
      : ['The figure in the catalog'],
  phones: ({ sales }) => [`Sales line ${sales}`],
  'public-refusals': ({ orders, providers }) => [
    `Public once ${counted(providers, 'provider')} ${providers === 1 ? 'has' : 'have'} ${counted(orders, 'finished order')} each`,
  ],
  'second-eyes': ({ publishing }) => [publishingWords[publishing]],
}

/** A value as people read it, a line for each part. */
export function valueWords<Key extends SettingKey>(key: Key, value: SettingValues[Key]): string[] {
  return words[key](value)
}

/** The same of a value as it was kept, whatever the rules of today say. */
export function keptValueWords(key: string, value: unknown): string[] {
  try {
    return words[key as SettingKey](value as never)
  } catch {
    return [JSON.stringify(value)]
  }
}
