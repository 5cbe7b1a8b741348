import { webhookWrite } from '#domain/automation/webhook-job.server.ts'
import { conversationPayload } from '#domain/automation/webhook-payloads.ts'
import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { type ConsentCircumstances, consentRecord } from '#domain/consent/record-consent.server.ts'
import { brand } from '#platform/brand.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import { runAsOneStatement, type Write } from '#platform/one-statement.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { advanceConversation, type ChatStep, openConversation, quickReplies } from './advance-conversation.ts'
import { writeAnswer } from './answer.ts'
import type { Answerer, Turn } from './answerer.server.ts'
import { ASSISTANT_UNAVAILABLE } from './chat-texts.ts'
import { messagesWrite, readMessages } from './message-store.server.ts'
import { conversationOf, conversationWrite, lastMessageWrite, lockSession } from './session-store.server.ts'
import { chatLeadWrites } from './take-chat-lead.server.ts'

export type ChatDeps = {
  catalogue: Catalogue
  db: Database
  queue: Queue
  now: () => Date
  salesPhone: string
  /** Where a ZIP lies. */
  zips: PlacesOfZips
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
  incoming: IncomingMessage,
): Promise<{ step: ChatStep; history: Turn[] } | null> {
  const { sessionId, userId, text } = incoming
  const at = deps.now()
  const session = await lockSession(tx, sessionId)
  const said: Turn = { sender: 'user', message: text }
  if (session.takenOverAt) {
    const messages = messagesWrite(sessionId, [said], at)
    await runAsOneStatement(tx, { messages, session: lastMessageWrite(session, at) })
    return null
  }
  const { reply: greeting, conversation } = openConversation(conversationOf(session))
  const step = advanceConversation(conversation, { text, salesPhone: deps.salesPhone })
  const generalSince = session.generalSince ?? generalFrom(step, at)
  const history =
    step.effect === 'ask_assistant' ? await readMessages(tx, sessionId, REMEMBERED_TURNS, generalSince) : []
  const reply = step.effect === 'tell_availability' ? null : step.reply
  const turns = [...assistantSays(greeting), said, ...assistantSays(reply)]
  await runAsOneStatement(tx, {
    messages: messagesWrite(sessionId, turns, at),
    session: conversationWrite(session, step.conversation, { userId, at, generalSince }),
    ...(await effectWrites(tx, deps, step, incoming, at)),
  })
  return { step, history }
}

const assistantSays = (message: string | null): Turn[] => (message ? [{ sender: 'assistant', message }] : [])

/** What a step stores beside the conversation itself: the lead, or the agreement to offers. */
async function effectWrites(
  tx: Tx,
  deps: ChatDeps,
  { effect, conversation: { lead } }: ChatStep,
  { circumstances, sessionId }: IncomingMessage,
  at: Date,
): Promise<Record<string, Write>> {
  const where = { ...circumstances, sessionId }
  if (effect === 'take_lead') return chatLeadWrites(tx, deps, lead, where)
  if (effect !== 'record_consent') return {}
  const contact = { name: lead.name ?? '', email: lead.email ?? '', phone: lead.phone ?? '' }
  // A record of its own: the one made with the lead stays what it was.
  const { write } = consentRecord(
    { source: 'chat', formId: 'chat', ...contact, marketingConsent: true, callbackText: null },
    where,
    { at, salesPhone: deps.salesPhone },
  )
  return { consent: write }
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
    const payload = conversationPayload({
      sessionId,
      userId,
      userMessage: text,
      assistantResponse: response,
      source: `${brand.name} chat assistant`,
      userAgent: circumstances.userAgent,
      answeredAt,
    })
    await runAsOneStatement(tx, {
      messages: messagesWrite(sessionId, [{ sender: 'assistant', message: response }], answeredAt),
      session: lastMessageWrite(session, answeredAt),
      ...(tell ? { webhook: await webhookWrite(queue, 'conversation', payload) } : {}),
    })
    return { response, choices, takenOver: false }
  })
}
