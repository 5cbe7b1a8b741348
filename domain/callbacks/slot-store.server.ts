import { and, count, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { callbackSlots, type slotSubjects } from './callbacks.tables.server.ts'

/** What a slot is booked for. */
export type SlotSubject = { kind: (typeof slotSubjects)[number]; id: string }

export type HeldSlot = typeof callbackSlots.$inferSelect

const heldBy = ({ kind, id }: SlotSubject) =>
  and(eq(callbackSlots.subjectKind, kind), eq(callbackSlots.subjectId, id), isNull(callbackSlots.releasedAt))

/** The slot that is held for somebody now, or null. */
export async function slotOf(db: Reader, subject: SlotSubject): Promise<HeldSlot | null> {
  const [slot] = await db.select().from(callbackSlots).where(heldBy(subject))
  return slot ?? null
}

/** The starts of the slots that are held for several subjects of a kind, by subject. */
export async function slotsOf(
  db: Reader,
  kind: SlotSubject['kind'],
  ids: readonly string[],
): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: callbackSlots.subjectId, startsAt: callbackSlots.startsAt })
    .from(callbackSlots)
    .where(
      and(
        eq(callbackSlots.subjectKind, kind),
        inArray(callbackSlots.subjectId, [...ids]),
        isNull(callbackSlots.releasedAt),
      ),
    )
  return new Map(rows.map(({ id, startsAt }) => [id, startsAt]))
}

/** The slots that are held from a time on, earliest first. */
export function slotsAfter(db: Reader, at: Date): Promise<HeldSlot[]> {
  return db
    .select()
    .from(callbackSlots)
    .where(and(gte(callbackSlots.startsAt, at), isNull(callbackSlots.releasedAt)))
    .orderBy(callbackSlots.startsAt)
}

/** A slot by its id, whether or not it is still held. */
export async function findSlot(db: Reader, id: string): Promise<HeldSlot | undefined> {
  const [slot] = await db.select().from(callbackSlots).where(eq(callbackSlots.id, id))
  return slot
}

/** How many seats are taken in each hour of a period, by the hour's start in milliseconds. */
export async function takenSeats(db: Reader, from: Date, until: Date): Promise<Map<number, number>> {
  const rows = await db
    .select({ startsAt: callbackSlots.startsAt, taken: count() })
    .from(callbackSlots)
    .where(
      and(
        gte(callbackSlots.startsAt, from),
        lt(callbackSlots.startsAt, until),
        isNull(callbackSlots.releasedAt),
      ),
    )
    .groupBy(callbackSlots.startsAt)
  return new Map(rows.map(({ startsAt, taken }) => [startsAt.getTime(), taken]))
}

/** Makes everyone else who changes the same subject's slot, or books the same hour, wait until this transaction ends. */
export async function lockFor(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slot ${key}`}, 0))`)
}

/** The first free seat of an hour, or null. Call it while holding the hour's lock. */
export async function freeSeat(tx: Tx, startsAt: Date, seats: number): Promise<number | null> {
  const rows = await tx
    .select({ seat: callbackSlots.seat })
    .from(callbackSlots)
    .where(and(eq(callbackSlots.startsAt, startsAt), isNull(callbackSlots.releasedAt)))
  const taken = new Set(rows.map(({ seat }) => seat))
  return Array.from({ length: seats }, (_, index) => index + 1).find(seat => !taken.has(seat)) ?? null
}

export async function insertSlot(tx: Tx, slot: typeof callbackSlots.$inferInsert): Promise<HeldSlot> {
  const [stored] = await tx.insert(callbackSlots).values(slot).returning()
  if (!stored) throw new Error('The slot was not stored')
  return stored
}

/** Gives back the seat that is held for somebody. Returns the slot, or null if none was held. */
export async function giveBackSlot(tx: Tx, subject: SlotSubject, releasedAt: Date): Promise<HeldSlot | null> {
  const [slot] = await tx.update(callbackSlots).set({ releasedAt }).where(heldBy(subject)).returning()
  return slot ?? null
}

