import { MapPin } from 'lucide-react'
import { fullName } from '#domain/catalog/full-name.ts'
import { CallLink } from '../contact/call-link.tsx'
import { classes } from '../ui/classes.ts'
import { PackageContents, PackageHead } from './package-head.tsx'
import { PackageTerms } from './package-terms.tsx'
import type { PackageGlance, SecurityView } from './security-packages-view.server.ts'

type Props = {
  view: SecurityView
  /** While a ZIP is checked it is replaced with the spinner, but not if no script would end it. */
  waiting: boolean
}

/** Before the ZIP is confirmed: what to do, and every package with its published prices. */
export function PackageOverview({ view, waiting }: Props) {
  const { provider, packages, glances, priceNote } = view
  return (
    <div className={classes(waiting && 'hidden scripting-none:block')}>
      <h2 className="text-3xl sm:text-4xl">{provider.name} packages at a glance</h2>
      <p className="mt-5 flex max-w-measure items-start gap-3 rounded-card border border-line bg-surface p-4 scripting-none:hidden">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-lamp" strokeWidth={1.75} />
        <span>
          <strong>Enter your ZIP code above to continue.</strong> It opens the choices of each package and
          shows which internet you can add to it.
        </span>
      </p>
      <ul
        className={classes(
          'mt-8 grid grid-cols-1 gap-5 md:grid-cols-2',
          packages.length > 2 && 'lg:grid-cols-3',
        )}
      >
        {packages.map(pack => (
          <li key={pack.id} className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5">
            <PackageHead name={fullName(provider.name, pack.name)} pack={pack} />
            <PublishedPrices glance={glances.find(glance => glance.id === pack.id)} />
            <div className="border-t border-line pt-4">
              <PackageContents pack={pack} />
            </div>
            <div className="border-t border-line pt-4">
              <PackageTerms pack={pack} />
            </div>
            <CallLink
              label="Call to order"
              about={fullName(provider.name, pack.name)}
              className="no-print mt-auto"
            />
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-measure text-sm text-soft">{priceNote}</p>
    </div>
  )
}

function PublishedPrices({ glance }: { glance: PackageGlance | undefined }) {
  return (
    <div>
      <p className="font-display text-3xl leading-tight font-bold text-lamp">{glance?.price}</p>
      {glance?.priceNote ? <p className="mt-1 text-sm text-soft">{glance.priceNote}</p> : null}
      {glance?.total ? (
        <p className="mt-2 text-sm">
          36-month total at today’s price: <strong>{glance.total}</strong>
        </p>
      ) : null}
    </div>
  )
}
