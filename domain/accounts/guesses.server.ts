import { refusedForNow } from '#domain/shared/define-operation.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import type { Refusal } from '#domain/shared/operation.ts'
import type { Database } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import { requestAccountMail } from './account-mail-job.server.ts'

type Attempt = { email: string; clientNetwork: string; fromKnownDevice: boolean }
type Limiter = { limiter: RateLimiter<LimitName> }

/**
 * Whether an attempt to sign in has to wait. Strangers are counted by account and network together, and by account in
 * all, far above what an owner needs; a browser in which the account was let in before is counted apart, so that nobody
 * can use up the owner's attempts (OWASP's device cookies).
 */
export async function heldForNow(
  { limiter }: Limiter,
  { email, clientNetwork, fromKnownDevice }: Attempt,
): Promise<Refusal<'too_many_requests'> | null> {
  const account = email.toLowerCase()
  if (fromKnownDevice) return refusedForNow(limiter, 'sign_in_device', account)
  return (
    (await refusedForNow(limiter, 'sign_in_pair', `${clientNetwork} ${account}`)) ??
    refusedForNow(limiter, 'sign_in_account', account)
  )
}

/**
 * Counts a wrong password of a stranger. After so many the owner is told, once a day; whether there is an owner is left
 * to the worker, so that the answer takes as long for every address.
 */
export async function noteWrongGuess(
  deps: Limiter & { db: Database; queue: Queue },
  { email, fromKnownDevice }: Attempt,
): Promise<void> {
  if (fromKnownDevice) return
  const account = email.toLowerCase()
  if ((await deps.limiter.hit('sign_in_wrong', account)) === null) return
  if ((await deps.limiter.hit('sign_in_told', account)) !== null) return
  await requestAccountMail(deps, { wish: 'tell_of_guesses', email: account })
}