/** The slot of somebody that was given back at this moment, or null. */
export async function slotGivenBack(
  db: Reader,
  { kind, id }: SlotSubject,
  releasedAt: Date,
): Promise<HeldSlot | null> {
  const [slot] = await db
    .select()
    .from(callbackSlots)
    .where(
      and(
        eq(callbackSlots.subjectKind, kind),
        eq(callbackSlots.subjectId, id),
        eq(callbackSlots.releasedAt, releasedAt),
      ),
    )
  return slot ?? null
}

/** Holds a slot again that was given back, on a free seat. Its reminder finds it as before. */
export async function holdAgain(tx: Tx, id: string, seat: number): Promise<void> {
  await tx.update(callbackSlots).set({ releasedAt: null, seat }).where(eq(callbackSlots.id, id))
}

/**
 * Moves the earliest hour that is still to come and `fits`, of those held for a subject and for others, to that subject;
 * the other seats are free again. Reminders find it by the slot. Returns that hour, and those to come that were given up.
 */
export async function earliestSlotTo(
  tx: Tx,
  subject: SlotSubject,
  others: readonly SlotSubject[],
  { at, fits }: { at: Date; fits: (startsAt: Date) => boolean },
): Promise<{ kept: HeldSlot | null; givenUp: HeldSlot[] }> {
  const held = []
  for (const one of [subject, ...others]) {
    const slot = await slotOf(tx, one)
    if (slot) held.push(slot)
  }
  const coming = held.filter(({ startsAt }) => startsAt > at)
  const [kept = null] = coming
    .filter(({ startsAt }) => fits(startsAt))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  for (const { id } of held.filter(slot => slot !== kept))
    await tx.update(callbackSlots).set({ releasedAt: at }).where(eq(callbackSlots.id, id))
  if (kept && kept.subjectId !== subject.id)
    await tx.update(callbackSlots).set({ subjectId: subject.id }).where(eq(callbackSlots.id, kept.id))
  const isSame = ({ startsAt }: HeldSlot) => startsAt.getTime() === kept?.startsAt.getTime()
  return { kept, givenUp: coming.filter(slot => !isSame(slot)) }
}

/**
 * What happens to a booked hour once something came of the work. If that was no talk with the person, they are called in
 * it as promised; otherwise the seat is free for somebody else, and no reminder goes out. Returns the start of the hour
 * that is still held, or null.
 */
export async function hourAfterCall(
  tx: Tx,
  subject: SlotSubject,
  { isKept, at }: { isKept: boolean; at: Date },
): Promise<Date | null> {
  const slot = await slotOf(tx, subject)
  if (!slot) return null
  if (slot.startsAt > at && isKept) return slot.startsAt
  await giveBackSlot(tx, subject, at)
  return null
}

/** Records that somebody was reminded; false if that was recorded before, or the seat was given back. */
export async function markReminded(tx: Tx, id: string, remindedAt: Date): Promise<boolean> {
  const marked = await tx
    .update(callbackSlots)
    .set({ remindedAt })
    .where(and(eq(callbackSlots.id, id), isNull(callbackSlots.remindedAt), isNull(callbackSlots.releasedAt)))
    .returning({ id: callbackSlots.id })
  return marked.length > 0
}

/** Every slot that was ever held for one of these, newest first. */
export function allSlotsOf(db: Reader, subjectIds: readonly string[]): Promise<HeldSlot[]> {
  if (subjectIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(callbackSlots)
    .where(inArray(callbackSlots.subjectId, [...subjectIds]))
    .orderBy(desc(callbackSlots.startsAt))
}

/** Deletes the slots of these; their seats are free. Returns how many. */
export async function eraseSlots(tx: Tx, subjectIds: readonly string[]): Promise<number> {
  if (subjectIds.length === 0) return 0
  const gone = await tx
    .delete(callbackSlots)
    .where(inArray(callbackSlots.subjectId, [...subjectIds]))
    .returning({ id: callbackSlots.id })
  return gone.length
}
