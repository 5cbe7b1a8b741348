import type { OfferedDay } from './offered-day.ts'
import { dayWords, hourWords } from './promise-words.ts'

/** Sorts hours under their days, worded for a zone. */
export function hoursByDay(hours: readonly Date[], zone: string): OfferedDay[] {
  return [...Map.groupBy(hours, hour => dayWords(hour, zone))].map(([day, ofDay]) => ({
    day,
    hours: ofDay.map(hour => ({ startsAt: hour.toISOString(), words: hourWords(hour, zone) })),
  }))
}
