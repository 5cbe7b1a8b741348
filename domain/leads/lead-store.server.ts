import { and, eq, gt, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database.server.ts'
import { insertOf, type Write } from '#platform/one-statement.server.ts'
import { leads } from './leads.tables.server.ts'

export type NewLead = typeof leads.$inferInsert

/** Stores a lead. */
export function leadWrite(lead: NewLead): Write {
  return insertOf(leads, lead)
}

/**
 * The lead with this key that was stored since then; null if none was. A concurrent caller with the same key waits for the
 * other's transaction to end, so two at once are one lead.
 */
export async function leadRepeated(
  tx: Tx,
  repeatKey: string,
  since: Date,
): Promise<Pick<typeof leads.$inferSelect, 'id' | 'source' | 'name'> | null> {
  // A separate statement, because the next one must see what the other transaction has stored in the meantime.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${repeatKey}`}, 0))`)
  const [earlier] = await tx
    .select({ id: leads.id, source: leads.source, name: leads.name })
    .from(leads)
    .where(and(eq(leads.repeatKey, repeatKey), gt(leads.createdAt, since)))
    .limit(1)
  return earlier ?? null
}

/** Deletes the leads that depend on the consent records in a query. */
export async function deleteLeadsOf(tx: Tx, consentIds: SQLWrapper): Promise<void> {
  await tx.delete(leads).where(inArray(leads.consentId, consentIds))
}
