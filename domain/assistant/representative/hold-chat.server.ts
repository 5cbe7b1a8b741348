import type { Taken } from '#domain/desk/claims.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { finishWork } from '#domain/desk/work-items.server.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { isStored, messagesWrite } from '../message-store.server.ts'
import { chatNotice, lockIfThere, type StoredSession, sessionUpdate } from '../session-store.server.ts'

type Deps = { db: Database; now: () => Date }

/** A representative who acts. */
export type Representative = { id: string; name: string }

/** What is written in a conversation, under an id that the form was given: sent twice, it is stored once. */
export type WrittenMessage = { id: string; text: string }

/** The first name, as visitors see it. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** Makes a conversation somebody's own: the assistant is silent from then on. Of two at once one gets it. */
export function takeOver({ db, now }: Deps, by: Representative, sessionId: string) {
  return transaction(db, async (tx): Promise<Outcome<null, 'work_gone'> | Taken> => {
    const held = await hold(tx, by, sessionId, now)
    return held.ok ? succeeded(null) : held
  })
}

/** Says something to the visitor. Whoever does so first takes the conversation over, in the same transaction. */
export function writeAsPerson(
  { db, now }: Deps,
  by: Representative,
  sessionId: string,
  said: WrittenMessage,
) {
  return transaction(db, async (tx): Promise<Outcome<null, 'work_gone'> | Taken> => {
    const held = await hold(tx, by, sessionId, now)
    if (!held.ok) return held
    const at = now()
    const message = {
      id: said.id,
      message: said.text,
      sender: 'agent' as const,
      senderName: firstNameOf(by.name),
    }
    if (await isStored(tx, said.id)) return succeeded(null)
    await runAsOneStatement(tx, {
      messages: messagesWrite(sessionId, [message], at),
      session: sessionUpdate(held.value, { updatedAt: at }),
    })
    await recordEvent(tx, { at, actor: actorOf(by), what: 'writeInChat', subject: chat(sessionId) })
    return succeeded(null)
  })
}

/** Gives a conversation back to the assistant. Only who has it does so. */
export function handBack({ db, now }: Deps, by: Representative, sessionId: string) {
  return transaction(db, async (tx): Promise<Outcome<null, 'work_gone'> | Taken> => {
    const session = await lockIfThere(tx, sessionId)
    if (!session) return refused('work_gone')
    if (session.ownerId !== null && session.ownerId !== by.id) return heldBy(session)
    if (session.takenOverAt === null) return succeeded(null)
    await letGo(tx, session, actorOf(by), now())
    return succeeded(null)
  })
}

/** Ends somebody's hold on a conversation, whoever does so. */
export async function letGo(
  tx: Tx,
  session: StoredSession,
  actor: Parameters<typeof recordEvent>[1]['actor'],
  at: Date,
): Promise<void> {
  const ownerChanges = session.ownerChanges + 1
  await runAsOneStatement(tx, {
    session: sessionUpdate(session, { takenOverAt: null, ownerId: null, ownerChanges }),
  })
  await recordEvent(tx, { at, actor, what: 'handBackChat', subject: chat(session.id) })
}

/** Has a conversation be this person's, within the caller's transaction; who has it already keeps it. */
export async function hold(
  tx: Tx,
  by: Representative,
  sessionId: string,
  now: () => Date,
): Promise<Outcome<StoredSession, 'work_gone'> | Taken> {
  const session = await lockIfThere(tx, sessionId)
  if (!session) return refused('work_gone')
  if (session.ownerId === by.id) return succeeded(session)
  if (session.ownerId !== null) return heldBy(session)
  const at = now()
  const taken = {
    takenOverAt: at,
    ownerId: by.id,
    ownerName: firstNameOf(by.name),
    ownerChanges: session.ownerChanges + 1,
    waitingSince: null,
  }
  await runAsOneStatement(tx, { session: sessionUpdate(session, taken), notice: chatNotice(sessionId) })
  await recordEvent(tx, { at, actor: actorOf(by), what: 'takeOverChat', subject: chat(sessionId) })
  await finishWork(tx, 'chat', sessionId, at)
  return succeeded({ ...session, ...taken })
}

const chat = (id: string) => ({ kind: 'chat', id }) as const
export const actorOf = ({ id, name }: Representative) => ({ staffId: id, name })
const heldBy = ({ ownerName }: StoredSession): Taken => ({
  ok: false,
  code: 'work_taken',
  message: `${ownerName ?? 'A colleague'} has this conversation.`,
})
