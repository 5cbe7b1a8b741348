import { desc, eq } from 'drizzle-orm'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Turn } from './answerer.server.ts'
import { chatMessages } from './assistant.tables.server.ts'

/** A message as its own session may read it. */
export type ChatMessage = Turn & { id: string; createdAt: Date }

/** Adds a message to a session. */
export async function insertMessage(tx: Tx, sessionId: string, turn: Turn, at: Date): Promise<void> {
  await tx
    .insert(chatMessages)
    .values({ ...turn, sessionId, isUserMessage: turn.sender === 'user', createdAt: at })
}

/** The latest messages of a session, oldest first. */
export async function readMessages(db: Database, sessionId: string, limit: number): Promise<ChatMessage[]> {
  const { id, sender, message, createdAt, position } = chatMessages
  const rows = await db
    .select({ id, sender, message, createdAt })
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, sessionId))
    .orderBy(desc(createdAt), desc(position))
    .limit(limit)
  return rows.toReversed()
}
