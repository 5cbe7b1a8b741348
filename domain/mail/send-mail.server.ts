import { type Database, transaction } from '#platform/database.server.ts'
import type { Job, JobResult } from '#platform/queue.server.ts'
import { findMail, markSent, type StoredMail } from './mail-store.server.ts'

/** Port to the mail server. Throws if the server doesn't accept the email. */
export type PostMail = (
  mail: Pick<StoredMail, 'id' | 'recipient' | 'subject' | 'body'> &
    Partial<Pick<StoredMail, 'html' | 'unsubscribeUrl'>>,
) => Promise<void>

/** Hands over one email, once. An email that was deleted, for example with its account, is not sent. */
export async function sendMail(
  { db, post, now }: { db: Database; post: PostMail; now: () => Date },
  job: Job<{ mailId: string }>,
): Promise<JobResult> {
  const mail = await findMail(db, job.data.mailId)
  if (!mail || mail.sentAt) return 'completed'
  await post(mail)
  await transaction(db, tx => markSent(tx, mail.id, now()))
  return 'completed'
}
