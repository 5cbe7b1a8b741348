import { and, eq, gt } from 'drizzle-orm'
import { type Database, type Reader, transaction } from '#platform/database.server.ts'
import { verifications } from './accounts.tables.server.ts'
import { isUsernameTaken } from './profile-store.server.ts'

/** Practically forever: an account that nobody confirms is not deleted either. */
const HELD_YEARS = 20

/** Stored among the emailed links and deleted with them at night; the auth library only knows those by their hashes. */
const markOf = (username: string) => `username held: ${username.toLowerCase()}`

/**
 * Reserves the username of a sign-up whose address already has an account. If it stayed free, that would show: after
 * the sign-up of a new address its username is taken, after that of a known one it would still be free.
 */
export async function holdUsername(db: Database, username: string, at: Date): Promise<void> {
  if (await isUsernameHeld(db, username, at)) return
  const expiresAt = new Date(at)
  expiresAt.setUTCFullYear(at.getUTCFullYear() + HELD_YEARS)
  const held = { identifier: markOf(username), value: 'held', expiresAt, createdAt: at, updatedAt: at }
  await transaction(db, async tx => {
    await tx.insert(verifications).values(held)
  })
}

async function isUsernameHeld(db: Reader, username: string, at: Date): Promise<boolean> {
  const held = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(eq(verifications.identifier, markOf(username)), gt(verifications.expiresAt, at)))
    .limit(1)
  return held.length > 0
}

/** True if nobody else can have this username now: a profile has it, or it is reserved. */
export async function isUsernameGone(db: Reader, username: string, at: Date): Promise<boolean> {
  return (await isUsernameTaken(db, username)) || isUsernameHeld(db, username, at)
}
