import { type Database, transaction } from '#platform/database.server.ts'
import { removeSubmission } from './address-store.server.ts'

/** Deletes one search from the history of this user. Another user's search gets the same answer as a missing one: false. */
export function deleteSubmission(db: Database, userId: string, id: string): Promise<boolean> {
  return transaction(db, tx => removeSubmission(tx, userId, id))
}
