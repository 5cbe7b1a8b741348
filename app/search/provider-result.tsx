import { Link } from 'react-router'
import { reachInWords } from '#domain/availability/county-words.ts'
import type {
  CoverageTechnology,
  FoundProvider,
  LookupPlace,
  ProviderCoverage,
} from '#domain/availability/lookup-result.ts'
import { technologyName } from '#domain/availability/technology.ts'
import { cartServiceOf } from '#domain/cart/cart-service.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import { OrderActions } from '../cart/cart.ts'
import { PriceHorizon } from '../ui/price-horizon.tsx'
import { Doubted } from './doubted.tsx'
import { ReportEntry } from './report-entry.tsx'

type Props = {
  provider: FoundProvider
  place: LookupPlace
  /** Why it is likely, where it was not found. */
  why?: string
}

/** One provider that was found: its technologies there, the plan behind the price, and what it costs over time. */
export function ProviderResult({ provider, place, why }: Props) {
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
      {coverage?.reach ? <p className="mt-1 text-sm">{reachInWords(coverage.reach, place)}</p> : null}
      <AlsoLikely coverage={coverage} />
      {why ? <p className="mt-1 text-sm">{why}</p> : null}
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
  const measured = technologies.filter(one => one.download !== null)
  if (measured.length < 2) return null
  return (
    <ul className="mt-1 text-sm text-soft">
      {measured.map(({ code, name, download, upload }) => (
        <li key={code}>
          {name}:{' '}
          {download
            ? `${download.toLocaleString('en-US')} down, ${(upload ?? 0).toLocaleString('en-US')} up`
            : 'no speed advertised'}
        </li>
      ))}
    </ul>
  )
}

/** A further technology of a provider that is known there. */
function AlsoLikely({ coverage }: { coverage: ProviderCoverage | undefined }) {
  const { technologies = [], likely = [] } = coverage ?? {}
  if (technologies.length === 0 || likely.length === 0) return null
  const names = [...new Set(likely.map(technologyName))].join(' and ')
  return <p className="mt-1 text-sm text-soft">Likely {names} too, but the figures don't say.</p>
}
