import { and, asc, count, eq, gte, ilike, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { type Page, pageNumber } from '#domain/shared/page-of.ts'
import type { Reader } from '#platform/database.server.ts'
import {
  type LabelStanding,
  labelStandings,
  NO_PRICE_CENTS,
  PLACEHOLDER_CENTS,
  standingNames,
} from './label-standing.ts'
import { labels } from './labels.tables.server.ts'

/** Which of a provider's labels to return; absent fields don't matter. */
export type LabelFilter = {
  /** Part of the plan's name, region or plan id, in any case. */
  search?: string | undefined
  /** The plan's name as published. */
  name?: string | undefined
  introductory?: boolean | undefined
  /** Minimum and maximum typical download speed in Mbps. */
  minMbps?: number | undefined
  maxMbps?: number | undefined
  /** Maximum current price in cents. */
  maxCents?: number | undefined
}

/** A label in a list: its id leads to the full label. */
export type LabelLine = {
  id: number
  name: string
  region: string | null
  planId: string | null
  priceNowCents: number
  /** `null` if the file doesn't say. */
  introductory: boolean | null
  introMonths: number | null
  /** `null` with an introductory price: not stated on the label. */
  laterPriceCents: number | null
  /** Upper end of the typical download speed. */
  downloadMbps: number | null
  /** The date of the edition since which it has been like this. */
  validFrom: string
}

const LABELS_PER_PAGE = 50
const MOST_SEARCHED = 100

/** The number of matching labels by standing, in the order of the list; standings without any are left out. */
export type StandingCount = { standing: LabelStanding; labels: number }

/**
 * One page of the labels in a provider's newest edition, with the numbers of all that match: what everybody can order
 * comes first, then the other standings (`labelStandings`), each by name and price.
 */
export async function labelsOfProvider(
  db: Reader,
  providerId: string,
  filter: LabelFilter,
  wantedPage: string | null,
): Promise<Page<LabelLine> & { total: number; standings: StandingCount[] }> {
  const fitting = and(eq(labels.providerId, providerId), isNull(labels.validTo), ...conditions(filter))
  const counted = await db
    .select({ rank: standingRank, labels: count() })
    .from(labels)
    .where(fitting)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .limit(labelStandings.length)
  const total = counted.reduce((sum, one) => sum + one.labels, 0)
  const pages = Math.max(1, Math.ceil(total / LABELS_PER_PAGE))
  const page = pageNumber(wantedPage, pages)
  const entries = await db
    .select({
      id: labels.id,
      name: labels.name,
      region: labels.region,
      planId: labels.planId,
      priceNowCents: labels.priceNowCents,
      introductory: labels.introductory,
      introMonths: labels.introMonths,
      laterPriceCents: labels.laterPriceCents,
      downloadMbps: labels.downloadMbps,
      validFrom: labels.validFrom,
    })
    .from(labels)
    .where(fitting)
    .orderBy(
      asc(standingRank),
      asc(labels.name),
      asc(labels.priceNowCents),
      asc(labels.region),
      asc(labels.id),
    )
    .limit(LABELS_PER_PAGE)
    .offset((page - 1) * LABELS_PER_PAGE)
  const standings = counted.flatMap(({ rank, labels: some }) => {
    const standing = labelStandings[rank]
    return standing ? [{ standing, labels: some }] : []
  })
  return { entries, page, pages, total, standings }
}

/** The position of a label's standing in `labelStandings`: `labelStanding` in SQL. */
const standingRank = sql<number>`case ${sql.join(
  [
    sql`when ${labels.priceNowCents} <= ${sql.raw(String(NO_PRICE_CENTS))} or ${labels.priceNowCents} >= ${sql.raw(String(PLACEHOLDER_CENTS))} then ${rankOf('no-offer')}`,
    ...(['no-offer', 'buildings', 'present', 'qualifying'] as const).map(
      standing =>
        sql`when ${labels.name} ~* ${inlined(standingNames[standing].source)} then ${rankOf(standing)}`,
    ),
  ],
  sql` `,
)} else ${rankOf('open')} end`

/** Both are constants of the code; a parameter would have no type in a grouped expression. */
function rankOf(standing: LabelStanding): SQL {
  return sql.raw(String(labelStandings.indexOf(standing)))
}
function inlined(expression: string): SQL {
  return sql.raw(`'${expression}'`)
}

function conditions({
  search,
  name,
  introductory,
  minMbps,
  maxMbps,
  maxCents,
}: LabelFilter): (SQL | undefined)[] {
  const words = (search ?? '').trim().slice(0, MOST_SEARCHED)
  const pattern = `%${words.replaceAll(/[\\%_]/g, found => `\\${found}`)}%`
  return [
    words
      ? or(...[labels.name, labels.region, labels.planId].map(column => ilike(column, pattern)))
      : undefined,
    name === undefined ? undefined : eq(labels.name, name),
    introductory === undefined ? undefined : eq(labels.introductory, introductory),
    minMbps === undefined ? undefined : gte(labels.downloadMbps, minMbps),
    maxMbps === undefined ? undefined : lte(labels.downloadMbps, maxMbps),
    maxCents === undefined ? undefined : lte(labels.priceNowCents, maxCents),
  ]
}
