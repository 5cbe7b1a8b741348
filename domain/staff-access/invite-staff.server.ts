import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { holdSubject } from '#domain/desk/once.server.ts'
import { insertInvite } from '#domain/staff/invite-store.server.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import type { Tx } from '#platform/database.server.ts'

/** Who invites whom; `by` is null if it was the command line. */
type Invitation = { email: string; role: StaffRole; by: Pick<StaffMember, 'id' | 'name'> | null; at: Date }

/** Creates a link that makes somebody a staff member. It contains the only copy of its token. */
export async function inviteStaff(tx: Tx, siteUrl: string, invitation: Invitation): Promise<string> {
  const { email, role, by, at } = invitation
  // Of two invitations at once the later one ends the other, as it does afterwards.
  await holdSubject(tx, { kind: 'staff', id: email.toLowerCase() })
  const token = await insertInvite(tx, { email, role, invitedBy: by?.id ?? null, at })
  await recordEvent(tx, {
    at,
    actor: by ? { staffId: by.id, name: by.name } : 'site',
    what: 'staff_invited',
    subject: { kind: 'staff', id: email.toLowerCase() },
    details: { after: { role } },
  })
  return `${siteUrl}/desk/set-up?${new URLSearchParams({ token })}`
}
