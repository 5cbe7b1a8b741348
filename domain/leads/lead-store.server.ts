import { and, eq, gt, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database.server.ts'
import { build, type Write, writeOf } from '#platform/one-statement.server.ts'
import { leads } from './leads.tables.server.ts'

export type NewLead = typeof leads.$inferInsert

/** Stores a lead. */
export function leadWrite(lead: NewLead): Write {
  return writeOf(build.insert(leads).values(lead))
}

/**
 * True when a lead with this key was stored since then. Whoever asks about the same key at the same moment waits for the
 * other's transaction to end, so two at once are one lead.
 */
export async function isRepeated(tx: Tx, repeatKey: string, since: Date): Promise<boolean> {
  // A statement of its own: the next one must see what the other transaction has stored meanwhile.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${repeatKey}`}, 0))`)
  const [earlier] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.repeatKey, repeatKey), gt(leads.createdAt, since)))
    .limit(1)
  return earlier !== undefined
}

/** Deletes the leads that rest on the records of consent that a query names. */
export async function deleteLeadsOf(tx: Tx, consentIds: SQLWrapper): Promise<void> {
  await tx.delete(leads).where(inArray(leads.consentId, consentIds))
}
