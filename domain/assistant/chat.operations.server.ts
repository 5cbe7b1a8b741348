import { z } from 'zod/mini'
import { consentCircumstances } from '#domain/consent/consent-circumstances.ts'
import { operation } from '#domain/shared/define-operation.ts'
import { noInput, noOutput } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { isSomebodyOnline } from '#domain/staff/who-is-there.server.ts'
import { noticeOf } from '#platform/notices.server.ts'
import { chatStandingOf } from './chat-news.server.ts'
import {
  type ChatCaller,
  type ChatSessionDeps,
  ownSession,
  sessionForMessage,
} from './chat-session.server.ts'
import { handleMessage } from './handle-message.server.ts'
import type { ChatDeps } from './incoming-message.server.ts'
import { quickReplies } from './lead/advance-conversation.ts'
import { type NewMessage, readMessages } from './message-store.server.ts'
import { sanitizeMessage } from './sanitize-message.ts'
import { conversationOf, type StoredSession } from './session-store.server.ts'
import { typingNotice } from './typing.ts'

/** How many messages a reopened chat shows. */
const SHOWN_MESSAGES = 200

/**
 * What the panel posts (specification, section 7). `sessionId` and `userId` are taken and never believed: the key says
 * whose conversation it is. `isContext` is no key of a browser's message; the server makes that call itself.
 */
const chatMessage = z.strictObject({
  message: z.string().check(
    z.maxLength(10_000),
    z.refine(text => sanitizeMessage(text) !== '', 'Write a message first.'),
  ),
  sessionId: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  userId: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  /** The ZIP code that the site knows of the visitor; one that is said in the chat counts more. */
  zipCode: z.optional(z.nullable(z.string().check(z.regex(/^\d{5}$/)))),
})

const shownMessage = z.object({
  id: z.uuid(),
  message: z.string(),
  sender: z.enum(['user', 'assistant', 'agent']),
  /** The first name of a representative. */
  name: z.nullable(z.string()),
  /** Ids of plans that the message speaks of, for a card each. */
  plans: z.array(z.string()),
  /** The ZIP code that they were told for; null where none was known. */
  zipCode: z.nullable(z.string()),
  /** What can be said next with one press; the panel shows those of the newest message. */
  choices: z.array(z.string()),
})

/** A message as browsers get it. */
export const shown = ({ id, message, sender, senderName, parts }: NewMessage) => ({
  ...{ id, message, sender },
  name: senderName,
  plans: [...(parts?.plans ?? [])],
  zipCode: parts?.zipCode ?? null,
  choices: [...(parts?.choices ?? [])],
})

/** How a conversation stands: whether a person has it, who, who left, and whether one was asked for. */
const standing = {
  takenOver: z.boolean(),
  person: z.nullable(z.string()),
  left: z.nullable(z.string()),
  waiting: z.boolean(),
  zipCode: z.nullable(z.string()),
}

/** Takes a message of a chat and answers it, with the quick replies that the state offers. */
export const sendChatMessage = operation({
  name: 'sendChatMessage',
  summary: 'Says something to the assistant. A cookie holds the conversation; the first message begins one.',
  input: chatMessage,
  output: z.object({
    response: z.string(),
    choices: z.array(z.string()),
    takenOver: z.boolean(),
    sessionId: z.uuid(),
    messages: z.array(shownMessage),
    /** Whether a request was left: there is a call whose hour can be chosen. */
    leadSent: z.boolean(),
  }),
  refusals: [],
  limits: [
    { name: 'chat', per: 'client' },
    { name: 'chat_session', per: 'conversation', counts: 'in_use_case' },
    { name: 'chat_session_day', per: 'conversation', counts: 'in_use_case' },
    { name: 'chat_new_session', per: 'client', counts: 'in_use_case' },
  ],
  lane: 'assistant',
  async run(deps: Omit<ChatDeps, 'log'> & ChatSessionDeps, caller: ChatCaller, { message, zipCode }) {
    const own = await sessionForMessage(deps, caller)
    if (!own.ok) return own
    const { session, userId } = own
    const reply = await handleMessage(
      { ...deps, log: caller.log },
      {
        sessionId: session.id,
        userId,
        text: sanitizeMessage(message),
        typed: message,
        zipCode: zipCode ?? null,
        visitor: caller.clientNetwork,
        onDraft: caller.onDraft,
        circumstances: consentCircumstances(caller, pageOf(caller.request)),
      },
    )
    return succeeded({ ...reply, sessionId: session.id, messages: reply.messages.map(shown) })
  },
})

