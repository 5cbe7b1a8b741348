import { and, asc, desc, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { noticeOf } from '#platform/notices.server.ts'
import { insertOf, type Write } from '#platform/one-statement.server.ts'
import { wholeWord } from '#platform/whole-word.ts'
import { deskEventDetails, deskEvents } from './desk.tables.server.ts'
import type { EventName } from './event-words.ts'
import type { Subject } from './work.ts'

/** Who did it. */
type Actor = StaffActor | 'visitor' | 'site'
type StaffActor = { staffId: string; name: string }

/** Something that happened, to be kept permanently. */
export type NewDeskEvent = {
  at: Date
  actor: Actor
  what: EventName
  subject: Subject
  /** Whether the customer sees it in the timeline of their order. */
  visible?: boolean
  /** Details that name or describe people; erased with them. */
  details?: { note?: string; before?: Record<string, unknown>; after?: Record<string, unknown> }
}

/** Records what happened in the same transaction, and notifies everybody who has it open once that commits. */
export async function recordEvent(tx: Tx, event: NewDeskEvent): Promise<number> {
  const { actor, details, subject } = event
  const byStaff = typeof actor === 'object'
  const [stored] = await tx
    .insert(deskEvents)
    .values({
      at: event.at,
      staffId: byStaff ? actor.staffId : null,
      actor: byStaff ? actor.name : actor,
      what: event.what,
      subjectKind: subject.kind,
      subjectId: subject.id,
      visible: event.visible ?? false,
    })
    .returning({ id: deskEvents.id })
  if (!stored) throw new Error('The event was not stored')
  if (details) await tx.insert(deskEventDetails).values({ eventId: stored.id, ...details })
  await tx.execute(noticeOf({ topic: subject.kind, id: subject.id }))
  return stored.id
}

/** A second look by the same person within this time is already recorded. */
const LOOK_MS = 10 * 60_000

type Look = Pick<NewDeskEvent, 'at' | 'what' | 'subject'> & { actor: StaffActor }

/** Whether a look is already recorded, so that a screen that keeps reloading needn't begin a transaction each time. */
export async function hasLooked(db: Reader, { at, actor, what, subject }: Look): Promise<boolean> {
  const [noted] = await db
    .select({ id: deskEvents.id })
    .from(deskEvents)
    .where(
      and(
        eq(deskEvents.subjectKind, subject.kind),
        eq(deskEvents.subjectId, subject.id),
        eq(deskEvents.staffId, actor.staffId),
        eq(deskEvents.what, what),
        gt(deskEvents.at, new Date(at.getTime() - LOOK_MS)),
      ),
    )
    .limit(1)
  return noted !== undefined
}

/**
 * Records that a staff member looked at personal data, at most once in ten minutes per person and subject. It
 * notifies nobody: a screen that reloads at every change would record its own reading forever.
 */
export async function recordLook(tx: Tx, { at, actor, what, subject }: Look): Promise<void> {
  if (await hasLooked(tx, { at, actor, what, subject })) return
  await tx.insert(deskEvents).values({
    ...{ at, what, staffId: actor.staffId, actor: actor.name },
    ...{ subjectKind: subject.kind, subjectId: subject.id },
  })
}

/**
 * The same for something a visitor did, or the site, visible only to the desk and as part of one statement, if there
 * is nothing more to say about it.
 */
export function quietEventWrites(event: {
  at: Date
  actor: 'visitor' | 'site'
  what: EventName
  subject: Subject
}): {
  event: Write
  eventNotice: Write
} {
  const { at, actor, what, subject } = event
  const row = { at, actor, what, subjectKind: subject.kind, subjectId: subject.id }
  return {
    event: insertOf(deskEvents, row),
    eventNotice: { statement: noticeOf({ topic: subject.kind, id: subject.id }), rows: 0 },
  }
}

/** What happened to a subject, oldest first, with the details that are still kept. */
export async function eventsOf(db: Reader, subject: Subject, only: 'all' | 'visible' = 'all') {
  return db
    .select({
      id: deskEvents.id,
      at: deskEvents.at,
      actor: deskEvents.actor,
      staffId: deskEvents.staffId,
      what: deskEvents.what,
      visible: deskEvents.visible,
      note: deskEventDetails.note,
      before: deskEventDetails.before,
      after: deskEventDetails.after,
    })
    .from(deskEvents)
    .leftJoin(deskEventDetails, eq(deskEventDetails.eventId, deskEvents.id))
    .where(
      and(
        eq(deskEvents.subjectKind, subject.kind),
        eq(deskEvents.subjectId, subject.id),
        only === 'visible' ? eq(deskEvents.visible, true) : undefined,
      ),
    )
    .orderBy(asc(deskEvents.id))
}

/** The events of some names on each of these subjects, oldest first, by subject. */
export async function eventsNamed(
  db: Reader,
  kind: Subject['kind'],
  ids: readonly string[],
  names: readonly EventName[],
) {
  const { subjectKind, subjectId, what, id } = deskEvents
  const rows = await db
    .select({
      subjectId,
      what,
      at: deskEvents.at,
      before: deskEventDetails.before,
      after: deskEventDetails.after,
    })
    .from(deskEvents)
    .leftJoin(deskEventDetails, eq(deskEventDetails.eventId, id))
    .where(and(eq(subjectKind, kind), inArray(subjectId, [...ids]), inArray(what, [...names])))
    .orderBy(asc(id))
  return Map.groupBy(rows, row => row.subjectId)
}

/** What happened to several subjects of any kind, newest first. */
export async function eventsAbout(db: Reader, subjectIds: readonly string[], limit: number) {
  if (subjectIds.length === 0) return []
  const { id, at, actor, what, subjectKind, subjectId, visible } = deskEvents
  const { note, before, after } = deskEventDetails
  return db
    .select({ id, at, actor, what, subjectKind, subjectId, visible, note, before, after })
    .from(deskEvents)
    .leftJoin(deskEventDetails, eq(deskEventDetails.eventId, id))
    .where(inArray(subjectId, [...subjectIds]))
    .orderBy(desc(id))
    .limit(limit)
}

/**
 * Deletes what events say about the people behind these subjects, and wherever they contain their address; the events
 * themselves stay. Details about `kept` subjects stay, too.
 */
export async function eraseEventDetails(
  tx: Tx,
  { subjectIds, email, kept }: { subjectIds: readonly string[]; email: string; kept: readonly string[] },
): Promise<void> {
  const { eventId, note, before, after } = deskEventDetails
  const events = (ids: readonly string[]) =>
    tx
      .select({ id: deskEvents.id })
      .from(deskEvents)
      .where(inArray(deskEvents.subjectId, [...ids]))
  const about = subjectIds.length > 0 ? inArray(eventId, events(subjectIds)) : undefined
  const said = sql`lower(${note} || ' ' || coalesce(${before}::text, '') || ' ' || coalesce(${after}::text, ''))`
  const naming = email === '' ? undefined : sql`${said} ~ ${wholeWord(email)}`
  const spared = kept.length > 0 ? notInArray(eventId, events(kept)) : undefined
  if (about || naming) await tx.delete(deskEventDetails).where(and(or(about, naming), spared))
}

/** Deletes the details of events from before a time. Returns how many. */
export async function deleteEventDetails(tx: Tx, before: Date): Promise<number> {
  const events = tx.select({ id: deskEvents.id }).from(deskEvents).where(lt(deskEvents.at, before))
  const gone = await tx
    .delete(deskEventDetails)
    .where(inArray(deskEventDetails.eventId, events))
    .returning({ id: deskEventDetails.eventId })
  return gone.length
}
