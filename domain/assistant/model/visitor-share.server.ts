import { type LimitName, VISITORS_PART_OF_TOKENS } from '#domain/shared/limits.ts'
import type { Database } from '#platform/database.server.ts'
import { createAllowance, type RateLimiter } from '#platform/rate-limit.server.ts'
import { RESERVED_TOKENS, type Reservation } from './token-budget.server.ts'

/** What one visitor may have of the language model. */
export type VisitorShare = {
  /** Sets tokens aside for an answer to them; null where their pace or their part of the day is used up. */
  reserve(visitor: string): Promise<Reservation | null>
}

type Deps = { db: Database; limiter: RateLimiter<LimitName>; dailyTokens: number; now: () => Date }

const DAY_SECONDS = 86_400

/**
 * A pace and a part of the day's tokens for each visitor, counted for all processes together: nobody empties the day alone.
 * A visitor is a client network, for conversations cost nothing to begin. Where the part is less than what an answer is
 * counted with at first, one answer at a time is written for them; what their last answer takes beyond that is over it.
 */
export function visitorShare({ db, limiter, dailyTokens, now }: Deps): VisitorShare {
  const points = Math.max(RESERVED_TOKENS, Math.floor(dailyTokens * VISITORS_PART_OF_TOKENS))
  const allowance = createAllowance(db, 'assistant_tokens', { points, seconds: DAY_SECONDS })
  return {
    async reserve(visitor) {
      if ((await limiter.hit('assistant_model', visitor)) !== null) return null
      const key = `${visitor} ${now().toISOString().slice(0, 10)}`
      if (!(await allowance.take(key, RESERVED_TOKENS))) return null
      return { settle: tokens => allowance.correct(key, tokens - RESERVED_TOKENS) }
    },
  }
}
