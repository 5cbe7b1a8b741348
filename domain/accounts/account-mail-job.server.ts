import type { Database } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import type { Job, JobKind, JobResult, Queue } from '#platform/queue.server.ts'
import type { Accounts } from './accounts.server.ts'

/**
 * Somebody asked for an email to an address. The worker looks up whether it has an account, so the answer is the
 * same, and just as fast, for every address.
 */
export type AccountMailRequest = {
  wish: 'reset_password' | 'confirm_address' | 'tell_of_guesses'
  email: string
  /** Where the person was going. */
  returnTo?: string | undefined
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
  { data: { wish, email, returnTo } }: Job<AccountMailRequest>,
): Promise<JobResult> {
  const mail = {
    reset_password: accounts.mailPasswordReset,
    confirm_address: accounts.mailConfirmation,
    tell_of_guesses: accounts.mailOfGuesses,
  }
  await mail[wish](email, returnTo)
  return 'completed'
}
