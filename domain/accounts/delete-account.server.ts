import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { deleteMailsTo, eraseMails } from '#domain/mail/mail-store.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { accountDeletedMail } from './account-mails.ts'
import { deleteUser, deleteUserByEmail } from './user-store.server.ts'
import type { Visitor } from './visitor.ts'

/** Takes back what a sign-up has stored that failed before its end, as if it had not begun. */
export async function removeHalfAccount(db: Database, email: string): Promise<void> {
  await transaction(db, async tx => {
    await eraseMails(tx, 'confirm_address', email)
    await deleteUserByEmail(tx, email)
  })
}

/**
 * Deletes an account for good: user, profile, ways to sign in, sessions, searched addresses and their history, kept
 * mails. Orders stay as business records without the account; consent records stay as long as the law asks.
 */
export async function deleteAccount(
  { db, queue }: { db: Database; queue: Queue },
  { id, email }: Visitor,
): Promise<void> {
  await transaction(db, async tx => {
    await deleteMailsTo(tx, email)
    await deleteUser(tx, id)
    await enqueueMail(tx, queue, { kind: 'account_deleted', recipient: email, ...accountDeletedMail() })
  })
}
