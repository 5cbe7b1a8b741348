import { useId } from 'react'
import { fullName } from '#domain/catalog/full-name.ts'
import type { SecurityPackage } from '#domain/catalog/packages.schema.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { AddTogether } from '../cart/cart.ts'
import { CallLink } from '../contact/call-link.tsx'
import type { InternetChoice } from './internet-choices.ts'
import { InternetPicker } from './internet-picker.tsx'
import { usePackageChoice } from './package-choices.ts'
import { PackageContents, PackageHead } from './package-head.tsx'
import { PackageSum } from './package-sum.tsx'
import { PackageTerms } from './package-terms.tsx'
import { optionFor, packageCost, serviceOf } from './package-ways.ts'
import { PaymentChoice } from './payment-choice.tsx'

type Props = { pack: SecurityPackage; providerName: string; internet: readonly InternetChoice[] }

/** A package with its choices, their total, and the two ways to order. */
export function PackageCard({ pack, providerName, internet }: Props) {
  const titleId = useId()
  const { choice, choose } = usePackageChoice(pack)
  const { payment, internetId } = choice
  const chosen = internet.find(({ id }) => id === internetId) ?? null
  const option = optionFor(pack, payment)
  if (!option) return null
  const cost = packageCost(pack, payment, option, chosen)
  const added = [serviceOf(option, { id: pack.providerId, name: providerName }), chosen?.service ?? null]
  const services = added.filter(service => service !== null)
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <PackageHead id={titleId} name={fullName(providerName, pack.name)} pack={pack} />
      <div>
        <p className="font-display text-4xl leading-tight font-bold text-lamp">
          {formatMonthly(priceToday(option.schedule))}
        </p>
        {pack.choices ? <PaymentNote way={payment.way} /> : null}
      </div>
      <PackageContents pack={pack} />
      <PackageTerms pack={pack} />
      {pack.choices ? (
        <PaymentChoice
          choices={pack.choices}
          payment={payment}
          onChange={next => choose({ payment: next })}
        />
      ) : null}
      <InternetPicker internet={internet} chosen={chosen} onChange={id => choose({ internetId: id })} />
      <PackageSum cost={cost} withInternet={chosen !== null} />
      <div className="no-print flex flex-wrap gap-2 *:grow">
        <AddTogether
          services={services}
          label="Add to cart"
          names={services.map(one => fullName(one.providerName, one.serviceName)).join(' and ')}
        />
        <CallLink label="Call to order" about={fullName(providerName, pack.name)} />
      </div>
    </li>
  )
}

function PaymentNote({ way }: { way: 'kit' | 'starter' }) {
  return (
    <p className="text-sm text-soft">
      {way === 'kit' ? 'for monitoring and the kit' : 'for monitoring, after the equipment'}
    </p>
  )
}
