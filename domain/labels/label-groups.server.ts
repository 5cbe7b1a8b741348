import { asc, count, min, sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { labels } from './labels.tables.server.ts'
import { type LabelTie, tiedLabels } from './nearest-label.server.ts'

const MOST_GROUPS = 500

/** The newest edition's labels for a plan, grouped by price and typical speed. */
export function labelGroupsOfPlan(db: Reader, providerId: string, ties: readonly LabelTie[]) {
  const { introductory, introMonths, laterPriceCents, priceNowCents } = labels
  const downloadMbps = sql<number | null>`(${labels.facts}->'download'->>'to')::real`
  const uploadMbps = sql<number | null>`(${labels.facts}->'upload'->>'from')::real`
  return db
    .select({
      labelId: sql<number>`${min(labels.id)}`,
      labels: count(),
      ...{ priceNowCents, introductory, introMonths, laterPriceCents, downloadMbps, uploadMbps },
    })
    .from(labels)
    .where(tiedLabels(providerId, ties))
    .groupBy(priceNowCents, introductory, introMonths, laterPriceCents, downloadMbps, uploadMbps)
    .orderBy(asc(priceNowCents), sql`min(${labels.id})`)
    .limit(MOST_GROUPS)
}
