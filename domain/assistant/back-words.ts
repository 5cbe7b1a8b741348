import { nextStaffedAt } from '#domain/callbacks/calling-hours.ts'
import { dayWords, timeWords } from '#domain/callbacks/promise-words.ts'
import { BUSINESS_ZONE, type StaffedHours } from '#domain/settings/staffed-hours.ts'

/** When somebody is meant to be there again; empty in the hours in which they are. */
export function backWords(at: Date, staffed: StaffedHours): string {
  const next = nextStaffedAt(at, staffed)
  return next === null || next <= at ? '' : ` We’re back ${momentWords(next)}.`
}

/** What is told to who waits in a chat once we're closed when they were to hear from us. */
export const hoursChanged = (before: Date, next: Date): string =>
  `Our hours have changed: nobody is here ${momentWords(before)}. We’re back ${momentWords(next)}.`

const momentWords = (at: Date): string => `${dayWords(at, BUSINESS_ZONE)} at ${timeWords(at, BUSINESS_ZONE)}`
