import { z } from 'zod/mini'
import { operation } from '#domain/shared/define-operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { typedEmail } from '#domain/shared/typed-email.ts'
import type { Queue } from '#platform/queue.server.ts'
import { type ChatCaller, type ChatSessionDeps, ownSession } from './chat-session.server.ts'
import { mailConversation } from './mail-conversation.server.ts'

/** Mails the caller's own conversation, to themselves. */
export const mailChat = operation({
  name: 'mailChat',
  summary: 'Mails your own conversation with the assistant to an email address.',
  input: z.strictObject({ email: typedEmail }),
  output: z.object({ done: z.literal('mailed') }),
  refusals: ['chat_empty'],
  limits: [
    { name: 'chat_mail', per: 'client', counts: 'valid_input' },
    { name: 'chat_mail_address', per: 'email address', keyOf: ({ email }: { email: string }) => email },
  ],
  lane: 'assistant',
  async run(deps: ChatSessionDeps & { queue: Queue; siteUrl: string }, caller: ChatCaller, { email }) {
    const { session } = await ownSession(deps, caller)
    if (!session) return refused('chat_empty')
    await mailConversation(deps, session.id, email)
    return succeeded({ done: 'mailed' as const })
  },
})
