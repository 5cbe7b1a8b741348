import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { profiles, sessions, users, verifications } from './accounts.tables.server.ts'
import type { Visitor } from './visitor.ts'

/** A session as its owner sees it, without its token. */
export type OwnSession = {
  id: string
  createdAt: Date
  lastUsedAt: Date
  ipAddress: string | null
  userAgent: string | null
}

/** No more sessions than this are listed; the oldest drop off. */
const LISTED_SESSIONS = 50

/** The session with this token and its owner, in one query; including expired ones. */
export async function findSession(db: Reader, token: string) {
  const [found] = await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      email: users.email,
      username: profiles.username,
      avatarUrl: profiles.avatarUrl,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(sessions.token, token))
  if (!found) return null
  const { id, createdAt, expiresAt, userId, email, username, avatarUrl } = found
  const visitor: Visitor = { id: userId, email, username: username ?? '', avatarUrl }
  return { id, createdAt, expiresAt, visitor }
}

/** The running sessions of a user, most recently used first. */
export async function listSessions(db: Reader, userId: string, now: Date): Promise<OwnSession[]> {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt))
    .limit(LISTED_SESSIONS)
}

/** Deletes one session of this user. Another user's session gets the same answer as a missing one: false. */
export async function deleteSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Deletes every session of this user but one. Returns how many. */
export async function deleteOtherSessions(tx: Tx, userId: string, keptId: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id })
  return ended.length
}

/** Deletes expired sessions. Returns how many. */
export async function deleteEndedSessions(tx: Tx, now: Date): Promise<number> {
  const gone = await tx.delete(sessions).where(lt(sessions.expiresAt, now)).returning({ id: sessions.id })
  return gone.length
}

/** Deletes this user's emailed links that set a password; they contain the user's id. */
export async function deleteResetLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId))
}

/** Deletes expired email tokens. Returns how many. */
export async function deleteEndedVerifications(tx: Tx, now: Date): Promise<number> {
  const gone = await tx
    .delete(verifications)
    .where(lt(verifications.expiresAt, now))
    .returning({ id: verifications.id })
  return gone.length
}
