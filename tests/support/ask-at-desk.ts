import { createStaffProofs } from '#adapters/staff-proofs.server.ts'
import { openStaffSession, type StaffSession } from '#domain/staff/session-store.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { hashOfToken } from '#domain/staff/tokens.server.ts'
import type { EntryCaller } from '#domain/staff-access/entry-caller.ts'
import { transaction } from '#platform/database.server.ts'
import { createSealer } from '#platform/sealer.server.ts'
import { silentLog, type TestDatabase } from './test-database.ts'

export const proofs = createStaffProofs(createSealer('a secret of at least thirty-two characters', 'staff'))

/** What operations of the desk need beside what a test gives them. */
export const deskDeps = (database: TestDatabase, now: () => Date) => ({
  ...{ db: database.db, queue: database.queue, siteUrl: 'http://localhost', proofs, now },
  limiter: { hit: () => Promise.resolve(null) },
})

/** Somebody of the staff as a caller, in a session of their own where one is given. */
export function callerAtDesk(member: StaffMember, session: StaffSession | null = null): EntryCaller {
  return {
    ...{ clientNetwork: 'n', clientAddress: 'a', log: silentLog, request: new Request('http://localhost') },
    visitor: () => Promise.resolve(null),
    staffMember: () => Promise.resolve(member),
    now: () => member.factorAt ?? new Date(),
    session: () => Promise.resolve(session),
    keepSession: () => {},
    device: { isKnown: () => true, remember: () => {} },
  }
}

/** A session of theirs in the database. */
export async function aDeskSession(
  { db }: TestDatabase,
  member: StaffMember,
  { at, challenge = null }: { at: Date; challenge?: string | null },
): Promise<StaffSession> {
  const session = {
    staffId: member.id,
    at,
    factorAt: member.factorAt,
    challenge,
    ipAddress: '',
    userAgent: '',
  }
  const token = await transaction(db, tx => openStaffSession(tx, session))
  return { tokenHash: hashOfToken(token), challenge, member }
}

type Asked = { perform(deps: never, caller: never, input: never): Promise<unknown> }

/** Performs an operation of the desk as a test's caller. */
export function askAtDesk<Operation extends Asked>(
  operation: Operation,
  deps: object,
  caller: EntryCaller,
  input: object = {},
): ReturnType<Operation['perform']> {
  const given = () => Promise.resolve({ ok: true as const, value: input })
  return operation.perform(deps as never, caller as never, given as never) as ReturnType<Operation['perform']>
}
