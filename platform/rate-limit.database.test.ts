import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { createRateLimiter, proveWritable } from './rate-limit.server.ts'
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

test('a clock that jumped two days ahead and back leaves nobody waiting for two days', async () => {
  const limiter = createRateLimiter(database.db, { lookup: { points: 3, seconds: 60 } })
  const hits = async () => {
    const waits: (number | null)[] = []
    for (let hit = 0; hit < 5; hit += 1) waits.push(await limiter.hit('lookup', '203.0.113.8'))
    return waits
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 })
  expect((await hits()).slice(3).every(wait => wait !== null && wait <= 60)).toBe(true)
  vi.useRealTimers()
  const waits = await hits()
  expect(waits.slice(0, 3)).toEqual([null, null, null])
  expect(waits.slice(3).every(wait => wait !== null && wait <= 60)).toBe(true)
})

test('a database that takes no writes is told from one that only answers', async () => {
  await proveWritable(database.db)
  await database.db.execute(sql`set default_transaction_read_only = on`)
  await expect(proveWritable(database.db)).rejects.toThrow()
  await database.db.execute(sql`set default_transaction_read_only = off`)
  await proveWritable(database.db)
})

test('a database without room for a megabyte is told from one that writes over what it has', async () => {
  await database.db.execute(sql`set temp_file_limit = '512kB'`)
  await expect(proveWritable(database.db)).rejects.toMatchObject({ cause: { code: '53400' } })
  await database.db.execute(sql`set temp_file_limit = -1`)
  await proveWritable(database.db)
})

test('a hit that was given back counts no more', async () => {
  const limiter = createRateLimiter(database.db, { lookup: { points: 1, seconds: 60 } })
  expect(await limiter.hit('lookup', '203.0.113.9')).toBeNull()
  expect(await limiter.hit('lookup', '203.0.113.10')).toBeNull()
  await limiter.giveBack('lookup', '203.0.113.9')
  expect(await limiter.hit('lookup', '203.0.113.9')).toBeNull()
  expect(await limiter.hit('lookup', '203.0.113.9')).toBeGreaterThan(0)
  expect(await limiter.hit('lookup', '203.0.113.10')).toBeGreaterThan(0)
})
