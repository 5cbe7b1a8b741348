import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { forgetQuestions } from '#domain/measurement/unanswered.server.ts'
import type { ContactFound, PersonKey, PersonSearch } from '#domain/shared/person-key.ts'
import { isFoundBy, isOf, MOST_FOUND } from '#domain/shared/person-sql.server.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { wholeWord } from '#platform/whole-word.ts'
import { chatMessages, chatSessions } from './assistant.tables.server.ts'

/** Who left how to be reached in the chat, by name, address or number. */
export async function searchChatContacts(db: Reader, search: PersonSearch): Promise<ContactFound[]> {
  const { name, email, phone, updatedAt } = chatSessions
  const rows = await db
    .select({ name, email, phone, at: updatedAt })
    .from(chatSessions)
    .where(isFoundBy(search, { email, phone, others: [name] }))
    .orderBy(desc(updatedAt))
    .limit(MOST_FOUND)
  return rows.map(({ at, ...row }) => ({
    ...{ name: row.name ?? '', email: row.email ?? '', phone: row.phone ?? '' },
    at,
  }))
}

/**
 * Conversations of a person: those in which they gave their address or number, those of their account, and those in whose
 * words the address stands.
 */
function theirs(db: Reader, key: PersonKey, userId: string | null): SQL | undefined {
  const email = 'email' in key ? key.email : null
  const naming =
    email === null
      ? undefined
      : inArray(
          chatSessions.id,
          db
            .select({ id: chatMessages.sessionId })
            .from(chatMessages)
            .where(sql`lower(${chatMessages.message}) ~ ${wholeWord(email)}`),
        )
  return or(isOf(key, chatSessions), naming, ofAccount(userId))
}

const ofAccount = (userId: string | null): SQL | undefined =>
  userId === null ? undefined : sql`${chatSessions.userId} = ${userId}`

/** Whether there is a conversation of theirs, without a look at every word that was ever said. */
export async function hasChats(db: Reader, key: PersonKey, userId: string | null): Promise<boolean> {
  const found = await db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(or(isOf(key, chatSessions), ofAccount(userId)))
    .limit(1)
  return found.length > 0
}

/** Their conversations with every message, the latest first. */
export async function chatsOfPerson(db: Reader, key: PersonKey, userId: string | null) {
  const { id, name, zipCode, serviceType, email, phone, createdAt, updatedAt, ownerName } = chatSessions
  const sessions = await db
    .select({ id, name, zipCode, serviceType, email, phone, createdAt, updatedAt, ownerName })
    .from(chatSessions)
    .where(theirs(db, key, userId))
    .orderBy(desc(updatedAt))
  const ids = sessions.map(session => session.id)
  const messages =
    ids.length === 0
      ? []
      : await db
          .select({
            sessionId: chatMessages.sessionId,
            sender: chatMessages.sender,
            message: chatMessages.message,
            at: chatMessages.createdAt,
          })
          .from(chatMessages)
          .where(inArray(chatMessages.sessionId, ids))
          .orderBy(asc(chatMessages.position))
  return sessions.map(session => ({
    ...session,
    messages: messages
      .filter(({ sessionId }) => sessionId === session.id)
      .map(({ sessionId: _id, ...message }) => message),
  }))
}

/** Deletes their conversations with every message, also where a question of theirs waits for an answer. Answers which they were. */
export async function eraseChats(tx: Tx, key: PersonKey, userId: string | null): Promise<string[]> {
  const { sessionId, message, sender } = chatMessages
  const said = await tx
    .select({ message })
    .from(chatMessages)
    .innerJoin(chatSessions, eq(chatSessions.id, sessionId))
    .where(and(theirs(tx, key, userId), eq(sender, 'user')))
  await forgetQuestions(
    tx,
    said.map(row => row.message),
  )
  const gone = await tx
    .delete(chatSessions)
    .where(theirs(tx, key, userId))
    .returning({ id: chatSessions.id })
  return gone.map(({ id }) => id)
}
