import { inArray, sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { labels } from './labels.tables.server.ts'
import type { LabelTie } from './nearest-label.server.ts'
import { currentLabelsOf, type TiedPlan } from './tied-labels.server.ts'

/** The current prices of a plan's labels in cents, and the lowest and the highest of them. */
export type TiedPrices = { fromCents: number; toCents: number; cents: readonly number[] }

/**
 * Returns what the labels of several plans cost now, in the order of the plans, in one query: from each provider's newest
 * edition; prices of 0 don't count. `null` if a plan has no such label.
 */
export async function tiedPrices(db: Reader, plans: readonly TiedPlan[]): Promise<(TiedPrices | null)[]> {
  const theirs = currentLabelsOf(plans)
  if (!theirs) return plans.map(() => null)
  // One name over several lines: only these are worth a look into the label's own fields.
  const byUpload = plans.flatMap(({ labels: ties }) => ties.filter(tie => tie.uploadMbps !== null))
  const upload =
    byUpload.length === 0
      ? sql<number | null>`null::real`
      : sql<number | null>`case when ${inArray(
          labels.name,
          byUpload.map(tie => tie.name),
        )} then (${labels.facts}->'upload'->>'to')::real end`
  const price = sql`nullif(${labels.priceNowCents}, 0)`
  const cents = sql<number[] | null>`array_agg(distinct ${price}) filter (where ${price} is not null)`
  const { providerId, name } = labels
  const rows = await db
    .select({ providerId, name, upload: upload.as('upload'), cents })
    .from(labels)
    .where(theirs)
    .groupBy(providerId, name, sql`3`)
  return plans.map(plan => {
    const prices = rows
      .filter(row => row.providerId === plan.providerId && plan.labels.some(tie => isTied(tie, row)))
      .flatMap(row => row.cents ?? [])
      .toSorted((a, b) => a - b)
    const [fromCents, toCents] = [prices[0], prices.at(-1)]
    return fromCents === undefined || toCents === undefined ? null : { fromCents, toCents, cents: prices }
  })
}

const isTied = (tie: LabelTie, { name, upload }: { name: string; upload: number | null }) =>
  tie.name === name && (tie.uploadMbps === null || tie.uploadMbps === upload)
