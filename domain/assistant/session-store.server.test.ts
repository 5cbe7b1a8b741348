import { expect, test } from 'vitest'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { chatMessages, chatSessions } from './assistant.tables.server.ts'
import { newConversation } from './conversation.ts'
import { createSession } from './create-session.server.ts'
import { messagesWrite, newMessages, readMessages } from './message-store.server.ts'
import { conversationOf, conversationWrite, findSession, lockSession } from './session-store.server.ts'

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
    const write = conversationWrite(locked, newConversation, { userId, at, generalSince: null })
    await runAsOneStatement(tx, { write })
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
  const turns = ['one', 'two', 'three'].map(message => ({ sender: 'user' as const, message }))
  await runAsOneStatement(database.db, { messages: messagesWrite(session.id, newMessages(turns), at) })
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
