import { and, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database.server.ts'
import { noticeOf } from '#platform/notices.server.ts'
import { build, type Write, writeOf } from '#platform/one-statement.server.ts'
import { workItems } from './desk.tables.server.ts'
import type { WorkKind } from './work.ts'

export type NewWorkItem = Pick<typeof workItems.$inferInsert, 'kind' | 'subjectId' | 'createdAt' | 'dueAt'> &
  Partial<
    Pick<
      typeof workItems.$inferInsert,
      'email' | 'who' | 'about' | 'zipCode' | 'timeZone' | 'ownerId' | 'claimedAt'
    >
  >

export type WorkItem = typeof workItems.$inferSelect

/**
 * Adds work to the queue, in the same statement as its cause. If the same item is already open, it keeps the earlier
 * due time. The desk is notified when the statement commits.
 */
export function workItemWrites(item: NewWorkItem): { work: Write; workNotice: Write } {
  const row = { ...item, email: item.email?.toLowerCase() ?? '' }
  return {
    work: writeOf(
      build
        .insert(workItems)
        .values(row)
        .onConflictDoUpdate({
          target: [workItems.kind, workItems.subjectId],
          targetWhere: isNull(workItems.doneAt),
          set: { dueAt: sql`least(${workItems.dueAt}, excluded.due_at)` },
        }),
    ),
    workNotice: { statement: noticeOf({ topic: 'work', id: item.subjectId }), rows: 0 },
  }
}

/** Closes the open work of this kind on a subject, whoever has it. */
export async function finishWork(tx: Tx, kind: WorkKind, subjectId: string, doneAt: Date): Promise<void> {
  await tx
    .update(workItems)
    .set({ doneAt, version: sql`${workItems.version} + 1` })
    .where(and(eq(workItems.kind, kind), eq(workItems.subjectId, subjectId), isNull(workItems.doneAt)))
  await tx.execute(noticeOf({ topic: 'work', id: subjectId }))
}

/** Sets when the open work of this kind on a subject is due next, and makes it available to everybody if `release`. */
export async function dueNext(
  tx: Tx,
  kind: WorkKind,
  subjectId: string,
  { dueAt, release = false }: { dueAt: Date; release?: boolean },
): Promise<void> {
  await tx
    .update(workItems)
    .set({
      dueAt,
      version: sql`${workItems.version} + 1`,
      ...(release ? { ownerId: null, claimedAt: null } : {}),
    })
    .where(and(eq(workItems.kind, kind), eq(workItems.subjectId, subjectId), isNull(workItems.doneAt)))
  await tx.execute(noticeOf({ topic: 'work', id: subjectId }))
}

/** What the list shows of open work, after the person or the request was corrected, and where and when to call them. */
export async function renameWork(
  tx: Tx,
  kind: WorkKind,
  subjectId: string,
  { email, ...shown }: Partial<Pick<WorkItem, 'who' | 'email' | 'about' | 'zipCode' | 'timeZone' | 'dueAt'>>,
): Promise<void> {
  await tx
    .update(workItems)
    // What was pressed about it as it was before is about something else.
    .set({
      ...shown,
      ...(email === undefined ? {} : { email: email.toLowerCase() }),
      version: sql`${workItems.version} + 1`,
    })
    .where(and(eq(workItems.kind, kind), eq(workItems.subjectId, subjectId), isNull(workItems.doneAt)))
  await tx.execute(noticeOf({ topic: 'work', id: subjectId }))
}

/**
 * Removes a person from all work items, open or done, by their address and by subject. Open items on these subjects
 * are closed: there is nobody left to answer. Work on `kept` subjects keeps its person.
 */
export async function eraseFromWork(
  tx: Tx,
  { email, subjectIds, kept }: { email: string; subjectIds: readonly string[]; kept: readonly string[] },
  at: Date,
): Promise<void> {
  const on = subjectIds.length > 0 ? inArray(workItems.subjectId, [...subjectIds]) : undefined
  const spared = kept.length > 0 ? notInArray(workItems.subjectId, [...kept]) : undefined
  if (on) {
    const ended = await tx
      .update(workItems)
      .set({ doneAt: at, version: sql`${workItems.version} + 1` })
      .where(and(on, spared, isNull(workItems.doneAt)))
      .returning({ subjectId: workItems.subjectId })
    for (const { subjectId } of ended) await tx.execute(noticeOf({ topic: 'work', id: subjectId }))
  }
  const byAddress = email === '' ? undefined : eq(workItems.email, email)
  if (!on && !byAddress) return
  await tx
    .update(workItems)
    .set({
      who: '',
      email: '',
      // The description of a chat or lead may be the visitor's own words.
      about: sql`case when ${workItems.kind} in ('chat', 'lead') then '' else ${workItems.about} end`,
    })
    .where(and(or(on, byAddress), spared))
}

/** Deletes work items that were done before a time. Returns how many. */
export async function deleteFinishedWork(tx: Tx, before: Date): Promise<number> {
  const gone = await tx.delete(workItems).where(lt(workItems.doneAt, before)).returning({ id: workItems.id })
  return gone.length
}
