import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import type { LabelFacts } from './label.ts'
import { labels } from './labels.tables.server.ts'
import type { LabelTie } from './nearest-label.server.ts'

type Tied = { providerId: string; labels: readonly LabelTie[] }

/** The monthly fees that labels list beside their price, and the place of those labels if they name it. */
export type MonthlyFees = { region: string | null; fees: LabelFacts['monthlyFees'] }

/**
 * The monthly fees on the labels of several plans, in the order of the plans, in one query: from each provider's newest
 * edition, each list once for each place.
 */
export async function tiedMonthlyFees(db: Reader, plans: readonly Tied[]): Promise<MonthlyFees[][]> {
  const { providerId, name, region } = labels
  const names = plans.flatMap(plan => plan.labels.map(tie => tie.name))
  if (names.length === 0) return plans.map(() => [])
  const rows = await db
    .selectDistinct({
      ...{ providerId, name, region },
      fees: sql<LabelFacts['monthlyFees']>`${labels.facts}->'monthlyFees'`,
    })
    .from(labels)
    .where(
      and(
        inArray(providerId, [...new Set(plans.map(plan => plan.providerId))]),
        inArray(name, names),
        isNull(labels.validTo),
      ),
    )
  return plans.map(plan =>
    rows.filter(row => row.providerId === plan.providerId && plan.labels.some(tie => tie.name === row.name)),
  )
}
