import { Link } from 'react-router'
import type { CoverageTechnology, FoundProvider, LookupPlace } from '#domain/availability/lookup-result.ts'
import { cartServiceOf } from '#domain/cart/cart-service.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import { OrderActions } from '../cart/cart.ts'
import { PriceHorizon } from '../ui/price-horizon.tsx'
import { Doubted } from './doubted.tsx'
import { ReportEntry } from './report-entry.tsx'

type Props = { provider: FoundProvider; place: LookupPlace }

/** One provider that was found: its technologies there, the plan behind the price, and what it costs over time. */
export function ProviderResult({ provider, place }: Props) {
  const { id, name, planId, serviceName, schedule, coverage } = provider
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
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
      {coverage?.nationwide ? (
        <p className="mt-1 text-sm text-soft">Nationwide by satellite, not measured at your place.</p>
      ) : (
        <Technologies technologies={coverage?.technologies ?? []} />
      )}
      <Doubted entry={provider} />
      <p className="mt-4">
        <span data-testid="price" className="font-display text-3xl font-bold text-lamp">
          {formatCents(priceToday(schedule))}
        </span>
        <span className="text-soft">/mo</span>
      </p>
      <p className="text-sm text-soft">
        {serviceName}
        {provider.planDownload > 0 ? `, ${provider.planDownload.toLocaleString('en-US')} Mbps download` : ''}
      </p>
      <PriceHorizon schedule={schedule} name={`${name} ${serviceName}`} />
      <OrderActions
        service={cartServiceOf({ planId, providerId: id, providerName: name, serviceName, schedule })}
        className="mt-auto pt-5"
      />
      <ReportEntry place={place} name={name} fccProviderId={provider.fccProviderId} providerId={id} />
    </li>
  )
}

/** Where a provider sells by several technologies, the speeds of each. */
function Technologies({ technologies }: { technologies: readonly CoverageTechnology[] }) {
  if (technologies.length < 2) return null
  return (
    <ul className="mt-1 text-sm text-soft">
      {technologies.map(({ code, name, download, upload }) => (
        <li key={code}>
          {name}:{' '}
          {download > 0
            ? `${download.toLocaleString('en-US')} down, ${upload.toLocaleString('en-US')} up`
            : 'no speed advertised'}
        </li>
      ))}
    </ul>
  )
}
