import { latestCallBy } from '#domain/callbacks/calling-hours.ts'
import { withinCalling } from '#domain/callbacks/move-call.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import type { Reader } from '#platform/database.server.ts'

/**
 * By when the sender of a request was promised to be called: from when they asked, or the earliest promise of the
 * requests that this one was last taken together with (`mergeLeads`). Those may have been made for a home in another
 * zone: it is kept within calling hours of the one that is known now.
 */
export async function promiseOfLead(
  db: Reader,
  { id, createdAt }: { id: string; createdAt: Date },
  zone: string | null,
  staffed: StaffedHours,
): Promise<Date> {
  const events = await eventsOf(db, { kind: 'lead', id })
  const callBy = events.findLast(({ what, after }) => what === 'mergeLeads' && after?.callBy)?.after?.callBy
  return typeof callBy === 'string'
    ? withinCalling(new Date(callBy), zone, staffed)
    : latestCallBy(createdAt, zone, staffed)
}
