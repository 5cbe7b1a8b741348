import { and, eq, gt, sql } from 'drizzle-orm'
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

/**
 * Stores a lead, or answers false where one with the same key was stored since `repeatSince`. Whoever stores the same
 * key at the same moment waits for the other's transaction to end, so two at once are one lead.
 */
export async function insertLeadOnce(
  tx: Tx,
  lead: NewLead,
  consentId: string,
  repeatSince: Date,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${lead.repeatKey}`}, 0))`)
  const [earlier] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.repeatKey, lead.repeatKey), gt(leads.createdAt, repeatSince)))
    .limit(1)
  if (earlier) return false
  await tx.insert(leads).values({ ...lead, consentId })
  return true
}
