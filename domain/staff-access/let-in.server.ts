import { recordEvent } from '#domain/desk/desk-events.server.ts'
import type { EventName } from '#domain/desk/event-words.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import type { Passkeys } from '#domain/staff/passkeys.ts'
import type { Proofs } from '#domain/staff/proofs.ts'
import { endStaffSession, openStaffSession, type StaffSession } from '#domain/staff/session-store.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import type { EntryCaller } from './entry-caller.ts'

/** What signing somebody in needs. */
export type EntryDeps = {
  db: Database
  proofs: Proofs
  passkeys: Passkeys
  now(): Date
  limiter: RateLimiter<LimitName>
}

/** Records what a staff member did, or what they changed about their own account. */
export async function recordOwnAct(
  tx: Tx,
  { id, name }: Pick<StaffMember, 'id' | 'name'>,
  what: EventName,
  at: Date,
): Promise<void> {
  await recordEvent(tx, { at, actor: { staffId: id, name }, what, subject: { kind: 'staff', id } })
}

/** Where a request comes from, for the list of sessions. */
export const originOf = ({ clientAddress, request }: EntryCaller) => ({
  ipAddress: clientAddress,
  userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? '',
})

/**
 * Signs in somebody whose factors are proven. The session continues under a new token, so one stolen on the way opens
 * nothing.
 */
export async function letIn(
  tx: Tx,
  caller: EntryCaller,
  { member, tokenHash }: StaffSession,
  at: Date,
): Promise<string> {
  await endStaffSession(tx, tokenHash)
  await recordOwnAct(tx, member, 'signed_in', at)
  return openStaffSession(tx, { staffId: member.id, at, factorAt: at, ...originOf(caller) })
}
