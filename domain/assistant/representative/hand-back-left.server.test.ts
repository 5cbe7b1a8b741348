import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deskEvents, workItems } from '#domain/desk/desk.tables.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { staff, staffSessions } from '#domain/staff/staff.tables.server.ts'
import { markLeft, markSeen } from '#domain/staff/who-is-there.server.ts'
import { transaction } from '#platform/database.server.ts'
import { expectNothingLeft } from '#tests/support/failing-writes.ts'
import { smallCatalogue } from '#tests/support/small-catalogue.ts'
import { chatsIn, at as start, type TestChat } from '#tests/support/test-chats.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { newsOf } from '../chat-news.server.ts'
import type { AnswerLeftDeps } from './answer-left.server.ts'
import { handBackLeft } from './hand-back-left.server.ts'
import { takeOver, writeAsPerson } from './hold-chat.server.ts'

const MINUTE = 60_000
const database = useTestDatabase()
const { aChat } = chatsIn(database)
let at = start
beforeEach(() => {
  at = start
})
const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE)
const deps = (changes: Partial<AnswerLeftDeps> = {}): AnswerLeftDeps => ({
  ...{ db: database.db, now: () => at, log: silentLog, catalogue: () => smallCatalogue },
  ...{ settings: () => builtInSettings, salesPhone: () => '(800) 555-0142' },
  answer: async ({ message }) => ({ text: `An answer to: ${message}`, links: [] }),
  ...changes,
})

async function aRepresentative(name: string) {
  const [person] = await database.db
    .insert(staff)
    .values({
      ...{ name, email: `${name}@example.com`, role: 'agent', passwordHash: '', createdAt: start },
      ...{ presence: 'online', lastSeenAt: start },
    })
    .returning({ id: staff.id })
  const id = person?.id ?? expect.unreachable('no staff')
  await openSession(id, start)
  return { id, name }
}
const openSession = (staffId: string, usedAt: Date) =>
  database.db
    .insert(staffSessions)
    .values({ tokenHash: randomUUID(), staffId, createdAt: usedAt, lastUsedAt: usedAt, factorAt: usedAt })
/** As signing out leaves it. */
async function signOut({ id }: { id: string }) {
  await database.db.delete(staffSessions).where(eq(staffSessions.staffId, id))
  await database.db.update(staff).set({ presence: 'away' }).where(eq(staff.id, id))
}

const lines = async ({ id }: TestChat) =>
  (await newsOf(database.db, id, 0, 100))?.messages.map(({ sender, message }) => `${sender}: ${message}`) ??
  []
const standing = async ({ id }: TestChat) => (await newsOf(database.db, id, 0, 0))?.standing
const openWork = async () =>
  (await database.db.select().from(workItems)).filter(({ doneAt }) => doneAt === null)
/** A chat that Anna has, in which the visitor asked her something. */
async function anAskedChat() {
  const [chat, anna] = [await aChat(), await aRepresentative('Anna Reyes')]
  await chat.say('What is fiber?')
  await takeOver(deps(), anna, chat.id)
  await writeAsPerson(deps(), anna, chat.id, { id: randomUUID(), text: 'Hi, this is Anna.' })
  await chat.say('Does it work in the rain?')
  return { chat, anna }
}

test('the conversations of who signed out or was not seen for five minutes are handed back', async () => {
  const people = []
  for (const name of ['Maria Lopez', 'Tom Reed', 'Kim Lee']) people.push(await aRepresentative(name))
  const chats = [await aChat(), await aChat(), await aChat()]
  for (const [index, person] of people.entries()) await takeOver(deps(), person, chats[index]?.id ?? '')
  at = after(6)
  const [here, , out] = people
  for (const person of [here, out])
    await database.db
      .update(staff)
      .set({ lastSeenAt: at })
      .where(eq(staff.id, person?.id ?? ''))
  await signOut(out ?? expect.unreachable('nobody'))
  expect(await handBackLeft(deps())).toBe(2)
  expect(await Promise.all(chats.map(standing))).toMatchObject([
    { person: 'Maria' },
    { left: 'Tom' },
    { left: 'Kim' },
  ])
  expect(await handBackLeft(deps())).toBe(0)
  const events = await database.db.select().from(deskEvents).where(eq(deskEvents.actor, 'site'))
  expect(events.map(({ what }) => what)).toEqual(['handBackChat', 'handBackChat'])
})

