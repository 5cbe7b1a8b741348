import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly, grouped } from '#domain/shared/money.ts'
import type { Catalogue } from './catalogue.ts'
import type { Region } from './listings.schema.ts'
import type { ConnectionText } from './provider.schema.ts'
import { downloadInWords } from './speed-words.ts'

/** A card of the provider comparison (specification, section 3, 'Static provider listing entry'). */
export type ProviderListEntry = {
  providerId: string
  name: string
  type: ConnectionText
  regions: readonly Region[]
  /** What the quoted plan downloads: a price never stands beside a speed that it doesn't buy. */
  speed: string
  /** The fastest plan that the provider advertises, if that isn't the quoted one. */
  fastest?: string
  /** Such as `From $30.15/month`. */
  price: string
  /** Which plan the price belongs to, and which one is cheaper or has another price than the advertised one. */
  priceNote: string
}

/** A typical speed is a little below or above the one that is advertised: 1,045 of 1,000 Mbps. */
const MUCH_FASTER = 1.1

/** The entries of the provider comparison in order (specification, sections 2 and 9). */
export function providerList(catalogue: Catalogue): ProviderListEntry[] {
  return catalogue.providerListings.flatMap(
    ({ providerId, planId, regions, quotesAdvertised, priceNote }) => {
      const provider = catalogue.provider(providerId)
      const plan = catalogue.internetPlan(planId)
      if (!provider?.connection || !provider.maxDownloadMbps || !plan) return []
      const ownCents = priceToday(plan.schedule)
      const cents = (quotesAdvertised && provider.advertisedFromCents) || ownCents
      const cheapest = catalogue.entryPlan(providerId)
      const what =
        cents === ownCents ? `for ${plan.name}` : `as advertised; ${plan.name} is ${formatMonthly(ownCents)}`
      const others = [
        ...(cheapest && priceToday(cheapest.schedule) < Math.min(cents, ownCents)
          ? [`${cheapest.name} is ${formatMonthly(priceToday(cheapest.schedule))}`]
          : []),
      ]
      return {
        providerId,
        name: provider.name,
        type: provider.connection,
        regions,
        speed: downloadInWords(plan),
        ...(provider.maxDownloadMbps > plan.downloadMbps * MUCH_FASTER
          ? { fastest: `Fastest advertised anywhere: ${grouped(provider.maxDownloadMbps)} Mbps` }
          : {}),
        price: `From ${formatCents(cents)}/month`,
        priceNote: [priceNote ?? what, ...others].join('; '),
      }
    },
  )
}
