import type { PriceDates } from '#domain/catalog/price-dates.ts'
import { WhenChecked } from '../ui/as-of.tsx'
import type { ServiceCardView } from './home-view.server.ts'
import { ServiceCard } from './service-card.tsx'

export function TopServices({
  cards,
  pricesAsOf,
}: {
  cards: readonly ServiceCardView[]
  pricesAsOf: PriceDates
}) {
  return (
    <section aria-labelledby="services-title" className="page-width pt-10 pb-16 sm:pt-12 sm:pb-24">
      <h2 id="services-title" className="text-3xl sm:text-4xl">
        Top Home Security, Internet and Entertainment Services
      </h2>
      <p className="mt-4 max-w-measure text-soft">
        Starting prices <WhenChecked dates={pricesAsOf} />, before taxes and one-time fees. Where a price
        changes after the first months, the plan says so.
      </p>
      <ul className="mt-10 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(card => (
          <ServiceCard key={card.providerId} card={card} />
        ))}
      </ul>
    </section>
  )
}
