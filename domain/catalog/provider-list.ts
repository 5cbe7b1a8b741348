import { formatCents } from '#domain/shared/money.ts'
import { internetPlanById } from './internet-plans.ts'
import type { ConnectionText, ProviderId } from './provider.ts'
import { providerById } from './providers.ts'

/** Where a provider sells, in the words of the specification, section 3. */
type Region = 'Northeast' | 'South' | 'Midwest' | 'West' | 'Nationwide'

/** A card of the provider comparison (specification, section 3, 'Static provider listing entry'). */
export type ProviderListEntry = {
  providerId: ProviderId
  name: string
  type: ConnectionText
  regions: readonly Region[]
  speed: string
  priceCents: number
  /** Such as `From $29.99/month`. */
  price: string
  /** Which plan the price belongs to, where the provider has a cheaper one. */
  priceNote?: string
}

type Line = {
  id: ProviderId
  regions: readonly Region[]
  planId: string
  heroCents?: number
  priceNote?: string
}

/**
 * The twelve of the comparison. Section 9 of the specification puts its prices between $29.99 and $110.00, so the
 * entry of provider K quotes its 300 Mbps fiber plan and says so, and that of provider M its advertised $29.99, five
 * cents above the $29.95 of its plan table.
 */
const lines: readonly Line[] = [
  {
    id: 'kinetic',
    regions: ['South', 'Midwest', 'Northeast'],
    planId: 'kinetic-fiber-300',
    priceNote: 'for Fiber 300; Fiber 100 costs less',
  },
  { id: 'wow', regions: ['Midwest', 'South'], planId: 'wow-cable-300' },
  { id: 'metronet', regions: ['Midwest', 'South', 'West'], planId: 'metronet-150', heroCents: 2999 },
  { id: 'att', regions: ['South', 'Midwest', 'West'], planId: 'att-internet-300' },
  { id: 'spectrum', regions: ['Northeast', 'South', 'Midwest', 'West'], planId: 'spectrum-internet' },
  { id: 'xfinity', regions: ['Northeast', 'South', 'Midwest', 'West'], planId: 'xfinity-300' },
  { id: 'cox', regions: ['South', 'West', 'Midwest', 'Northeast'], planId: 'cox-internet-300' },
  { id: 'frontier', regions: ['Northeast', 'South', 'Midwest', 'West'], planId: 'frontier-fiber-200' },
  { id: 'verizon', regions: ['Northeast', 'South'], planId: 'verizon-fios-300' },
  { id: 'starlink', regions: ['Nationwide'], planId: 'starlink-residential' },
  { id: 'hughesnet', regions: ['Nationwide'], planId: 'hughesnet-select' },
  { id: 'viasat', regions: ['Nationwide'], planId: 'viasat-essentials' },
]

/** The static list of twelve providers on /providers (specification, sections 2 and 9). */
export const providerList: readonly ProviderListEntry[] = lines.flatMap(line => {
  const provider = providerById(line.id)
  const plan = internetPlanById(line.planId)
  if (!provider?.connection || !provider.maxDownloadMbps || !plan) return []
  const priceCents = line.heroCents ?? plan.priceCents
  return {
    providerId: line.id,
    name: provider.name,
    type: provider.connection,
    regions: line.regions,
    speed: `Up to ${provider.maxDownloadMbps.toLocaleString('en-US')} Mbps`,
    priceCents,
    price: `From ${formatCents(priceCents)}/month`,
    ...(line.priceNote === undefined ? {} : { priceNote: line.priceNote }),
  }
})
