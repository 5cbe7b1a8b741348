import type { CartService } from '#domain/cart/cart.ts'
import { cartServiceOfPlan } from '#domain/cart/cart-service.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { TvPackage } from '#domain/catalog/packages.schema.ts'
import { mbpsSpan } from '#domain/catalog/speed-words.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import { providerFacts } from './provider-facts.server.ts'

/** A TV package as its card shows it. */
export type TvPackageView = {
  id: string
  name: string
  delivery: TvPackage['delivery']
  channels: string | null
  description: string
  schedule: PriceSchedule
  totals: { months: number; total: string }[]
  service: CartService
}

/** The page of the satellite and streaming provider without the catalog. */
export function directvView(catalogue: Catalogue) {
  const packages = catalogue.tvPackages
    .filter(pack => pack.providerId === 'directv')
    .map(pack => packageView(catalogue, pack))
  const streaming = packages.find(pack => pack.delivery === 'streaming')
  if (!streaming) throw new Error('The catalogue has no streaming package')
  return {
    provider: providerFacts(catalogue, 'directv', {
      fromCents: priceToday(streaming.schedule),
      offers: packages.map(({ name, schedule }) => ({ name, cents: priceToday(schedule) })),
    }),
    streaming,
    streamingMbps: {
      hd: mbpsSpan(speedActivity(catalogue, 'hd-video')),
      fourK: mbpsSpan(speedActivity(catalogue, '4k-video')),
    },
    /** Whether nothing is published of what a satellite package costs later. */
    isLaterUnknown: packages.every(
      ({ delivery, schedule }) => delivery !== 'satellite' || schedule.steps[1]?.monthlyCents === null,
    ),
    satellite: packages.filter(pack => pack.delivery === 'satellite'),
    giftCardCents: catalogue.guides.claims.streamingGiftCardCents,
  }
}

function packageView(catalogue: Catalogue, pack: TvPackage): TvPackageView {
  const { id, name, delivery, channels, description, schedule } = pack
  const totals = [12, 24, 36].map(months => ({ months, total: totalWords(schedule, months) }))
  return {
    ...{ id, name, delivery, description, schedule, totals },
    channels: channels === null ? null : `${channels}+`,
    service: cartServiceOfPlan(catalogue, id),
  }
}
