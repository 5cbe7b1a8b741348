import { MapPin } from 'lucide-react'
import { kitPrices, type SecurityPackage } from '#domain/catalog/security-package.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { CallLink } from '../shell/contact.tsx'
import { classes } from '../ui/classes.ts'
import { PackageContents, PackageHead } from './package-head.tsx'
import { COST_MONTHS, defaultOption, defaultPayment, packageCost } from './package-ways.ts'

type Props = {
  providerName: string
  packages: readonly SecurityPackage[]
  priceNote: string
  /** While a ZIP is checked it gives way to the spinner, but not where no script would end it. */
  waiting: boolean
}

/** Before the ZIP is confirmed: what to do, and every package with its published prices. */
export function PackageOverview({ providerName, packages, priceNote, waiting }: Props) {
  return (
    <div className={classes(waiting && 'hidden scripting-none:block')}>
      <h2 className="text-3xl sm:text-4xl">{providerName} packages at a glance</h2>
      <p className="mt-5 flex max-w-measure items-start gap-3 rounded-card border border-line bg-surface p-4 scripting-none:hidden">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-lamp" strokeWidth={1.75} />
        <span>
          <strong>Enter your ZIP code above to continue.</strong> It opens the choices of each package and
          shows which internet you can take with it.
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
            <PackageHead name={`${providerName} ${pack.name}`} pack={pack} />
            <PublishedPrices pack={pack} />
            <div className="border-t border-line pt-4">
              <PackageContents pack={pack} />
            </div>
            <CallLink label="Call to order" className="mt-auto" />
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-measure text-sm text-soft">{priceNote}</p>
    </div>
  )
}

function PublishedPrices({ pack }: { pack: SecurityPackage }) {
  const option = defaultOption(pack)
  const { choices } = pack
  const range = choices ? kitPrices(choices.kit) : []
  const cost = option ? packageCost(pack, defaultPayment(pack), option, null) : null
  return (
    <div>
      <p className="font-display text-3xl leading-tight font-bold text-lamp">{pack.price}</p>
      {choices ? (
        <p className="mt-1 text-sm text-soft">
          with the kit in the monthly price, {formatCents(range[0] ?? 0)} to {formatCents(range.at(-1) ?? 0)}{' '}
          by its size; or equipment {formatCents(choices.starter.equipmentCents)} once, then{' '}
          {formatMonthly(choices.starter.monthlyCents)}
        </p>
      ) : null}
      {cost ? (
        <p className="mt-2 text-sm">
          {COST_MONTHS}-month total at today’s price: <strong>{formatCents(cost.totalCents)}</strong>
        </p>
      ) : (
        <p className="mt-1 text-sm text-soft">The price depends on what your home needs.</p>
      )}
    </div>
  )
}
