import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { featuresOf, type PlanFeature } from '#domain/catalog/plan-features.ts'
import { speedName } from '#domain/catalog/speed-words.ts'

/** Of some points for the top of a provider's page those that hold for every plan on it. */
export const pointsOfAll = (plans: readonly InternetPlan[], points: readonly PlanFeature[]): PlanFeature[] =>
  points.filter(point => plans.every(plan => featuresOf(plan).includes(point)))

/** Whether any of the plans has it. */
export const someHave = (plans: readonly InternetPlan[], feature: PlanFeature): boolean =>
  plans.some(plan => featuresOf(plan).includes(feature))

/** How fast the fastest of some plans is: `2 Gig`. */
export const fastestOf = (plans: readonly InternetPlan[]): string =>
  speedName(Math.max(...plans.map(({ downloadMbps }) => downloadMbps)))
