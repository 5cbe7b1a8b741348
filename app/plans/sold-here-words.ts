import { lackingOf } from '#domain/availability/coverage-data/unimported.ts'
import type { ComparedPlan } from '#domain/comparison/compare-plans.ts'
import { certaintyWords, type PlanHere } from './plan-here.ts'

/** Whether a plan is sold at the ZIP code, in a few words; not known where the answer lacks data on its kind of line. */
export function soldHereInWords(
  { id, type }: Pick<ComparedPlan, 'id' | 'type'>,
  { plans, unimported }: { plans: Readonly<Record<string, PlanHere>>; unimported: readonly string[] },
): string {
  const found = plans[id]
  if (found) return certaintyWords[found.certainty]
  const lacks = lackingOf(type, { unimported })
  return lacks ? `Not known here: no data yet on ${lacks}` : 'Not listed here'
}
