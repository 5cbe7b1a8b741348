import { nextStaffedAt } from '#domain/callbacks/calling-hours.ts'
import type { StaffedHours } from '#domain/settings/staffed-hours.ts'

/** From when on whoever waits in a chat waits for us: at once, or when somebody is meant to be there again. */
export const chatDueAt = (waitingSince: Date, staffed: StaffedHours): Date =>
  nextStaffedAt(waitingSince, staffed) ?? waitingSince
