import { Link } from 'react-router'
import type { FoundProvider } from '#domain/availability/lookup-result.ts'
import { centsFromDollars, formatCents } from '#domain/shared/money.ts'
import { PriceHorizon } from '../../ui/price-horizon.tsx'
import { OrderActions } from '../order-actions.tsx'

/** One provider that was found: technology, speed, the plan behind the price, and what it costs over time. */
export function ProviderResult({ provider }: { provider: FoundProvider }) {
  const { id, name, serviceName, price, schedule } = provider
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-xl">
          {provider.page ? (
            <Link to={provider.page} className="hover:text-signal hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <span className="rounded-full border border-line px-2.5 py-0.5 text-sm text-soft">
          {provider.technology}
        </span>
      </div>
      <p className="mt-1 text-signal">{provider.speed}</p>
      <p className="mt-4">
        <span data-testid="price" className="font-display text-3xl font-bold text-lamp">
          {formatCents(centsFromDollars(price))}
        </span>
        <span className="text-soft">/mo</span>
      </p>
      <p className="text-sm text-soft">
        {serviceName}
        {provider.planDownload > 0 ? `, ${provider.planDownload.toLocaleString('en-US')} Mbps download` : ''}
      </p>
      <PriceHorizon schedule={schedule} name={`${name} ${serviceName}`} />
      <OrderActions
        service={{ providerId: id, providerName: name, serviceName, price }}
        className="mt-auto pt-5"
      />
    </li>
  )
}
