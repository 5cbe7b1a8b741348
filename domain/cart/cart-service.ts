import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import type { CartService } from './cart.ts'

/** What an offering puts into the cart, at today's price. */
export function cartServiceOf(
  offering: Pick<Offering, 'planId' | 'providerId' | 'providerName' | 'serviceName' | 'schedule'>,
): CartService {
  const { planId, providerId, providerName, serviceName, schedule } = offering
  return { planId, providerId, providerName, serviceName, priceCents: priceToday(schedule) }
}

/** What a catalog plan or package puts into the cart. Throws for an id that can't be ordered. */
export function cartServiceOfPlan(catalogue: Catalogue, planId: string): CartService {
  const offering = catalogue.offering(planId)
  if (!offering) throw new Error(`A page names a plan that cannot be ordered: ${planId}`)
  return cartServiceOf(offering)
}
