import type { Tx } from '#platform/database.server.ts'
import { consents, leads } from './leads.tables.server.ts'

export type NewConsent = typeof consents.$inferInsert
export type NewLead = Omit<typeof leads.$inferInsert, 'consentId'>

/** Stores what was agreed to and answers its id. */
export async function insertConsent(tx: Tx, consent: NewConsent): Promise<string> {
  const [stored] = await tx.insert(consents).values(consent).returning({ id: consents.id })
  if (!stored) throw new Error('The consent was not stored')
  return stored.id
}

/** Stores a lead, or answers false where the same person just asked the same. */
export async function insertLead(tx: Tx, lead: NewLead, consentId: string): Promise<boolean> {
  const rows = await tx
    .insert(leads)
    .values({ ...lead, consentId })
    .onConflictDoNothing({ target: leads.repeatKey })
    .returning({ id: leads.id })
  return rows.length > 0
}
