import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { credentials, users } from './accounts.tables.server.ts'
import { holdUsername, type SignUpAddress } from './held-usernames.server.ts'
import { findProfile } from './profile-store.server.ts'

type SignUpData = { username: string; passwordHash: string }

/**
 * Puts the newest sign-up in the place of an earlier one that nobody confirmed: until somebody opens the mail, nobody
 * knows whose address it is, so no earlier password may outlive a later one.
 */
export async function replaceSignUp(
  tx: Tx,
  userId: string,
  { username, passwordHash }: SignUpData,
  address: SignUpAddress,
  at: Date,
): Promise<void> {
  const before = await findProfile(tx, userId)
  const names = { name: username, username: username.toLowerCase(), displayUsername: username }
  await tx
    .update(users)
    .set({ ...names, updatedAt: at })
    .where(eq(users.id, userId))
  if (before && before.username.toLowerCase() !== names.username) {
    await holdUsername(tx, before.username, address, at)
  }
  await tx.delete(credentials).where(and(eq(credentials.userId, userId), isPassword))
  const password = { userId, accountId: userId, providerId: 'credential', password: passwordHash }
  await tx.insert(credentials).values(password)
}

const isPassword = eq(credentials.providerId, 'credential')

/** Whether an account's address is confirmed, and the hash of its password; null without such an account. */
export async function findSignUp(db: Reader, userId: string) {
  const [found] = await db
    .select({ email: users.email, confirmed: users.emailVerified, passwordHash: credentials.password })
    .from(users)
    .leftJoin(credentials, and(eq(credentials.userId, users.id), isPassword))
    .where(eq(users.id, userId))
  return found ?? null
}

/** The account of an address. */
export async function findAccountAt(db: Reader, email: string) {
  const [found] = await db
    .select({ id: users.id, email: users.email, confirmed: users.emailVerified })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
  return found ?? null
}
