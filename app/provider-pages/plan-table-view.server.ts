import type { CartService } from '#domain/cart/cart.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.ts'
import { lockedServiceName, offeringByPlanId } from '#domain/catalog/offerings.ts'
import { planFeatureRows } from '#domain/catalog/plan-features.ts'
import { type FigureRow, planPriceRows, planSpeedRows, planTotalRows } from '#domain/catalog/plan-table.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'

/** A plan as a column of a table, or as a card on phones. */
type PlanColumn = {
  id: string
  speed: string
  description: string
  badge: string | null
  selectMarkets: boolean
  schedule: PriceSchedule
  service: CartService
}

/** A plan table without the catalogue: columns, and a text per column in every row. */
export type PlanTableView = {
  title: string
  plans: PlanColumn[]
  priceRows: FigureRow[]
  totalRows: FigureRow[]
  speedRows: FigureRow[]
  features: { feature: string; included: boolean[] }[]
  conditions: string[]
}

/** The table of some plans in their order. */
export function planTableView(title: string, plans: readonly InternetPlan[]): PlanTableView {
  return {
    title,
    plans: plans.map(plan => ({
      id: plan.id,
      speed: plan.speed,
      description: plan.description,
      badge: plan.badge ?? null,
      selectMarkets: plan.conditions.some(condition => condition.startsWith('Select markets')),
      schedule: plan.schedule,
      service: serviceOf(plan.id),
    })),
    priceRows: planPriceRows(plans),
    totalRows: planTotalRows(plans),
    speedRows: planSpeedRows(plans),
    features: planFeatureRows(plans),
    conditions: [...new Set(plans.flatMap(plan => plan.conditions))].filter(
      condition => !condition.startsWith('Select markets'),
    ),
  }
}

/** What a plan or package puts into the cart, at the catalogue's price. Throws for an id that cannot be ordered. */
export function serviceOf(planId: string): CartService {
  const offering = offeringByPlanId(planId)
  if (!offering) throw new Error(`A provider page names a plan that cannot be ordered: ${planId}`)
  const { providerId, providerName, serviceName, schedule } = offering
  return { providerId, providerName, serviceName, price: dollarsFromCents(priceToday(schedule)) }
}

/** A plan's offer for search engines. */
export function offersOf(plans: readonly InternetPlan[]): { name: string; cents: number }[] {
  return plans.flatMap(plan => [
    { name: plan.name, cents: plan.priceCents },
    ...(plan.lockedPriceCents === undefined
      ? []
      : [{ name: lockedServiceName(plan), cents: plan.lockedPriceCents }]),
  ])
}
