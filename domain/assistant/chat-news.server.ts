import { eq } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { chatSessions } from './assistant.tables.server.ts'
import { readDialogue } from './dialogue.ts'
import { type ChatMessage, readMessagesAfter } from './message-store.server.ts'
import { zipIn } from './reading/zip-in.ts'
import type { StoredSession } from './session-store.server.ts'

/** How a conversation stands, as its visitor is told. */
export type ChatStanding = {
  takenOver: boolean
  /** The first name of who has it; null where nobody has, or where that is not known. */
  person: string | null
  /** Who had it and left; null where somebody has it, and where nobody ever had. */
  left: string | null
  /** Whether the visitor asked for a person who has not come yet. */
  waiting: boolean
  /** The ZIP code that answers are for; null where none was said and the site told none. */
  zipCode: string | null
}

type Standing = Pick<StoredSession, 'takenOverAt' | 'ownerName' | 'waitingSince' | 'dialogue' | 'zipCode'>

export function chatStandingOf(session: Standing): ChatStanding {
  const { takenOverAt, ownerName, waitingSince } = session
  const takenOver = takenOverAt !== null
  return {
    takenOver,
    person: takenOver ? ownerName : null,
    left: takenOver ? null : ownerName,
    waiting: !takenOver && waitingSince !== null,
    zipCode: readDialogue(session.dialogue).zipCode ?? zipIn(session.zipCode ?? ''),
  }
}

/** What was said after a position, at most so much at once, and how the conversation stands; null once it is forgotten. */
export async function newsOf(
  db: Reader,
  sessionId: string,
  after: number,
  limit: number,
): Promise<{ standing: ChatStanding; messages: ChatMessage[] } | null> {
  // First how it stands: a message of somebody is never told before that they came.
  const messages = await readMessagesAfter(db, sessionId, after, limit)
  const { takenOverAt, ownerName, waitingSince, dialogue, zipCode } = chatSessions
  const [session] = await db
    .select({ takenOverAt, ownerName, waitingSince, dialogue, zipCode })
    .from(chatSessions)
    .where(eq(chatSessions.id, sessionId))
  return session ? { standing: chatStandingOf(session), messages } : null
}
