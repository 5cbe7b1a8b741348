import type { Database } from '#platform/database.server.ts'
import { automationInbox, webhookDeliveries } from './automation.tables.server.ts'

/** Adds one line to the delivery log. */
export async function logDelivery(
  db: Database,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<void> {
  await db.insert(webhookDeliveries).values(delivery)
}

/** Keeps what the built-in receiver took in. A message that came before is kept once. */
export async function keepInboxMessage(
  db: Database,
  messageId: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await db.insert(automationInbox).values({ messageId, payload }).onConflictDoNothing()
}
