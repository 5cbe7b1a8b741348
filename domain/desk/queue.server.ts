import { and, asc, count, eq, inArray, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { personSearch } from '#domain/shared/person-key.ts'
import { containsAll, hasReference, lastTenDigits } from '#domain/shared/person-sql.server.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { deskEvents, deskViews, workItems } from './desk.tables.server.ts'
import { isAway } from './owner-away.server.ts'
import {
  CHAT_LATE_MS,
  QUEUE_SHOWN,
  type QueueCounts,
  type QueueFilters,
  type QueueItem,
  SOON_MS,
} from './queue.ts'
import { workOf } from './work.ts'

const open = isNull(workItems.doneAt)

/** What work is about: several kinds are work on orders or on leads. */
const subjectKind = sql`case ${workItems.kind} when 'bundle_lead' then 'lead' when 'order_cancellation' then 'order' else ${workItems.kind} end`

/** The start of the hour that is held for a call about this work (written by `callbacks`). */
const bookedHour = sql<Date | null>`(
  select starts_at from callback_slots
  where subject_id = ${workItems.subjectId} and released_at is null
    and subject_kind = ${subjectKind}
)`.mapWith(workItems.dueAt)
/** Whether the number to call about this work has these digits (written by `orders` and `leads`). */
const isCalledAt = (digits: string) => sql`exists (
  select from customer_orders
  where ${workItems.kind} in ('order', 'order_cancellation') and id::text = ${workItems.subjectId}
    and ${lastTenDigits(sql`contact_phone`)} like ${`%${digits}%`}
  union all
  select from leads
  where ${workItems.kind} in ('lead', 'bundle_lead') and id::text = ${workItems.subjectId}
    and ${lastTenDigits(sql`phone`)} like ${`%${digits}%`}
)`

/** Same as `lateFrom`. */
const isLate = (now: Date) => sql`coalesce(
  ${bookedHour} + interval '1 hour',
  ${workItems.dueAt} + make_interval(secs => case ${workItems.kind} when 'chat' then ${CHAT_LATE_MS / 1_000}::int else 0 end)
) < ${now}`

/** Who reads the queue, and when: everybody sees the work that their role can do. */
type QueueReader = { staffId: string; role: StaffRole; now: Date }

/** Open work that matches the filters, by due time; what is due at the same time in the order in which it came. */
export async function readQueue(
  db: Reader,
  filters: QueueFilters,
  { staffId, role, now }: QueueReader,
  { only, first, limit = QUEUE_SHOWN }: { only?: SQL | undefined; first?: SQL; limit?: number } = {},
): Promise<QueueItem[]> {
  const rows = await db
    .select({
      id: workItems.id,
      kind: workItems.kind,
      subjectId: workItems.subjectId,
      who: workItems.who,
      about: workItems.about,
      zipCode: workItems.zipCode,
      timeZone: workItems.timeZone,
      createdAt: workItems.createdAt,
      dueAt: workItems.dueAt,
      bookedHour,
      version: workItems.version,
      ownerId: workItems.ownerId,
      ownerName: staff.name,
      ownerAway: sql<boolean>`${isAway(now)}`,
    })
    .from(workItems)
    .leftJoin(staff, eq(staff.id, workItems.ownerId))
    .where(and(open, inArray(workItems.kind, workOf(role)), ...conditions(filters, staffId, now), only))
    .orderBy(...(first ? [first] : []), asc(workItems.dueAt), asc(workItems.createdAt), asc(workItems.id))
    .limit(limit)
  return rows.map(({ ownerId, ownerName, ownerAway, ...row }) => ({
    ...row,
    owner: ownerId && ownerName ? { id: ownerId, name: ownerName, away: ownerAway } : null,
  }))
}

/** Outcomes after which the same work is due again. */
const putOff = ['reached', 'no_answer', 'wrong_number', 'call_later', 'write_later', 'confirmed'] as const

/** Work that is for a time to come: an hour was chosen for it, or somebody put it off until then. Any other may be done before it is due. */
const isForLater = (now: Date) => sql`(${workItems.dueAt} > ${now} and (
  coalesce(${bookedHour} > ${now}, false) or exists (
    select 1 from ${deskEvents}
    where ${eq(deskEvents.subjectId, workItems.subjectId)} and ${inArray(deskEvents.what, [...putOff])}
      and ${deskEvents.subjectKind} = ${subjectKind}
  )
))`

/**
 * What comes first among the filtered work after this one is done, without what a colleague has. What is for later
 * comes when nothing else is left: whoever has just put work off isn't led back to it.
 */
export async function nextInQueue(
  db: Reader,
  { after, ...filters }: QueueFilters & { after: string },
  reader: QueueReader,
): Promise<QueueItem | null> {
  const mayTake =
    filters.owner === 'others'
      ? undefined
      : or(isNull(workItems.ownerId), eq(workItems.ownerId, reader.staffId))
  const only = and(ne(workItems.subjectId, after), mayTake)
  const [next] = await readQueue(db, filters, reader, { only, first: isForLater(reader.now), limit: 1 })
  return next ?? null
}

function conditions(
  { kind, owner, due, search }: QueueFilters,
  staffId: string,
  now: Date,
): (SQL | undefined)[] {
  const within = { soon: SOON_MS, today: 24 * 3_600_000 }
  const typed = personSearch(search ?? '')
  const { words, digits } = typed
  return [
    kind && eq(workItems.kind, kind),
    owner === 'mine' ? eq(workItems.ownerId, staffId) : undefined,
    owner === 'free' ? isNull(workItems.ownerId) : undefined,
    owner === 'others' ? and(not(isNull(workItems.ownerId)), ne(workItems.ownerId, staffId)) : undefined,
    due === 'overdue' ? isLate(now) : due && lt(workItems.dueAt, new Date(now.getTime() + within[due])),
    search
      ? or(
          containsAll(workItems.who, words),
          containsAll(workItems.about, words),
          containsAll(workItems.email, words),
          hasReference(sql`substring(${workItems.about} from '^PW-[A-Z0-9]{4}-[A-Z0-9]{4}')`, typed),
          eq(workItems.zipCode, search),
          digits === null ? undefined : isCalledAt(digits),
        )
      : undefined,
  ]
}

/** How much is open, regardless of filters. */
export async function countQueue(db: Reader, { staffId, role, now }: QueueReader): Promise<QueueCounts> {
  const rows = await db
    .select({
      kind: workItems.kind,
      open: count(),
      overdue: sql<number>`count(*) filter (where ${isLate(now)})::integer`,
      mine: sql<number>`count(*) filter (where ${eq(workItems.ownerId, staffId)})::integer`,
    })
    .from(workItems)
    .where(and(open, inArray(workItems.kind, workOf(role))))
    .groupBy(workItems.kind)
  const sum = (of: 'open' | 'overdue' | 'mine') => rows.reduce((total, row) => total + row[of], 0)
  return {
    open: sum('open'),
    overdue: sum('overdue'),
    mine: sum('mine'),
    byKind: Object.fromEntries(rows.map(row => [row.kind, row.open])),
  }
}

/** Somebody's saved views. */
export async function viewsOf(db: Reader, staffId: string): Promise<{ name: string; query: string }[]> {
  return db
    .select({ name: deskViews.name, query: deskViews.query })
    .from(deskViews)
    .where(eq(deskViews.staffId, staffId))
    .orderBy(asc(deskViews.name))
}

/** Saves a view under a name, replacing an earlier one with that name; an empty query removes it. */
export async function saveView(
  tx: Tx,
  staffId: string,
  view: { name: string; query: string },
): Promise<void> {
  if (view.query === '') {
    await tx.delete(deskViews).where(and(eq(deskViews.staffId, staffId), eq(deskViews.name, view.name)))
    return
  }
  await tx
    .insert(deskViews)
    .values({ staffId, ...view })
    .onConflictDoUpdate({ target: [deskViews.staffId, deskViews.name], set: { query: view.query } })
}
