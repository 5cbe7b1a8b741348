import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { asDrizzle, type Database, isDatabaseDown, type Tx, transaction } from './database.server.ts'
import { rateLimitHits } from './rate-limit.tables.server.ts'
import { counter } from './telemetry.server.ts'

const limitHits = counter('plainwire.limit.hits', 'Requests that were refused by a limit')

/** This many times within this many seconds. */
export type RateLimit = { points: number; seconds: number }

export type RateLimiter<Name extends string> = {
  /**
   * Counts one hit. Returns null, or the number of seconds until the next one is allowed. `times` is for a key that
   * stands for many: it may have so many times the hits.
   */
  hit(name: Name, key: string, times?: number): Promise<number | null>
  /** Takes an allowed hit back, for what was refused afterwards for another reason. */
  giveBack(name: Name, key: string): Promise<void>
}

/** The clocks of several processes differ by less. */
const SLACK_SECONDS = 60

/**
 * Limits that all processes share, because they are counted in the database. Keys are stored only as hashes. While
 * the database is down, each process counts by itself: what can be answered without it still is, and stays limited.
 */
export function createRateLimiter<Name extends string>(
  db: Database,
  limits: Record<Name, RateLimit>,
): RateLimiter<Name> {
  limitHits.startAtZero(Object.keys(limits).map(limit => ({ limit })))
  const limiters = new Map<string, { shared: RateLimiterDrizzle; own: RateLimiterMemory }>()
  const limitersOf = (name: Name, times = 1) => {
    const existing = limiters.get(`${name} ${times}`)
    if (existing) return existing
    const { points, seconds } = limits[name]
    const limit = { keyPrefix: name, points: points * times, duration: seconds }
    const made = {
      shared: new RateLimiterDrizzle({
        ...limit,
        storeClient: asDrizzle(db),
        schema: rateLimitHits,
        clearExpiredByTimeout: limiters.size === 0,
      }),
      own: new RateLimiterMemory(limit),
    }
    limiters.set(`${name} ${times}`, made)
    return made
  }
  async function consume(name: Name, key: string, times?: number): Promise<void> {
    const { shared, own } = limitersOf(name, times)
    try {
      await shared.consume(key)
    } catch (result) {
      if (isDatabaseDown(result)) await own.consume(key)
      else if (!endsTooLate(name, result)) throw result
      // Counted while the clock was ahead: such a window would last until the clock gets there again.
      else if (await shared.delete(key)) await shared.consume(key)
    }
  }
  const endsTooLate = (name: Name, result: unknown) =>
    result instanceof RateLimiterRes && result.msBeforeNext > (limits[name].seconds + SLACK_SECONDS) * 1_000

  return {
    async hit(name, key, times) {
      try {
        await consume(name, hashed(key), times)
        return null
      } catch (result) {
        if (!(result instanceof RateLimiterRes)) throw result
        limitHits.count({ limit: name })
        return Math.max(1, Math.ceil(result.msBeforeNext / 1000))
      }
    },
    async giveBack(name, key) {
      const { shared, own } = limitersOf(name)
      try {
        await shared.reward(hashed(key))
      } catch (fault) {
        if (!isDatabaseDown(fault)) throw fault
        await own.reward(hashed(key))
      }
    },
  }
}

/** An amount that each key may use up; the keys say for how long, for what was used is forgotten after the seconds. */
export type Allowance = {
  /** Takes so much; false, with nothing taken, where less is left. */
  take(key: string, amount: number): Promise<boolean>
  /** Puts right what was taken: more where it is positive, whatever is left, and less where it is negative. */
  correct(key: string, amount: number): Promise<void>
}

/** Allowances that all processes share, counted where limits are and kept as they are. */
export function createAllowance(db: Database, name: string, { points, seconds }: RateLimit): Allowance {
  limitHits.startAtZero([{ limit: name }])
  const limiter = new RateLimiterDrizzle({
    ...{ keyPrefix: name, points, duration: seconds, clearExpiredByTimeout: false },
    storeClient: asDrizzle(db),
    schema: rateLimitHits,
  })
  const correct = async (key: string, amount: number) => {
    await limiter.penalty(hashed(key), amount)
  }
  return {
    correct,
    async take(key, amount) {
      try {
        await limiter.consume(hashed(key), amount)
        return true
      } catch (result) {
        if (!(result instanceof RateLimiterRes)) throw result
        limitHits.count({ limit: name })
        await correct(key, -amount)
        return false
      }
    },
  }
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Deletes the counts of windows that are over. Returns how many. */
export async function deleteEndedWindows(tx: Tx, at: Date): Promise<number> {
  const gone = await tx
    .delete(rateLimitHits)
    .where(lt(rateLimitHits.expire, at))
    .returning({ key: rateLimitHits.key })
  return gone.length
}

/** PostgreSQL keeps this much of what a query is still reading in memory, at the least; the rest goes to the disk. */
const LEAST_MEMORY = '64kB'

/**
 * Throws if the database can't store anything: with a full disk, or as a replica, it still answers reads for a long
 * time. A full disk even takes a row that is written over another one, so a megabyte is put down beside it, too, in a
 * file that ends with the query.
 */
export async function proveWritable(db: Database): Promise<void> {
  const row = { key: 'can anything be stored?', points: 0, expire: new Date() }
  await transaction(db, async tx => {
    await tx.insert(rateLimitHits).values(row).onConflictDoUpdate({ target: rateLimitHits.key, set: row })
    await tx.execute(sql`select set_config('work_mem', ${LEAST_MEMORY}, true)`)
    await tx.execute(
      sql`with megabyte as materialized (select repeat('x', 65536) from generate_series(1, 16)) select count(*) from megabyte`,
    )
  })
}
