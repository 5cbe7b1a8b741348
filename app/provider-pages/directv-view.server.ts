import type { CartService } from '#domain/cart/cart.ts'
import { marketingClaims } from '#domain/catalog/marketing-claims.ts'
import { satellitePackages, streamingPackage, type TvPackage } from '#domain/catalog/tv-packages.ts'
import { type PriceSchedule, totalOver } from '#domain/pricing/price-schedule.ts'
import { serviceOf } from './plan-table-view.server.ts'
import { providerFacts } from './provider-facts.server.ts'

/** A TV package as its card shows it. */
export type TvPackageView = {
  id: string
  name: string
  channels: string | null
  description: string
  priceCents: number
  schedule: PriceSchedule
  totals: { months: number; cents: number }[]
  service: CartService
}

/** The page of the satellite and streaming provider without the catalogue. */
export function directvView() {
  return {
    provider: providerFacts('directv', {
      fromCents: streamingPackage.priceCents,
      offers: [streamingPackage, ...satellitePackages].map(({ name, priceCents: cents }) => ({
        name,
        cents,
      })),
    }),
    streaming: packageView(streamingPackage),
    satellite: satellitePackages.map(packageView),
    giftCardCents: marketingClaims.streamingGiftCardCents,
  }
}

function packageView(pack: TvPackage): TvPackageView {
  const { id, name, channels, description, priceCents, schedule } = pack
  const totals = [12, 24, 36].map(months => ({ months, cents: totalOver(schedule, months).cents }))
  return { id, name, channels, description, priceCents, schedule, totals, service: serviceOf(id) }
}
