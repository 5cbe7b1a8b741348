import { randomBytes } from 'node:crypto'
import type { Accounts } from '#domain/accounts/accounts.server.ts'
import { isEmailKnown } from '#domain/accounts/profile-store.server.ts'
import { findAccountAt } from '#domain/accounts/waiting-account.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { createAccountMails } from './account-mails.server.ts'
import { type createAuth, LINK_SECONDS } from './better-auth-library.server.ts'
import type { createConfirmLinks } from './confirm-links.server.ts'
import { refusable } from './library-refusals.server.ts'

type Parts = {
  auth: ReturnType<typeof createAuth>
  db: Database
  mails: ReturnType<typeof createAccountMails>
  links: ReturnType<typeof createConfirmLinks>
  now: () => Date
}

type MailedLinks = Pick<
  Accounts,
  'mailPasswordReset' | 'mailConfirmation' | 'mailOfGuesses' | 'freshToken' | 'opensPasswordForm'
> & {
  /** Whose password the token of an email sets; null if it sets none. */
  ownerOfResetToken(token: string): Promise<{ id: string; email: string } | null>
}

/** What tokens of mailed links are made of: nothing else is looked up, least of all what a database can't store. */
const tokenLike = /^[\w-]{1,200}$/

/** The emails that somebody asks for, and the tokens of their links. */
export function createMailedLinks({ auth, db, mails, links, now }: Parts): MailedLinks {
  const markOf = (token: string) => `reset-password:${token}`

  const ownerOfResetToken: MailedLinks['ownerOfResetToken'] = async token => {
    if (!tokenLike.test(token)) return null
    const { internalAdapter } = await auth.$context
    const verification = await internalAdapter.findVerificationValue(markOf(token))
    if (!verification || verification.expiresAt < now()) return null
    return internalAdapter.findUserById(verification.value)
  }

  return {
    ownerOfResetToken,

    async opensPasswordForm(token) {
      return (await ownerOfResetToken(token)) !== null
    },

    async mailPasswordReset(email, returnTo) {
      await mails.telling(() => auth.api.requestPasswordReset({ body: { email } }), returnTo)
    },

    async mailConfirmation(email, returnTo) {
      const send = () => refusable(db, () => auth.api.sendVerificationEmail({ body: { email } }))
      await mails.telling(send, returnTo)
    },

    async mailOfGuesses(email) {
      if (await isEmailKnown(db, email)) await mails.manyGuesses(email)
    },

    async freshToken(kind, email) {
      const account = await findAccountAt(db, email)
      if (!account) return null
      if (kind === 'confirm_address') return account.confirmed ? null : links.tokenOf(account)
      const token = randomBytes(18).toString('base64url')
      const { internalAdapter } = await auth.$context
      await internalAdapter.createVerificationValue({
        value: account.id,
        identifier: markOf(token),
        expiresAt: new Date(now().getTime() + LINK_SECONDS * 1_000),
      })
      return token
    },
  }
}
