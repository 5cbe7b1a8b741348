import { isNotNull } from 'drizzle-orm'
import { isSomebodyOnline, whoLeft } from '#domain/staff/who-is-there.server.ts'
import { type Tx, transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { chatSessions } from '../assistant.tables.server.ts'
import { backWords } from '../back-words.ts'
import { chatDueAt } from '../chat-due.ts'
import { messagesWrite, newMessages, readMessages } from '../message-store.server.ts'
import { conversationOf, lockIfThere, type StoredSession, sessionUpdate } from '../session-store.server.ts'
import { type AnswerLeftDeps, answerLeft, type LeftAlone } from './answer-left.server.ts'
import { letGo } from './hold-chat.server.ts'
import { nobodyElse, othersAsked } from './left-words.ts'
import { waitingWork } from './waiting-work.server.ts'

/**
 * Hands back the conversations of representatives who left without doing so: no visitor waits for somebody who signed out
 * or whose screen is closed. Who wasn't answered waits for another one; where nobody is online they are told so, and the
 * assistant answers. Answers how many.
 */
export async function handBackLeft(deps: AnswerLeftDeps): Promise<number> {
  const { db, now } = deps
  const { id, ownerId } = chatSessions
  const held = await db.select({ id, ownerId }).from(chatSessions).where(isNotNull(ownerId))
  const owners = new Set(held.flatMap(chat => chat.ownerId ?? []))
  const left = new Set(await whoLeft(db, [...owners], now()))
  const without = held.filter(chat => left.has(chat.ownerId ?? ''))
  const alone: LeftAlone[] = []
  for (const chat of without) {
    const one = await transaction(db, async tx => {
      const session = await lockIfThere(tx, chat.id)
      // Another process may have been first, and somebody else may have it since.
      if (!session || session.ownerId !== chat.ownerId) return null
      const at = now()
      await letGo(tx, session, 'site', at)
      return waitAgain(tx, deps, session, at)
    })
    if (one) alone.push(one)
  }
  for (const one of alone) await answerLeft(deps, one)
  return without.length
}

/** A visitor whose last words nobody answered waits again. Returns them where nobody is there to come. */
async function waitAgain(
  tx: Tx,
  { settings, salesPhone }: AnswerLeftDeps,
  session: StoredSession,
  at: Date,
): Promise<LeftAlone | null> {
  const [last] = await readMessages(tx, session.id, 1)
  if (last?.sender !== 'user') return null
  const { chatStaffed } = settings()
  const isOnline = await isSomebodyOnline(tx, at)
  const words = isOnline
    ? othersAsked(session.ownerName)
    : nobodyElse(session.ownerName, salesPhone(), backWords(at, chatStaffed))
  const waitingSince = last.createdAt
  const { lead } = conversationOf(session)
  await runAsOneStatement(tx, {
    messages: messagesWrite(session.id, newMessages([{ sender: 'assistant', message: words }]), at),
    session: sessionUpdate(session, { waitingSince, updatedAt: at }),
    ...waitingWork(session.id, lead, at, chatDueAt(waitingSince, chatStaffed)),
  })
  return isOnline ? null : { sessionId: session.id, asked: last, ownerChanges: session.ownerChanges + 1 }
}
