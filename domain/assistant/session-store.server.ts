import { createHash, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { noticeOf } from '#platform/notices.server.ts'
import { build, type Write, writeOf } from '#platform/one-statement.server.ts'
import { chatSessions } from './assistant.tables.server.ts'
import { type Conversation, newConversation, readStage } from './conversation.ts'
import { type Dialogue, readDialogue } from './dialogue.ts'

export type StoredSession = typeof chatSessions.$inferSelect

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
const keyShape = /^[\w-]{43}$/

/**
 * The session that a browser's key opens. A key that opens none, and one whose conversation belongs to somebody else's
 * account, answer alike.
 */
export async function findSession(
  db: Reader,
  key: string | null,
  userId: string | null,
): Promise<StoredSession | null> {
  if (key === null || !keyShape.test(key)) return null
  const [session] = await db
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.keyHash, hashOf(key)))
  if (!session) return null
  return session.userId === null || session.userId === userId ? session : null
}

/** A session by its id, whoever asks: the caller checks who may. */
export async function findSessionById(db: Reader, id: string): Promise<StoredSession | null> {
  const [session] = await db.select().from(chatSessions).where(eq(chatSessions.id, id))
  return session ?? null
}

/** Stores a new session. The key is for the browser alone; 32 random bytes, only their hash is stored. */
export async function insertSession(
  tx: Tx,
  userId: string | null,
  at: Date,
): Promise<{ key: string; session: StoredSession }> {
  const key = randomBytes(32).toString('base64url')
  const [session] = await tx
    .insert(chatSessions)
    .values({ keyHash: hashOf(key), userId, stage: newConversation.stage, createdAt: at, updatedAt: at })
    .returning()
  if (!session) throw new Error('The chat session was not stored')
  return { key, session }
}

/** Deletes conversations whose last message is from before a time; leads and consents stay what they are. Answers how many. */
export async function deleteSessionsBefore(tx: Tx, time: Date): Promise<number> {
  const gone = await tx
    .delete(chatSessions)
    .where(lt(chatSessions.updatedAt, time))
    .returning({ id: chatSessions.id })
  return gone.length
}

/** Reads a session and keeps it until the transaction ends, so that messages of two tabs come one after the other. */
export async function lockSession(tx: Tx, id: string): Promise<StoredSession> {
  const session = await lockIfThere(tx, id)
  if (!session) throw new Error('The chat session is gone')
  return session
}

/** The same where it may have been forgotten meanwhile. */
export async function lockIfThere(tx: Tx, id: string): Promise<StoredSession | null> {
  const [session] = await tx.select().from(chatSessions).where(eq(chatSessions.id, id)).for('update')
  return session ?? null
}

/** Tells every process, once it is stored, that a conversation has changed. */
export const chatNotice = (id: string): Write => ({ statement: noticeOf({ topic: 'chat', id }), rows: 0 })

type StepFacts = {
  userId: string | null
  at: Date
  generalSince: Date | null
  waitingSince?: Date | null
  leadId?: string | null
  dialogue?: Dialogue
}

/** Stores the state that a step led to. A conversation begun by nobody becomes that of who is signed in now. */
export function conversationWrite(
  session: StoredSession,
  { stage, lead, leadInfoCollected, consent }: Conversation,
  {
    userId,
    at,
    generalSince,
    waitingSince = session.waitingSince,
    leadId = session.leadId,
    dialogue,
  }: StepFacts,
): Write {
  const { name, zipCode, serviceType, email, phone } = lead
  return sessionUpdate(session, {
    ...{ name, zipCode, serviceType, email, phone },
    // A stage of a newer version stays what it is.
    stage: stage === 'unknown' ? session.stage : stage,
    leadInfoCollected,
    consent,
    userId: session.userId ?? userId,
    generalSince,
    waitingSince,
    leadId,
    ...(dialogue ? { dialogue } : {}),
    updatedAt: at,
  })
}

/** Notes when the last message of a conversation came, and what was spoken of after it. */
export function lastMessageWrite(session: StoredSession, at: Date, dialogue?: Dialogue): Write {
  return sessionUpdate(session, { updatedAt: at, ...(dialogue ? { dialogue } : {}) })
}

export function sessionUpdate(session: StoredSession, changes: Partial<StoredSession>): Write {
  return writeOf(build.update(chatSessions).set(changes).where(eq(chatSessions.id, session.id)))
}

/** The state of a stored session. */
export function conversationOf(session: StoredSession): Conversation {
  const { stage, name, zipCode, serviceType, email, phone, leadInfoCollected, consent } = session
  const { note } = readDialogue(session.dialogue)
  return {
    stage: readStage(stage),
    lead: { name, zipCode, serviceType, email, phone, ...(note === null ? {} : { note }) },
    leadInfoCollected,
    consent,
  }
}
