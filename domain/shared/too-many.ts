import type { Refusal } from './operation.ts'

const MINUTE = 60
const HOUR = 3_600

/** When to try again, in words: rounded up, so that nobody comes back too early. */
function waitInWords(seconds: number): string {
  if (seconds <= MINUTE) return 'Please wait a moment and try again.'
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes <= 90) return `Please try again in ${minutes} minutes.`
  return `Please try again in ${Math.ceil(seconds / HOUR)} hours.`
}

/**
 * The refusal of what came too often, with the time to wait: 'a moment' isn't an hour. `why` is for somebody who pays
 * for what others did.
 */
export const tooManyRequests = (
  retryAfterSeconds: number,
  why = 'That was a lot of requests in a short time.',
): Refusal<'too_many_requests'> & { retryAfterSeconds: number } => ({
  ok: false,
  code: 'too_many_requests',
  message: `${why} ${waitInWords(retryAfterSeconds)}`,
  retryAfterSeconds,
})
