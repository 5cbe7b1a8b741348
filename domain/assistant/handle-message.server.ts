import { enqueueWebhook } from '#domain/automation/webhook-job.server.ts'
import { conversationPayload } from '#domain/automation/webhook-payloads.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { recordConsent } from '#domain/leads/record-consent.server.ts'
import type { ConsentCircumstances } from '#domain/leads/record-lead.server.ts'
import { brand } from '#platform/brand.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { advanceConversation, type ChatStep, openConversation, quickReplies } from './advance-conversation.ts'
import { writeAnswer } from './answer.ts'
import type { Answerer, Turn } from './answerer.server.ts'
import { ASSISTANT_UNAVAILABLE } from './chat-texts.ts'
import { insertMessage, readMessages } from './message-store.server.ts'
import { conversationOf, lockSession, saveConversation } from './session-store.server.ts'
import { takeChatLead } from './take-chat-lead.server.ts'

export type ChatDeps = {
  catalogue: Catalogue
  db: Database
  queue: Queue
  now: () => Date
  salesPhone: string
  /** Answers questions. */
  answer: Answerer
  /** Says in a few sentences who serves a ZIP code, whatever was typed for it. */
  tellAvailability(catalogue: Catalogue, zipCode: string, log: Log): Promise<string>
  log: Log
}

/** A sanitized message of a session; `userId` is who is signed in, from the session cookie alone. */
export type IncomingMessage = {
  sessionId: string
  userId: string | null
  text: string
  circumstances: ConsentCircumstances
}

/** What the visitor reads. `response` is empty where a representative has taken the conversation over. */
export type ChatReply = { response: string; choices: string[]; takenOver: boolean }

/** How many earlier messages the assistant is told. */
const REMEMBERED_TURNS = 12

/**
 * Takes one message of a chat. State, messages, lead and webhooks are stored together; nothing is held while the
 * assistant thinks, and what it answers after a representative took over is dropped.
 */
export async function handleMessage(deps: ChatDeps, incoming: IncomingMessage): Promise<ChatReply> {
  const { catalogue, db, log } = deps
  const taken = await transaction(db, tx => takeMessage(tx, deps, incoming))
  if (taken === null) return { response: '', choices: [], takenOver: true }
  const { step, history } = taken
  const choices = quickReplies(step.conversation)
  if (step.effect === 'tell_availability') {
    const found = await deps.tellAvailability(catalogue, step.conversation.lead.zipCode ?? '', log)
    return storeReply(deps, incoming, { response: `${found}\n\n${step.reply ?? ''}`, choices, tell: false })
  }
  if (step.effect !== 'ask_assistant') return { response: step.reply ?? '', choices, takenOver: false }

  const { lead, leadInfoCollected } = step.conversation
  const context = leadInfoCollected ? lead : null
  const response = await deps
    .answer({ catalogue, message: incoming.text, history, context, log })
    .then(writeAnswer)
    .catch((error: unknown) => {
      log.error({ err: describeError(error) }, 'the assistant did not answer')
      return ASSISTANT_UNAVAILABLE
    })
  return storeReply(deps, incoming, { response, choices, tell: true })
}

/** The first half, in one transaction: what was said, what it makes of the state, and what follows at once. */
async function takeMessage(
  tx: Tx,
  deps: ChatDeps,
  { sessionId, userId, text, circumstances }: IncomingMessage,
): Promise<{ step: ChatStep; history: Turn[] } | null> {
  const { salesPhone } = deps
  const at = deps.now()
  const session = await lockSession(tx, sessionId)
  const say = (turn: Turn) => insertMessage(tx, sessionId, turn, at)
  if (session.takenOverAt) {
    await say({ sender: 'user', message: text })
    return null
  }
  const before = conversationOf(session)
  const { reply: greeting, conversation } = openConversation(before)
  if (greeting) await say({ sender: 'assistant', message: greeting })
  const step = advanceConversation(conversation, { text, salesPhone })
  const generalSince = session.generalSince ?? generalFrom(step, at)
  const history =
    step.effect === 'ask_assistant' ? await readMessages(tx, sessionId, REMEMBERED_TURNS, generalSince) : []
  await say({ sender: 'user', message: text })
  await saveConversation(tx, session, step.conversation, { userId, at, generalSince })
  const where = { ...circumstances, sessionId }
  if (step.effect === 'take_lead') await takeChatLead(deps, step.conversation.lead, where)
  if (step.effect === 'record_consent') {
    const { name, email, phone } = step.conversation.lead
    const who = {
      source: 'chat' as const,
      formId: 'chat',
      name: name ?? '',
      email: email ?? '',
      phone: phone ?? '',
    }
    // A record of its own: the one made with the lead stays what it was.
    await recordConsent(tx, { ...who, marketingConsent: true, callbackText: null }, where, { at, salesPhone })
  }
  if (step.reply && step.effect !== 'tell_availability') {
    await say({ sender: 'assistant', message: step.reply })
  }
  return { step, history }
}

/** From when on messages are questions: a first question is one itself, the end of a lead's answers is none. */
function generalFrom({ conversation, effect }: ChatStep, at: Date): Date | null {
  if (conversation.stage !== 'general') return null
  return effect === 'ask_assistant' ? at : new Date(at.getTime() + 1)
}

/** The second half: the answer, and the exchange for the automation where the assistant gave it. */
async function storeReply(
  { db, queue, now }: ChatDeps,
  { sessionId, userId, text, circumstances }: IncomingMessage,
  { response, choices, tell }: { response: string; choices: string[]; tell: boolean },
): Promise<ChatReply> {
  return transaction(db, async tx => {
    const session = await lockSession(tx, sessionId)
    if (session.takenOverAt) return { response: '', choices: [], takenOver: true }
    const answeredAt = now()
    await insertMessage(tx, sessionId, { sender: 'assistant', message: response }, answeredAt)
    if (tell) {
      const payload = conversationPayload({
        sessionId,
        userId,
        userMessage: text,
        assistantResponse: response,
        source: `${brand.name} chat assistant`,
        userAgent: circumstances.userAgent,
        answeredAt,
      })
      await enqueueWebhook(tx, queue, 'conversation', payload)
    }
    return { response, choices, takenOver: false }
  })
}
