import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { labelGroupsOfPlan } from '#domain/labels/label-groups.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { LabelDecision } from './label-decisions.ts'
import { type LabelDifference, labelDifference, labelKey } from './label-difference.ts'
import { labelDecisions } from './label-work.tables.server.ts'

/** A plan that differs from its label, with the decision about this exact label. */
export type PlanDifference = LabelDifference & {
  planId: string
  planName: string
  providerId: string
  providerName: string
  decided: { decision: LabelDecision; reason: string | null; by: string; at: Date } | null
}

/** The plans matched with labels: how they differ, and which of them no label of the newest edition has. */
export type ComparedPlans = {
  differences: PlanDifference[]
  unmatched: { planId: string; planName: string; providerName: string; names: string[] }[]
}

type Deps = { db: Database; catalogue: Catalogue }

/**
 * Compares catalog plans with the labels that they are matched with; only one plan if it is given. Undecided ones
 * first.
 */
export async function comparePlans({ db, catalogue }: Deps, planId?: string): Promise<ComparedPlans> {
  const decisions = new Map((await db.select().from(labelDecisions)).map(one => [one.planId, one]))
  const found: ComparedPlans = { differences: [], unmatched: [] }
  for (const plan of catalogue.internetPlans) {
    if (plan.labels.length === 0 || (planId !== undefined && plan.id !== planId)) continue
    const groups = await labelGroupsOfPlan(db, plan.providerId, plan.labels)
    const about = {
      planId: plan.id,
      planName: plan.name,
      providerName: catalogue.providerName(plan.providerId),
    }
    if (groups.length === 0) {
      found.unmatched.push({ ...about, names: plan.labels.map(({ name }) => name) })
      continue
    }
    const difference = labelDifference(plan, groups)
    if (!difference) continue
    const made = decisions.get(plan.id)
    const holds = made !== undefined && made.labelKey === labelKey(difference.label)
    const decided = holds
      ? { decision: made.decision, reason: made.reason, by: made.staffName, at: made.decidedAt }
      : null
    found.differences.push({ ...difference, ...about, providerId: plan.providerId, decided })
  }
  const rank = ({ decided }: PlanDifference) =>
    decided === null ? 0 : decided.decision === 'take_over' ? 1 : 2
  return { ...found, differences: found.differences.toSorted((a, b) => rank(a) - rank(b)) }
}
