import type { PostalAddress } from '#domain/shared/postal-address.ts'
import type { Database } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { addressSubmissionWrite, customerAddressWrite } from './address-store.server.ts'

/** Whether the search went into the visitor's history; 'not_kept' if nobody is signed in or nothing was found. */
export type HistoryResult = 'saved' | 'failed' | 'not_kept'

/**
 * Stores a search: the address always, the submission for signed-in visitors whose search found providers. Failing to
 * store it never spoils the search: the failure is logged, and the visitor only learns that a history entry was not
 * saved.
 */
export async function rememberSearch(
  { db, log }: { db: Database; log: Log },
  userId: string | null,
  address: PostalAddress,
  providers: unknown[],
): Promise<HistoryResult> {
  try {
    await runAsOneStatement(db, { address: customerAddressWrite(userId, address) })
  } catch (error) {
    log.error({ err: describeError(error) }, 'customer address not saved')
  }
  if (userId === null || providers.length === 0) return 'not_kept'
  try {
    await runAsOneStatement(db, { submission: addressSubmissionWrite(userId, address, providers) })
    return 'saved'
  } catch (error) {
    log.error({ err: describeError(error) }, 'address submission not saved')
    return 'failed'
  }
}
