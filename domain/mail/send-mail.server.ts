import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { noticeOf } from '#platform/notices.server.ts'
import type { Job, JobResult } from '#platform/queue.server.ts'
import { mailJob } from './mail-job.server.ts'
import { deleteMail, findMail, markNotSent, markSent, type StoredMail } from './mail-store.server.ts'

/** The mail server won't ever accept this email, for example because nobody has the address. The message is its answer. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** Port to the mail server. Throws if the server doesn't accept the email: `MailRefused` if it never will. */
export type PostMail = (
  mail: Pick<StoredMail, 'id' | 'recipient' | 'subject' | 'body'> &
    Partial<Pick<StoredMail, 'html' | 'unsubscribeUrl'>>,
) => Promise<void>

/** An email as it is sent now, for one that may have waited for the mail server; null if nobody needs it anymore. */
export type RenewMail = (mail: StoredMail, at: Date) => Promise<StoredMail | null>

type Deps = { db: Database; post: PostMail; renew?: RenewMail; now: () => Date }

/**
 * Hands over one email, once. An email that was deleted, for example with its account, is not sent. Why one isn't accepted
 * is stored with it; one that never will be is not tried again.
 */
export async function sendMail(
  { db, post, renew = async mail => mail, now }: Deps,
  job: Job<{ mailId: string }>,
): Promise<JobResult> {
  const mail = await findMail(db, job.data.mailId)
  if (!mail || mail.sentAt || mail.gaveUpAt) return 'completed'
  const current = await renew(mail, now())
  if (!current) {
    await transaction(db, tx => deleteMail(tx, mail.id))
    return 'completed'
  }
  try {
    await post(current)
  } catch (error) {
    const isRefused = error instanceof MailRefused
    const isOver = isRefused || job.attempt > mailJob.retryLimit
    const fault = error instanceof Error ? error.message : String(error)
    await transaction(db, async tx => {
      await markNotSent(tx, mail.id, { fault, gaveUpAt: isOver ? now() : null })
      await tellDesk(tx, mail)
    })
    if (isRefused) return 'completed'
    throw error
  }
  await transaction(db, async tx => {
    await markSent(tx, mail.id, now())
    if (mail.fault !== '') await tellDesk(tx, mail)
  })
  return 'completed'
}

/** What had trouble may be watched at the desk; what goes out at once, as nearly every email does, isn't worth a notice. */
const tellDesk = (tx: Tx, { id }: StoredMail) => tx.execute(noticeOf({ topic: 'delivery', id }))
