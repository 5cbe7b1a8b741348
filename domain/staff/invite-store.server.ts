import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { INVITE_HOURS } from './invite-hours.ts'
import type { StaffRole } from './roles.ts'
import { staffInvites } from './staff.tables.server.ts'
import { hashOfToken, newToken } from './tokens.server.ts'

/** How long a set-up that was begun may be finished. */
const SET_UP_MS = 24 * 3_600_000

/** Invites somebody: answers the token of the link. An earlier invitation of the same address is void from now on. */
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

/** Whom an unused invitation invites, and as what. */
export async function findInvite(db: Reader, token: string, now: Date) {
  const [found] = await db
    .select({ email: staffInvites.email, role: staffInvites.role })
    .from(staffInvites)
    .where(isOpen(token, now))
  return found ?? null
}

/** Uses an invitation up; null where it was used, is over or never was. Of two at once, one gets it. */
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

/** Invitations that nobody has used yet, the newest first. */
export async function openInvites(db: Reader, now: Date) {
  return db
    .select({ email: staffInvites.email, role: staffInvites.role, expiresAt: staffInvites.expiresAt })
    .from(staffInvites)
    .where(and(isNull(staffInvites.usedAt), gt(staffInvites.expiresAt, now)))
    .orderBy(desc(staffInvites.createdAt))
}
