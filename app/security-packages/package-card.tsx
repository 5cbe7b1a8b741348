import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { fullName } from '#domain/catalog/full-name.ts'
import type { SecurityPackage } from '#domain/catalog/packages.schema.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { cart } from '../cart/cart.ts'
import { CallLink } from '../contact/call-link.tsx'
import { Button } from '../ui/button.tsx'
import type { InternetChoice } from './internet-choices.ts'
import { InternetPicker } from './internet-picker.tsx'
import { PackageContents, PackageHead } from './package-head.tsx'
import { PackageSum } from './package-sum.tsx'
import { PackageTerms } from './package-terms.tsx'
import { defaultPayment, optionFor, packageCost, serviceOf } from './package-ways.ts'
import { PaymentChoice } from './payment-choice.tsx'

type Props = { pack: SecurityPackage; providerName: string; internet: readonly InternetChoice[] }

/** A package with its choices, their total, and the two ways to order. */
export function PackageCard({ pack, providerName, internet }: Props) {
  const titleId = useId()
  const [payment, setPayment] = useState(() => defaultPayment(pack))
  const [internetId, setInternetId] = useState('')
  const chosen = internet.find(choice => choice.id === internetId) ?? null
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
      {pack.choices ? <PaymentChoice choices={pack.choices} payment={payment} onChange={setPayment} /> : null}
      <InternetPicker internet={internet} chosen={chosen} onChange={setInternetId} />
      <PackageSum cost={cost} withInternet={chosen !== null} />
      <div className="flex flex-wrap gap-2 *:grow">
        <Button
          aria-label={`Add to cart: ${services.map(one => fullName(one.providerName, one.serviceName)).join(' and ')}`}
          onClick={() => {
            for (const service of services) cart.add(service)
          }}
        >
          <Plus aria-hidden className="size-4.5" strokeWidth={1.75} />
          Add to cart
        </Button>
        <CallLink label="Call to order" />
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
