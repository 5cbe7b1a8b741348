import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import type { Catalogue } from './catalogue.ts'
import type { Region } from './listings.schema.ts'
import type { ConnectionText } from './provider.schema.ts'

/** A card of the provider comparison (specification, section 3, 'Static provider listing entry'). */
export type ProviderListEntry = {
  providerId: string
  name: string
  type: ConnectionText
  regions: readonly Region[]
  speed: string
  /** Such as `From $29.99/month`. */
  price: string
  /** Which plan the price belongs to, if the provider has a cheaper one. */
  priceNote?: string
}

/** The entries of the provider comparison in order (specification, sections 2 and 9). */
export function providerList(catalogue: Catalogue): ProviderListEntry[] {
  return catalogue.providerListings.flatMap(
    ({ providerId, planId, regions, quotesAdvertised, priceNote }) => {
      const provider = catalogue.provider(providerId)
      const offering = catalogue.offering(planId)
      if (!provider?.connection || !provider.maxDownloadMbps || !offering) return []
      const cents = (quotesAdvertised && provider.advertisedFromCents) || priceToday(offering.schedule)
      return {
        providerId,
        name: provider.name,
        type: provider.connection,
        regions,
        speed: `Up to ${provider.maxDownloadMbps.toLocaleString('en-US')} Mbps`,
        price: `From ${formatCents(cents)}/month`,
        ...(priceNote === null ? {} : { priceNote }),
      }
    },
  )
}
