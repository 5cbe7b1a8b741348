import { and, count, eq, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import { type Database, type Reader, type Tx, transaction } from '#platform/database.server.ts'
import { IDLE_MINUTES, SESSION_HOURS } from './session-hours.ts'
import { staff, staffSessions } from './staff.tables.server.ts'
import type { StaffMember } from './staff-operation.ts'
import { hashOfToken, newToken } from './tokens.server.ts'

const MINUTE = 60_000

/** Between password and second factor; if it isn't finished by then, it starts over. */
const HALF_MS = 15 * MINUTE
/** How exactly the last use is recorded: a write for every request would be too many. */
const TOUCH_MS = MINUTE

/** A running session. */
export type StaffSession = {
  tokenHash: string
  /**
   * What this session must prove next: the challenge of a passkey, or the sealed authenticator secret that is being
   * set up.
   */
  challenge: string | null
  member: StaffMember
}

/** Where a session is opened from. */
export type SessionOrigin = { ipAddress: string; userAgent: string }

/** Opens a session and returns its token, of which only a hash is stored. */
export async function openStaffSession(
  tx: Tx,
  session: { staffId: string; at: Date; factorAt: Date | null; challenge?: string | null } & SessionOrigin,
): Promise<string> {
  const token = newToken()
  const { at, ...rest } = session
  await tx
    .insert(staffSessions)
    .values({ ...rest, tokenHash: hashOfToken(token), createdAt: at, lastUsedAt: at })
  if (session.factorAt) await tx.update(staff).set({ lastSeenAt: at }).where(eq(staff.id, session.staffId))
  return token
}

/** Conditions of a session that hasn't ended: 12 hours at most, one hour idle, fifteen minutes until the second factor. */
export const isRunning = (now: Date) => {
  const before = (ms: number) => new Date(now.getTime() - ms)
  return and(
    gt(staffSessions.createdAt, before(SESSION_HOURS * 60 * MINUTE)),
    gt(staffSessions.lastUsedAt, before(IDLE_MINUTES * MINUTE)),
    or(isNotNull(staffSessions.factorAt), gt(staffSessions.createdAt, before(HALF_MS))),
  )
}

/** The running session of a token, unless its owner was disabled; records its use once a minute. */
export async function findStaffSession(db: Database, token: string, now: Date): Promise<StaffSession | null> {
  const tokenHash = hashOfToken(token)
  const [found] = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      presence: staff.presence,
      factorAt: staffSessions.factorAt,
      challenge: staffSessions.challenge,
      lastUsedAt: staffSessions.lastUsedAt,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), isNull(staff.disabledAt), isRunning(now)))
  if (!found) return null
  const { challenge, lastUsedAt, ...member } = found
  if (now.getTime() - lastUsedAt.getTime() >= TOUCH_MS) {
    await transaction(db, async tx => {
      await tx.update(staffSessions).set({ lastUsedAt: now }).where(eq(staffSessions.tokenHash, tokenHash))
      await tx.update(staff).set({ lastSeenAt: now }).where(eq(staff.id, member.id))
    })
  }
  return { tokenHash, challenge, member }
}

/** Stores what this session must prove next. */
export async function setChallenge(tx: Tx, tokenHash: string, challenge: string | null): Promise<void> {
  await tx.update(staffSessions).set({ challenge }).where(eq(staffSessions.tokenHash, tokenHash))
}

/** Records that the second factor was proven in this session, now. */
export async function markFactorProven(tx: Tx, tokenHash: string, at: Date): Promise<void> {
  await tx
    .update(staffSessions)
    .set({ factorAt: at, challenge: null })
    .where(eq(staffSessions.tokenHash, tokenHash))
}

export async function endStaffSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash))
}

/** Ends all of somebody's sessions, or all others. Returns how many. */
export async function endSessionsOf(tx: Tx, staffId: string, keptHash = ''): Promise<number> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.tokenHash, keptHash)))
    .returning({ tokenHash: staffSessions.tokenHash })
  return ended.length
}

/** Deletes the sessions that were opened before a time. Returns how many. */
export async function deleteStaffSessions(tx: Tx, before: Date): Promise<number> {
  const gone = await tx
    .delete(staffSessions)
    .where(lt(staffSessions.createdAt, before))
    .returning({ tokenHash: staffSessions.tokenHash })
  return gone.length
}

/** The open sessions by owner. */
export async function countSessions(db: Reader, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ staffId: staffSessions.staffId, count: count() })
    .from(staffSessions)
    .where(and(isNotNull(staffSessions.factorAt), isRunning(now)))
    .groupBy(staffSessions.staffId)
  return new Map(rows.map(row => [row.staffId, row.count]))
}
