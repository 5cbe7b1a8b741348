import { expect, test } from 'vitest'
import { transaction } from '#platform/database.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { chatMessages, chatSessions } from './assistant.tables.server.ts'
import { newConversation } from './conversation.ts'
import { insertMessage, readMessages } from './message-store.server.ts'
import {
  CHAT_RETENTION_DAYS,
  conversationOf,
  createSession,
  findSession,
  forgetOldSessions,
  lockSession,
  saveConversation,
} from './session-store.server.ts'

const database = useTestDatabase()
const at = new Date('2026-11-21T12:00:00Z')
const userId = '4f0c6f0e-7a3c-4b5e-9a53-0d2b9e1c7a44'

test('only the key opens a session, and the database does not hold it', async () => {
  const { key, session } = await createSession(database.db, null, at)
  expect((await findSession(database.db, key, null))?.id).toBe(session.id)
  expect(JSON.stringify(await database.db.select().from(chatSessions))).not.toContain(key)
  for (const wrong of [null, '', session.id, session.keyHash, `${key}x`]) {
    expect(await findSession(database.db, wrong, null)).toBeNull()
  }
})

test('a session begun by nobody becomes that of who signs in, and nobody else opens it then', async () => {
  const { key, session } = await createSession(database.db, null, at)
  await transaction(database.db, async tx => {
    const locked = await lockSession(tx, session.id)
    await saveConversation(tx, locked, newConversation, { userId, at, generalSince: null })
  })
  expect(await findSession(database.db, key, userId)).not.toBeNull()
  expect(await findSession(database.db, key, null)).toBeNull()
})

test('a stage of a newer version is kept and read as unknown', async () => {
  const { session } = await createSession(database.db, null, at)
  expect(conversationOf({ ...session, stage: 'negotiation' }).stage).toBe('unknown')
})

test('messages of the same instant come in the order in which they were written', async () => {
  const { session } = await createSession(database.db, null, at)
  await transaction(database.db, async tx => {
    for (const message of ['one', 'two', 'three'])
      await insertMessage(tx, session.id, { sender: 'user', message }, at)
  })
  expect((await readMessages(database.db, session.id, 2)).map(({ message }) => message)).toEqual([
    'two',
    'three',
  ])
})

test('a sender that contradicts is_user_message is not stored', async () => {
  const { session } = await createSession(database.db, null, at)
  const message = { sessionId: session.id, message: 'x', sender: 'agent' as const, isUserMessage: true }
  await expect(database.db.insert(chatMessages).values(message)).rejects.toThrow()
})

test('conversations are forgotten when they are older than they are kept', async () => {
  const { session } = await createSession(database.db, null, at)
  await transaction(database.db, tx => insertMessage(tx, session.id, { sender: 'user', message: 'old' }, at))
  const later = new Date(at.getTime() + (CHAT_RETENTION_DAYS + 1) * 86_400_000)
  const { session: fresh } = await createSession(database.db, null, later)
  expect(await forgetOldSessions(database.db, later)).toBe(1)
  expect((await database.db.select().from(chatSessions)).map(({ id }) => id)).toEqual([fresh.id])
  expect(await database.db.select().from(chatMessages)).toEqual([])
})
