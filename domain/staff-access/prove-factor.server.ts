import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { refusedForNow } from '#domain/shared/define-operation.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import type { Refusal } from '#domain/shared/operation.ts'
import type { Proofs } from '#domain/staff/proofs.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { findStaff, takeCodeStep } from '#domain/staff/staff-store.server.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'

export type FactorDeps = {
  db: Database
  proofs: Proofs
  now(): Date
  limiter: RateLimiter<LimitName>
}

/**
 * Proves the second factor by a six-digit code, and does `then` in the same transaction. A code counts once; a wrong one
 * is an event. Attempts are counted by account: only who knows the password gets so far, so no stranger can use them up.
 */
export async function proveByCode<T>(
  deps: FactorDeps,
  member: StaffMember,
  code: string,
  then: (tx: Tx, at: Date) => Promise<T>,
): Promise<{ ok: true; value: T } | Refusal<'code_wrong' | 'too_many_requests'>> {
  const tooOften = await refusedForNow(deps.limiter, 'staff_factor', member.id)
  if (tooOften) return tooOften
  const at = deps.now()
  const stored = await findStaff(deps.db, member.id)
  const secret = stored?.totpSecret ? deps.proofs.unseal(stored.totpSecret, member.id) : null
  const step = secret === null ? null : deps.proofs.stepOfCode(secret, code.replace(/\s/g, ''), at)
  const proven = await transaction(deps.db, async tx => {
    if (step !== null && (await takeCodeStep(tx, member.id, step))) return { value: await then(tx, at) }
    await recordEvent(tx, {
      at,
      actor: { staffId: member.id, name: member.name },
      what: 'second_factor_failed',
      subject: { kind: 'staff', id: member.id },
    })
    return null
  })
  return proven ? { ok: true, value: proven.value } : { ok: false, code: 'code_wrong', field: 'code' }
}
