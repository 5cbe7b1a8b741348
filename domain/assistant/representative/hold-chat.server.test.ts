import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deskEvents, workItems } from '#domain/desk/desk.tables.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { staff, staffSessions } from '#domain/staff/staff.tables.server.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { expectNothingLeft } from '#tests/support/failing-writes.ts'
import { smallCatalogue } from '#tests/support/small-catalogue.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { zipsOfTexas } from '#tests/support/zips-of-texas.ts'
import { chatMessages, chatSessions } from '../assistant.tables.server.ts'
import { newsOf } from '../chat-news.server.ts'
import { PERSON_ASKED, PERSON_ASKED_IN_SPANISH, TALK_TO_PERSON } from '../chat-texts.ts'
import { createSession } from '../create-session.server.ts'
import { handleMessage } from '../handle-message.server.ts'
import { listChats, openChat } from './chats-for-desk.server.ts'
import { handBack, takeOver, writeAsPerson } from './hold-chat.server.ts'

const database = useTestDatabase()
const start = new Date('2026-11-22T17:00:00Z')
let at = start
const deps = {
  get db() {
    return database.db
  },
  now: () => at,
}

async function aRepresentative(name: string, isOnline = true) {
  const [person] = await database.db
    .insert(staff)
    .values({
      ...{ name, email: `${name}@example.com`, role: 'agent', passwordHash: '', createdAt: start },
      ...(isOnline ? { presence: 'online', lastSeenAt: at } : {}),
    })
    .returning({ id: staff.id })
  const id = person?.id ?? expect.unreachable('no staff')
  await database.db
    .insert(staffSessions)
    .values({ tokenHash: id, staffId: id, createdAt: start, lastUsedAt: start, factorAt: start })
  return { id, name }
}

async function aChat(answer: () => Promise<string> = async () => 'Fiber is light in glass.') {
  at = start
  const { session } = await createSession(database.db, null, at)
  const say = (text: string) =>
    handleMessage(
      {
        ...{ catalogue: smallCatalogue, db: database.db, queue: database.queue, now: () => at },
        ...{
          salesPhone: '(800) 555-0142',
          settings: builtInSettings,
          log: silentLog,
          tellAvailability: async () => '',
        },
        zips: zipsOfTexas,
        answer: async () => ({ text: await answer(), links: [] }),
      },
      { sessionId: session.id, userId: null, text, circumstances: consentCircumstances },
    )
  const lines = async () =>
    (await newsOf(database.db, session.id, 0, 100))?.messages.map(
      ({ sender, senderName, message }) => `${senderName ?? sender}: ${message}`,
    ) ?? []
  const standing = async () => (await newsOf(database.db, session.id, 0, 0))?.standing
  return { id: session.id, say, lines, standing }
}

const written = (text: string, id = randomUUID()) => ({ id, text })
const events = async () =>
  (await database.db.select().from(deskEvents).orderBy(deskEvents.id)).map(
    ({ what, actor }) => `${actor} ${what}`,
  )

test('who asks for a person waits in the queue, due at once, and is told that somebody is online', async () => {
  const chat = await aChat()
  await aRepresentative('Maria Lopez')
  expect((await chat.say(TALK_TO_PERSON)).response).toBe(PERSON_ASKED)
  expect(await chat.standing()).toMatchObject({ takenOver: false, waiting: true })
  const [work] = await database.db.select().from(workItems)
  expect(work).toMatchObject({ kind: 'chat', subjectId: chat.id, dueAt: at, doneAt: null })
  await chat.say('Can I talk to a human?')
  expect(await database.db.select().from(workItems)).toHaveLength(1)
})

test('where nobody is online the visitor is told so, with the number to call and the way to be called', async () => {
  const chat = await aChat()
  await aRepresentative('Maria Lopez', false)
  const { response } = await chat.say(TALK_TO_PERSON)
  expect(response).toContain('Nobody is here')
  expect(response).toContain('(800) 555-0142')
  expect(response).toContain('Ask for a callback: /quote')
  expect(await database.db.select().from(workItems)).toHaveLength(1)
})

test('who asks in Spanish, or angrily among other words, is passed on as well', async () => {
  await aRepresentative('Maria Lopez')
  const spoken = await aChat()
  expect((await spoken.say('quiero hablar con una persona')).response).toBe(PERSON_ASKED_IN_SPANISH)
  const angry = await aChat()
  expect((await angry.say('i hate u this bot sucks get me a human')).response).toBe(PERSON_ASKED)
  expect((await angry.standing())?.waiting).toBe(true)
})

