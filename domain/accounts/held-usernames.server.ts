import { and, eq, gt } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { verifications } from './accounts.tables.server.ts'
import { isUsernameTaken } from './profile-store.server.ts'

/** Practically forever: an account that nobody confirms is not deleted either. */
const HELD_YEARS = 20

/** Stored among the emailed links and deleted with them at night; the auth library only knows those by their hashes. */
const markOf = (username: string) => `username held: ${username.toLowerCase()}`

/** Whose sign-up it is: the address, and what stands for it where a username is reserved. It names nobody. */
export type SignUpAddress = { email: string; mark: string }

/**
 * Reserves the username of a sign-up that made no account of its own, because its address has one already, or that a
 * later sign-up replaced. If it became free, that would show: after the sign-up of a new address its username is taken.
 */
export async function holdUsername(tx: Tx, username: string, { mark }: SignUpAddress, at: Date) {
  if (await holderOf(tx, username, at)) return
  const expiresAt = new Date(at)
  expiresAt.setUTCFullYear(at.getUTCFullYear() + HELD_YEARS)
  const held = { identifier: markOf(username), value: mark, expiresAt, createdAt: at, updatedAt: at }
  await tx.insert(verifications).values(held)
}

async function holderOf(db: Reader, username: string, at: Date): Promise<string | undefined> {
  const [held] = await db
    .select({ mark: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, markOf(username)), gt(verifications.expiresAt, at)))
    .limit(1)
  return held?.mark
}

/**
 * True if nobody else can have this username now: a profile has it, or it is reserved. A sign-up that is repeated from
 * the same address may use its username again, for any address in the same way.
 */
export async function isUsernameGone(
  db: Reader,
  username: string,
  at: Date,
  own?: SignUpAddress,
): Promise<boolean> {
  if (await isUsernameTaken(db, username, own?.email)) return true
  const holder = await holderOf(db, username, at)
  return holder !== undefined && holder !== own?.mark
}
