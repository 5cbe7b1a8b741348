import { eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { users } from './accounts.tables.server.ts'

/** Deletes a user with the profile, ways to sign in, sessions, searched addresses and their history. */
export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}

/** Deletes the user who has this address, if there is one. */
export async function deleteUserByEmail(tx: Tx, email: string): Promise<void> {
  await tx.delete(users).where(eq(users.email, email.toLowerCase()))
}

/** The addresses of all accounts in lower case, as a query for use in others. */
export function accountEmails(db: Reader) {
  return db.select({ email: sql`lower(${users.email})` }).from(users)
}
