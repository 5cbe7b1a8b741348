import type { ChatCaller } from '#domain/assistant/chat-session.server.ts'
import type { Given, Result } from '#domain/shared/operation.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import { type RouteArgs, requestContext, servicesContext, settingsContext } from '../contexts.ts'
import { conversationCookie, readConversationKey } from './conversation-cookie.server.ts'

export type CallerArgs = RouteArgs & {
  /** Takes an answer while it is being written, with the cookies that are to be set by then. */
  onDraft?: ((text: string, cookies: readonly string[]) => void) | undefined
}

/** Everything that operations may need; each uses a part of it. */
export function operationDeps(context: RouteArgs['context']) {
  const services = context.get(servicesContext)
  const { salesPhone, mailsGoOut } = context.get(settingsContext)
  return { ...services, ...services.assistant, salesPhone, mailsGoOut }
}

/** An operation that loaders and actions may perform as their kind of caller. */
export type Performed<By, Output, Code extends ProblemCode> = {
  name: string
  perform(deps: ReturnType<typeof operationDeps>, caller: By, given: Given): Promise<Result<Output, Code>>
}

/** The caller of a request. `cookies` collects what the answer must set. */
export function callerOf({ request, context, onDraft }: CallerArgs): {
  caller: ChatCaller
  cookies: string[]
} {
  const { accounts } = context.get(servicesContext)
  const { clientAddress, clientNetwork, log } = context.get(requestContext)
  const https = context.get(settingsContext).publicUrl.startsWith('https:')
  const cookies: string[] = []
  const caller: ChatCaller = {
    ...{ clientAddress, clientNetwork, request, log },
    visitor: () => accounts.visitorOf(request),
    conversationKey: {
      read: () => readConversationKey(request, https),
      keep: key => void cookies.push(conversationCookie(key, https)),
      forget: () => void cookies.push(conversationCookie('', https)),
    },
    onDraft: onDraft && (text => onDraft(text, cookies)),
  }
  return { caller, cookies }
}
