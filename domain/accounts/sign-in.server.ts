import type { LimitName } from '#domain/shared/limits.ts'
import { refused } from '#domain/shared/outcome.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import type { SignIn, SignUp } from './account-forms.ts'
import type { Accounts } from './accounts.server.ts'
import { isCommonPassword } from './common-passwords.server.ts'

type Deps = { accounts: Accounts; limiter: RateLimiter<LimitName> }

/** Where an attempt comes from. */
type From = { request: Request; clientAddress: string }

/** Refused for now: too often from this address, or at this account. */
export type TooOften = { ok: false; code: 'too_many_requests'; retryAfterSeconds: number }

/**
 * Counts an attempt against the address it comes from and the account it is aimed at: many addresses against one
 * account are held too. Answers null, or the refusal.
 */
export async function refusedForNow(
  limiter: Deps['limiter'],
  limits: readonly (readonly [LimitName, string])[],
): Promise<TooOften | null> {
  for (const [name, key] of limits) {
    const retryAfterSeconds = await limiter.hit(name, key)
    if (retryAfterSeconds !== null) return { ok: false, code: 'too_many_requests', retryAfterSeconds }
  }
  return null
}

/** Signs in, within the limits. */
export async function signIn({ accounts, limiter }: Deps, form: SignIn, from: From) {
  const tooOften = await refusedForNow(limiter, [
    ['sign_in', from.clientAddress],
    ['sign_in_account', form.email.toLowerCase()],
  ])
  return tooOften ?? accounts.signIn(form, from.request)
}

/** Signs up, within the limits and with no password that everybody tries first. */
export async function signUp({ accounts, limiter }: Deps, form: SignUp, from: From) {
  const tooOften = await refusedForNow(limiter, [['sign_up', from.clientAddress]])
  if (tooOften) return tooOften
  if (await isCommonPassword(form.password)) return refused('password_common')
  return accounts.signUp(form, from.request)
}
