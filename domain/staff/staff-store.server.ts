import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import type { Presence, StaffRole } from './roles.ts'
import { staff } from './staff.tables.server.ts'

/** Somebody of the staff as stored. Passwords and secrets never leave the use cases. */
export type StoredStaff = typeof staff.$inferSelect

/** Who has this address, in whatever case it is written. */
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

/** Takes a code of this step, unless one as new was taken before: two who send the same at once, one gets in. */
export async function takeCodeStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, id), lt(staff.totpLastStep, step), isNull(staff.disabledAt)))
    .returning({ id: staff.id })
  return taken.length > 0
}

export async function setPresence(tx: Tx, id: string, presence: Presence): Promise<void> {
  await tx.update(staff).set({ presence }).where(eq(staff.id, id))
}

/** Stores somebody new. Throws where the address has an account. */
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