test('who signed out is gone, whatever sessions of theirs have run out', async () => {
  const { chat, anna } = await anAskedChat()
  await signOut(anna)
  await openSession(anna.id, after(-13 * 60))
  await openSession(anna.id, after(-61))
  expect(await handBackLeft(deps())).toBe(1)
  expect(await standing(chat)).toMatchObject({ takenOver: false, left: 'Anna' })
})

test('a session that still runs keeps somebody there only while one of their screens is open', async () => {
  const { chat, anna } = await anAskedChat()
  await signOut(anna)
  await openSession(anna.id, after(-20))
  await transaction(database.db, tx => markLeft(tx, anna.id, at))
  expect(await handBackLeft(deps())).toBe(0)
  // The open screen at the other desk comes again.
  await transaction(database.db, tx => markSeen(tx, anna.id, at))
  at = after(1)
  expect(await handBackLeft(deps())).toBe(0)
  await transaction(database.db, tx => markLeft(tx, anna.id, at))
  at = after(1.6)
  expect(await handBackLeft(deps())).toBe(1)
  expect(await standing(chat)).toMatchObject({ takenOver: false })
})

test('a question that nobody answered waits again where somebody else is online', async () => {
  const { chat, anna } = await anAskedChat()
  await aRepresentative('Tom Reed')
  await signOut(anna)
  expect(await openWork()).toEqual([])
  await handBackLeft(deps())
  expect(await standing(chat)).toMatchObject({ takenOver: false, waiting: true })
  expect(await openWork()).toMatchObject([{ kind: 'chat', subjectId: chat.id, ownerId: null }])
  expect((await lines(chat)).at(-1)).toBe(
    'assistant: Anna had to leave. I asked another representative to join; until then you can keep asking me.',
  )
})

test('where nobody else is online the visitor is offered a callback, and the assistant answers', async () => {
  const { chat, anna } = await anAskedChat()
  await signOut(anna)
  await handBackLeft(deps())
  const [offer = '', answer = ''] = (await lines(chat)).slice(-2)
  expect(offer).toContain('Anna had to leave. Nobody is here to chat right now.')
  expect(offer).toContain('Ask for a callback: /quote')
  expect(answer).toBe('assistant: An answer to: Does it work in the rain?')
  // Whoever comes in first sees it.
  expect(await openWork()).toMatchObject([{ kind: 'chat', subjectId: chat.id }])
})

test('an answer that comes late is dropped: somebody came, or the visitor went on', async () => {
  const { chat, anna } = await anAskedChat()
  const tom = await aRepresentative('Tom Reed')
  await database.db.update(staff).set({ presence: 'away' })
  await signOut(anna)
  const slow = async () => {
    await takeOver(deps(), tom, chat.id)
    return { text: 'Too late.', links: [] }
  }
  await handBackLeft(deps({ answer: slow }))
  expect(await lines(chat)).not.toContain('assistant: Too late.')
  expect(await standing(chat)).toMatchObject({ person: 'Tom' })
})

test('who was answered does not wait, and the assistant that fails leaves the offer of a callback', async () => {
  const { chat, anna } = await anAskedChat()
  await writeAsPerson(deps(), anna, chat.id, { id: randomUUID(), text: 'Yes, it does.' })
  await signOut(anna)
  await handBackLeft(deps())
  expect((await lines(chat)).at(-1)).toBe('agent: Yes, it does.')
  expect([await standing(chat), await openWork()]).toMatchObject([{ waiting: false }, []])

  await takeOver(deps(), anna, chat.id)
  await chat.say('And in snow?')
  await handBackLeft(deps({ answer: () => Promise.reject(new Error('the test')) }))
  expect((await lines(chat)).at(-1)).toContain('Nobody is here to chat right now.')
})

test.each(['chat_messages', 'work_items', 'desk_events'])(
  'when %s fails, the conversation stays as it was',
  async table => {
    const { chat, anna } = await anAskedChat()
    await signOut(anna)
    await expectNothingLeft(database.db, table, () => handBackLeft(deps()))
    expect(await handBackLeft(deps())).toBe(1)
    expect(await standing(chat)).toMatchObject({ waiting: true })
  },
)
