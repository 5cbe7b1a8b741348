import { and, desc, eq, gte } from 'drizzle-orm'
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

/** The latest messages of a session, oldest first; only those since a time where it is given. */
export async function readMessages(
  db: Database,
  sessionId: string,
  limit: number,
  since: Date | null = null,
): Promise<ChatMessage[]> {
  const { id, sender, message, createdAt, position } = chatMessages
  const rows = await db
    .select({ id, sender, message, createdAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), since === null ? undefined : gte(createdAt, since)))
    .orderBy(desc(createdAt), desc(position))
    .limit(limit)
  return rows.toReversed()
}
