import { sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import type { LabelFacts } from './label.ts'
import { labels } from './labels.tables.server.ts'
import { currentLabelsOf, type TiedPlan } from './tied-labels.server.ts'

/** The fees that labels list beside their price, each month and once, and the place of those labels if they name it. */
export type TiedFees = {
  region: string | null
  fees: LabelFacts['monthlyFees']
  once: LabelFacts['oneTimeFees']
}

/**
 * The fees on the labels of several plans, in the order of the plans, in one query: from each provider's newest
 * edition, each list once for each place.
 */
export async function tiedFees(db: Reader, plans: readonly TiedPlan[]): Promise<TiedFees[][]> {
  const { providerId, name, region } = labels
  const theirs = currentLabelsOf(plans)
  if (!theirs) return plans.map(() => [])
  const rows = await db
    .selectDistinct({
      ...{ providerId, name, region },
      fees: sql<LabelFacts['monthlyFees']>`${labels.facts}->'monthlyFees'`,
      once: sql<LabelFacts['oneTimeFees']>`${labels.facts}->'oneTimeFees'`,
    })
    .from(labels)
    .where(theirs)
  return plans.map(plan =>
    rows.filter(row => row.providerId === plan.providerId && plan.labels.some(tie => tie.name === row.name)),
  )
}
