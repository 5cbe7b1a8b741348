import { and, asc, count, eq, gt, isNull, max, min, sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import type { LabelPriceRange } from './label-price-words.ts'
import { newestEdition } from './label-store.server.ts'
import { labels } from './labels.tables.server.ts'
import { type LabelTie, tiedLabels } from './nearest-label.server.ts'

/** A plan name of a provider's newest edition. */
export type LabelPlanName = {
  name: string
  labels: number
  /** The minimum and maximum current price, in cents; prices of 0 don't count. `null` if all are 0. */
  fromCents: number | null
  toCents: number | null
  /** Typical download speeds. */
  fromMbps: number | null
  toMbps: number | null
}

const MOST_NAMES = 500
const MOST_GROUPS = 100

/** The plan names of a provider's newest edition with their prices and speeds, by name; 500 at most. */
export function labelPlanNames(db: Reader, providerId: string): Promise<LabelPlanName[]> {
  const price = sql`nullif(${labels.priceNowCents}, 0)`
  return db
    .select({
      name: labels.name,
      labels: count(),
      fromCents: sql<number | null>`min(${price})`,
      toCents: sql<number | null>`max(${price})`,
      fromMbps: min(labels.downloadMbps),
      toMbps: max(labels.downloadMbps),
    })
    .from(labels)
    .where(and(eq(labels.providerId, providerId), isNull(labels.validTo)))
    .groupBy(labels.name)
    .orderBy(asc(labels.name))
    .limit(MOST_NAMES)
}

/**
 * What the labels for a plan cost, by kind of price: introductory for a number of months, and without promotion.
 * `region` narrows it if the file names places. `null` if there are no such labels.
 */
export async function labelPriceRange(
  db: Reader,
  providerId: string,
  ties: readonly LabelTie[],
  region?: string,
): Promise<LabelPriceRange | null> {
  const edition = await newestEdition(db, providerId)
  if (!edition) return null
  const { introductory, introMonths, laterPriceCents, priceNowCents } = labels
  const ofPlan = and(
    tiedLabels(providerId, ties),
    region === undefined ? undefined : eq(labels.region, region),
  )
  const groups = await db
    .select({
      introductory,
      introMonths,
      fromCents: sql<number>`min(${priceNowCents})`,
      toCents: sql<number>`max(${priceNowCents})`,
      laterFromCents: min(laterPriceCents),
      laterToCents: max(laterPriceCents),
      /** Introductory prices without a stated later price. */
      laterNotStated: sql<number>`count(*) filter (where ${introductory} and ${laterPriceCents} is null)::int`,
      labels: count(),
    })
    .from(labels)
    .where(and(ofPlan, gt(priceNowCents, 0)))
    .groupBy(introductory, introMonths)
    .orderBy(asc(introMonths))
    .limit(MOST_GROUPS)
  const [free] = await db
    .select({ labels: count() })
    .from(labels)
    .where(and(ofPlan, eq(priceNowCents, 0)))
  const withoutPrice = free?.labels ?? 0
  if (groups.length === 0 && withoutPrice === 0) return null
  const sum = groups.reduce((all, group) => all + group.labels, 0)
  const { date, lastSeen, credit } = edition
  return { date, lastSeen, credit, labels: sum + withoutPrice, withoutPrice, groups }
}
