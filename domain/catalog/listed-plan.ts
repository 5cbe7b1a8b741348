import type { InternetPlan } from './internet-plan.schema.ts'
import type { PlanFeature } from './plan-features.ts'

/** What every list of plans tells of one: price, speed and terms, all of the same plan. */
export type ListedPlan = Pick<
  InternetPlan,
  | 'id'
  | 'name'
  | 'providerId'
  | 'type'
  | 'description'
  | 'speed'
  | 'downloadMbps'
  | 'downloadFromMbps'
  | 'uploadMbps'
  | 'uploadToMbps'
  | 'badge'
  | 'rewardCardCents'
  | 'contractMonths'
  | 'dataCap'
  | 'schedule'
> & {
  /** Monthly price in cents with the price locked; `null` if no lock is sold. */
  lockedCents: number | null
  /** Whether its provider's own broadband labels confirm it. */
  hasLabel: boolean
  /** ISO date on which the price was last checked. */
  checkedOn: string
  /** What it includes, among the features that plan tables show. */
  features: readonly PlanFeature[]
  /** What the price depends on, each in one sentence. */
  conditions: readonly string[]
}
