import { createHash } from 'node:crypto'
import { createEmailVerificationToken } from 'better-auth/api'
import { z } from 'zod/mini'
import { findSignUp } from '#domain/accounts/waiting-account.server.ts'
import type { Database } from '#platform/database.server.ts'
import { LINK_SECONDS } from './better-auth-library.server.ts'

type Account = { id: string; email: string }

/** What the library's token says, and which sign-up it belongs to. */
const claims = z.object({ userId: z.uuid(), signUp: z.string() })

/**
 * The tokens of links that confirm an address: the library's own, with a mark of the sign-up that they belong to. A later
 * sign-up with the same address has another password and therefore another mark, which ends the earlier links.
 */
export function createConfirmLinks({ db, secret }: { db: Database; secret: string }) {
  const tokenFor = ({ id: userId, email }: Account, passwordHash: string | null) =>
    createEmailVerificationToken(secret, email, undefined, LINK_SECONDS, {
      userId,
      signUp: markOf(passwordHash),
    })
  return {
    tokenFor,

    /** A token for the sign-up that an account has now. */
    async tokenOf(account: Account): Promise<string> {
      return tokenFor(account, (await findSignUp(db, account.id))?.passwordHash ?? null)
    },

    /** What a token would do, before the library has checked its signature and its time. */
    async stateOf(token: string): Promise<'waiting' | 'confirmed' | 'ended'> {
      const claimed = claims.safeParse(payloadOf(token))
      const account = claimed.success ? await findSignUp(db, claimed.data.userId) : null
      if (!account) return 'ended'
      if (account.confirmed) return 'confirmed'
      return claimed.data?.signUp === markOf(account.passwordHash) ? 'waiting' : 'ended'
    },
  }
}

/** Tells two sign-ups apart, as each password is hashed with a salt of its own, and says nothing about the hash. */
const markOf = (passwordHash: string | null) =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 16)

function payloadOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return null
  }
}
