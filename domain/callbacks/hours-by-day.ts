import { dayWords, hourWords } from './promise-words.ts'

/** Hours as they are offered: under their day, in the zone of the person who chooses. */
export type OfferedDay = { day: string; hours: { startsAt: string; words: string }[] }

/** Sorts hours under their days, worded for a zone. */
export function hoursByDay(hours: readonly Date[], zone: string): OfferedDay[] {
  return [...Map.groupBy(hours, hour => dayWords(hour, zone))].map(([day, ofDay]) => ({
    day,
    hours: ofDay.map(hour => ({ startsAt: hour.toISOString(), words: hourWords(hour, zone) })),
  }))
}
