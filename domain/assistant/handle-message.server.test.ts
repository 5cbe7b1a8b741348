import { expect, test } from 'vitest'
import { doNotCall } from '#domain/callbacks/callbacks.tables.server.ts'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { leads } from '#domain/leads/leads.tables.server.ts'
import { aUser, consentCircumstances } from '#tests/support/builders.ts'
import { expectNothingLeft, JOBS, whileRefusing } from '#tests/support/failing-writes.ts'
import { at, chatsIn, tellAllButThePhone } from '#tests/support/test-chats.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import type { Question } from './answerer.server.ts'
import { chatMessages, chatSessions } from './assistant.tables.server.ts'
import {
  ASSISTANT_UNAVAILABLE,
  CHAT_GREETING,
  CONSENT_AGREED,
  CONSENT_YES,
  UNKNOWN_STAGE,
} from './chat-texts.ts'
import { createSession } from './create-session.server.ts'
import { handleMessage } from './handle-message.server.ts'

const database = useTestDatabase()
const { aChat, deps, webhooks } = chatsIn(database)

const messages = async () => {
  const rows = await database.db.select().from(chatMessages).orderBy(chatMessages.position)
  return rows.map(({ sender, message }) => `${sender}: ${message}`)
}

test('a first question is greeted, answered and told to the automation, and the chat is general from then on', async () => {
  const chat = await aChat()
  const reply = await chat.say('What is fiber?')
  expect(reply).toMatchObject({ response: 'Fiber is light in glass.', choices: [], takenOver: false })
  expect(await messages()).toEqual([
    `assistant: ${CHAT_GREETING}`,
    'user: What is fiber?',
    'assistant: Fiber is light in glass.',
  ])
  expect(await chat.stored()).toMatchObject({ stage: 'general', generalSince: at, updatedAt: at })
  expect(await webhooks()).toMatchObject([
    {
      kind: 'conversation',
      payload: {
        timestamp: at.toISOString(),
        sessionId: chat.id,
        userId: 'anonymous',
        userMessage: 'What is fiber?',
        assistantResponse: 'Fiber is light in glass.',
      },
    },
  ])
})

test('who leaves a number that nobody may call is promised an email', async () => {
  await database.db.insert(doNotCall).values({ phoneDigits: '5125550100', reason: 'asked for', addedAt: at })
  const chat = await aChat()
  await tellAllButThePhone(chat)
  const { response } = await chat.say('512 555 0100')
  expect(response).toContain('do-not-call list, so we write to ana@example.com instead')
  expect(response).not.toContain('will call you')
})

test('who asks for no call is promised an answer by the note, and no call', async () => {
  const chat = await aChat()
  await tellAllButThePhone(chat)
  const { response } = await chat.say('512 555 0100 but text me dont call')
  expect(response).toContain('answer you about this within 24 hours')
  expect(response).not.toContain('will call you')
})

test('the same request from another browser is promised one call, and no hour that could not be chosen there', async () => {
  const first = await aChat()
  await tellAllButThePhone(first)
  expect((await first.say('512 555 0100')).response).toContain('in the hour you choose below')
  const second = await aChat()
  await tellAllButThePhone(second)
  const { response } = await second.say('512 555 0100')
  expect(response).toContain('one call, not two')
  expect(response).not.toContain('below')
  expect(await database.db.select().from(leads)).toHaveLength(1)
})

test('the answers of a lead become a lead with its consent and one webhook, and nothing is asked of the assistant', async () => {
  const chat = await aChat({ answer: () => expect.unreachable('nobody asks') })
  await tellAllButThePhone(chat)
  expect(await webhooks()).toEqual([])
  const thanks = await chat.say('512 555 0100')
  expect(thanks.response).toContain('Thank you, Ana Order!')
  expect(await chat.stored()).toMatchObject({
    ...{ stage: 'general', name: 'Ana Order', zipCode: '78701', email: 'ana@example.com' },
    ...{ phone: '512 555 0100', leadInfoCollected: true, consent: 'asked' },
  })
  const [consent] = await database.db.select().from(consents)
  expect(consent).toMatchObject({
    ...{ source: 'chat', formId: 'chat', callbackRequested: true, marketingCalls: false },
    ...{ sessionId: chat.id, createdAt: at },
  })
  expect(await database.db.select().from(leads)).toMatchObject([
    { source: 'chat', leadType: 'chat_lead', name: 'Ana Order', consentId: consent?.id },
  ])
  expect(await webhooks()).toMatchObject([
    { kind: 'lead', payload: { 'Full name': 'Ana Order', phone: '512 555 0100', zip_code: '78701' } },
  ])
})

test('a yes to offers is a consent record of its own, a no is none', async () => {
  const chat = await aChat()
  await tellAllButThePhone(chat)
  await chat.say('512 555 0100')
  expect((await chat.say(CONSENT_YES)).response).toBe(CONSENT_AGREED)
  const records = await database.db.select().from(consents).orderBy(consents.marketingCalls)
  expect(records).toMatchObject([
    { callbackRequested: true, marketingCalls: false },
    { callbackRequested: false, marketingCalls: true, name: 'Ana Order', phone: '512 555 0100' },
  ])
  expect(await chat.stored()).toMatchObject({ consent: 'agreed' })
  const other = await aChat()
  await tellAllButThePhone(other)
  await other.say('512 555 0111')
  await other.say('No thanks')
  expect(await database.db.select().from(consents)).toHaveLength(3)
})

