import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './database.server.ts'
import { rateLimitHits } from './rate-limit.tables.server.ts'
import { counter } from './telemetry.server.ts'

const limitHits = counter('plainwire.limit.hits', 'Requests that were refused by a limit')

/** So many times within so many seconds. */
export type RateLimit = { points: number; seconds: number }

export type RateLimiter<Name extends string> = {
  /** Counts one hit. Answers null, or after how many seconds the next one is allowed. */
  hit(name: Name, key: string): Promise<number | null>
}

/** Limits that all processes share, because they count in the database. Keys are stored as hashes only. */
export function createRateLimiter<Name extends string>(
  db: Database,
  limits: Record<Name, RateLimit>,
): RateLimiter<Name> {
  const limiters = new Map<string, RateLimiterDrizzle>()
  const limiterOf = (name: Name) => {
    const existing = limiters.get(name)
    if (existing) return existing
    const { points, seconds } = limits[name]
    const limiter = new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimitHits,
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: limiters.size === 0,
    })
    limiters.set(name, limiter)
    return limiter
  }
  return {
    async hit(name, key) {
      try {
        await limiterOf(name).consume(createHash('sha256').update(key).digest('base64url'))
        return null
      } catch (result) {
        if (!(result instanceof RateLimiterRes)) throw result
        limitHits.count({ limit: name })
        return Math.max(1, Math.ceil(result.msBeforeNext / 1000))
      }
    },
  }
}
