import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { isDatabaseDown, type OpenDatabase, pingDatabase, transaction } from '#platform/database.server.ts'
import { openPostgres } from '#platform/open-postgres.server.ts'
import { createDatabase } from '#tests/support/postgres-server.ts'
import { SlowProxy } from '#tests/support/slow-proxy.ts'
import { silentLog } from '#tests/support/test-database.ts'

const limits = { connectMs: 1_500, holdMs: 1_500 }
let proxy: Awaited<ReturnType<typeof SlowProxy.before>>
let database: OpenDatabase

beforeAll(async () => {
  proxy = await SlowProxy.before(await createDatabase(inject('postgresUrl'), 'hanging', 'migrated'))
  database = await openPostgres({ url: proxy.url }, 'migrations', silentLog, limits)
})
afterAll(async () => {
  await database.close()
  await proxy.close()
})

test('a PostgreSQL that falls silent is given up in time, counts as away, and is used again when it answers', async () => {
  const { db } = database
  // Connections in the middle of their work, and idle ones.
  const inside = Promise.withResolvers<void>()
  const frozen = Promise.withResolvers<void>()
  const begun = transaction(db, async tx => {
    await tx.execute(sql`select 1`)
    inside.resolve()
    await frozen.promise
    await tx.execute(sql`select 2`)
  })
  await Promise.all([inside.promise, ...Array.from({ length: 5 }, () => pingDatabase(db))])
  proxy.freeze()
  frozen.resolve()

  const answers = await Promise.allSettled([
    begun,
    ...Array.from({ length: 20 }, () => pingDatabase(db)),
    // More than there are connections: none may be lost to a beginning that is never answered.
    ...Array.from({ length: 15 }, () => transaction(db, tx => tx.execute(sql`select 1`))),
  ])
  for (const answer of answers) {
    expect(answer.status).toBe('rejected')
    expect(answer.status === 'rejected' && isDatabaseDown(answer.reason)).toBe(true)
  }

  proxy.become('through')
  await Promise.all(Array.from({ length: 20 }, () => pingDatabase(db)))
  await transaction(db, tx => tx.execute(sql`select 1`))
})
