import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { staff, staffFactorResets } from './staff.tables.server.ts'

/** A reset that nobody approves within this time is dropped. */
const RESET_HOURS = 24

export type FactorReset = typeof staffFactorResets.$inferSelect

const isOpen = (now: Date) =>
  and(
    isNull(staffFactorResets.settledAt),
    gt(staffFactorResets.askedAt, new Date(now.getTime() - RESET_HOURS * 3_600_000)),
  )

/** Resets that wait for a second administrator, with the first one's name. */
export function openResets(db: Reader, now: Date) {
  return db
    .select({
      staffId: staffFactorResets.staffId,
      askedBy: staffFactorResets.askedBy,
      askedByName: staff.name,
      askedAt: staffFactorResets.askedAt,
    })
    .from(staffFactorResets)
    .innerJoin(staff, eq(staff.id, staffFactorResets.askedBy))
    .where(isOpen(now))
}

/** Somebody's pending reset, locked for the person who settles it; null if there is none. */
export async function holdReset(tx: Tx, staffId: string, now: Date): Promise<FactorReset | null> {
  const [found] = await tx
    .select()
    .from(staffFactorResets)
    .where(and(eq(staffFactorResets.staffId, staffId), isOpen(now)))
    .for('update')
  return found ?? null
}

/** Settles whatever is pending for somebody. */
export async function settleResets(tx: Tx, staffId: string, at: Date): Promise<void> {
  await tx
    .update(staffFactorResets)
    .set({ settledAt: at })
    .where(and(eq(staffFactorResets.staffId, staffId), isNull(staffFactorResets.settledAt)))
}

/** Requests a reset. One that somebody else requested is settled first. */
export async function insertReset(
  tx: Tx,
  reset: { staffId: string; askedBy: string; askedAt: Date },
): Promise<void> {
  await tx.insert(staffFactorResets).values(reset)
}
