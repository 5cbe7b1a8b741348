import type { CartService } from '#domain/cart/cart.ts'
import { cartServiceOfPlan } from '#domain/cart/cart-service.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { isConfirmed, lockedServiceName, NOT_CONFIRMED } from '#domain/catalog/internet-plan.ts'
import { planFeatureRows } from '#domain/catalog/plan-features.ts'
import { type FigureRow, planPriceRows, planSpeedRows, planTotalRows } from '#domain/catalog/plan-table.ts'
import { planHeading } from '#domain/catalog/speed-words.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'

/** A plan as a column of a table, or as a card on phones. */
type PlanColumn = {
  id: string
  speed: string
  description: string
  badge: string | null
  selectMarkets: boolean
  /** Whether its provider's labels speak of it. */
  hasLabel: boolean
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
export function planTableView(
  catalogue: Catalogue,
  title: string,
  plans: readonly InternetPlan[],
): PlanTableView {
  return {
    title,
    plans: plans.map(plan => ({
      id: plan.id,
      speed: planHeading(plan),
      description: plan.description,
      badge: plan.badge,
      selectMarkets: plan.soldIn === 'some-markets',
      hasLabel: isConfirmed(plan),
      schedule: plan.schedule,
      service: cartServiceOfPlan(catalogue, plan.id),
    })),
    priceRows: planPriceRows(plans),
    totalRows: planTotalRows(plans),
    speedRows: planSpeedRows(plans),
    features: planFeatureRows(plans),
    conditions: [
      ...new Set(plans.flatMap(plan => [...plan.conditions, ...(isConfirmed(plan) ? [] : [NOT_CONFIRMED])])),
    ],
  }
}

/** A plan's offer for search engines. */
export function offersOf(plans: readonly InternetPlan[]): { name: string; cents: number }[] {
  return plans.flatMap(plan => [
    { name: plan.name, cents: priceToday(plan.schedule) },
    ...(plan.priceLock
      ? [{ name: lockedServiceName(plan, plan.priceLock), cents: priceToday(plan.priceLock.schedule) }]
      : []),
  ])
}
