import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { createRateLimiter } from './rate-limit.server.ts'
import { rateLimitHits } from './rate-limit.tables.server.ts'

const database = useTestDatabase()

test('a limit holds across limiters on the same database, for each key by itself', async () => {
  const limits = { lookup: { points: 5, seconds: 60 } }
  const processes = [createRateLimiter(database.db, limits), createRateLimiter(database.db, limits)]
  const hits = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => processes[index % 2]?.hit('lookup', '203.0.113.1')),
  )
  expect(hits.filter(wait => wait === null)).toHaveLength(5)
  for (const wait of hits.filter(value => typeof value === 'number')) expect(wait).toBeGreaterThan(0)
  expect(await processes[0]?.hit('lookup', '203.0.113.2')).toBeNull()
})

test('no client address stands in the table', async () => {
  await createRateLimiter(database.db, { lookup: { points: 1, seconds: 60 } }).hit('lookup', '203.0.113.7')
  const rows = await database.db.select().from(rateLimitHits)
  expect(JSON.stringify(rows)).not.toContain('203.0.113.7')
})
