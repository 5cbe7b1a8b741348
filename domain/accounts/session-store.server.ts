import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import { sessions, verifications } from './accounts.tables.server.ts'

/** A session as its owner sees it: never with its token. */
export type OwnSession = {
  id: string
  createdAt: Date
  lastUsedAt: Date
  ipAddress: string | null
  userAgent: string | null
}

/** More sessions than this are not listed; the oldest fall off by themselves. */
const LISTED_SESSIONS = 50

/** The running sessions of a user, the last used first. */
export async function listSessions(db: Database, userId: string, now: Date): Promise<OwnSession[]> {
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

/** Ends one session of this user. Another user's answers like a missing one: false. */
export async function endSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends every session of this user but one. Answers how many. */
export async function endOtherSessions(db: Database, userId: string, keptId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id })
  return ended.length
}

/** Deletes the sessions and mailed tokens whose time is over. Answers how many sessions went. */
export async function forgetEndedSessions(db: Database, now: Date): Promise<number> {
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  const gone = await db.delete(sessions).where(lt(sessions.expiresAt, now)).returning({ id: sessions.id })
  return gone.length
}