test('the first message of a person takes the conversation, ends the work and silences the assistant', async () => {
  const chat = await aChat()
  const maria = await aRepresentative('Maria Lopez')
  await chat.say(TALK_TO_PERSON)
  expect(await writeAsPerson(deps, maria, chat.id, written("Hi, I'm here."))).toMatchObject({ ok: true })
  expect(await chat.say('Is fiber fast?')).toMatchObject({ response: '', takenOver: true })
  expect((await chat.lines()).slice(-2)).toEqual(["Maria: Hi, I'm here.", 'user: Is fiber fast?'])
  expect(await chat.standing()).toEqual({
    takenOver: true,
    person: 'Maria',
    left: null,
    waiting: false,
    zipCode: null,
  })
  expect((await database.db.select().from(workItems))[0]?.doneAt).toEqual(at)
  expect(await events()).toEqual(['Maria Lopez takeOverChat', 'Maria Lopez writeInChat'])
})

test('of two who take a conversation at once one gets it, and the other reads who', async () => {
  const chat = await aChat()
  const people = [await aRepresentative('Maria Lopez'), await aRepresentative('Tom Reed')]
  const answers = await Promise.all(people.map(person => takeOver(deps, person, chat.id)))
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  const winner = answers[0]?.ok ? 'Maria' : 'Tom'
  const [loser] = answers.filter(({ ok }) => !ok)
  expect(loser).toMatchObject({ code: 'work_taken', message: `${winner} has this conversation.` })
  expect(await events()).toHaveLength(1)
})

test('a form that is sent twice says it once', async () => {
  const chat = await aChat()
  const maria = await aRepresentative('Maria Lopez')
  const message = written('Hello.')
  await writeAsPerson(deps, maria, chat.id, message)
  await writeAsPerson(deps, maria, chat.id, message)
  expect(await chat.lines()).toEqual(['Maria: Hello.'])
})

test('handed back, the assistant answers again, and the visitor knows who left', async () => {
  const chat = await aChat()
  const maria = await aRepresentative('Maria Lopez')
  const tom = await aRepresentative('Tom Reed')
  await takeOver(deps, maria, chat.id)
  expect(await handBack(deps, tom, chat.id)).toMatchObject({ ok: false, code: 'work_taken' })
  await handBack(deps, maria, chat.id)
  expect(await chat.standing()).toEqual({
    takenOver: false,
    person: null,
    left: 'Maria',
    waiting: false,
    zipCode: null,
  })
  expect((await chat.say('What is fiber?')).response).toBe('Fiber is light in glass.')
})

test('an answer that was begun before somebody came is dropped, also when they have left again', async () => {
  const maria = { current: await aRepresentative('Maria Lopez') }
  const chat = await aChat(async () => {
    await takeOver(deps, maria.current, chat.id)
    await handBack(deps, maria.current, chat.id)
    return 'Too late.'
  })
  expect(await chat.say('What is fiber?')).toMatchObject({ response: '', takenOver: false })
  expect((await chat.lines()).at(-1)).toBe('user: What is fiber?')
})

test('the list shows who waits first, the longest above, then who is with somebody, then the rest', async () => {
  const maria = await aRepresentative('Maria Lopez')
  const chats: Awaited<ReturnType<typeof aChat>>[] = []
  for (const minute of [0, 1, 2, 3]) {
    const chat = await aChat()
    at = new Date(start.getTime() + minute * 60_000)
    await chat.say(minute < 2 ? TALK_TO_PERSON : 'What is fiber?')
    chats.push(chat)
  }
  await takeOver(deps, maria, chats[2]?.id ?? '')
  const listed = await listChats(database.db, at)
  expect(listed.map(({ id }) => id)).toEqual([0, 1, 2, 3].map(index => chats[index]?.id))
  expect(listed[3]).toMatchObject({ lastSender: 'assistant', lastWords: 'Fiber is light in glass.' })
})

test('positions within a conversation grow in the order in which messages can be read', async () => {
  const chat = await aChat()
  const maria = await aRepresentative('Maria Lopez')
  await takeOver(deps, maria, chat.id)
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2
        ? chat.say(`visitor ${index}`)
        : writeAsPerson(deps, maria, chat.id, written(`person ${index}`)),
    ),
  )
  const messages = (await openChat(database.db, chat.id))?.messages ?? []
  expect(messages).toHaveLength(12)
  // Read in any two pieces, nothing is missing and nothing comes twice.
  for (const { position } of messages) {
    const rest = (await newsOf(database.db, chat.id, position, 100))?.messages ?? []
    const before = messages.filter(message => message.position <= position)
    expect([...before, ...rest].map(({ id }) => id)).toEqual(messages.map(({ id }) => id))
  }
})

test.each(['chat_messages', 'chat_sessions', 'desk_events', 'work_items'])(
  'when %s fails, nothing of a first message is left',
  async table => {
    const chat = await aChat()
    const maria = await aRepresentative('Maria Lopez')
    await chat.say(TALK_TO_PERSON)
    const message = written('Hello.')
    await expectNothingLeft(database.db, table, () => writeAsPerson(deps, maria, chat.id, message))
    await writeAsPerson(deps, maria, chat.id, message)
    expect(await database.db.select().from(chatSessions)).toMatchObject([{ ownerName: 'Maria' }])
    expect(await database.db.$count(chatMessages, eq(chatMessages.sender, 'agent'))).toBe(1)
  },
)
