import { Info, TriangleAlert } from 'lucide-react'
import { PhoneLink } from '../contact/call-link.tsx'
import { WhenChecked } from '../ui/as-of.tsx'
import { CustomPlan } from './custom-plan.tsx'
import { PackageCard } from './package-card.tsx'
import { defaultOption } from './package-ways.ts'
import type { SecurityView } from './security-packages-view.server.ts'
import type { ConfirmedZip, Notice } from './zip-outcome.ts'

/** The packages with all that can be chosen, once the ZIP is confirmed. */
export function PackageCards({ view, confirmed }: { view: SecurityView; confirmed: ConfirmedZip }) {
  const { provider, packages, glances, pricesAsOf, priceNote } = view
  const { place, internet, notice } = confirmed
  const priceOf = (id: string) => glances.find(glance => glance.id === id)?.price ?? ''
  const priced = packages.filter(pack => defaultOption(pack))
  return (
    <>
      <h2 className="text-3xl sm:text-4xl">
        {provider.name} packages for {place}
      </h2>
      <p className="mt-3 max-w-measure text-soft">
        Our data only cover internet, so we can’t tell whether {provider.name} installs at your address. We
        check that with {provider.name} before we order anything.
      </p>
      <InternetNotice notice={notice} hasInternet={internet.length > 0} />
      <ul className="mt-8 grid grid-cols-1 gap-5 lg:grid-cols-2">
        {priced.map(pack => (
          <PackageCard key={pack.id} pack={pack} providerName={provider.name} internet={internet} />
        ))}
      </ul>
      {packages
        .filter(pack => !defaultOption(pack))
        .map(pack => (
          <CustomPlan key={pack.id} pack={pack} price={priceOf(pack.id)} providerName={provider.name} />
        ))}
      <p className="mt-6 max-w-measure text-sm text-soft">
        Prices <WhenChecked dates={pricesAsOf} />. {priceNote}
      </p>
    </>
  )
}

/** How certain the internet choices are, or why there are none for the place. */
function InternetNotice({ notice, hasInternet }: { notice: Notice; hasInternet: boolean }) {
  const { kind, title, text } = notice
  const Icon = kind === 'found' ? Info : TriangleAlert
  return (
    <p className="mt-5 flex max-w-measure items-start gap-3 rounded-card border border-line bg-surface p-4">
      <Icon
        aria-hidden
        className={
          kind === 'found' ? 'mt-0.5 size-5 shrink-0 text-signal' : 'mt-0.5 size-5 shrink-0 text-lamp'
        }
        strokeWidth={1.75}
      />
      <span>
        {title ? <strong>{title}. </strong> : null}
        {text.replace(/\.?$/, '.')}{' '}
        {kind === 'none' || kind === 'failed' ? (
          <>
            You can still choose a package.
            {hasInternet ? ' The two internet add-ons are estimates, not plans that we know of there.' : ''}{' '}
            We can look up your internet at <PhoneLink />.
          </>
        ) : null}
      </span>
    </p>
  )
}
