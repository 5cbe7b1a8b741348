import { and, eq, exists, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import type { Presence } from './roles.ts'
import { isRunning } from './session-store.server.ts'
import { staff, staffSessions } from './staff.tables.server.ts'

/** Somebody who hasn't been seen for this long isn't there. An open screen counts as being seen. */
const SEEN_MS = 5 * 60_000
/** After somebody signs out in one place, a screen of theirs in another shows within this time that they are still there. */
const STILL_THERE_MS = 30_000

const seenLately = (at: Date) => gt(staff.lastSeenAt, new Date(at.getTime() - SEEN_MS))

/** How somebody can be reached now: who hasn't been seen for a while is away, whatever they set before they left. */
export const presenceNow = (at: Date) =>
  sql<Presence>`case when ${seenLately(at)} then ${staff.presence} else 'away' end`

/** Whether anybody who answers customers is online now, by their own setting and their open screen. */
export async function isSomebodyOnline(db: Reader, at: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        eq(staff.presence, 'online'),
        inArray(staff.role, ['agent', 'administrator']),
        isNull(staff.disabledAt),
        seenLately(at),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Which of these have left: signed out everywhere, not seen for five minutes, or no longer staff. */
export async function whoLeft(db: Reader, staffIds: readonly string[], at: Date): Promise<string[]> {
  if (staffIds.length === 0) return []
  const session = db
    .select({ one: sql`1` })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staff.id), isNotNull(staffSessions.factorAt), isRunning(at)))
  const here = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(inArray(staff.id, [...staffIds]), isNull(staff.disabledAt), seenLately(at), exists(session)))
  const present = new Set(here.map(({ id }) => id))
  return staffIds.filter(id => !present.has(id))
}

/** Records that somebody's screen is open. */
export async function markSeen(tx: Tx, staffId: string, at: Date): Promise<void> {
  await tx.update(staff).set({ lastSeenAt: at }).where(eq(staff.id, staffId))
}

/** Records that somebody signed out: an older session without an open screen doesn't keep them there. */
export async function markLeft(tx: Tx, staffId: string, at: Date): Promise<void> {
  const seen = new Date(at.getTime() - SEEN_MS + STILL_THERE_MS).toISOString()
  const lastSeenAt = sql`least(${staff.lastSeenAt}, ${seen}::timestamptz)`
  await tx.update(staff).set({ lastSeenAt }).where(eq(staff.id, staffId))
}
