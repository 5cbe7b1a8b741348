import type { Database } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { inboxWrite } from './delivery-store.server.ts'

/** Stores what the built-in receiver accepted. A message that arrives again is stored once. */
export async function keepInboxMessage(
  db: Database,
  messageId: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await runAsOneStatement(db, { message: inboxWrite(messageId, payload) })
}
