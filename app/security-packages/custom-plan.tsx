import { fullName } from '#domain/catalog/full-name.ts'
import type { SecurityPackage } from '#domain/catalog/packages.schema.ts'
import { CallLink } from '../contact/call-link.tsx'
import { PackageContents, PackageHead } from './package-head.tsx'

type Props = { pack: SecurityPackage; price: string; providerName: string }

/** A package without a published price. */
export function CustomPlan({ pack, price, providerName }: Props) {
  return (
    <section
      aria-label={fullName(providerName, pack.name)}
      className="mt-5 grid grid-cols-1 items-center gap-x-10 gap-y-5 rounded-card border border-line bg-surface p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <PackageHead name={fullName(providerName, pack.name)} pack={pack} />
      <PackageContents pack={pack} />
      <div>
        <p className="mb-3 font-display text-2xl font-bold text-lamp">{price}</p>
        <CallLink label="Call {phone}" />
      </div>
    </section>
  )
}
