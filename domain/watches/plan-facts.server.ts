import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { providerPath } from '#domain/catalog/provider-path.ts'
import { labelChangesOfPlan, newestLabelDate } from '#domain/labels/label-changes-of-plan.server.ts'
import { changeInWords } from '#domain/labels/label-words.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { Reader } from '#platform/database.server.ts'

/** What a plan costs from today on and where its labels are. */
export type PlanFacts = {
  name: string
  schedule: PriceSchedule
  /** The page of the plan on our site. */
  path: string
  /** The date of its provider's newest labels, if they cover it. */
  labelDate: string | null
  /** What changed in them since a given date, in words. */
  labelChanges: readonly string[]
}

/** The facts about a plan, with its label changes after a date; `null` if it is no longer listed. */
export async function planFacts(
  db: Reader,
  catalogue: Catalogue,
  planId: string,
  labelsAfter: string | null,
): Promise<PlanFacts | null> {
  const offering = catalogue.offering(planId)
  if (!offering) return null
  const { providerId, providerName, serviceName, schedule } = offering
  const ties = catalogue.internetPlan(planId)?.labels ?? []
  const labelDate = ties.length > 0 ? await newestLabelDate(db, providerId) : null
  const isNewer = labelDate !== null && labelsAfter !== null && labelDate > labelsAfter
  const changes = isNewer ? await labelChangesOfPlan(db, providerId, ties, labelsAfter) : []
  const provider = catalogue.provider(providerId)
  return {
    name: fullName(providerName, serviceName),
    schedule,
    path:
      ties.length > 0 ? `/plans/${planId}/label` : ((provider && providerPath(catalogue, provider)) ?? '/'),
    labelDate,
    labelChanges: changes.map(changeInWords),
  }
}
