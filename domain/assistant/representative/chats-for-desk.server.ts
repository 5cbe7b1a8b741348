import { and, asc, desc, eq, gt, isNotNull, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { chatMessages, chatSessions } from '../assistant.tables.server.ts'
import type { ConsentStep } from '../conversation.ts'
import { type ChatMessage, readMessages } from '../message-store.server.ts'

/** A conversation in the list of the desk. */
export type DeskChat = {
  id: string
  /** As the visitor gave it; null where they did not. */
  name: string | null
  waitingSince: Date | null
  takenOverAt: Date | null
  ownerId: string | null
  ownerName: string | null
  updatedAt: Date
  lastWords: string
  lastSender: 'user' | 'assistant' | 'agent' | null
}

/** A conversation whole: who it is with, as far as they said, and what was said. */
export type OpenChat = Omit<DeskChat, 'lastWords' | 'lastSender'> & {
  zipCode: string | null
  serviceType: string | null
  email: string | null
  phone: string | null
  /** The lead that was taken in it. */
  leadId: string | null
  createdAt: Date
  messages: ChatMessage[]
}

/** Conversations with the assistant are listed for so long after the last word. */
const LATELY_MS = 30 * 60_000
const MOST_LISTED = 100
const SHOWN_MESSAGES = 500

const listed = {
  id: chatSessions.id,
  name: chatSessions.name,
  waitingSince: chatSessions.waitingSince,
  takenOverAt: chatSessions.takenOverAt,
  ownerId: chatSessions.ownerId,
  ownerName: chatSessions.ownerName,
  updatedAt: chatSessions.updatedAt,
}

/** Who waits, the longest first; then who is with somebody; then who talks to the assistant, the latest first. */
export async function listChats(db: Reader, at: Date): Promise<DeskChat[]> {
  const order = (of: { [K in 'waitingSince' | 'takenOverAt' | 'updatedAt' | 'id']: SQLWrapper }) => [
    sql`${of.waitingSince} asc nulls last`,
    sql`(${of.takenOverAt} is null)`,
    desc(of.updatedAt),
    asc(of.id),
  ]
  // First the few that are shown, then the last words of those alone.
  const shown = db
    .select(listed)
    .from(chatSessions)
    .where(
      or(
        isNotNull(chatSessions.waitingSince),
        isNotNull(chatSessions.takenOverAt),
        and(
          gt(chatSessions.updatedAt, new Date(at.getTime() - LATELY_MS)),
          ne(chatSessions.stage, 'greeting'),
        ),
      ),
    )
    .orderBy(...order(chatSessions))
    .limit(MOST_LISTED)
    .as('shown')
  const last = db
    .select({ message: chatMessages.message, sender: chatMessages.sender })
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, shown.id))
    .orderBy(desc(chatMessages.position))
    .limit(1)
    .as('last')
  const rows = await db
    .select({
      ...{ id: shown.id, name: shown.name, waitingSince: shown.waitingSince, takenOverAt: shown.takenOverAt },
      ...{ ownerId: shown.ownerId, ownerName: shown.ownerName, updatedAt: shown.updatedAt },
      ...{ lastWords: last.message, lastSender: last.sender },
    })
    .from(shown)
    .leftJoinLateral(last, sql`true`)
    .orderBy(...order(shown))
  return rows.map(row => ({ ...row, lastWords: row.lastWords ?? '' }))
}

/** A lead's conversation, and how far it came with the question about offers. */
export type ChatOfLead = Pick<typeof chatSessions.$inferSelect, 'id'> & { offers: ConsentStep }

/** The conversation that a lead came from; null if it is no chat's lead, or the conversation was forgotten. */
export async function chatOfLead(db: Reader, leadId: string): Promise<ChatOfLead | null> {
  const [chat] = await db
    .select({ id: chatSessions.id, offers: chatSessions.consent })
    .from(chatSessions)
    .where(eq(chatSessions.leadId, leadId))
    .limit(1)
  return chat ?? null
}

export async function openChat(db: Reader, id: string): Promise<OpenChat | null> {
  const { zipCode, serviceType, email, phone, leadId, createdAt } = chatSessions
  const [chat] = await db
    .select({ ...listed, zipCode, serviceType, email, phone, leadId, createdAt })
    .from(chatSessions)
    .where(eq(chatSessions.id, id))
  return chat ? { ...chat, messages: await readMessages(db, id, SHOWN_MESSAGES) } : null
}
