import { Info, TriangleAlert } from 'lucide-react'
import { formatDate } from '#domain/shared/calendar.ts'
import { PhoneLink } from '../shell/contact.tsx'
import { horizonCeiling } from '../ui/horizon-line.tsx'
import { CustomPlan } from './custom-plan.tsx'
import { PackageCard } from './package-card.tsx'
import { defaultOption } from './package-ways.ts'
import type { SecurityView } from './security-packages-view.server.ts'
import type { ConfirmedZip, Notice } from './zip-outcome.ts'

/** The packages with all that can be chosen, once the ZIP is confirmed. */
export function PackageCards({ view, confirmed }: { view: SecurityView; confirmed: ConfirmedZip }) {
  const { provider, packages, pricesAsOf, priceNote } = view
  const { place, internet, notice } = confirmed
  const priced = packages.filter(pack => defaultOption(pack))
  const ceilingCents = ceilingOf(view, confirmed)
  return (
    <>
      <h2 className="text-3xl sm:text-4xl">
        {provider.name} packages for {place}
      </h2>
      <InternetNotice notice={notice} hasInternet={internet.length > 0} />
      <ul className="mt-8 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        {priced.map(pack => (
          <PackageCard
            key={pack.id}
            pack={pack}
            providerName={provider.name}
            internet={internet}
            ceilingCents={ceilingCents}
          />
        ))}
      </ul>
      {packages
        .filter(pack => !defaultOption(pack))
        .map(pack => (
          <CustomPlan key={pack.id} pack={pack} providerName={provider.name} />
        ))}
      <p className="mt-6 max-w-measure text-sm text-soft">
        Prices as of <time dateTime={pricesAsOf}>{formatDate(pricesAsOf)}</time>. {priceNote}
      </p>
    </>
  )
}
