import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { ContactFound, PersonKey, PersonSearch } from '#domain/shared/person-key.ts'
import { isFoundBy, MOST_FOUND } from '#domain/shared/person-sql.server.ts'
import type { Reader } from '#platform/database.server.ts'
import { users } from './accounts.tables.server.ts'

const { id, name, email, username, emailVerified, createdAt } = users

/** Who has an account, by name or address. */
export async function searchAccounts(db: Reader, search: PersonSearch): Promise<ContactFound[]> {
  const rows = await db
    .select({ name, email, at: createdAt })
    .from(users)
    .where(isFoundBy(search, { email, others: [name, username] }))
    .orderBy(desc(createdAt))
    .limit(MOST_FOUND)
  return rows.map(row => ({ ...row, phone: '' }))
}

/** The account of a person, if there is one. */
export async function accountOfPerson(db: Reader, key: PersonKey) {
  if (!('email' in key)) return null
  const [found] = await db
    .select({ id, name, email, username, emailVerified, createdAt })
    .from(users)
    .where(eq(sql`lower(${email})`, key.email))
  return found ?? null
}

/** The accounts with these ids, as contacts. */
export async function accountsWithIds(db: Reader, ids: readonly string[]): Promise<ContactFound[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ name, email, at: createdAt })
    .from(users)
    .where(inArray(id, [...new Set(ids)]))
  return rows.map(row => ({ ...row, phone: '' }))
}
