import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import type { Proofs } from '#domain/staff/proofs.ts'
import { findStaffByEmail } from '#domain/staff/staff-store.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import type { Job, JobKind, JobResult, Queue } from '#platform/queue.server.ts'
import { browserLink } from './browser-link.ts'
import { staffGuessesMail } from './staff-mails.ts'

/**
 * Strangers entered many wrong passwords for an address. The worker looks up whether somebody of the staff has it, so
 * that the answer takes equally long for every address.
 */
export const guessesMailJob: JobKind<{ email: string }> = {
  name: 'staff_guesses_mail',
  retryLimit: 5,
  retryDelay: 5,
  retryDelayMax: 300,
  expireInSeconds: 60,
}

export async function requestGuessesMail(
  { db, queue }: { db: Database; queue: Queue },
  email: string,
): Promise<void> {
  await runAsOneStatement(db, { job: await queue.jobWrite(guessesMailJob, { email }) })
}

type Deps = { db: Database; queue: Queue; proofs: Proofs; siteUrl: string; now(): Date }

export async function mailOfGuesses(
  { db, queue, proofs, siteUrl, now }: Deps,
  { data }: Job<{ email: string }>,
): Promise<JobResult> {
  const owner = await findStaffByEmail(db, data.email)
  if (!owner || owner.disabledAt) return 'completed'
  const words = staffGuessesMail({ link: browserLink(proofs, siteUrl, { email: owner.email, at: now() }) })
  await transaction(db, tx =>
    enqueueMail(tx, queue, { kind: 'sign_in_guesses', recipient: owner.email, ...words }),
  )
  return 'completed'
}
