import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { deskEventDetails, deskEvents } from './desk.tables.server.ts'
import type { EventName } from './event-words.ts'
import type { SubjectKind } from './work.ts'

/** Which events to find; absent fields don't matter. */
export type EventFilter = {
  /** A staff member's id, or 'visitor' or 'site'. */
  who?: string | undefined
  what?: string | undefined
  subjectKind?: SubjectKind | undefined
  subjectId?: string | undefined
  from?: Date | undefined
  /** Events before this time. */
  until?: Date | undefined
}

export type FoundEvent = {
  id: number
  at: Date
  actor: string
  what: string
  subjectKind: SubjectKind
  subjectId: string
  /** Values before and after, for events about something that names no customer. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** What names no customer: its changes may be told to whoever may read the events. */
const withoutCustomers: SubjectKind[] = [
  'staff',
  'setting',
  'receiver',
  'partner',
  'catalog',
  'labels',
  'coverage',
  'report',
]

/** Events about something else that name no customer, either: what was done to a list, and times alone. */
const namingNobody: EventName[] = [
  'changeDoNotCall',
  ...([
    'promise_moved',
    'slot_booked',
    'slot_moved',
    'slot_cancelled',
    'slot_lost',
    'slot_replaced',
  ] as const),
]

const whoIs = (who: string): SQL | undefined =>
  who === 'visitor' || who === 'site'
    ? and(sql`${deskEvents.staffId} is null`, eq(deskEvents.actor, who))
    : eq(deskEvents.staffId, who)

/** Matching events, newest first, at most `limit` of those before the event `before`. */
export async function findEvents(
  db: Reader,
  filter: EventFilter,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<FoundEvent[]> {
  const { who, what, subjectKind, subjectId, from, until } = filter
  return db
    .select({
      id: deskEvents.id,
      at: deskEvents.at,
      actor: deskEvents.actor,
      what: deskEvents.what,
      subjectKind: deskEvents.subjectKind,
      subjectId: deskEvents.subjectId,
      before: deskEventDetails.before,
      after: deskEventDetails.after,
    })
    .from(deskEvents)
    .leftJoin(
      deskEventDetails,
      and(
        eq(deskEventDetails.eventId, deskEvents.id),
        or(inArray(deskEvents.subjectKind, withoutCustomers), inArray(deskEvents.what, namingNobody)),
      ),
    )
    .where(
      and(
        who === undefined ? undefined : whoIs(who),
        what === undefined ? undefined : eq(deskEvents.what, what),
        subjectKind === undefined ? undefined : eq(deskEvents.subjectKind, subjectKind),
        subjectId === undefined ? undefined : eq(deskEvents.subjectId, subjectId),
        from === undefined ? undefined : gte(deskEvents.at, from),
        until === undefined ? undefined : lt(deskEvents.at, until),
        before === undefined ? undefined : lt(deskEvents.id, before),
      ),
    )
    .orderBy(desc(deskEvents.id))
    .limit(limit)
}
