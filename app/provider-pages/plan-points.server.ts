import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { featuresOf, type PlanFeature } from '#domain/catalog/plan-features.ts'
import { speedName } from '#domain/catalog/speed-words.ts'

/** Of some points for the top of a provider's page those that hold for every plan on it. */
export const pointsOfAll = (plans: readonly InternetPlan[], points: readonly PlanFeature[]): PlanFeature[] =>
  points.filter(point => plans.every(plan => featuresOf(plan).includes(point)))

/** Whether any of the plans has it. */
export const someHave = (plans: readonly InternetPlan[], feature: PlanFeature): boolean =>
  plans.some(plan => featuresOf(plan).includes(feature))

/** What is sold how fast, as one sentence: `Fiber up to 2 Gig, and DSL ...`. A line without plans is left out. */
export function leadOf(
  lines: readonly { plans: readonly InternetPlan[]; words: string }[],
  joint: string,
): string {
  const told = lines.flatMap(({ plans, words }) => {
    const fastest = speedName(Math.max(...plans.map(({ downloadMbps }) => downloadMbps)))
    return plans.length > 0 ? [words.replace('{fastest}', fastest)] : []
  })
  return told.length > 0 ? `${firstUpper(told.join(joint))}.` : ''
}

const firstUpper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
