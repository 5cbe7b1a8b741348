import { expect, test } from 'vitest'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { leads } from '#domain/leads/leads.tables.server.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { chatsIn, tellAllButThePhone } from '#tests/support/test-chats.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import type { Question } from '../answerer.server.ts'
import { newDialogue } from '../dialogue.ts'
import { handleMessage } from '../handle-message.server.ts'

const database = useTestDatabase()
const { aChat, deps, webhooks } = chatsIn(database)

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

test('who gives the same details in another chat and puts one right there has a second lead, with what is right', async () => {
  const first = await aChat()
  await tellAllButThePhone(first)
  await first.say('512 555 0100')
  const second = await aChat()
  await tellAllButThePhone(second)
  await second.say('512 555 0100')
  // The same request from the same person is one lead.
  expect(await database.db.select().from(leads)).toHaveLength(1)
  expect(await second.stored()).toMatchObject({ leadId: null, leadInfoCollected: true })
  await second.say('my phone is wrong, it is 512 555 0199')
  const stored = await database.db.select().from(leads)
  expect(stored.map(({ phone }) => phone).toSorted()).toEqual(['512 555 0100', '512 555 0199'])
  expect((await second.stored())?.leadId).toBe(stored.find(({ phone }) => phone === '512 555 0199')?.id)
})

test('the service of the first words and when to call reach who calls, also what is told after the thanks', async () => {
  const chat = await aChat()
  const said = ['I want to order internet', 'Ana Order', 'evenings are best', '78701', 'ana@example.com']
  for (const words of said) await chat.say(words)
  await chat.say('512 555 0100')
  expect(await chat.stored()).toMatchObject({ serviceType: 'Home internet', leadInfoCollected: true })
  expect(await database.db.select().from(leads)).toMatchObject([
    { selectedService: 'Home internet', notes: expect.stringContaining('evenings are best') as string },
  ])
  await chat.say('thats my wifes number, ask for Carmen')
  expect(await database.db.select().from(leads)).toMatchObject([
    { notes: expect.stringMatching(/evenings are best; .*ask for Carmen/) as string },
  ])
})

test('how often the open question was passed over is stored, and a detail ends the count', async () => {
  const chat = await aChat({
    answer: async ({ dialogue = newDialogue }) => ({ text: 'Yes.', links: [], dialogue }),
  })
  await chat.say('I want to order')
  const replies: string[] = []
  for (const words of ['is there a contract?', 'is it fast?', 'is there a cap?'])
    replies.push((await chat.say(words)).response)
  expect(replies.map(reply => reply.includes('your name'))).toEqual([true, true, false])
  await chat.say('Ana')
  expect((await chat.say('is it fast?')).response).toContain('Which ZIP code')
})

test('a question among the details of a lead is answered, the open one asked again, and what was spoken of is stored', async () => {
  const dialogue = { ...newDialogue, zipCode: '78701', plans: ['metronet-500'] }
  const chat = await aChat({
    answer: async () => ({ text: 'No contract.', links: [], plans: ['metronet-500'], dialogue }),
  })
  await chat.say('I want to order')
  const reply = await chat.say('is there a contract?')
  expect(reply.response).toBe('No contract.\n\nWhat is your name?')
  expect(reply.messages.at(-1)?.parts).toEqual({
    ...{ plans: ['metronet-500'], choices: [], zipCode: '78701' },
  })
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

test('who left a number is not asked to leave one when they ask for a person', async () => {
  const chat = await aChat()
  await tellAllButThePhone(chat)
  await chat.say('512 555 0100')
  const { response } = await chat.say('can i talk to a person')
  expect(response).toContain('A representative answers your request within the 24 hours')
  expect(response).not.toMatch(/leave your number|callback/)
})

test('a question beside the number that was asked for is answered, and the request goes off with the number', async () => {
  const asked: Question[] = []
  const answer = async (question: Question) => {
    asked.push(question)
    return { text: 'No contract.', links: [] }
  }
  const chat = await aChat({ answer })
  await tellAllButThePhone(chat)
  asked.length = 0
  const { response, leadSent } = await chat.say('512 555 0100, is there a contract?')
  expect(asked.map(({ message }) => message)).toEqual(['is there a contract?'])
  expect(response).toMatch(/^No contract\.\n\nThank you, Ana Order!/)
  expect(leadSent).toBe(true)
  expect(await database.db.select().from(leads)).toMatchObject([{ phone: '(512) 555-0100' }])
})

test('where the question beside the number has no answer, the thanks stand alone', async () => {
  const chat = await aChat({ answer: async () => ({ text: 'I don’t know.', links: [], kind: 'unknown' }) })
  await tellAllButThePhone(chat)
  const { response } = await chat.say('512 555 0100, do you know my cousin?')
  expect(response).toMatch(/^Thank you, Ana Order!/)
})
