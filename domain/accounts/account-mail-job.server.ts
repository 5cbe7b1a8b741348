import type { Database } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import type { Job, JobKind, JobResult, Queue } from '#platform/queue.server.ts'
import type { Accounts } from './accounts.server.ts'

/**
 * Somebody asked for a mail to an address. Whether it has an account is looked up by the worker: the answer is the
 * same, and as quick, for every address.
 */
export type AccountMailRequest = {
  wish: 'reset_password' | 'confirm_address' | 'tell_of_guesses'
  email: string
}

export const accountMailJob: JobKind<AccountMailRequest> = {
  name: 'account_mail',
  retryLimit: 5,
  retryDelay: 5,
  retryDelayMax: 300,
  expireInSeconds: 60,
}

export async function requestAccountMail(
  { db, queue }: { db: Database; queue: Queue },
  request: AccountMailRequest,
): Promise<void> {
  await runAsOneStatement(db, { job: await queue.jobWrite(accountMailJob, request) })
}

export async function answerMailRequest(
  accounts: Pick<Accounts, 'mailPasswordReset' | 'mailConfirmation' | 'mailOfGuesses'>,
  { data: { wish, email } }: Job<AccountMailRequest>,
): Promise<JobResult> {
  const mail = {
    reset_password: accounts.mailPasswordReset,
    confirm_address: accounts.mailConfirmation,
    tell_of_guesses: accounts.mailOfGuesses,
  }
  await mail[wish](email)
  return 'completed'
}
