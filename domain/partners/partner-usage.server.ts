import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { addDays } from '#domain/shared/calendar.ts'
import { type Database, type Reader, transaction } from '#platform/database.server.ts'
import type { Partner } from './partner-keys.server.ts'
import { partnerUsage } from './partners.tables.server.ts'

/** The way a partner made a request. */
export type PartnerUse = 'api' | 'widget'

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/**
 * Counts one request of a partner. Returns null or, if the quota is used up, the number of seconds until the next day
 * (UTC) begins. Only the API has a quota that ends: the widget's key is in the page for everybody to read, so whoever
 * wanted to could switch it off for all others. A quota of zero switches both off.
 */
export async function countUse(
  db: Database,
  { id, dailyQuota }: Pick<Partner, 'id' | 'dailyQuota'>,
  use: PartnerUse,
  at: Date,
): Promise<number | null> {
  const day = dayOf(at)
  const { partnerId, api, refused } = partnerUsage
  const target = [partnerId, partnerUsage.day]
  const isWithin = use === 'api' ? { setWhere: sql`${api} < ${dailyQuota}` } : {}
  return transaction(db, async tx => {
    const counted =
      dailyQuota > 0
        ? await tx
            .insert(partnerUsage)
            .values({ partnerId: id, day, [use]: 1 })
            .onConflictDoUpdate({
              target,
              set: { [use]: sql`${partnerUsage[use]} + 1` },
              ...isWithin,
            })
            .returning({ day: partnerUsage.day })
        : []
    if (counted.length > 0) return null
    await tx
      .insert(partnerUsage)
      .values({ partnerId: id, day, refused: 1 })
      .onConflictDoUpdate({ target, set: { refused: sql`${refused} + 1` } })
    return Math.max(1, Math.ceil((Date.parse(`${addDays(day, 1)}T00:00:00Z`) - at.getTime()) / 1000))
  })
}

/** A partner's days, newest first. */
export function usageByDay(db: Reader, partnerId: string, from: string) {
  const { day, api, widget, refused } = partnerUsage
  return db
    .select({ day, api, widget, refused })
    .from(partnerUsage)
    .where(and(eq(partnerUsage.partnerId, partnerId), gte(day, from)))
    .orderBy(desc(day))
}