/** The earlier messages of the caller's own conversation, oldest first; nothing where there is none. */
export const readChat = operation({
  name: 'readChat',
  summary: 'The earlier messages of your own conversation with the assistant, oldest first.',
  input: noInput,
  output: z.object({
    sessionId: z.nullable(z.uuid()),
    messages: z.array(z.extend(shownMessage, { createdAt: z.iso.datetime() })),
    choices: z.array(z.string()),
    ...standing,
    /** Whether somebody who could join is there now. */
    personThere: z.boolean(),
    leadSent: z.boolean(),
    /** Up to which place of the conversation these messages reach; the stream goes on from there. */
    position: z.int(),
  }),
  refusals: [],
  limits: [{ name: 'chat_history', per: 'client' }],
  lane: 'assistant',
  async run(deps: ChatSessionDeps, caller: ChatCaller) {
    const { session } = await ownSession(deps, caller)
    const personThere = await isSomebodyOnline(deps.db, deps.now())
    if (!session) return succeeded({ ...nothingYet, personThere })
    const messages = await readMessages(deps.db, session.id, SHOWN_MESSAGES)
    return succeeded({
      sessionId: session.id,
      messages: messages.map(message => ({ ...shown(message), createdAt: message.createdAt.toISOString() })),
      choices: session.takenOverAt ? [] : choicesNow(session, messages.at(-1)),
      ...chatStandingOf(session),
      personThere,
      leadSent: session.leadId !== null,
      position: messages.at(-1)?.position ?? 0,
    })
  },
})

/** What can be said next, by the state and the newest message. */
const choicesNow = (session: StoredSession, newest: NewMessage | undefined): string[] =>
  quickReplies(conversationOf(session), newest?.parts?.choices, chatStandingOf(session).zipCode)

const nothingYet = {
  ...{ sessionId: null, messages: [], choices: [], position: 0 },
  ...{ takenOver: false, person: null, left: null, waiting: false, zipCode: null },
  leadSent: false,
}

/** Lets a browser hear its own conversation go on: whose it is says the key alone. */
export const followChat = operation({
  name: 'followChat',
  summary: 'Opens the stream of your own conversation.',
  input: z.object({ after: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
  output: z.object({ sessionId: z.nullable(z.uuid()), after: z.int() }),
  refusals: [],
  limits: [{ name: 'chat_stream', per: 'client' }],
  lane: 'stream',
  async run(deps: ChatSessionDeps, caller: ChatCaller, { after = 0 }) {
    const { session } = await ownSession(deps, caller)
    return succeeded({ sessionId: session?.id ?? null, after })
  },
})

/** Tells whoever has the conversation that the visitor is typing. Nothing is stored, and nothing of the text is told. */
export const typeInOwnChat = operation({
  name: 'typeInOwnChat',
  summary: 'Tells the representative who has your conversation that you are typing.',
  input: noInput,
  output: noOutput,
  refusals: [],
  limits: [{ name: 'chat_typing', per: 'client' }],
  lane: 'assistant',
  async run(deps: ChatSessionDeps, caller: ChatCaller) {
    const { session } = await ownSession(deps, caller)
    if (session && (session.takenOverAt ?? session.waitingSince))
      await deps.db.execute(noticeOf(typingNotice(session.id, 'visitor')))
    return succeeded(undefined)
  },
})

/** Leaves the caller's own conversation: for those who have it, as if the browser had been closed for good. */
export const startChatOver = operation({
  name: 'startChatOver',
  summary: 'Leaves your own conversation; the next message begins a fresh one.',
  input: noInput,
  output: noOutput,
  refusals: [],
  limits: [{ name: 'chat', per: 'client' }],
  lane: 'assistant',
  async run(_: object, caller: ChatCaller) {
    caller.conversationKey.forget()
    return Promise.resolve(succeeded(undefined))
  },
})

/** The page on which the chat is open, as the browser tells it; the home page where it does not. */
function pageOf(request: Request): string {
  const referer = request.headers.get('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).pathname.replace(/^\/+/, '/').slice(0, 500) : '/'
}
