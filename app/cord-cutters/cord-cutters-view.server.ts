import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { wholeDollars } from '#domain/shared/money.ts'

const span = ({ fromCents, toCents }: { fromCents: number; toCents: number }) =>
  `${wholeDollars(fromCents)}–${wholeDollars(toCents)}`

/** What the cord cutters page shows. */
export function cordCuttersView(catalogue: Catalogue) {
  const { cordCutting, claims } = catalogue.guides
  const featured = catalogue.tvPackage(cordCutting.featuredPackageId)
  const provider = featured && catalogue.provider(featured.providerId)
  if (!featured || !provider?.page) throw new Error('The featured streaming package has no page')
  return {
    pricesAsOf: datesOf(catalogue, []),
    featured: {
      provider: provider.name,
      mark: provider.mark,
      name: featured.name,
      description: featured.description,
      startingCents: priceToday(featured.schedule),
      schedule: featured.schedule,
      giftCard: wholeDollars(claims.streamingGiftCardCents),
      page: provider.page,
    },
    reasons: cordCutting.reasons,
    comparison: [
      {
        aspect: 'Typical cost a month',
        cable: span(cordCutting.monthlyCosts.cable),
        streaming: span(cordCutting.monthlyCosts.streaming),
      },
      ...cordCutting.comparison,
    ],
    costsNote: cordCutting.monthlyCostsNote,
  }
}

export type CordCuttersView = ReturnType<typeof cordCuttersView>
