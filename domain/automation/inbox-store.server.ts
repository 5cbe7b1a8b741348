import { desc, eq } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { automationInbox } from './automation.tables.server.ts'

export type InboxMessage = typeof automationInbox.$inferSelect

/** What the built-in receiver accepted, newest first. */
export function newestInbox(db: Reader, limit: number): Promise<InboxMessage[]> {
  return db.select().from(automationInbox).orderBy(desc(automationInbox.receivedAt)).limit(limit)
}

/** One message of it. */
export async function findInboxMessage(db: Reader, id: string): Promise<InboxMessage | null> {
  const [found] = await db.select().from(automationInbox).where(eq(automationInbox.id, id))
  return found ?? null
}
