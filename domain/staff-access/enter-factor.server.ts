import { refusedForNow } from '#domain/shared/define-operation.ts'
import type { Result } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { markFactorProven, type StaffSession } from '#domain/staff/session-store.server.ts'
import { type Tx, transaction } from '#platform/database.server.ts'
import type { EntryCaller } from './entry-caller.ts'
import { type EntryDeps, letIn, recordOwnAct } from './let-in.server.ts'

/** A second factor as it was sent: uses it up if it is valid, and says why if it isn't. */
export type SentFactor<Code extends string> = {
  /** Checks it before anything is written; null if it isn't valid. */
  read(session: StaffSession): Promise<((tx: Tx, at: Date) => Promise<boolean>) | null>
  refusal: Code
  field?: string
}

/**
 * The second half of signing in, or proving the factor again later. An invalid factor is recorded as an event.
 * Attempts are counted per account: only somebody who knows the password gets this far, so no stranger can use them
 * up.
 */
export async function enterFactor<Code extends 'code_wrong' | 'recovery_code_wrong' | 'passkey_refused'>(
  deps: EntryDeps,
  caller: EntryCaller,
  { read, refusal, field }: SentFactor<Code>,
): Promise<Result<undefined, Code | 'staff_only' | 'too_many_requests'>> {
  const session = await caller.session()
  if (!session) return refused('staff_only')
  const { member, tokenHash } = session
  const tooOften = await refusedForNow(deps.limiter, 'staff_factor', member.id)
  if (tooOften) return tooOften
  const use = await read(session)
  const at = deps.now()
  const entered = await transaction(deps.db, async tx => {
    if (!use || !(await use(tx, at))) {
      await recordOwnAct(tx, member, 'second_factor_failed', at)
      return null
    }
    if (!member.factorAt) return { token: await letIn(tx, caller, session, at) }
    await markFactorProven(tx, tokenHash, at)
    return { token: null }
  })
  if (!entered) return { ok: false, code: refusal, ...(field === undefined ? {} : { field }) }
  if (entered.token !== null) {
    caller.keepSession(entered.token)
    caller.device.remember(member.email)
  }
  return succeeded(undefined)
}
