import { entryPlan } from './internet-plans.ts'
import { type Offering, offeringByPlanId } from './offerings.ts'
import { providerById } from './providers.ts'

/**
 * What a lookup shows for an internet provider: its cheapest plan that is sold on its own, and the fastest download it
 * advertises, in Mbps. `undefined` for an unknown id and for who sells no internet.
 */
export function entryOffering(
  providerId: string,
): { offering: Offering; maxDownloadMbps: number } | undefined {
  const plan = entryPlan(providerId)
  const offering = plan && offeringByPlanId(plan.id)
  const maxDownloadMbps = providerById(providerId)?.maxDownloadMbps
  return offering && maxDownloadMbps ? { offering, maxDownloadMbps } : undefined
}
