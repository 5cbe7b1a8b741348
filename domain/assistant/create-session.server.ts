import { type Database, transaction } from '#platform/database.server.ts'
import { insertSession, type StoredSession } from './session-store.server.ts'

/** Begins a conversation. The key opens it again and is for the browser alone. */
export function createSession(
  db: Database,
  userId: string | null,
  at: Date,
): Promise<{ key: string; session: StoredSession }> {
  return transaction(db, tx => insertSession(tx, userId, at))
}
