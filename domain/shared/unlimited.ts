import type { RateLimiter } from '#platform/rate-limit.server.ts'

/** For calls whose limits were counted already. */
export const unlimited: RateLimiter<string> = {
  hit: () => Promise.resolve(null),
  giveBack: () => Promise.resolve(),
}
