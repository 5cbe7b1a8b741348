import { and, eq, not, sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { credentials, profiles, users } from './accounts.tables.server.ts'

/** True when a profile has this username, whatever its case, other than the one that waits at the address `unless`. */
export async function isUsernameTaken(db: Reader, username: string, unless = ''): Promise<boolean> {
  const waits = and(eq(users.email, unless.toLowerCase()), eq(users.emailVerified, false))
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(eq(sql`lower(${profiles.username})`, username.toLowerCase()), not(sql`(${waits})`)))
    .limit(1)
  return rows.length > 0
}

/** True when an account has this address. */
export async function isEmailKnown(db: Reader, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
  return rows.length > 0
}

export async function findProfile(db: Reader, id: string) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id))
  return profile
}

/** True if this user has a password here; somebody who came through an outside provider has none. */
export async function hasPassword(db: Reader, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
    .limit(1)
  return rows.length > 0
}
