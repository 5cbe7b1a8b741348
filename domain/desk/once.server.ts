import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { deskEventDetails, deskEvents } from './desk.tables.server.ts'
import type { NewDeskEvent } from './desk-events.server.ts'
import type { Subject } from './work.ts'

/** A button that is pressed again within this time was pressed twice, or once more after an outage. */
const PRESS_MS = 60_000
/** Nobody writes the same note about the same thing again within this time. */
const NOTE_MS = 10 * 60_000

/** Makes everyone else who records something about a subject wait until this transaction ends. */
export async function holdSubject(tx: Tx, { kind, id }: Subject): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk ${kind} ${id}`}, 0))`)
}

type Pressed = Pick<NewDeskEvent, 'at' | 'what' | 'subject'> & {
  /** Null: a visitor. */
  staffId: string | null
  note?: string
}

/** Whether the same person has just recorded the same thing, so that a second press is no second record. */
export async function isRepeat(
  db: Reader,
  { at, what, subject, staffId, note }: Pressed,
  withinMs = note === undefined ? PRESS_MS : NOTE_MS,
): Promise<boolean> {
  const [earlier] = await db
    .select({ id: deskEvents.id })
    .from(deskEvents)
    .leftJoin(deskEventDetails, eq(deskEventDetails.eventId, deskEvents.id))
    .where(
      and(
        eq(deskEvents.subjectKind, subject.kind),
        eq(deskEvents.subjectId, subject.id),
        staffId === null
          ? and(isNull(deskEvents.staffId), eq(deskEvents.actor, 'visitor'))
          : eq(deskEvents.staffId, staffId),
        eq(deskEvents.what, what),
        gt(deskEvents.at, new Date(at.getTime() - withinMs)),
        note === undefined ? undefined : eq(deskEventDetails.note, note),
      ),
    )
    .limit(1)
  return earlier !== undefined
}
