import type { LimitName } from '#domain/shared/limits.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'

/** Whether a visitor may have another answer of the language model now; false where their pace or share of the day is used up. */
export type VisitorShare = (visitor: string) => Promise<boolean>

/**
 * A pace and a share of the day for each visitor, counted for all processes together: nobody empties the day's tokens alone.
 * A visitor is a client network, for conversations cost nothing to begin.
 */
export function visitorShare(limiter: RateLimiter<LimitName>): VisitorShare {
  return async visitor =>
    (await limiter.hit('assistant_model', visitor)) === null &&
    (await limiter.hit('assistant_model_day', visitor)) === null
}
