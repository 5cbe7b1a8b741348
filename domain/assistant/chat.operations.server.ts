import { z } from 'zod/mini'
import { consentCircumstances } from '#domain/consent/consent-circumstances.ts'
import { operation } from '#domain/shared/define-operation.ts'
import { noInput } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { quickReplies } from './advance-conversation.ts'
import {
  type ChatCaller,
  type ChatSessionDeps,
  ownSession,
  sessionForMessage,
} from './chat-session.server.ts'
import { type ChatDeps, handleMessage } from './handle-message.server.ts'
import { readMessages } from './message-store.server.ts'
import { sanitizeMessage } from './sanitize-message.ts'
import { conversationOf } from './session-store.server.ts'

/** How many messages a reopened chat shows. */
const SHOWN_MESSAGES = 200

/**
 * What the panel posts (specification, section 7). `sessionId` and `userId` are taken and never believed: the key says
 * whose conversation it is. `isContext` is no key of a browser's message; the server makes that call itself.
 */
const chatMessage = z.strictObject({
  message: z.string().check(
    z.maxLength(10_000),
    z.overwrite(sanitizeMessage),
    z.refine(text => text !== '', 'Write a message first.'),
  ),
  sessionId: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  userId: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
})

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
  }),
  refusals: [],
  limits: [
    { name: 'chat', per: 'client' },
    { name: 'chat_session', per: 'conversation', counts: 'in_use_case' },
    { name: 'chat_session_day', per: 'conversation', counts: 'in_use_case' },
    { name: 'chat_new_session', per: 'client', counts: 'in_use_case' },
  ],
  lane: 'assistant',
  async run(deps: Omit<ChatDeps, 'log'> & ChatSessionDeps, caller: ChatCaller, { message }) {
    const own = await sessionForMessage(deps, caller)
    if (!own.ok) return own
    const { session, userId } = own
    const reply = await handleMessage(
      { ...deps, log: caller.log },
      {
        sessionId: session.id,
        userId,
        text: message,
        circumstances: consentCircumstances(caller, pageOf(caller.request)),
      },
    )
    return succeeded({ ...reply, sessionId: session.id })
  },
})

/** The earlier messages of the caller's own conversation, oldest first; nothing where there is none. */
export const readChat = operation({
  name: 'readChat',
  summary: 'The earlier messages of your own conversation with the assistant, oldest first.',
  input: noInput,
  output: z.object({
    sessionId: z.nullable(z.uuid()),
    messages: z.array(
      z.object({
        id: z.uuid(),
        message: z.string(),
        sender: z.enum(['user', 'assistant', 'agent']),
        createdAt: z.iso.datetime(),
      }),
    ),
    choices: z.array(z.string()),
    takenOver: z.boolean(),
  }),
  refusals: [],
  limits: [{ name: 'chat_history', per: 'client' }],
  lane: 'assistant',
  async run(deps: ChatSessionDeps, caller: ChatCaller) {
    const { session } = await ownSession(deps, caller)
    if (!session) return succeeded({ sessionId: null, messages: [], choices: [], takenOver: false })
    const messages = await readMessages(deps.db, session.id, SHOWN_MESSAGES)
    return succeeded({
      sessionId: session.id,
      messages: messages.map(({ id, message, sender, createdAt }) => ({
        ...{ id, message, sender },
        createdAt: createdAt.toISOString(),
      })),
      choices: session.takenOverAt ? [] : quickReplies(conversationOf(session)),
      takenOver: session.takenOverAt !== null,
    })
  },
})

/** The page on which the chat is open, as the browser tells it; the home page where it does not. */
function pageOf(request: Request): string {
  const referer = request.headers.get('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).pathname.replace(/^\/+/, '/').slice(0, 500) : '/'
}
