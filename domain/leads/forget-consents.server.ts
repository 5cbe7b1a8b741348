import { inArray, lt } from 'drizzle-orm'
import { type Database, transaction } from '#platform/database.server.ts'
import { consents, leads } from './leads.tables.server.ts'

/**
 * Deletes the records of consent whose time is over (16 CFR 310.5(a)(8): five years), with the requests that rested on
 * them. Orders are business records of their own and stay. Answers how many records went.
 */
export async function forgetOldConsents(db: Database, at: Date): Promise<number> {
  const over = db
    .select({ id: consents.id })
    .from(consents)
    .where(lt(consents.retentionUntil, at.toISOString().slice(0, 10)))
  return transaction(db, async tx => {
    await tx.delete(leads).where(inArray(leads.consentId, over))
    const gone = await tx.delete(consents).where(inArray(consents.id, over)).returning({ id: consents.id })
    return gone.length
  })
}
