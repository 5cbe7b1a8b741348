import type { Database } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { inboxWrite } from './delivery-store.server.ts'

/** Keeps what the built-in receiver took in. A message that came before is kept once. */
export async function keepInboxMessage(
  db: Database,
  messageId: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await runAsOneStatement(db, { message: inboxWrite(messageId, payload) })
}
