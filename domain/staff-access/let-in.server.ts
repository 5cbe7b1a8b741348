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

/** What letting somebody in needs. */
export type EntryDeps = {
  db: Database
  proofs: Proofs
  passkeys: Passkeys
  now(): Date
  limiter: RateLimiter<LimitName>
}

/** Keeps what somebody of the staff did, or what became of their account by their own hand. */
export async function recordOwnAct(
  tx: Tx,
  { id, name }: Pick<StaffMember, 'id' | 'name'>,
  what: EventName,
  at: Date,
): Promise<void> {
  await recordEvent(tx, { at, actor: { staffId: id, name }, what, subject: { kind: 'staff', id } })
}

/** From where a request comes, for the list of sessions. */
export const originOf = ({ clientAddress, request }: EntryCaller) => ({
  ipAddress: clientAddress,
  userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? '',
})

/** Lets somebody in whose factors are proven. The session goes on under a new token: one taken on the way opens nothing. */
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
