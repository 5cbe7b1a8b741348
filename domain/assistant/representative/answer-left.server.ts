import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { partsOf, writeAnswer } from '../answer.ts'
import type { Answerer } from '../answerer.server.ts'
import { readDialogue } from '../dialogue.ts'
import { type ChatMessage, messagesWrite, newMessages, readMessages } from '../message-store.server.ts'
import {
  chatNotice,
  conversationOf,
  findSessionById,
  lastMessageWrite,
  lockIfThere,
} from '../session-store.server.ts'

/** What answering somebody needs who was left alone; settings and catalog are those of the moment. */
export type AnswerLeftDeps = {
  db: Database
  now: () => Date
  catalogue: () => Catalogue
  settings: () => BusinessSettings
  salesPhone: () => string
  answer: Answerer
  log: Log
}

/** A conversation whose representative left without answering, and what was asked. */
export type LeftAlone = { sessionId: string; asked: ChatMessage; ownerChanges: number }

/** As many earlier messages as the assistant is told otherwise. */
const REMEMBERED_TURNS = 12

/**
 * Answers what a visitor asked of a representative who is gone. What was said before questions were answered, such as a
 * phone number, is not told to the answerer. Nothing is stored once somebody came or the visitor said more.
 */
export async function answerLeft(deps: AnswerLeftDeps, { sessionId, asked, ownerChanges }: LeftAlone) {
  const { db, now, log } = deps
  const session = await findSessionById(db, sessionId)
  if (!session || session.generalSince === null) return
  const said = await readMessages(db, sessionId, REMEMBERED_TURNS + 2, session.generalSince)
  const { lead, leadInfoCollected } = conversationOf(session)
  const answer = await deps
    .answer({
      ...{ catalogue: deps.catalogue(), message: asked.message, log },
      history: said.filter(({ position }) => position < asked.position),
      context: leadInfoCollected ? lead : null,
      dialogue: readDialogue(session.dialogue),
      staffed: deps.settings().staffed,
    })
    .catch((error: unknown) => {
      log.error({ err: describeError(error) }, 'the assistant did not answer')
      return null
    })
  if (answer === null) return
  await transaction(db, async tx => {
    const there = await lockIfThere(tx, sessionId)
    if (!there || there.takenOverAt !== null || there.ownerChanges !== ownerChanges) return
    const since = await readMessages(tx, sessionId, REMEMBERED_TURNS, asked.createdAt)
    if (since.some(({ sender, position }) => sender === 'user' && position > asked.position)) return
    const at = now()
    const [message] = newMessages([{ sender: 'assistant', message: writeAnswer(answer) }])
    if (!message) return
    await runAsOneStatement(tx, {
      messages: messagesWrite(sessionId, [{ ...message, parts: partsOf(answer) }], at),
      notice: chatNotice(sessionId),
      session: lastMessageWrite(there, at, answer.dialogue),
    })
  })
}