test('who asks what is there hears who serves the ZIP code, with the next question', async () => {
  const chat = await aChat()
  await chat.say('What is available?')
  const reply = await chat.say('78701')
  expect(reply.response).toMatch(/^Two providers serve 78701\.\n\nWhat is your name\?$/)
  expect((await messages()).at(-1)).toContain('Two providers serve 78701.')
  expect(await webhooks()).toEqual([])
})

test('the assistant is told the conversation since questions are answered, and the lead but not its contact', async () => {
  const asked: Question[] = []
  const answer = async (question: Question) => {
    asked.push(question)
    return { text: 'Yes.', links: [] }
  }
  let minute = 0
  const now = () => new Date(at.getTime() + 60_000 * (minute += 1))
  const chat = await aChat({ answer, now })
  await tellAllButThePhone(chat)
  for (const words of ['512 555 0100', 'No thanks', 'Is it fast?', 'And cheap?']) await chat.say(words)
  expect(asked.map(({ message }) => message)).toEqual(['Is it fast?', 'And cheap?'])
  expect(asked[1]?.context).toMatchObject({
    name: 'Ana Order',
    zipCode: '78701',
    serviceType: 'Home internet',
  })
  const told = asked[1]?.history.map(({ message }) => message) ?? []
  expect(told).toEqual(expect.arrayContaining(['Is it fast?', 'Yes.']))
  expect(told.join()).not.toContain('512 555 0100')
})

test('an assistant that fails is said in the specified words, kept and told', async () => {
  const chat = await aChat({ answer: () => Promise.reject(new Error('no model')) })
  expect((await chat.say('What is fiber?')).response).toBe(ASSISTANT_UNAVAILABLE)
  expect((await messages()).at(-1)).toBe(`assistant: ${ASSISTANT_UNAVAILABLE}`)
  expect(await webhooks()).toMatchObject([{ payload: { assistantResponse: ASSISTANT_UNAVAILABLE } }])
})

test('a stage of a newer version is asked to rephrase and stays what it is', async () => {
  const chat = await aChat()
  await database.db.update(chatSessions).set({ stage: 'negotiation' })
  expect((await chat.say('Hello')).response).toBe(UNKNOWN_STAGE)
})

test('a conversation that a representative took over keeps what is said and answers nothing', async () => {
  const chat = await aChat({ answer: () => expect.unreachable('nobody asks') })
  await database.db.update(chatSessions).set({ takenOverAt: at })
  const later = new Date(at.getTime() + 86_400_000)
  expect(await chat.say('Are you there?', { now: () => later })).toMatchObject({
    response: '',
    choices: [],
    takenOver: true,
  })
  expect(await messages()).toEqual(['user: Are you there?'])
  expect(await webhooks()).toEqual([])
  // Conversations are kept by their last message, whoever answers it.
  expect(await chat.stored()).toMatchObject({ stage: 'greeting', updatedAt: later })
})

test('an answer that comes after a representative took over is dropped', async () => {
  const chat = await aChat({
    async answer() {
      await database.db.update(chatSessions).set({ takenOverAt: at })
      return { text: 'Too late.', links: [] }
    },
  })
  expect(await chat.say('What is fiber?')).toMatchObject({ response: '', takenOver: true })
  expect((await messages()).at(-1)).toBe('user: What is fiber?')
  expect(await webhooks()).toEqual([])
})

test('messages of one session at the same moment come one after the other: one lead, every message kept', async () => {
  const chat = await aChat()
  await tellAllButThePhone(chat)
  const earlier = (await messages()).length
  // A number alone would put the lead right.
  await Promise.all(Array.from({ length: 5 }, (_, index) => chat.say(`home line 555 010${index}`)))
  expect(await database.db.select().from(leads)).toHaveLength(1)
  const later = (await messages()).slice(earlier)
  expect(later.filter(line => line.startsWith('user: '))).toHaveLength(5)
  expect(later.filter(line => line.startsWith('assistant: '))).toHaveLength(5)
  const kinds = (await webhooks()).map(({ kind }) => kind)
  expect(kinds.filter(kind => kind === 'lead')).toHaveLength(1)
  expect(kinds.filter(kind => kind === 'conversation')).toHaveLength(4)
})

test('a conversation begun by nobody becomes that of who is signed in', async () => {
  const userId = await aUser(database.db)
  const { session } = await createSession(database.db, null, at)
  await handleMessage(deps(), {
    ...{ sessionId: session.id, userId, text: 'What is fiber?', circumstances: consentCircumstances },
  })
  expect(await database.db.select().from(chatSessions)).toMatchObject([{ userId }])
  expect(await webhooks()).toMatchObject([{ payload: { userId } }])
})

test.each(['chat_messages', 'chat_sessions', 'consents', 'leads', JOBS])(
  'when %s fails at the end of a lead, nothing of the message is left',
  async table => {
    const chat = await aChat()
    await tellAllButThePhone(chat)
    const answer = await expectNothingLeft(database.db, table, () => chat.say('512 555 0100'))
    expect(answer).toBeInstanceOf(Error)
    expect((await chat.say('512 555 0100')).response).toContain('Thank you, Ana Order!')
    expect(await database.db.select().from(leads)).toHaveLength(1)
  },
)

test('when the webhook of an answer fails, the question is kept and the answer is not', async () => {
  const chat = await aChat()
  await chat.say('What is fiber?')
  const before = await messages()
  expect(await whileRefusing(database.db, JOBS, () => chat.say('And cable?'))).toBeInstanceOf(Error)
  expect(await messages()).toEqual([...before, 'user: And cable?'])
  expect(await webhooks()).toHaveLength(1)
})
