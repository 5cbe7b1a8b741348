import { z } from 'zod/mini'
import { quickReplies } from '#domain/assistant/advance-conversation.ts'
import { handleMessage } from '#domain/assistant/handle-message.server.ts'
import { readMessages } from '#domain/assistant/message-store.server.ts'
import { sanitizeMessage } from '#domain/assistant/sanitize-message.ts'
import { conversationOf } from '#domain/assistant/session-store.server.ts'
import { settingsContext } from '../contexts.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/chat-assistant.route.ts'
import { newChatSession, ownChatSession } from './chat-session.server.ts'
import { endpoint, json } from './endpoint.server.ts'
import { leadCircumstances } from './lead-circumstances.server.ts'
import { readBody } from './read-body.server.ts'

/**
 * What the panel posts (specification, section 7). `sessionId` and `userId` are taken and never believed: the cookie
 * says whose conversation it is. `isContext` is no key of a browser's message; the server makes that call itself.
 */
const chatRequest = z.strictObject({
  message: z.string().check(z.maxLength(10_000)),
  sessionId: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  userId: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
})

/** How many messages a reopened chat shows. */
const SHOWN_MESSAGES = 200

const isHttps = (publicUrl: string) => publicUrl.startsWith('https:')

/** Takes a message and answers it: `{response}`, with the quick replies that the state offers. */
export function action(args: Route.ActionArgs) {
  const { salesPhone, publicUrl } = args.context.get(settingsContext)
  const https = isHttps(publicUrl)
  return endpoint({ method: 'POST', limit: 'chat' }, async ({ request, services, facts, visitor }) => {
    const body = await readBody(request, chatRequest)
    if (!body.ok) return body.response
    const text = sanitizeMessage(body.value.message)
    if (text === '') {
      return problemResponse('invalid_input', { fields: { message: 'Write a message first.' } })
    }
    const userId = (await visitor())?.id ?? null
    const own = await ownChatSession(services, request, { userId, https })
    const { limiter } = services
    const wait = own
      ? ((await limiter.hit('chat_session', own.id)) ?? (await limiter.hit('chat_session_day', own.id)))
      : await limiter.hit('chat_new_session', facts.clientAddress)
    if (wait !== null) return problemResponse('too_many_requests', { retryAfterSeconds: wait })
    const fresh = own ? null : await newChatSession(services, { userId, https })
    const session = own ?? fresh?.session
    if (!session) throw new Error('There is no chat session')
    const reply = await handleMessage(
      { ...services, ...services.assistant, salesPhone, log: facts.log },
      {
        sessionId: session.id,
        userId,
        text,
        circumstances: leadCircumstances(request, facts, pageOf(request)),
      },
    )
    return json({ ...reply, sessionId: session.id }, fresh ? { headers: { 'set-cookie': fresh.cookie } } : {})
  })(args)
}

/** The earlier messages of the visitor's own conversation, oldest first; nothing where there is none. */
export function loader(args: Route.LoaderArgs) {
  const https = isHttps(args.context.get(settingsContext).publicUrl)
  return endpoint({ method: 'GET', limit: 'chat_history' }, async ({ request, services, visitor }) => {
    const userId = (await visitor())?.id ?? null
    const session = await ownChatSession(services, request, { userId, https })
    if (!session) return json({ sessionId: null, messages: [], choices: [], takenOver: false })
    const messages = await readMessages(services.db, session.id, SHOWN_MESSAGES)
    return json({
      sessionId: session.id,
      messages: messages.map(({ id, message, sender, createdAt }) => ({ id, message, sender, createdAt })),
      choices: session.takenOverAt ? [] : quickReplies(conversationOf(session)),
      takenOver: session.takenOverAt !== null,
    })
  })(args)
}

/** The page on which the chat is open, as the browser tells it; the home page where it does not. */
function pageOf(request: Request): string {
  const referer = request.headers.get('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).pathname.replace(/^\/+/, '/').slice(0, 500) : '/'
}
