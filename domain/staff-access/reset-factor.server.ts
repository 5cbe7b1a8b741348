import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { settleResets } from '#domain/staff/factor-reset-store.server.ts'
import { deletePasskeysOf } from '#domain/staff/passkey-store.server.ts'
import { deleteRecoveryCodes } from '#domain/staff/recovery-store.server.ts'
import { endSessionsOf } from '#domain/staff/session-store.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { clearFactor, type StoredStaff } from '#domain/staff/staff-store.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { inviteStaff } from './invite-staff.server.ts'

/** Whose second factor is reset; `by` is null if it was the command line. */
type Reset = {
  person: Pick<StoredStaff, 'id' | 'email' | 'role'>
  by: Pick<StaffMember, 'id' | 'name'> | null
  at: Date
}

/**
 * Removes every second factor and the password from an account, and ends its sessions. Returns the link with which
 * its owner sets up both again: until then nothing opens the account.
 */
export async function resetFactor(tx: Tx, siteUrl: string, { person, by, at }: Reset): Promise<string> {
  const { id, email, role } = person
  await clearFactor(tx, id)
  await deletePasskeysOf(tx, id)
  await deleteRecoveryCodes(tx, id)
  await endSessionsOf(tx, id)
  await settleResets(tx, id, at)
  await recordEvent(tx, {
    ...{ at, what: 'factor_reset', subject: { kind: 'staff', id } },
    actor: by ? { staffId: by.id, name: by.name } : 'site',
  })
  return inviteStaff(tx, siteUrl, { email, role, by, at })
}
