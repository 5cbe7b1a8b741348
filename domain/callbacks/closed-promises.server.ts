import { openCallsAfter } from '#domain/desk/work-on.server.ts'
import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import type { Reader } from '#platform/database.server.ts'
import { mayCallNow } from './calling-hours.ts'
import { type SlotSubject, slotsOf } from './slot-store.server.ts'

/** A promise to get in touch by a time; an hour that somebody chose is no such promise (`HeldSlot`). */
export type PromisedTime = { subject: SlotSubject & { kind: 'order' | 'lead' }; dueAt: Date }

/** The promises from a time on that end while nobody may call there or is on duty. */
export async function closedPromises(
  db: Reader,
  after: Date,
  staffed: StaffedHours,
): Promise<PromisedTime[]> {
  const calls = await openCallsAfter(db, after)
  const closed = calls.filter(({ dueAt, timeZone }) => !isOpen(dueAt, timeZone, staffed))
  const chosen = new Map([
    ...(await slotsOf(db, 'order', idsOf(closed, 'order'))),
    ...(await slotsOf(db, 'lead', idsOf(closed, 'lead'))),
  ])
  return closed.flatMap(({ subjectKind: kind, subjectId: id, dueAt }) =>
    chosen.has(id) ? [] : [{ subject: { kind, id }, dueAt }],
  )
}

const idsOf = (calls: readonly { subjectKind: string; subjectId: string }[], kind: string): string[] =>
  calls.flatMap(call => (call.subjectKind === kind ? [call.subjectId] : []))

/** A promise may end at the minute at which we close, and a call be agreed on for the one at which we open. */
const isOpen = (dueAt: Date, zone: string | null, staffed: StaffedHours): boolean =>
  [dueAt, new Date(dueAt.getTime() - 1)].some(at => mayCallNow(at, zone, staffed).may)
