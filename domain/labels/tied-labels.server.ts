import { and, inArray, isNull } from 'drizzle-orm'
import { labels } from './labels.tables.server.ts'
import type { LabelTie } from './nearest-label.server.ts'

/** A plan's provider, and which of its labels are the plan's. */
export type TiedPlan = { providerId: string; labels: readonly LabelTie[] }

/** The labels by the names that plans are tied to, in each provider's newest edition; null if none is tied. */
export function currentLabelsOf(plans: readonly TiedPlan[]) {
  const names = plans.flatMap(plan => plan.labels.map(tie => tie.name))
  if (names.length === 0) return null
  return and(
    inArray(labels.providerId, [...new Set(plans.map(plan => plan.providerId))]),
    inArray(labels.name, names),
    isNull(labels.validTo),
  )
}
