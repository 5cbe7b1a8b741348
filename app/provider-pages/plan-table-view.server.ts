import type { CartService } from '#domain/cart/cart.ts'
import { cartServiceOfPlan } from '#domain/cart/cart-service.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import {
  isConfirmed,
  isLabeled,
  lockedServiceName,
  NOT_CONFIRMED,
  priceConditions,
} from '#domain/catalog/internet-plan.ts'
import { planFeatureRows } from '#domain/catalog/plan-features.ts'
import {
  type FigureRow,
  inSpeedOrder,
  planPriceRows,
  planSpeedRows,
  planTotalRows,
} from '#domain/catalog/plan-table.ts'
import { planHeadings } from '#domain/catalog/speed-words.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'

/** A plan as a column of a table, or as a card on phones. */
type PlanColumn = {
  id: string
  /** What the page calls it, and its own name, as cart and order have it, if one of the table doesn't show in that. */
  heading: string
  name: string | null
  description: string
  badge: string | null
  selectMarkets: boolean
  /** Whether its provider has a label for it. */
  hasLabel: boolean
  schedule: PriceSchedule
  service: CartService
}

/** A plan table without the catalog: columns, and a text per column in every row. */
export type PlanTableView = {
  title: string
  plans: PlanColumn[]
  priceRows: FigureRow[]
  totalRows: FigureRow[]
  speedRows: FigureRow[]
  features: { feature: string; included: (boolean | null)[] }[]
  conditions: string[]
}

/** A table of plans by their speed, under their names, or under headings of the page's own. */
export function planTableView(
  catalogue: Catalogue,
  title: string,
  given: readonly InternetPlan[],
  headingsOf: (plans: readonly InternetPlan[]) => string[] = all => all.map(plan => plan.name),
): PlanTableView {
  const plans = inSpeedOrder(given)
  const headings = headingsOf(plans)
  const areNames = plans.every(({ name }, index) =>
    name.toLowerCase().includes(headings[index]?.toLowerCase() ?? ''),
  )
  return {
    title,
    plans: plans.map((plan, index) => ({
      id: plan.id,
      heading: headings[index] ?? plan.name,
      name: areNames ? null : plan.name,
      description: plan.description,
      badge: plan.badge,
      selectMarkets: plan.soldIn === 'some-markets',
      hasLabel: isLabeled(plan),
      schedule: plan.schedule,
      service: cartServiceOfPlan(catalogue, plan.id),
    })),
    priceRows: planPriceRows(plans),
    totalRows: planTotalRows(plans),
    speedRows: planSpeedRows(plans),
    features: planFeatureRows(plans),
    conditions: conditionsIn(plans, headings),
  }
}

/** The same for a provider whose page is about speeds. */
export const speedTableView = (catalogue: Catalogue, title: string, plans: readonly InternetPlan[]) =>
  planTableView(catalogue, title, plans, planHeadings)

/** What the prices depend on, each said once, with the plans that it is said of where those are not all of them. */
function conditionsIn(plans: readonly InternetPlan[], headings: readonly string[]): string[] {
  const saidOf = new Map<string, string[]>()
  for (const [index, plan] of plans.entries()) {
    for (const condition of [...priceConditions(plan), ...(isConfirmed(plan) ? [] : [NOT_CONFIRMED])]) {
      saidOf.set(condition, [...(saidOf.get(condition) ?? []), headings[index] ?? plan.name])
    }
  }
  return [...saidOf].map(([condition, names]) =>
    names.length === plans.length ? condition : `${names.join(', ')}: ${condition}`,
  )
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
