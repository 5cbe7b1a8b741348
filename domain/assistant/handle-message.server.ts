import { randomUUID } from 'node:crypto'
import { webhookWrites } from '#domain/automation/webhook-job.server.ts'
import { conversationPayload } from '#domain/automation/webhook-payloads.ts'
import { type AnswerOutcome, answerCountWrites } from '#domain/measurement/answer-count.server.ts'
import { brand } from '#platform/brand.ts'
import { type Tx, transaction } from '#platform/database.server.ts'
import { describeError } from '#platform/log.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { partsOf, writeAnswer } from './answer.ts'
import type { Answered, Turn } from './answerer.server.ts'
import { atPage } from './at-page.ts'
import { ASSISTANT_UNAVAILABLE } from './chat-texts.ts'
import type { Conversation } from './conversation.ts'
import { type Dialogue, newDialogue, readDialogue } from './dialogue.ts'
import type { ChatDeps, IncomingMessage } from './incoming-message.server.ts'
import { advanceConversation, openConversation, quickReplies } from './lead/advance-conversation.ts'
import { withTyped } from './lead/as-typed.ts'
import { type ChatStep, generalFrom, isAnswered } from './lead/chat-step.ts'
import { leftOpenAfter } from './lead/open-question.ts'
import { takesSpokenOf } from './lead/takes-it.ts'
import { askedOfService, serviceSpokenOf, serviceWished, wishesCompany } from './lead/wished-service.ts'
import { messagesWrite, type NewMessage, newMessages, readMessages } from './message-store.server.ts'
import { withDigits } from './reading/spoken-digits.ts'
import { zipIn } from './reading/zip-in.ts'
import {
  chatNotice,
  conversationOf,
  conversationWrite,
  lastMessageWrite,
  lockSession,
} from './session-store.server.ts'
import { effectWrites } from './step-writes.server.ts'
import { ofCalls, ofRefusals } from './understanding/topics.ts'
import { withWordsOfNow } from './words-of-now.server.ts'

/**
 * What the visitor reads. `response` is empty where a representative has taken the conversation over. `messages` are those
 * that were stored, by the ids under which they are told again.
 */
export type ChatReply = {
  response: string
  choices: string[]
  takenOver: boolean
  messages: NewMessage[]
  /** Whether a request was left here: there is a call whose hour can be chosen. */
  leadSent: boolean
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
  const { step, history, messages, ownerChanges, leadSent } = taken
  const { pathname } = new URL(incoming.circumstances.pageUrl)
  const dialogue = atPage(catalogue, taken.dialogue, pathname, incoming.text)
  if (step === null) return { response: '', choices: [], takenOver: true, messages, leadSent }
  const since = { messages, ownerChanges, leadSent }
  if (step.effect === 'tell_availability') {
    const found = await deps.tellAvailability(catalogue, step.conversation.lead.zipCode ?? '', log)
    const answer = { text: `${found}\n\n${step.reply ?? ''}`, links: [] }
    return storeReply(deps, incoming, { ...since, answer, conversation: step.conversation, counted: null })
  }
  if (!isAnswered(step))
    return {
      ...{ response: step.reply ?? '', choices: quickReplies(step.conversation, [], dialogue.zipCode) },
      ...{ takenOver: false, messages, leadSent },
    }

  const { lead, leadInfoCollected } = step.conversation
  const text = withDigits(incoming.text)
  const context = leadInfoCollected ? lead : null
  let failed = false
  const answered = await deps
    .answer({
      catalogue,
      message: step.asks ?? (dialogue.begun ? text : askedOfService(text, lead)),
      history,
      context,
      dialogue,
      log,
      staffed: deps.settings.staffed,
      visitor: incoming.visitor ?? '',
      onDraft: incoming.onDraft,
    })
    .catch((error: unknown): Answered => {
      log.error({ err: describeError(error) }, 'the assistant did not answer')
      failed = true
      return { text: ASSISTANT_UNAVAILABLE, links: [], kind: 'unknown' }
    })
  // What is asked back is not known either: the editors are told of both.
  const counted = failed ? 'failed' : (answered.kind ?? 'answer') === 'answer' ? 'known' : 'unknown'
  return storeReply(deps, incoming, {
    ...{ ...since, answer: withQuestion(answered, step), conversation: step.conversation },
    counted,
  })
}

