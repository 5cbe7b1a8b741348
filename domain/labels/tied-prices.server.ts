import { inArray, max, min, sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { labels } from './labels.tables.server.ts'
import type { LabelTie } from './nearest-label.server.ts'
import { currentLabelsOf, type TiedPlan } from './tied-labels.server.ts'

/** The minimum and maximum current price of a plan's labels, in cents. */
export type TiedPrices = { fromCents: number; toCents: number }

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
  const { providerId, name } = labels
  const rows = await db
    .select({ providerId, name, upload: upload.as('upload'), from: min(price), to: max(price) })
    .from(labels)
    .where(theirs)
    .groupBy(providerId, name, sql`3`)
  return plans.map(plan => {
    const prices = rows
      .filter(row => row.providerId === plan.providerId && plan.labels.some(tie => isTied(tie, row)))
      .flatMap(({ from, to }) => (from === null || to === null ? [] : [Number(from), Number(to)]))
    return prices.length === 0 ? null : { fromCents: Math.min(...prices), toCents: Math.max(...prices) }
  })
}

const isTied = (tie: LabelTie, { name, upload }: { name: string; upload: number | null }) =>
  tie.name === name && (tie.uploadMbps === null || tie.uploadMbps === upload)
