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
 * Whether a sign-in attempt has to wait. Strangers are counted by account and network together, and by account in
 * total, far above what an owner needs; a browser that the account has signed in from is counted separately, so that
 * nobody can use up the owner's attempts (OWASP's device cookies).
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
 * Counts a stranger's wrong password. After a number of them the owner is notified, once a day; the worker finds out
 * whether there is an owner, so that the answer takes equally long for every address.
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
