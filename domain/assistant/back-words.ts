import { nextStaffedAt } from '#domain/callbacks/calling-hours.ts'
import { dayWords, timeWords } from '#domain/callbacks/promise-words.ts'
import { BUSINESS_ZONE, type StaffedHours } from '#domain/settings/staffed-hours.ts'

/** When somebody is meant to be there again; empty in the hours in which they are. */
export function backWords(at: Date, staffed: StaffedHours): string {
  const next = nextStaffedAt(at, staffed)
  return next === null || next <= at
    ? ''
    : ` We’re back ${dayWords(next, BUSINESS_ZONE)} at ${timeWords(next, BUSINESS_ZONE)}.`
}
