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

/** What a kept message is about: kinds are told apart by keys that only they have (specification, section 3). */
export function inboxKind(payload: Readonly<Record<string, unknown>>) {
  if ('lead_type' in payload) return 'lead' as const
  if ('customer_name' in payload) return 'bundle_lead' as const
  if ('userMessage' in payload) return 'conversation' as const
  return 'test' in payload ? ('test' as const) : ('order' as const)
}
