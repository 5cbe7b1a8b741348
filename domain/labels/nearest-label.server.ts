import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import type { LabelFacts } from './label.ts'
import { labels } from './labels.tables.server.ts'

/** A plan's name in its provider's labels, with the typical upload in Mbps if one name is sold over several lines. */
export type LabelTie = { name: string; uploadMbps: number | null }

/** What of a plan decides which label is nearest. */
type LabeledPlan = { providerId: string; labels: readonly LabelTie[]; downloadMbps: number }

/** The labels in a provider's newest edition that a plan is matched with. */
export function tiedLabels(providerId: string, ties: readonly LabelTie[]): SQL | undefined {
  const upload = sql`(${labels.facts}->'upload'->>'to')::real`
  const each = ties.map(({ name, uploadMbps }) =>
    and(eq(labels.name, name), uploadMbps === null ? undefined : sql`${upload} = ${uploadMbps}`),
  )
  return and(eq(labels.providerId, providerId), isNull(labels.validTo), or(sql`false`, ...each))
}

/**
 * The plan's label with the current price closest to an amount in cents, one of the region first, then an introductory
 * one, then one with the download that we list; `null` if it has none.
 */
export async function nearestLabel(
  db: Reader,
  { providerId, labels: ties, downloadMbps }: LabeledPlan,
  cents: number,
  region: string | null = null,
): Promise<number | null> {
  const distance = sql`abs(${labels.priceNowCents} - ${cents})`
  const [found] = await db
    .select({ id: labels.id })
    .from(labels)
    .where(tiedLabels(providerId, ties))
    .orderBy(
      distance,
      sql`${labels.region} = ${region} desc nulls last`,
      sql`${labels.introductory} desc nulls last`,
      sql`abs((${labels.facts}->'download'->>'to')::real - ${downloadMbps}::real) nulls last`,
      asc(labels.id),
    )
    .limit(1)
  return found?.id ?? null
}

/**
 * What the labels charge besides the price, and the place that each names: without duplicates, those with the current
 * price closest to an amount in cents.
 */
export async function nearestFees(
  db: Reader,
  providerId: string,
  ties: readonly LabelTie[],
  cents: number,
): Promise<Pick<LabelFacts, 'priceNowCents' | 'monthlyFees' | 'oneTimeFees' | 'taxes' | 'region'>[]> {
  const tied = tiedLabels(providerId, ties)
  const nearest = db
    .select({ cents: labels.priceNowCents })
    .from(labels)
    .where(tied)
    .orderBy(sql`abs(${labels.priceNowCents} - ${cents})`, asc(labels.priceNowCents))
    .limit(1)
  const fact = <Name extends keyof LabelFacts>(name: Name) =>
    sql<LabelFacts[Name]>`${labels.facts}->${sql.raw(`'${name}'`)}`
  return db
    .selectDistinct({
      priceNowCents: labels.priceNowCents,
      monthlyFees: fact('monthlyFees'),
      oneTimeFees: fact('oneTimeFees'),
      taxes: fact('taxes'),
      region: labels.region,
    })
    .from(labels)
    .where(and(tied, eq(labels.priceNowCents, sql`(${nearest})`)))
}
