import { webhookWrites } from '#domain/automation/webhook-job.server.ts'
import { conversationPayload } from '#domain/automation/webhook-payloads.ts'
import { nextStaffedAt } from '#domain/callbacks/calling-hours.ts'
import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { type ConsentCircumstances, consentRecord } from '#domain/consent/record-consent.server.ts'
import { type Answered, answerCountWrites } from '#domain/measurement/answer-count.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { isSomebodyOnline } from '#domain/staff/who-is-there.server.ts'
import { brand } from '#platform/brand.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import { runAsOneStatement, type Write } from '#platform/one-statement.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { advanceConversation, type ChatStep, openConversation, quickReplies } from './advance-conversation.ts'
import { writeAnswer } from './answer.ts'
import type { Answerer, Turn } from './answerer.server.ts'
import { backWords } from './back-words.ts'
import { ASSISTANT_UNAVAILABLE, nobodyThere, PERSON_ASKED } from './chat-texts.ts'
import { messagesWrite, type NewMessage, newMessages, readMessages } from './message-store.server.ts'
import { waitingWork } from './representative/waiting-work.server.ts'
import {
  chatNotice,
  conversationOf,
  conversationWrite,
  lastMessageWrite,
  lockSession,
} from './session-store.server.ts'
import { chatLeadWrites } from './take-chat-lead.server.ts'

export type ChatDeps = {
  catalogue: Catalogue
  db: Database
  queue: Queue
  now: () => Date
  salesPhone: string
  settings: BusinessSettings
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

/**
 * What the visitor reads. `response` is empty where a representative has taken the conversation over. `messages` are those
 * that were stored, by the ids under which they are told again.
 */
export type ChatReply = {
  response: string
  choices: string[]
  takenOver: boolean
  messages: NewMessage[]
}

/** How many earlier messages the assistant is told. */
const REMEMBERED_TURNS = 12

/**
 * Takes one message of a chat. State, messages, lead and webhooks are stored together; nothing is held while the
 * assistant thinks, and what it answers after a representative took over is dropped, also when they handed back since.
 */
export async function handleMessage(deps: ChatDeps, incoming: IncomingMessage): Promise<ChatReply> {
  const { catalogue, db, log } = deps
  const taken = await transaction(db, tx => takeMessage(tx, deps, incoming))
  const { step, history, messages, ownerChanges } = taken
  if (step === null) return { response: '', choices: [], takenOver: true, messages }
  const choices = quickReplies(step.conversation)
  const since = { messages, ownerChanges }
  if (step.effect === 'tell_availability') {
    const found = await deps.tellAvailability(catalogue, step.conversation.lead.zipCode ?? '', log)
    const response = `${found}\n\n${step.reply ?? ''}`
    return storeReply(deps, incoming, { ...since, response, choices, answered: null })
  }
  if (step.effect !== 'ask_assistant')
    return { response: step.reply ?? '', choices, takenOver: false, messages }

  const { lead, leadInfoCollected } = step.conversation
  const context = leadInfoCollected ? lead : null
  const answer = await deps
    .answer({ catalogue, message: incoming.text, history, context, log })
    .catch((error: unknown) => {
      log.error({ err: describeError(error) }, 'the assistant did not answer')
      return null
    })
  const response = answer ? writeAnswer(answer) : ASSISTANT_UNAVAILABLE
  const answered = answer ? (answer.unknown ? 'unknown' : 'known') : 'failed'
  return storeReply(deps, incoming, { ...since, response, choices, answered })
}

/** The first half, in one transaction: what was said, what it makes of the state, and what follows at once. */
async function takeMessage(tx: Tx, deps: ChatDeps, incoming: IncomingMessage): Promise<Taken> {
  const { sessionId, userId, text } = incoming
  const session = await lockSession(tx, sessionId)
  const { ownerChanges } = session
  // Asked for once nobody else can write, so that messages are as old as their order says.
  const at = deps.now()
  const said: Turn = { sender: 'user', message: text }
  const notice = chatNotice(sessionId)
  if (session.takenOverAt) {
    const messages = newMessages([said])
    const writes = { messages: messagesWrite(sessionId, messages, at), notice }
    await runAsOneStatement(tx, { ...writes, session: lastMessageWrite(session, at) })
    return { step: null, history: [], messages, ownerChanges }
  }
  const { reply: greeting, conversation } = openConversation(conversationOf(session))
  const step = await withWordsForWaiting(
    tx,
    deps,
    advanceConversation(conversation, { text, salesPhone: deps.salesPhone }),
    at,
  )
  const generalSince = session.generalSince ?? generalFrom(step, at)
  const history =
    step.effect === 'ask_assistant' ? await readMessages(tx, sessionId, REMEMBERED_TURNS, generalSince) : []
  const reply = step.effect === 'tell_availability' ? null : step.reply
  const messages = newMessages([...assistantSays(greeting), said, ...assistantSays(reply)])
  const waitingSince = step.effect === 'call_person' ? (session.waitingSince ?? at) : session.waitingSince
  await runAsOneStatement(tx, {
    messages: messagesWrite(sessionId, messages, at),
    notice,
    session: conversationWrite(session, step.conversation, { userId, at, generalSince, waitingSince }),
    ...(await effectWrites(tx, deps, step, incoming, at)),
  })
  return { step, history, messages, ownerChanges }
}

/** What the first half leaves for the second. `step` is null where a representative has the conversation. */
type Taken = { step: ChatStep | null; history: Turn[] } & Since
type Since = { messages: NewMessage[]; ownerChanges: number }

/** Who asks for a person is told whether anybody is there. */
async function withWordsForWaiting(tx: Tx, deps: ChatDeps, step: ChatStep, at: Date): Promise<ChatStep> {
  if (step.effect !== 'call_person') return step
  const isOnline = await isSomebodyOnline(tx, at)
  return {
    ...step,
    reply: isOnline ? PERSON_ASKED : nobodyThere(deps.salesPhone, backWords(at, deps.settings.chatStaffed)),
  }
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
  if (effect === 'call_person') {
    // Nobody is late who is not meant to be there.
    const dueAt = nextStaffedAt(at, deps.settings.chatStaffed) ?? at
    return waitingWork(sessionId, lead, at, dueAt)
  }
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

/** The second half: the answer, and where the assistant gave it the exchange for the automation and the counts. */
async function storeReply(
  { db, queue, now, settings }: ChatDeps,
  { sessionId, userId, text, circumstances }: IncomingMessage,
  {
    response,
    choices,
    answered,
    messages: before,
    ownerChanges,
  }: { response: string; choices: string[]; answered: Answered | null } & Since,
): Promise<ChatReply> {
  return transaction(db, async tx => {
    const session = await lockSession(tx, sessionId)
    const takenOver = session.takenOverAt !== null
    if (takenOver || session.ownerChanges !== ownerChanges)
      return { response: '', choices: [], takenOver, messages: before }
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
    const messages = newMessages([{ sender: 'assistant', message: response }])
    await runAsOneStatement(tx, {
      messages: messagesWrite(sessionId, messages, answeredAt),
      notice: chatNotice(sessionId),
      session: lastMessageWrite(session, answeredAt),
      ...(answered
        ? {
            ...(await webhookWrites(queue, 'conversation', payload, settings.receivers)),
            ...answerCountWrites(answered, text, answeredAt),
          }
        : {}),
    })
    return { response, choices, takenOver: false, messages: [...before, ...messages] }
  })
}
