import { and, eq, gt } from 'drizzle-orm'
import { type Database, type Reader, transaction } from '#platform/database.server.ts'
import { verifications } from './accounts.tables.server.ts'
import { isUsernameTaken } from './profile-store.server.ts'

/** As good as without end: an account that nobody confirms is not deleted either. */
const HELD_YEARS = 20

/** Stands among the mailed links, whose nightly end it shares; the auth library knows them by hashes alone. */
const markOf = (username: string) => `username held: ${username.toLowerCase()}`

/**
 * Holds the username of a sign-up whose address has an account already. Left free it would tell so: the same username
 * with another address would be taken after the sign-up of a new address, and free after that of a known one.
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

/** True when nobody else can have this username now: a profile has it, or it is held. */
export async function isUsernameGone(db: Reader, username: string, at: Date): Promise<boolean> {
  return (await isUsernameTaken(db, username)) || isUsernameHeld(db, username, at)
}
