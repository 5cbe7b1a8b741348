import type { CartService } from '#domain/cart/cart.ts'
import { cartServiceOfPlan } from '#domain/cart/cart-service.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { countedAnywhere } from '#domain/catalog/internet-plan.ts'
import { allPublishLater, featuresOfAll, someHave } from '#domain/catalog/plan-claims.ts'
import { inSpeedOrder } from '#domain/catalog/plan-table.ts'
import { planSpeedName } from '#domain/catalog/speed-words.ts'
import { totalInWords, totalOf } from '#domain/pricing/known-total.ts'
import { oneTimeTotal, type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import { offersOf, planTableView } from './plan-table-view.server.ts'
import { lowestPrice, pageWords, providerFacts } from './provider-facts.server.ts'

/** A plan with the price lock, beside its cost without it. */
export type LockedPlan = {
  id: string
  speed: string
  lockedCents: number
  todayCents: number
  schedule: PriceSchedule
  /** What all months of the lock cost, as certain as the labels of the plan make it. */
  total: string
  /** How much less 36 months cost with the lock, by the published rates. */
  savedCents: number
  saved: string
  service: CartService
}

/** The page of provider M without the catalog. */
export function metronetView(catalogue: Catalogue) {
  const plans = inSpeedOrder(catalogue.plansOf('metronet'))
  const [cheapest] = plans
  return {
    provider: providerFacts(catalogue, 'metronet', {
      fromCents: lowestPrice(catalogue, 'metronet'),
      offers: offersOf(plans),
    }),
    points: [
      ...featuresOfAll(plans, ['No annual contract', 'Unlimited data']),
      ...(someHave(plans, '3-year price lock available') ? ['Optional 3-year price lock'] : []),
    ],
    lead: leadOfPlans(plans),
    cheapest: cheapest ? { name: cheapest.name, cents: priceToday(cheapest.schedule) } : null,
    table: planTableView(catalogue, 'Metronet fiber plans', plans),
    lock: { ...catalogue.guides.priceLock, plans: lockedPlans(catalogue) },
    installation: installationOf(plans.map(plan => oneTimeTotal(plan.schedule))),
    whyChoose: pageWords(catalogue, 'metronet').reasons,
  }
}

/** What all of its plans have in common, as one sentence. */
function leadOfPlans(plans: readonly InternetPlan[]): string {
  if (plans.length === 0) return ''
  const shared = [
    ...(featuresOfAll(plans, ['Upload about as fast as download']).length > 0
      ? ['equal upload and download speeds']
      : []),
    ...(allPublishLater(plans) ? ['a standard rate that is published from the start'] : []),
  ]
  return `Fiber plans${shared.length > 0 ? ` with ${shared.join(', and ')}` : ''}.`
}

/** The fee that is paid once, and whether it is the same for every plan. */
const installationOf = (fees: readonly number[]) => ({
  cents: Math.max(0, ...fees),
  isSame: fees.every(fee => fee === fees[0]),
})

export type MetronetView = ReturnType<typeof metronetView>

function lockedPlans(catalogue: Catalogue): LockedPlan[] {
  return catalogue.plansOf('metronet').flatMap(plan => {
    const { schedule, priceLock } = plan
    if (!priceLock) return []
    const total = totalOf(countedAnywhere({ ...plan, schedule: priceLock.schedule }), priceLock.months)
    const savedCents = totalOf(countedAnywhere(plan), priceLock.months).cents - total.cents
    return {
      id: priceLock.id,
      speed: planSpeedName(plan),
      lockedCents: priceToday(priceLock.schedule),
      todayCents: priceToday(schedule),
      schedule: priceLock.schedule,
      total: totalInWords(total),
      savedCents,
      saved: (total.known ? '' : 'about ') + formatCents(savedCents),
      service: cartServiceOfPlan(catalogue, priceLock.id),
    }
  })
}
