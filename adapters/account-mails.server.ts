import {
  accountExistsMail,
  confirmAddressMail,
  passwordChangedMail,
  resetPasswordMail,
  signInGuessesMail,
} from '#domain/accounts/account-mails.ts'
import { deleteResetLinks } from '#domain/accounts/session-store.server.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import type { NewMail } from '#domain/mail/mail-store.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { createMailFaults } from './mail-faults.server.ts'

type Owner = { id: string; email: string }
type WithToken = { email: string; token: string }

/**
 * The account emails, each stored with its job. The library calls some of these itself and carries on silently if one
 * fails.
 */
export function createAccountMails({ db, queue, baseUrl }: { db: Database; queue: Queue; baseUrl: string }) {
  const faults = createMailFaults()
  const keep = faults.noting((mail: NewMail) => transaction(db, tx => enqueueMail(tx, queue, mail)))
  const link = (path: string, token: string) => `${baseUrl}${path}token=${encodeURIComponent(token)}`
  const forgotten = `${baseUrl}/auth/forgot`
  return {
    telling: faults.telling,

    confirmAddress: ({ email, token }: WithToken) =>
      keep({
        kind: 'confirm_address',
        recipient: email,
        ...confirmAddressMail(link('/auth/callback?type=signup&', token)),
      }),

    resetPassword: ({ email, token }: WithToken) =>
      keep({ kind: 'reset_password', recipient: email, ...resetPasswordMail(link('/auth/reset?', token)) }),

    accountExists: (email: string) =>
      keep({ kind: 'account_exists', recipient: email, ...accountExistsMail(`${baseUrl}/auth`) }),

    manyGuesses: (email: string) =>
      keep({ kind: 'sign_in_guesses', recipient: email, ...signInGuessesMail(forgotten) }),

    /** Notifies the owner of a new password, and invalidates the emailed links that would set another one. */
    passwordChanged: ({ id, email }: Owner) =>
      transaction(db, async tx => {
        await deleteResetLinks(tx, id)
        const words = passwordChangedMail(forgotten)
        await enqueueMail(tx, queue, { kind: 'password_changed', recipient: email, ...words })
      }),
  }
}
