import type { InternetPlanType } from './internet-plan.ts'
import { entryPlan } from './internet-plans.ts'
import { type Offering, offeringByPlanId } from './offerings.ts'
import { providerById } from './providers.ts'

/**
 * What a lookup shows for an internet provider: its cheapest plan that is sold on its own, and the fastest download it
 * advertises, in Mbps. `types` keeps to plans of technologies that the place has. `undefined` for an unknown id, for who
 * sells no internet and for who has no plan of these technologies.
 */
export function entryOffering(
  providerId: string,
  types?: readonly InternetPlanType[],
): { offering: Offering; maxDownloadMbps: number } | undefined {
  const plan = entryPlan(providerId, types)
  const offering = plan && offeringByPlanId(plan.id)
  const maxDownloadMbps = providerById(providerId)?.maxDownloadMbps
  return offering && maxDownloadMbps ? { offering, maxDownloadMbps } : undefined
}
