import { expect, test } from 'vitest'
import { aUser } from '#tests/support/builders.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { sessions, verifications } from './accounts.tables.server.ts'
import { forgetEndedSessions } from './session-store.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-21T12:00:00Z')
const soon = new Date('2026-11-21T12:00:01Z')
const before = new Date('2026-11-21T11:59:59Z')

test('sessions and mailed tokens go when their time is over, and not before', async () => {
  const userId = await aUser(database.db)
  await database.db.insert(sessions).values([
    { userId, token: 'ended', expiresAt: before },
    { userId, token: 'running', expiresAt: soon },
  ])
  await database.db.insert(verifications).values([
    { identifier: 'ended', value: 'x', expiresAt: before },
    { identifier: 'open', value: 'x', expiresAt: soon },
  ])
  expect(await forgetEndedSessions(database.db, now)).toBe(1)
  expect(await database.db.select({ token: sessions.token }).from(sessions)).toEqual([{ token: 'running' }])
  expect(await database.db.select({ of: verifications.identifier }).from(verifications)).toEqual([
    { of: 'open' },
  ])
})
