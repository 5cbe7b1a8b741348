import { desc } from 'drizzle-orm'
import type { ContactFound, PersonKey, PersonSearch } from '#domain/shared/person-key.ts'
import { isFoundBy, isOf, MOST_FOUND } from '#domain/shared/person-sql.server.ts'
import type { Reader } from '#platform/database.server.ts'
import { consents } from './consent.tables.server.ts'

/** Who agreed to something, by name, address or number. */
export function searchConsentContacts(db: Reader, search: PersonSearch): Promise<ContactFound[]> {
  const { name, email, phone, createdAt } = consents
  return db
    .select({ name, email, phone, at: createdAt })
    .from(consents)
    .where(isFoundBy(search, { email, phone, others: [name] }))
    .orderBy(desc(createdAt))
    .limit(MOST_FOUND)
}

/** Every record of what somebody agreed to, newest first. */
export async function consentsOfPerson(db: Reader, key: PersonKey) {
  return db.select().from(consents).where(isOf(key, consents)).orderBy(desc(consents.createdAt))
}
