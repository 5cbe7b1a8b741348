import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import type { LookupAnswer } from './offered-plans.ts'

/** Home internet that an answer doesn't list at its place, not even as likely: of some services, in their order. */
export function notListedThere(
  services: readonly Offering[],
  { internetPlans }: Pick<Catalogue, 'internetPlans'>,
  { plans, providers, likelyProviders }: Pick<LookupAnswer, 'plans' | 'providers' | 'likelyProviders'>,
): Offering[] {
  const isListed = ({ planId, providerId }: Offering) => {
    const plan = internetPlans.find(one => one.id === planId || one.priceLock?.id === planId)
    // What only the bundle builder sells is no plan of the catalog.
    if (!plan) return [...providers, ...likelyProviders].some(({ id }) => id === providerId)
    return plans.some(({ id }) => id === plan.id)
  }
  return services.filter(service => service.kind === 'internet' && !isListed(service))
}
