import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Outcome } from '#domain/shared/outcome.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, type Reader, type Tx, transaction } from '#platform/database.server.ts'
import { noticeOf } from '#platform/notices.server.ts'
import { takesWork } from './colleagues.server.ts'
import { workItems } from './desk.tables.server.ts'
import { recordEvent } from './desk-events.server.ts'
import type { EventName } from './event-words.ts'
import { isAway } from './owner-away.server.ts'
import type { Subject, WorkKind } from './work.ts'
import type { WorkItem } from './work-items.server.ts'

type Deps = { db: Database; now: () => Date }

/** Somebody else has it; their name says who. */
export type Taken = { ok: false; code: 'work_taken'; message: string }

const subjectOf = ({ kind, subjectId }: Pick<WorkItem, 'kind' | 'subjectId'>): Subject => ({
  kind: subjectKindOf[kind],
  id: subjectId,
})

const subjectKindOf: Record<WorkKind, Subject['kind']> = {
  order: 'order',
  order_cancellation: 'order',
  lead: 'lead',
  bundle_lead: 'lead',
  chat: 'chat',
  privacy_request: 'privacy_request',
  wrong_entry: 'report',
  failed_delivery: 'delivery',
}

/**
 * Makes open work somebody's own. If two claim it at once, one gets it and the other is told who has it. Work is free
 * when its owner hasn't been seen for an hour.
 */
export async function claimWork(
  { db, now }: Deps,
  member: StaffMember,
  workId: string,
): Promise<Outcome<WorkItem, 'work_gone'> | Taken> {
  const at = now()
  return transaction(db, async tx => {
    const lapsed = tx
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.id, workItems.ownerId), isAway(at)))
    const [claimed] = await tx
      .update(workItems)
      .set({ ownerId: member.id, claimedAt: at, version: sql`${workItems.version} + 1` })
      .where(
        and(
          eq(workItems.id, workId),
          isNull(workItems.doneAt),
          or(isNull(workItems.ownerId), sql`exists ${lapsed}`),
        ),
      )
      .returning()
    if (claimed) return succeeded(await told(tx, claimed, member, 'claimWork', at))
    const there = await findOpenWork(tx, workId)
    if (!there) return refused('work_gone')
    if (there.ownerId === member.id) return succeeded(there)
    return { ok: false, code: 'work_taken', message: `${await nameOf(tx, there.ownerId)} has it.` }
  })
}

/** Makes it available to everybody again. Only its owner can give work back; what nobody has is free already. */
export async function giveBackWork({ db, now }: Deps, member: StaffMember, workId: string) {
  return moveWork({ db, now }, member, workId, null, 'giveBackWork')
}

/** Gives work to a colleague. Only its owner can, or an administrator; what nobody has, anybody. */
export async function handOverWork(
  { db, now }: Deps,
  member: StaffMember,
  workId: string,
  toStaffId: string,
) {
  return moveWork({ db, now }, member, workId, toStaffId, 'handOverWork')
}

/**
 * Who else has the open work of this kind on a subject, and so records what came of it and changes it; null if nobody does.
 * Nobody claims it until the transaction ends.
 */
export async function heldByColleague(
  tx: Tx,
  member: Pick<StaffMember, 'id'>,
  kind: WorkKind,
  subjectId: string,
  /** What the colleague has, where that isn't clear from the page. */
  what = 'it',
): Promise<Taken | null> {
  const [held] = await tx
    .select({ ownerId: workItems.ownerId })
    .from(workItems)
    .where(and(eq(workItems.kind, kind), eq(workItems.subjectId, subjectId), isNull(workItems.doneAt)))
    .for('update')
  if (!held || held.ownerId === null || held.ownerId === member.id) return null
  const message = `${await nameOf(tx, held.ownerId)} has ${what}. Take it over first, or ask them to hand it over.`
  return { ok: false, code: 'work_taken', message }
}

/** Gives back everything that somebody has who won't do it: nobody waits for them, and no customer reads their name. */
export async function freeWorkOf(
  tx: Tx,
  staffId: string,
  by: Pick<StaffMember, 'id' | 'name'>,
  at: Date,
): Promise<void> {
  const freed = await tx
    .update(workItems)
    .set({ ownerId: null, claimedAt: null, version: sql`${workItems.version} + 1` })
    .where(and(eq(workItems.ownerId, staffId), isNull(workItems.doneAt)))
    .returning()
  for (const item of freed) await told(tx, item, by, 'giveBackWork', at)
}

async function moveWork(
  { db, now }: Deps,
  member: StaffMember,
  workId: string,
  ownerId: string | null,
  what: 'giveBackWork' | 'handOverWork',
): Promise<Outcome<WorkItem, 'work_gone' | 'work_changed' | 'colleague_gone'> | Taken> {
  const at = now()
  return transaction(db, async tx => {
    const there = await findOpenWork(tx, workId)
    if (!there) return refused('work_gone')
    // Pressed twice, or in two tabs, it is given back once.
    if (ownerId === null && there.ownerId === null) return succeeded(there)
    const mayMove = [null, member.id].includes(there.ownerId) || member.role === 'administrator'
    if (!mayMove)
      return { ok: false, code: 'work_taken', message: `${await nameOf(tx, there.ownerId)} has it.` }
    if (ownerId !== null && !(await takesWork(tx, ownerId))) return refused('colleague_gone')
    const [moved] = await tx
      .update(workItems)
      .set({ ownerId, claimedAt: ownerId === null ? null : at, version: sql`${workItems.version} + 1` })
      .where(and(eq(workItems.id, workId), eq(workItems.version, there.version)))
      .returning()
    const to = ownerId === null ? undefined : await nameOf(tx, ownerId)
    return moved ? succeeded(await told(tx, moved, member, what, at, to)) : refused('work_changed')
  })
}

async function told(
  tx: Tx,
  item: WorkItem,
  member: Pick<StaffMember, 'id' | 'name'>,
  what: EventName,
  at: Date,
  to?: string,
): Promise<WorkItem> {
  await recordEvent(tx, {
    at,
    actor: { staffId: member.id, name: member.name },
    what,
    subject: subjectOf(item),
    ...(to === undefined ? {} : { details: { after: { to } } }),
  })
  await tx.execute(noticeOf({ topic: 'work', id: item.subjectId }))
  return item
}

async function findOpenWork(db: Reader, workId: string): Promise<WorkItem | undefined> {
  const [item] = await db
    .select()
    .from(workItems)
    .where(and(eq(workItems.id, workId), isNull(workItems.doneAt)))
  return item
}

/** The open work of this kind on a subject, with its owner's name and whether they have been away so long that it is free. */
export async function openWorkOf(db: Reader, kind: WorkKind, subjectId: string, at: Date) {
  const [found] = await db
    .select({ item: workItems, ownerName: staff.name, ownerAway: sql<boolean>`${isAway(at)}` })
    .from(workItems)
    .leftJoin(staff, eq(staff.id, workItems.ownerId))
    .where(and(eq(workItems.kind, kind), eq(workItems.subjectId, subjectId), isNull(workItems.doneAt)))
  if (!found) return null
  const { item, ownerName, ownerAway } = found
  return { ...item, ownerName, ownerAway: ownerName !== null && ownerAway }
}

async function nameOf(db: Reader, staffId: string | null): Promise<string> {
  if (staffId === null) return 'Nobody'
  const [found] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId))
  return found?.name ?? 'A colleague'
}
