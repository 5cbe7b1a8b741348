import type { RateLimiter } from '#platform/rate-limit.server.ts'
import { siteOf } from './client-site.ts'
import { refusedForNow } from './define-operation.ts'
import type { LimitName } from './limits.ts'
import type { Refusal } from './operation.ts'
import { tooManyRequests } from './too-many.ts'

type Limiter = RateLimiter<LimitName>

/** A password that somebody entered for an account; `account` is the same however the address was spelled. */
export type PasswordAttempt = { account: string; clientNetwork: string; fromKnownDevice: boolean }

const SLOWED = 'Somebody entered many wrong passwords for this email address, so signing in is slowed down.'

/**
 * Whether an attempt has to wait. A browser that the account has signed in from is counted by itself (OWASP's device
 * cookies). Strangers are counted by account and network together, and by account in total. Once that is used up, one
 * attempt passes every few seconds, but only from networks that had few of these turns: guesses stay bounded wherever
 * they come from, and whoever guesses can't keep the owner of the account from having a turn soon.
 */
export async function heldForNow(
  limiter: Limiter,
  { account, clientNetwork, fromKnownDevice }: PasswordAttempt,
): Promise<Refusal<'too_many_requests'> | null> {
  if (fromKnownDevice) return refusedForNow(limiter, 'sign_in_device', account)
  const pair = `${clientNetwork} ${account}`
  const tooOften = await refusedForNow(limiter, 'sign_in_pair', pair)
  if (tooOften) return tooOften
  const wait = await limiter.hit('sign_in_account', account)
  if (wait === null) return null
  const waitForTurn = await takeTurn(limiter, account, `${siteOf(clientNetwork)} ${account}`)
  if (waitForTurn === null) return null
  // Asking again while one waits costs none of the attempts.
  await limiter.giveBack('sign_in_pair', pair)
  return tooManyRequests(Math.min(wait, waitForTurn), SLOWED)
}

/** Null, or the seconds until there may be a turn; one that was not to be had isn't counted for the site. */
async function takeTurn(limiter: Limiter, account: string, site: string): Promise<number | null> {
  const noneLeft = await limiter.hit('sign_in_own_turns', site)
  if (noneLeft !== null) return noneLeft
  const wait = await limiter.hit('sign_in_turn', account)
  if (wait !== null) await limiter.giveBack('sign_in_own_turns', site)
  return wait
}

/** A right password was no guess: somebody who signs in often, such as a program, makes nobody wait. */
export async function countNoGuess(
  limiter: Limiter,
  { account, fromKnownDevice }: PasswordAttempt,
): Promise<void> {
  if (!fromKnownDevice) await limiter.giveBack('sign_in_account', account)
}

/** Counts a stranger's wrong password. Whether its owner is to be notified now: after a number of them, once a day. */
export async function isTimeToTell(
  limiter: Limiter,
  { account, fromKnownDevice }: PasswordAttempt,
): Promise<boolean> {
  if (fromKnownDevice || (await limiter.hit('sign_in_wrong', account)) === null) return false
  return (await limiter.hit('sign_in_told', account)) === null
}
