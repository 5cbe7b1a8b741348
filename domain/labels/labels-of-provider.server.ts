import { and, asc, count, eq, gte, ilike, isNull, lte, or, type SQL } from 'drizzle-orm'
import { type Page, pageNumber } from '#domain/shared/page-of.ts'
import type { Reader } from '#platform/database.server.ts'
import { labels } from './labels.tables.server.ts'

/** Which of a provider's labels are wanted; what is absent doesn't matter. */
export type LabelFilter = {
  /** Part of the plan's name, region or plan id, in any case. */
  search?: string | undefined
  /** The plan's name as published. */
  name?: string | undefined
  introductory?: boolean | undefined
  /** Typical download speed in Mbps, at least and at most. */
  minMbps?: number | undefined
  maxMbps?: number | undefined
  /** Price now in cents, at most. */
  maxCents?: number | undefined
}

/** A label in a list: its id leads to the whole of it. */
export type LabelLine = {
  id: number
  name: string
  region: string | null
  planId: string | null
  priceNowCents: number
  /** `null` where the file does not say. */
  introductory: boolean | null
  introMonths: number | null
  /** With an introductory price `null` is: not stated in the label. */
  laterPriceCents: number | null
  /** Upper end of the typical download speed. */
  downloadMbps: number | null
  /** The day of the edition since which it stands so. */
  validFrom: string
}

const LABELS_PER_PAGE = 50
const MOST_SEARCHED = 100

/** One page of the labels in a provider's newest edition, by name and price, with the number of all that fit. */
export async function labelsOfProvider(
  db: Reader,
  providerId: string,
  filter: LabelFilter,
  wantedPage: string | null,
): Promise<Page<LabelLine> & { total: number }> {
  const fitting = and(eq(labels.providerId, providerId), isNull(labels.validTo), ...conditions(filter))
  const [counted] = await db.select({ total: count() }).from(labels).where(fitting)
  const total = counted?.total ?? 0
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
    .orderBy(asc(labels.name), asc(labels.priceNowCents), asc(labels.region), asc(labels.id))
    .limit(LABELS_PER_PAGE)
    .offset((page - 1) * LABELS_PER_PAGE)
  return { entries, page, pages, total }
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
