import type { RenewMail } from '#domain/mail/send-mail.server.ts'
import type { Accounts } from './accounts.server.ts'

/** An email that waited longer than this gets a new link: it promises one hour from when it arrives. */
const STALE_AFTER_MS = 5 * 60_000

/** Gives account emails that waited for the mail server a link that still works. */
export const renewAccountMail =
  (accounts: Pick<Accounts, 'freshToken'>): RenewMail =>
  async (mail, at) => {
    const { kind, recipient, createdAt, body } = mail
    if (kind !== 'confirm_address' && kind !== 'reset_password') return mail
    if (at.getTime() - createdAt.getTime() < STALE_AFTER_MS) return mail
    const token = await accounts.freshToken(kind, recipient)
    if (token === null) return null
    // The words and where the link leads on to stay.
    return { ...mail, body: body.replace(/\btoken=[^\s&]+/, `token=${encodeURIComponent(token)}`) }
  }
