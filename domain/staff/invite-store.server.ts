import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { INVITE_HOURS } from './invite-hours.ts'
import type { StaffRole } from './roles.ts'
import { staffInvites } from './staff.tables.server.ts'
import { hashOfToken, newToken } from './tokens.server.ts'

/** How long a set-up that was started may be finished. */
const SET_UP_MS = 24 * 3_600_000

/** Invites somebody: returns the token of the link. An earlier invitation to the same address stops working. */
export async function insertInvite(
  tx: Tx,
  invite: { email: string; role: StaffRole; invitedBy: string | null; at: Date },
): Promise<string> {
  const token = newToken()
  const email = invite.email.toLowerCase()
  await tx.delete(staffInvites).where(and(eq(staffInvites.email, email), isNull(staffInvites.usedAt)))
  await tx.insert(staffInvites).values({
    ...{ email, role: invite.role, invitedBy: invite.invitedBy },
    tokenHash: hashOfToken(token),
    createdAt: invite.at,
    expiresAt: new Date(invite.at.getTime() + INVITE_HOURS * 3_600_000),
  })
  return token
}

const isOpen = (token: string, now: Date) =>
  and(
    eq(staffInvites.tokenHash, hashOfToken(token)),
    isNull(staffInvites.usedAt),
    gt(staffInvites.expiresAt, now),
  )

/** Who an unused invitation is for, and their role. */
export async function findInvite(db: Reader, token: string, now: Date) {
  const [found] = await db
    .select({ email: staffInvites.email, role: staffInvites.role })
    .from(staffInvites)
    .where(isOpen(token, now))
  return found ?? null
}

/** Revokes an open invitation, so that its link no longer works. Returns false if there is none. */
export async function deleteInvite(tx: Tx, email: string): Promise<boolean> {
  const gone = await tx
    .delete(staffInvites)
    .where(and(eq(staffInvites.email, email.toLowerCase()), isNull(staffInvites.usedAt)))
    .returning({ tokenHash: staffInvites.tokenHash })
  return gone.length > 0
}

/** Gives whoever an open invitation is for the role that they were given since. */
export async function setRoleOfInvite(tx: Tx, email: string, role: StaffRole): Promise<void> {
  await tx
    .update(staffInvites)
    .set({ role })
    .where(and(eq(staffInvites.email, email.toLowerCase()), isNull(staffInvites.usedAt)))
}

/** Uses up an invitation; null if it was used, has expired or never existed. If two try at once, one gets it. */
export async function takeInvite(tx: Tx, token: string, now: Date) {
  const [taken] = await tx
    .update(staffInvites)
    .set({ usedAt: now })
    .where(isOpen(token, now))
    .returning({ email: staffInvites.email, role: staffInvites.role })
  return taken ?? null
}

/** Whether somebody may still finish a set-up: an invitation was used within the last day. */
export async function isSettingUp(db: Reader, email: string, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ usedAt: staffInvites.usedAt })
    .from(staffInvites)
    .where(
      and(
        eq(staffInvites.email, email.toLowerCase()),
        gt(staffInvites.usedAt, new Date(now.getTime() - SET_UP_MS)),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Invitations that nobody has used yet, newest first: those that have expired, too, until they are forgotten. */
export async function unusedInvites(db: Reader, now: Date) {
  const unused = await db
    .select({ email: staffInvites.email, role: staffInvites.role, expiresAt: staffInvites.expiresAt })
    .from(staffInvites)
    .where(isNull(staffInvites.usedAt))
    .orderBy(desc(staffInvites.createdAt))
  return unused.map(invite => ({ ...invite, expired: invite.expiresAt <= now }))
}

/** Deletes the invitations that expired before a time, used or not. Returns how many. */
export async function deleteOldInvites(tx: Tx, before: Date): Promise<number> {
  const gone = await tx
    .delete(staffInvites)
    .where(lt(staffInvites.expiresAt, before))
    .returning({ tokenHash: staffInvites.tokenHash })
  return gone.length
}
