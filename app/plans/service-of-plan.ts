import type { CartService } from '#domain/cart/cart.ts'
import type { ComparedPlan } from '#domain/comparison/compare-plans.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'

/** What a plan puts into the cart. */
export function serviceOfPlan({ id, providerId, providerName, name, schedule }: ComparedPlan): CartService {
  return { planId: id, providerId, providerName, serviceName: name, priceCents: priceToday(schedule) }
}
