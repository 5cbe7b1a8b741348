import { count, isNotNull } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { leads } from './leads.tables.server.ts'

/** How many leads came from each partner's site, by its mark: only numbers. */
export async function leadsByPartner(db: Reader): Promise<Map<string, number>> {
  const rows = await db
    .select({ mark: leads.partner, leads: count() })
    .from(leads)
    .where(isNotNull(leads.partner))
    .groupBy(leads.partner)
  return new Map(rows.flatMap(row => (row.mark === null ? [] : [[row.mark, row.leads]])))
}
