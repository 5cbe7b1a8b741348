import { sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import type { useBuiltSite } from './built-site.ts'
import { cookieOf } from './cookies.ts'

export type ChatAnswer = {
  response: string
  sessionId: string
  choices: string[]
  takenOver: boolean
  messages?: { message: string; sender: string }[]
}
export type ChatHistory = {
  sessionId: string | null
  messages: { message: string; sender: string }[]
  choices: string[]
  takenOver: boolean
}

let address = 0

/** Chats with a built site. Each test comes from its own address, with its own limits. */
export function useChats(site: ReturnType<typeof useBuiltSite>) {
  beforeEach(() => site.comeFrom(`198.51.100.${++address}`))

  const execute = (query: ReturnType<typeof sql>) => site.assembled.services.db.execute(query)

  /** A browser's chat: keeps the cookie and sends one message after the other. */
  const aChat = (headers: Record<string, string> = {}) => {
    let cookie = headers.cookie ?? ''
    const post = async (body: Record<string, unknown>) => {
      const response = await site.postJson('/api/chat-assistant', body, {
        ...headers,
        ...(cookie ? { cookie } : {}),
      })
      const set = cookieOf(response)
      if (set) cookie = headers.cookie ? `${headers.cookie}; ${set}` : set
      return response
    }
    return {
      post,
      say: async (message: string) =>
        (await (await post({ message, sessionId: null, userId: null })).json()) as ChatAnswer,
      history: async () =>
        (await (await site.get('/api/chat-assistant', cookie ? { cookie } : {})).json()) as ChatHistory,
      get cookie() {
        return cookie
      },
    }
  }

  /** A chat's webhooks that wait to be delivered, oldest first. */
  const queued = async (kind: string, sessionId: string): Promise<Record<string, unknown>[]> => {
    const { rows } = await execute(
      sql`select data from pgboss.job where name = 'automation_webhook' and data->>'kind' = ${kind}
        and (data->'payload'->>'sessionId' = ${sessionId} or data->'payload'->>'notes' like ${`%${sessionId}%`}) order by created_on`,
    )
    return rows.map(row => (row.data as { payload: Record<string, unknown> }).payload)
  }

  /** Answers every question of a lead, up to the thank-you. */
  const tellEverything = async (chat: ReturnType<typeof aChat>): Promise<ChatAnswer> => {
    for (const answer of ['I want to order', 'Ana Order', '78701', 'Home internet', 'ana@example.com'])
      await chat.say(answer)
    return chat.say('512 555 0100')
  }

  return { aChat, execute, queued, tellEverything }
}
