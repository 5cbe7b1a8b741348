import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { InternetProviderId } from './provider.ts'

/** Technology of a plan. */
export type InternetPlanType = 'fiber' | 'cable' | 'dsl' | 'satellite' | '5g'

/** A plan of home internet as plan tables show it (specification, section 3, 'Static internet plan'). */
export type InternetPlan = {
  /** Fixed for ever: markup and links carry it. */
  id: string
  /** Also the service name of cart lines and orders, once per provider. */
  name: string
  providerId: InternetProviderId
  /** Dollars-and-cents price of the first month, without fees. */
  priceCents: number
  type: InternetPlanType
  /** Short speed for a column head, such as `1 Gig`. */
  speed: string
  /** The table that it stands in. */
  category: string
  description: string
  downloadMbps: number
  /** Left out where the provider does not publish it. */
  uploadMbps?: number
  /** Everything the plan includes; tables show those that `planTableFeatures` names. */
  features: readonly string[]
  badge?: 'Best Value' | 'Most Popular'
  /** Value of the reward card that comes with the plan. */
  rewardCardCents?: number
  /** Monthly price with the 3-year price lock, where it is offered. */
  lockedPriceCents?: number
  /** Standard monthly price after the introductory year, where it is published. */
  rackRateCents?: number
  /** 0 for no contract. */
  contractMonths: number
  schedule: PriceSchedule
  /** The schedule with the price lock, where it is offered. */
  lockSchedule?: PriceSchedule
  /** What the price depends on, each in one sentence. */
  conditions: readonly string[]
}

/** The technology of a plan in the words of lists. */
export const planTypeNames: Record<InternetPlanType, string> = {
  fiber: 'Fiber',
  cable: 'Cable',
  dsl: 'DSL',
  satellite: 'Satellite',
  '5g': '5G',
}
