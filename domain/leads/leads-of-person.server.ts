import { desc, sql } from 'drizzle-orm'
import type { ContactFound, PersonKey, PersonSearch } from '#domain/shared/person-key.ts'
import { isFoundBy, isOf, MOST_FOUND } from '#domain/shared/person-sql.server.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { leads } from './leads.tables.server.ts'

/** Who asked to be called, by name, address or number. */
export function searchLeadContacts(db: Reader, search: PersonSearch): Promise<ContactFound[]> {
  return db
    .select({ name: leads.name, email: leads.email, phone: leads.phone, at: leads.createdAt })
    .from(leads)
    .where(isFoundBy(search, { email: leads.email, phone: leads.phone, others: [leads.name] }))
    .orderBy(desc(leads.createdAt))
    .limit(MOST_FOUND)
}

/** What somebody asked to be called about, newest first. */
export async function leadsOfPerson(db: Reader, key: PersonKey) {
  const rows = await db.select().from(leads).where(isOf(key, leads)).orderBy(desc(leads.createdAt))
  return rows.map(({ repeatKey: _key, ...lead }) => lead)
}

/** What a lead contains in place of a person who was removed from it. */
export const ERASED_NAME = 'Erased on request'

/**
 * Removes a person from every lead; the requests stay for our figures, except what was typed freely into the chat.
 * Returns those leads.
 */
export async function eraseLeads(tx: Tx, key: PersonKey, at: Date): Promise<string[]> {
  const erased = await tx
    .update(leads)
    .set({
      ...{ name: ERASED_NAME, email: '', phone: '', zipCode: '', notes: '', erasedAt: at },
      selectedService: sql`case when ${leads.source} = 'chat' then '' else ${leads.selectedService} end`,
      // The fingerprint of a person's request.
      repeatKey: sql`${leads.id}::text`,
    })
    .where(isOf(key, leads))
    .returning({ id: leads.id })
  return erased.map(({ id }) => id)
}
