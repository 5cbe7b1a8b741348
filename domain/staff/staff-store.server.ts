import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { noticeOf } from '#platform/notices.server.ts'
import type { Presence, StaffRole } from './roles.ts'
import { staff } from './staff.tables.server.ts'
import { UNUSABLE_PASSWORD } from './unusable-password.ts'

/** A staff member as stored. Passwords and secrets never leave the use cases. */
export type StoredStaff = typeof staff.$inferSelect

/** The owner of this address, regardless of its case. */
export async function findStaffByEmail(db: Reader, email: string): Promise<StoredStaff | null> {
  const [found] = await db
    .select()
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, email.toLowerCase()))
  return found ?? null
}

export async function findStaff(db: Reader, id: string): Promise<StoredStaff | null> {
  const [found] = await db.select().from(staff).where(eq(staff.id, id))
  return found ?? null
}

/** A later step was accepted while the clock was ahead; it would lock its owner out until the clock gets there. */
const STEPS_AHEAD = 3

/**
 * Accepts a code of this step, unless one as new was accepted before: if two people send the same one at once, one
 * gets in.
 */
export async function takeCodeStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const isNew = or(lt(staff.totpLastStep, step), gt(staff.totpLastStep, step + STEPS_AHEAD))
  const taken = await tx
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, id), isNew, isNull(staff.disabledAt)))
    .returning({ id: staff.id })
  return taken.length > 0
}

/** Stores the secret of somebody's codes, once a code has proven it; never over another one. */
export async function keepCodeSecret(tx: Tx, id: string, sealed: string, step: number): Promise<boolean> {
  const kept = await tx
    .update(staff)
    .set({ totpSecret: sealed, totpLastStep: step })
    .where(and(eq(staff.id, id), isNull(staff.totpSecret)))
    .returning({ id: staff.id })
  return kept.length > 0
}

/** Starts an account over with another invitation: a new password, and no second factor yet. */
export async function restartStaff(
  tx: Tx,
  id: string,
  changes: { name: string; role: StaffRole; passwordHash: string },
): Promise<void> {
  await tx
    .update(staff)
    .set({ ...changes, totpSecret: null, disabledAt: null })
    .where(eq(staff.id, id))
}

/** Removes the authenticator secret and the password: only a new invitation opens the account. */
export async function clearFactor(tx: Tx, id: string): Promise<void> {
  await tx.update(staff).set({ totpSecret: null, passwordHash: UNUSABLE_PASSWORD }).where(eq(staff.id, id))
}

/** The current administrators; anybody else who locks them waits until this transaction ends. */
export async function holdAdministrators(tx: Tx): Promise<string[]> {
  const held = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'administrator'), isNull(staff.disabledAt)))
    .orderBy(staff.id)
    .for('update')
  return held.map(({ id }) => id)
}

export async function setRole(tx: Tx, id: string, role: StaffRole): Promise<void> {
  await tx.update(staff).set({ role }).where(eq(staff.id, id))
}

/** Closes an account from this time on; null reopens it. */
export async function setDisabled(tx: Tx, id: string, disabledAt: Date | null): Promise<void> {
  await tx.update(staff).set({ disabledAt }).where(eq(staff.id, id))
}

/** All staff, as colleagues see them. */
export async function listStaff(db: Reader) {
  return db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      presence: staff.presence,
      lastSeenAt: staff.lastSeenAt,
      hasCodes: isNotNull(staff.totpSecret).mapWith(Boolean),
      disabledAt: staff.disabledAt,
    })
    .from(staff)
    .orderBy(sql`lower(${staff.name})`)
}

/** Sets how somebody can be reached; open queues of colleagues, who hand work over by it, hear of it. */
export async function setPresence(tx: Tx, id: string, presence: Presence): Promise<void> {
  await tx.update(staff).set({ presence }).where(eq(staff.id, id))
  await tx.execute(noticeOf({ topic: 'presence', id }))
}

/** Stores a new staff member. Throws if the address has an account. */
export async function insertStaff(
  tx: Tx,
  person: { email: string; name: string; role: StaffRole; passwordHash: string; createdAt: Date },
): Promise<string> {
  const [stored] = await tx
    .insert(staff)
    .values({ ...person, email: person.email.toLowerCase() })
    .returning({ id: staff.id })
  if (!stored) throw new Error('The staff account was not stored')
  return stored.id
}
