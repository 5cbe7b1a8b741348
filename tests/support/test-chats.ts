import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { chatSessions } from '#domain/assistant/assistant.tables.server.ts'
import { createSession } from '#domain/assistant/create-session.server.ts'
import { handleMessage } from '#domain/assistant/handle-message.server.ts'
import type { ChatDeps } from '#domain/assistant/incoming-message.server.ts'
import type { WebhookMessage } from '#domain/automation/webhook-job.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { consentCircumstances } from './builders.ts'
import { smallCatalogue } from './small-catalogue.ts'
import { silentLog, type TestDatabase } from './test-database.ts'
import { zipsOfTexas } from './zips-of-texas.ts'

/** The moment at which the chats of these tests are held. */
export const at = new Date('2026-11-21T15:04:05.000Z')

/** An assistant that says the same to everything. */
const answerWith = (text: string) => async () => ({ text, links: [] })

export type TestChat = Awaited<ReturnType<ReturnType<typeof chatsIn>['aChat']>>

const leadWords = ['I want to order', 'Ana Order', '78701', 'Home internet', 'ana@example.com']
/** Everything that a lead asks for, but for the phone number that completes it. */
export async function tellAllButThePhone(chat: Pick<TestChat, 'say'>): Promise<void> {
  for (const words of leadWords) await chat.say(words)
}

/** Chats in a test's database. */
export function chatsIn(database: TestDatabase) {
  const deps = (changes: Partial<ChatDeps> = {}): ChatDeps => ({
    catalogue: smallCatalogue,
    db: database.db,
    queue: database.queue,
    now: () => at,
    salesPhone: '(800) 555-0142',
    settings: builtInSettings,
    zips: zipsOfTexas,
    answer: answerWith('Fiber is light in glass.'),
    tellAvailability: async (_catalogue, zipCode) => `Two providers serve ${zipCode}.`,
    log: silentLog,
    ...changes,
  })
  return {
    deps,
    async aChat(changes: Partial<ChatDeps> = {}, userId: string | null = null) {
      const { session } = await createSession(database.db, userId, at)
      const say = (text: string, more: Partial<ChatDeps> = {}) =>
        handleMessage(deps({ ...changes, ...more }), {
          ...{ sessionId: session.id, userId, text, circumstances: consentCircumstances },
        })
      const stored = async () => {
        const [row] = await database.db.select().from(chatSessions).where(eq(chatSessions.id, session.id))
        return row ?? expect.unreachable('no session')
      }
      return { id: session.id, say, stored }
    },
    webhooks: async () => (await database.queuedJobs()).map(({ data }) => data as WebhookMessage),
  }
}
