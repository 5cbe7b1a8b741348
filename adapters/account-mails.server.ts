import { AsyncLocalStorage } from 'node:async_hooks'
import {
  accountExistsMail,
  confirmAddressMail,
  confirmInsteadMail,
  passwordChangedMail,
  resetPasswordMail,
  signInGuessesMail,
  wayInAddedMail,
} from '#domain/accounts/account-mails.ts'
import { onwards, safeReturnUrl } from '#domain/accounts/return-url.ts'
import { deleteResetLinks } from '#domain/accounts/session-store.server.ts'
import { isSocialProvider, socialProviderNames } from '#domain/accounts/social-providers.ts'
import { addressOf, isBesideAnother, waysIn } from '#domain/accounts/ways-in.server.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import type { NewMail } from '#domain/mail/mail-store.server.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { createMailFaults } from './mail-faults.server.ts'

type Owner = { id: string; email: string }
type WithToken = { email: string; token: string }
/** What else is stored with an email: both or neither. */
type Beside = (tx: Tx) => Promise<void>

/** A stranger may enter any address, so a link carries no long text of theirs. */
const GOAL_MAX_LENGTH = 200

/**
 * The account emails, each stored with its job. The library calls some of these itself and carries on silently if one
 * fails.
 */
export function createAccountMails({ db, queue, baseUrl }: { db: Database; queue: Queue; baseUrl: string }) {
  const faults = createMailFaults()
  /** Where the person was going who asked for the email. */
  const goals = new AsyncLocalStorage<string>()
  const keep = faults.noting(({ beside, ...mail }: NewMail & { beside?: Beside | undefined }) =>
    transaction(db, async tx => {
      await beside?.(tx)
      await enqueueMail(tx, queue, mail)
    }),
  )
  const link = (path: string, others: Record<string, string> = {}) => {
    const goal = safeReturnUrl(goals.getStore())
    return onwards(`${baseUrl}${path}`, goal.length > GOAL_MAX_LENGTH ? '/' : goal, others)
  }
  const confirmLink = (token: string) => link('/auth/callback', { type: 'signup', token })
  const forgotten = `${baseUrl}/auth/forgot`
  return {
    noting: faults.noting,

    /** Runs a call of the library whose emails lead on to `goal`, and throws if one of them could not be stored. */
    telling: <T>(call: () => Promise<T>, goal?: string | null) =>
      goals.run(goal ?? '/', () => faults.telling(call)),

    confirmAddress: ({ email, token }: WithToken) =>
      keep({
        kind: 'confirm_address',
        recipient: email,
        ...confirmAddressMail(confirmLink(token)),
      }),

    /** The same for a sign-up that takes the place of an earlier one. */
    confirmInstead: ({ email, token }: WithToken, beside: Beside) =>
      keep({
        kind: 'confirm_address',
        recipient: email,
        ...confirmInsteadMail(confirmLink(token), forgotten),
        beside,
      }),

    resetPassword: ({ email, token }: WithToken) =>
      keep({
        kind: 'reset_password',
        recipient: email,
        ...resetPasswordMail(link('/auth/reset', { token })),
      }),

    accountExists: (email: string, beside?: Beside) =>
      keep({ kind: 'account_exists', recipient: email, ...accountExistsMail(link('/auth')), beside }),

    manyGuesses: (email: string) =>
      keep({ kind: 'sign_in_guesses', recipient: email, ...signInGuessesMail(forgotten) }),

    /** Notifies the owner of a new password, and invalidates the emailed links that would set another one. */
    passwordChanged: ({ id, email }: Owner) =>
      transaction(db, async tx => {
        await deleteResetLinks(tx, id)
        const words = passwordChangedMail(forgotten)
        await enqueueMail(tx, queue, { kind: 'password_changed', recipient: email, ...words })
      }),

    /** Notifies the owner of a provider that was linked to an account which had another way in. */
    wayInAdded: async ({ userId, providerId }: { userId: string; providerId: string }) => {
      if (!isSocialProvider(providerId)) return
      const [recipient, ways] = [await addressOf(db, userId), await waysIn(db, userId)]
      if (recipient === null || !isBesideAnother(ways)) return
      const words = wayInAddedMail(socialProviderNames[providerId], `${baseUrl}/account`)
      await transaction(db, tx => enqueueMail(tx, queue, { kind: 'way_in_added', recipient, ...words }))
    },
  }
}
