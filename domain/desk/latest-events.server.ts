import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { deskEventDetails, deskEvents } from './desk.tables.server.ts'
import type { EventName } from './event-words.ts'
import type { SubjectKind } from './work.ts'

/** The latest event of one kind about a subject: its number says which decision somebody has seen. */
export type LatestEvent = { id: number; at: Date; actor: string; after: Record<string, unknown> | null }

/** The latest events of one kind, by the id of the subject; subjects without one are absent. */
export async function latestEvents(
  db: Reader,
  { kind, ids, what }: { kind: SubjectKind; ids: readonly string[]; what: EventName },
): Promise<ReadonlyMap<string, LatestEvent>> {
  if (ids.length === 0) return new Map()
  const { id, at, actor, subjectKind, subjectId } = deskEvents
  const rows = await db
    .selectDistinctOn([subjectId], { id, at, actor, subjectId, after: deskEventDetails.after })
    .from(deskEvents)
    .leftJoin(deskEventDetails, eq(deskEventDetails.eventId, id))
    .where(and(eq(subjectKind, kind), inArray(subjectId, [...ids]), eq(deskEvents.what, what)))
    .orderBy(subjectId, desc(id))
  return new Map(rows.map(({ subjectId: of, ...event }) => [of, event]))
}

/** Who did what last about a subject, whatever it was; undefined where nothing was done. */
export async function latestActor(
  db: Reader,
  { kind, id }: { kind: SubjectKind; id: string },
): Promise<{ staffId: string | null; actor: string } | undefined> {
  const [last] = await db
    .select({ staffId: deskEvents.staffId, actor: deskEvents.actor })
    .from(deskEvents)
    .where(and(eq(deskEvents.subjectKind, kind), eq(deskEvents.subjectId, id)))
    .orderBy(desc(deskEvents.id))
    .limit(1)
  return last
}

/** The latest event of one kind about one subject; undefined without any. */
export const latestEvent = async (
  db: Reader,
  { kind, id, what }: { kind: SubjectKind; id: string; what: EventName },
): Promise<LatestEvent | undefined> => (await latestEvents(db, { kind, ids: [id], what })).get(id)