/** The answer with the open question of a lead behind it; that question alone where there is no answer. */
function withQuestion(answered: Answered, { reply, otherwise }: ChatStep): Answered {
  if (reply === null) return answered
  if (otherwise !== undefined && (answered.kind ?? 'answer') !== 'answer')
    return { ...answered, text: otherwise, links: [], choices: [], plans: [] }
  return { ...answered, text: `${answered.text}\n\n${reply}` }
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
    const leadSent = session.leadId !== null
    return { step: null, history: [], dialogue: newDialogue, messages, ownerChanges, leadSent }
  }
  const { reply: greeting, conversation } = openConversation(conversationOf(session))
  const stored = readDialogue(session.dialogue)
  const ofLead = zipIn(session.zipCode ?? '')
  const dialogue = { ...stored, zipCode: stored.zipCode ?? ofLead ?? incoming.zipCode ?? null }
  const { catalogue, salesPhone } = deps
  const maySpeakOf = conversation.stage === 'general' || takesSpokenOf(text)
  const spoken = maySpeakOf ? serviceSpokenOf(catalogue, dialogue, text) : null
  const taken = advanceConversation(conversation, {
    ...{ text: withDigits(text), salesPhone, leftOpen: dialogue.leftOpen },
    waitsFor: dialogue.waitsFor,
    zipCode: dialogue.zipCode ?? incoming.zipCode ?? null,
    service: serviceWished(catalogue, text) ?? spoken,
    wishesCompany: wishesCompany(catalogue, text),
    afterCall: dialogue.topic !== null && ofCalls.has(dialogue.topic),
    afterRefusal: dialogue.lastIntent !== null && ofRefusals.has(dialogue.lastIntent),
  })
  const advanced = withTyped(taken, conversation.lead, incoming.typed ?? text)
  const newLeadId = randomUUID()
  const writes = await effectWrites(
    tx,
    deps,
    advanced,
    { ...incoming, leadId: session.leadId, newLeadId },
    at,
  )
  const step = await withWordsOfNow(tx, deps, advanced, { at, text, storesLead: 'lead' in writes })
  const ofLeadStill = {
    leftOpen: leftOpenAfter(conversation, step, dialogue.leftOpen),
    waitsFor: step.waitsFor ?? null,
    note: step.conversation.lead.note ?? null,
  }
  // The ZIP code that was just given is the one that is spoken of, whatever city was before.
  const given = step.conversation.lead.zipCode
  const ofStep = given === session.zipCode ? null : zipIn(given ?? '')
  const topic = step.effect === 'call_person' ? 'human' : stored.topic
  const placeChanged = stored.placeChanged || (ofStep !== null && ofStep !== dialogue.zipCode)
  const kept = { ...stored, ...ofLeadStill, topic, placeChanged, zipCode: ofStep ?? stored.zipCode }
  const spokenOf = { ...kept, zipCode: ofStep ?? dialogue.zipCode }
  const generalSince = session.generalSince ?? generalFrom(step, at)
  const history =
    step.effect === 'ask_assistant' && generalSince !== null
      ? await readMessages(tx, sessionId, REMEMBERED_TURNS, generalSince)
      : []
  const reply = step.effect === 'tell_availability' || isAnswered(step) ? null : step.reply
  const messages = newMessages([...assistantSays(greeting), said, ...assistantSays(reply)])
  const isNewLead = 'lead' in writes && !(step.effect === 'correct_lead' && session.leadId !== null)
  const leadId = isNewLead ? newLeadId : session.leadId
  const waitingSince = step.effect === 'call_person' ? (session.waitingSince ?? at) : session.waitingSince
  await runAsOneStatement(tx, {
    messages: messagesWrite(sessionId, messages, at),
    notice,
    session: conversationWrite(session, step.conversation, {
      userId,
      at,
      generalSince,
      waitingSince,
      leadId,
      dialogue: kept,
    }),
    ...writes,
  })
  return { step, history, dialogue: spokenOf, messages, ownerChanges, leadSent: leadId !== null }
}

/** What the first half leaves for the second. `step` is null where a representative has the conversation. */
type Taken = { step: ChatStep | null; history: Turn[]; dialogue: Dialogue } & Since
type Since = { messages: NewMessage[]; ownerChanges: number; leadSent: boolean }

const assistantSays = (message: string | null): Turn[] => (message ? [{ sender: 'assistant', message }] : [])

/** The second half: the answer, and the exchange for the automation where the assistant gave it. */
async function storeReply(
  { db, queue, now, settings }: ChatDeps,
  { sessionId, userId, text, circumstances }: IncomingMessage,
  {
    answer,
    conversation,
    counted,
    messages: before,
    ownerChanges,
    leadSent,
  }: { answer: Answered; conversation: Conversation; counted: AnswerOutcome | null } & Since,
): Promise<ChatReply> {
  const response = writeAnswer(answer)
  const parts = partsOf(answer, answer.dialogue?.zipCode)
  const choices = quickReplies(conversation, parts?.choices, answer.dialogue?.zipCode)
  return transaction(db, async tx => {
    const session = await lockSession(tx, sessionId)
    const takenOver = session.takenOverAt !== null
    if (takenOver || session.ownerChanges !== ownerChanges)
      return { response: '', choices: [], takenOver, messages: before, leadSent }
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
    const messages = newMessages([{ sender: 'assistant', message: response }]).map(one => ({ ...one, parts }))
    await runAsOneStatement(tx, {
      messages: messagesWrite(sessionId, messages, answeredAt),
      notice: chatNotice(sessionId),
      session: lastMessageWrite(session, answeredAt, answer.dialogue),
      ...(counted
        ? {
            ...(await webhookWrites(queue, 'conversation', payload, settings.receivers)),
            ...answerCountWrites(counted, text, answeredAt),
          }
        : {}),
    })
    return { response, choices, takenOver: false, messages: [...before, ...messages], leadSent }
  })
}
