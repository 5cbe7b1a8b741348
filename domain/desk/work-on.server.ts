import { and, asc, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { staff } from '../staff/staff.tables.server.ts'
import { workItems } from './desk.tables.server.ts'
import type { WorkKind } from './work.ts'

/** Open work on a subject: when it is due, and the first name of its owner (null if nobody yet). */
export type OpenWork = { dueAt: Date; firstName: string | null }

/**
 * The open work of this kind on each of these subjects, by subject. Visitors may read it, because it names no more
 * than a first name.
 */
export async function workOn(
  db: Reader,
  kind: WorkKind,
  subjectIds: readonly string[],
): Promise<Map<string, OpenWork>> {
  if (subjectIds.length === 0) return new Map()
  const rows = await db
    .select({ subjectId: workItems.subjectId, dueAt: workItems.dueAt, name: staff.name })
    .from(workItems)
    .leftJoin(staff, eq(staff.id, workItems.ownerId))
    .where(
      and(eq(workItems.kind, kind), inArray(workItems.subjectId, [...subjectIds]), isNull(workItems.doneAt)),
    )
  return new Map(
    rows.map(({ subjectId, dueAt, name }) => [subjectId, { dueAt, firstName: name?.split(' ')[0] ?? null }]),
  )
}

/** The ZIP code of the home that the latest work of these kinds on a subject was for, open or done; empty if unknown. */
export async function zipOfWorkOn(
  db: Reader,
  kinds: readonly WorkKind[],
  subjectId: string,
): Promise<string> {
  const [latest] = await db
    .select({ zipCode: workItems.zipCode })
    .from(workItems)
    .where(and(inArray(workItems.kind, [...kinds]), eq(workItems.subjectId, subjectId)))
    .orderBy(desc(workItems.createdAt))
    .limit(1)
  return latest?.zipCode ?? ''
}

/** The work of this kind on a subject that was done last: until when it was due, and when it was done. Null if none was. */
export async function lastDoneWork(
  db: Reader,
  kind: WorkKind,
  subjectId: string,
): Promise<{ dueAt: Date; doneAt: Date } | null> {
  const { dueAt, doneAt } = workItems
  const [last] = await db
    .select({ dueAt, doneAt })
    .from(workItems)
    .where(and(eq(workItems.kind, kind), eq(workItems.subjectId, subjectId), isNotNull(doneAt)))
    .orderBy(desc(doneAt))
    .limit(1)
  return last?.doneAt ? { dueAt: last.dueAt, doneAt: last.doneAt } : null
}

/** Open work on somebody who waits for us. */
export type OpenWait = {
  subjectKind: 'order' | 'lead' | 'chat'
  subjectId: string
  dueAt: Date
  /** IANA zone of the home; null if unknown. */
  timeZone: string | null
  email: string
}

const waits = ['order', 'lead', 'bundle_lead', 'chat'] as const
const waitingFor: Record<(typeof waits)[number], OpenWait['subjectKind']> = {
  ...{ order: 'order', chat: 'chat' },
  ...{ lead: 'lead', bundle_lead: 'lead' },
}

/** The open work on orders, leads and chats that is due after a time, or all of it, and where their homes are. */
export async function openWaits(db: Reader, after: Date | null = null): Promise<OpenWait[]> {
  const { kind, subjectId, dueAt, timeZone, email, doneAt } = workItems
  const rows = await db
    .select({ kind, subjectId, dueAt, timeZone, email })
    .from(workItems)
    .where(and(inArray(kind, [...waits]), after === null ? undefined : gt(dueAt, after), isNull(doneAt)))
    .orderBy(asc(dueAt))
  return rows.map(({ kind: workKind, ...wait }) => ({
    ...wait,
    subjectKind: waitingFor[workKind as keyof typeof waitingFor],
  }))
}
