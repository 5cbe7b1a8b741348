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
  /** What it says, as the event keeps it. */
  note?: string | undefined
  after?: Record<string, unknown>
}

/**
 * Whether the same person has just recorded the same thing with the same words, so that a second press is no second record.
 * Another time, day or reason is another thing.
 */
export async function isRepeat(
  db: Reader,
  { at, what, subject, staffId, note = '', after }: Pressed,
): Promise<boolean> {
  const withinMs = after === undefined ? NOTE_MS : PRESS_MS
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
        eq(deskEventDetails.note, note),
        after && sql`${deskEventDetails.after} = ${JSON.stringify(after)}::jsonb`,
      ),
    )
    .limit(1)
  return earlier !== undefined
}
