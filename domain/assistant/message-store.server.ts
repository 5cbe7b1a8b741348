import { and, desc, eq, gte } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { build, type Write, writeOf } from '#platform/one-statement.server.ts'
import type { Turn } from './answerer.server.ts'
import { chatMessages } from './assistant.tables.server.ts'

/** A message as its own session may read it. */
export type ChatMessage = Turn & { id: string; createdAt: Date }

/** Adds messages to a session, in this order. */
export function messagesWrite(sessionId: string, turns: readonly Turn[], at: Date): Write {
  const rows = turns.map(turn => ({
    ...turn,
    sessionId,
    isUserMessage: turn.sender === 'user',
    createdAt: at,
  }))
  return writeOf(build.insert(chatMessages).values(rows), rows.length)
}

/** The latest messages of a session, oldest first; only those since a time where it is given. */
export async function readMessages(
  db: Reader,
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
