import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { deleteMailsOf, eraseMails } from '#domain/mail/mail-store.server.ts'
import { refusedForNow } from '#domain/shared/define-operation.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import type { Person, Result } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import { CURRENT_PASSWORD_WANTED } from './account-forms.ts'
import { accountDeletedMail } from './account-mails.ts'
import type { Accounts } from './accounts.server.ts'
import { hasPassword } from './profile-store.server.ts'
import { deleteUser, deleteUserByEmail } from './user-store.server.ts'

/** Undoes what a failed sign-up has stored, as if it had never begun. */
export async function removeHalfAccount(db: Database, email: string): Promise<void> {
  await transaction(db, async tx => {
    await eraseMails(tx, 'confirm_address', email)
    await deleteUserByEmail(tx, email)
  })
}

/**
 * Deletes an account permanently: user, profile, ways to sign in, sessions, searched addresses and their history,
 * stored emails. Orders stay as business records without the account, and what a waiting email says about one still goes
 * out: with it the customer gets the only link to the order that is left. Consent records stay as long as the law requires.
 */
export async function deleteAccount(
  { db, queue }: { db: Database; queue: Queue },
  { id, email }: Person,
): Promise<void> {
  await transaction(db, async tx => {
    await deleteMailsOf(tx, { recipient: email, orders: [] }, 'any order')
    await deleteUser(tx, id)
    await enqueueMail(tx, queue, { kind: 'account_deleted', recipient: email, ...accountDeletedMail() })
  })
}

type Deps = { db: Database; queue: Queue; accounts: Accounts; limiter: RateLimiter<LimitName> }

/**
 * Deletes the account of the person who sends the request, once they have confirmed it: with their password, whose
 * guessing is limited, or with a checkbox if the account has none. The session ends with it.
 */
export async function deleteOwnAccount(
  deps: Deps,
  user: Person,
  request: Request,
  { currentPassword, confirmed }: { currentPassword: string; confirmed: boolean },
): Promise<Result<Record<string, never>, 'too_many_requests' | 'password_wrong' | 'deletion_not_confirmed'>> {
  const { db, accounts, limiter } = deps
  if (await hasPassword(db, user.id)) {
    const tooOften = await refusedForNow(limiter, 'password', user.id)
    if (tooOften) return tooOften
    if (currentPassword === '') return { ...refused('password_wrong'), message: CURRENT_PASSWORD_WANTED }
    if (!(await accounts.isOwnPassword(currentPassword, request))) return refused('password_wrong')
  } else if (!confirmed) {
    return { ...refused('deletion_not_confirmed'), field: 'confirm' }
  }
  const { headers } = await accounts.signOut(request)
  await deleteAccount(deps, user)
  return { ...succeeded({}), headers }
}
