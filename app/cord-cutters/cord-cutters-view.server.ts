import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import {
  cableVersusStreaming,
  featuredStreaming,
  monthlyCosts,
  monthlyCostsNote,
  topTenReasons,
} from '#domain/catalog/cord-cutting.ts'
import { marketingClaims } from '#domain/catalog/marketing-claims.ts'
import { providerById } from '#domain/catalog/providers.ts'
import { streamingPackage } from '#domain/catalog/tv-packages.ts'
import { formatCents } from '#domain/shared/money.ts'

const wholeDollars = (cents: number) => formatCents(cents).replace(/\.00$/, '')
const span = ({ fromCents, toCents }: { fromCents: number; toCents: number }) =>
  `${wholeDollars(fromCents)}–${wholeDollars(toCents)}`

/** What the cord cutters page shows. */
export function cordCuttersView() {
  const provider = providerById(featuredStreaming.providerId)
  return {
    pricesAsOf,
    featured: {
      provider: provider?.name ?? '',
      mark: provider?.mark,
      name: streamingPackage.name,
      description: streamingPackage.description,
      startingCents: featuredStreaming.startingCents,
      schedule: streamingPackage.schedule,
      giftCard: wholeDollars(marketingClaims.streamingGiftCardCents),
      page: featuredStreaming.page,
    },
    reasons: topTenReasons,
    comparison: [
      {
        aspect: 'Typical cost a month',
        cable: span(monthlyCosts.cable),
        streaming: span(monthlyCosts.streaming),
      },
      ...cableVersusStreaming,
    ],
    costsNote: monthlyCostsNote,
  }
}

export type CordCuttersView = ReturnType<typeof cordCuttersView>
