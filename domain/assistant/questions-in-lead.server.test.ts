import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { WebhookMessage } from '#domain/automation/webhook-job.server.ts'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { leads } from '#domain/leads/leads.tables.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { smallCatalogue } from '#tests/support/small-catalogue.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { zipsOfTexas } from '#tests/support/zips-of-texas.ts'
import type { Question } from './answerer.server.ts'
import { chatSessions } from './assistant.tables.server.ts'
import { createSession } from './create-session.server.ts'
import { newDialogue } from './dialogue.ts'
import { handleMessage } from './handle-message.server.ts'
import type { ChatDeps } from './incoming-message.server.ts'

const database = useTestDatabase()
const at = new Date('2026-11-21T15:04:05.000Z')
const answerWith = (text: string) => async () => ({ text, links: [] })
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

async function aChat(changes: Partial<ChatDeps> = {}, userId: string | null = null) {
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
}

const leadWords = ['I want to order', 'Ana Order', '78701', 'Home internet', 'ana@example.com']
async function tellAllButThePhone(chat: Awaited<ReturnType<typeof aChat>>): Promise<void> {
  for (const words of leadWords) await chat.say(words)
}

const webhooks = async () => (await database.queuedJobs()).map(({ data }) => data as WebhookMessage)

test('a detail that is put right after the thanks changes the lead, with a consent record of its own and the automation told', async () => {
  const chat = await aChat()
  await tellAllButThePhone(chat)
  await chat.say('512 555 0100')
  const reply = await chat.say('my email is wrong its ana2@example.com')
  expect(reply.response).toContain('ana2@example.com')
  expect(await database.db.select().from(leads)).toMatchObject([
    { name: 'Ana Order', email: 'ana2@example.com', phone: '512 555 0100' },
  ])
  expect(await database.db.select().from(consents)).toHaveLength(2)
  expect((await webhooks()).map(({ payload }) => (payload as { email?: string }).email)).toEqual([
    'ana@example.com',
    'ana2@example.com',
  ])
  expect(await chat.stored()).toMatchObject({ email: 'ana2@example.com', consent: 'asked' })
})

test('a question among the details of a lead is answered, the open one asked again, and what was spoken of is stored', async () => {
  const dialogue = { ...newDialogue, zipCode: '78701', plans: ['metronet-500'] }
  const chat = await aChat({
    answer: async () => ({ text: 'No contract.', links: [], plans: ['metronet-500'], dialogue }),
  })
  await chat.say('I want to order')
  const reply = await chat.say('is there a contract?')
  expect(reply.response).toBe('No contract.\n\nWhat is your name?')
  expect(reply.messages.at(-1)?.parts).toEqual({ plans: ['metronet-500'], choices: [] })
  expect(await chat.stored()).toMatchObject({ stage: 'lead_collection', name: null, dialogue })
})

test('the ZIP code that the site knows is known to the assistant, until another one is said', async () => {
  const asked: Question[] = []
  const answer = async (question: Question) => {
    asked.push(question)
    return { text: 'Yes.', links: [] }
  }
  const chat = await aChat({ answer })
  await handleMessage(deps({ answer }), {
    ...{
      sessionId: chat.id,
      userId: null,
      text: 'hello',
      zipCode: '05401',
      circumstances: consentCircumstances,
    },
  })
  expect(asked[0]?.dialogue?.zipCode).toBe('05401')
})
