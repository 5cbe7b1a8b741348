import { type Database, transaction } from '#platform/database.server.ts'
import { deleteOtherSessions, deleteSession } from './session-store.server.ts'

/** Ends one session of this user. Another user's session gets the same answer as a missing one: false. */
export function endSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  return transaction(db, tx => deleteSession(tx, userId, sessionId))
}

/** Ends every session of this user but one. Returns how many. */
export function endOtherSessions(db: Database, userId: string, keptId: string): Promise<number> {
  return transaction(db, tx => deleteOtherSessions(tx, userId, keptId))
}
