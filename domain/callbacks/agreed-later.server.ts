import { eventsOf } from '#domain/desk/desk-events.server.ts'
import type { WorkKind } from '#domain/desk/work.ts'
import { workOn } from '#domain/desk/work-on.server.ts'
import type { Reader } from '#platform/database.server.ts'
import { agreedTime } from './agreed-time.ts'
import type { SlotSubject } from './slot-store.server.ts'

/** The time that was agreed on for a call, if it is still to come: a try before it that nobody answers doesn't move it. */
export async function agreedLater(
  db: Reader,
  subject: SlotSubject,
  kind: WorkKind,
  at: Date,
): Promise<Date | null> {
  const dueAt = (await workOn(db, kind, [subject.id])).get(subject.id)?.dueAt ?? null
  const agreed = agreedTime(await eventsOf(db, subject), dueAt)
  return agreed && agreed > at ? agreed : null
}
