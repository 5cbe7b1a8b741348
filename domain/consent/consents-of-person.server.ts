import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
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

/** An order of theirs, with an email address that it has or had. */
type Placed = { placedAt: Date; email: string }

/**
 * Every record of what somebody agreed to, newest first: under their own address or number, and with their orders,
 * whose address may have been corrected since.
 */
export async function consentsOfPerson(db: Reader, key: PersonKey, placed: readonly Placed[]) {
  const withOrders = placed.map(({ placedAt, email }) =>
    and(
      inArray(consents.source, ['checkout', 'phone']),
      eq(consents.createdAt, placedAt),
      eq(sql`lower(${consents.email})`, email),
    ),
  )
  return db
    .select()
    .from(consents)
    .where(or(isOf(key, consents), ...withOrders))
    .orderBy(desc(consents.createdAt))
}
