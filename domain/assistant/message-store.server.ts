import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, gte } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { insertOf, type Write } from '#platform/one-statement.server.ts'
import type { AnswerParts } from './answer.ts'
import type { Turn } from './answerer.server.ts'
import { chatMessages } from './assistant.tables.server.ts'

/** A message that is stored next; `senderName` where a representative writes it. */
export type NewMessage = Turn & { id: string; senderName: string | null; parts?: AnswerParts | null }

/** A message as its own session may read it. */
export type ChatMessage = NewMessage & { createdAt: Date; position: number }

/** Gives what is said its ids, by which a browser knows it again. */
export const newMessages = (turns: readonly Turn[]): NewMessage[] =>
  turns.map(turn => ({ ...turn, id: randomUUID(), senderName: null }))

/** Adds messages to a session, in this order. The session is locked. */
export function messagesWrite(sessionId: string, messages: readonly NewMessage[], at: Date): Write {
  const rows = messages.map(message => ({
    ...message,
    sessionId,
    isUserMessage: message.sender === 'user',
    createdAt: at,
  }))
  return insertOf(chatMessages, rows)
}

/** Whether a message of this id was stored before. */
export async function isStored(db: Reader, messageId: string): Promise<boolean> {
  return (await db.$count(chatMessages, eq(chatMessages.id, messageId))) > 0
}

const { id, sender, senderName, message, parts, createdAt, position } = chatMessages
const shown = { id, sender, senderName, message, parts, createdAt, position }

/** The latest messages of a session, oldest first; only those since a time where it is given. */
export async function readMessages(
  db: Reader,
  sessionId: string,
  limit: number,
  since: Date | null = null,
): Promise<ChatMessage[]> {
  const rows = await db
    .select(shown)
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), since === null ? undefined : gte(createdAt, since)))
    .orderBy(desc(position))
    .limit(limit)
  return rows.map(read).toReversed()
}

/** What was said after a position, oldest first. */
export async function readMessagesAfter(
  db: Reader,
  sessionId: string,
  after: number,
  limit: number,
): Promise<ChatMessage[]> {
  const rows = await db
    .select(shown)
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), gt(position, after)))
    .orderBy(asc(position))
    .limit(limit)
  return rows.map(read)
}

/** An identity column is never null, whatever the builder's types say of it. */
const read = (row: Omit<ChatMessage, 'position'> & { position: number | null }): ChatMessage => ({
  ...row,
  position: row.position ?? 0,
})
