import { SearchX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { LookupResult, Precision } from '#domain/availability/lookup-result.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { controlClass } from '../../ui/field.tsx'
import { CallLink } from '../contact.tsx'
import { ProviderResult } from './provider-result.tsx'
import { type ResultOrder, resultOrders, sortProviders } from './result-order.ts'
import type { SearchState } from './search-store.ts'

/** How sure an answer is, in words. */
const certainty: Record<Precision, (place: string) => string> = {
  address: place => `Known for your address in ${place}.`,
  area: place => `Known for the area around your address in ${place}, about a quarter of a square mile.`,
  nearby: place => `Known for the areas around your address in ${place}; your home may differ.`,
  zip: place => `Known for your ZIP code in ${place}; single homes may differ.`,
  state: place =>
    `Only known for the state: these providers sell home internet in ${place}, but not at every address. We confirm yours before you are billed.`,
}

export function ResultsView({ state }: { state: SearchState }) {
  if (state.phase === 'searching') return <ResultsSkeleton />
  if (state.phase === 'empty') return <NoResults {...state} />
  if (state.phase === 'found') return <FoundProviders result={state.result} searched={state.searched} />
  return null
}

function FoundProviders({ result, searched }: { result: LookupResult; searched: string }) {
  const [order, setOrder] = useState<ResultOrder>('recommended')
  const { city, state } = result.place
  const place = result.precision === 'state' ? state : `${city}, ${state}`
  const count = result.providers.length
  return (
    <div className="py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-2xl sm:text-3xl">
            {count} {count === 1 ? 'provider' : 'providers'} for {searched}
          </h2>
          <p className="mt-2 max-w-measure text-soft">
            {certainty[result.precision](place)} Data of {formatDate(result.dataDate)}; prices as of{' '}
            {formatDate(result.pricesAsOf)}.
          </p>
        </div>
        <label className="w-full sm:w-64">
          <span className="mb-1.5 block text-sm font-medium">Sort by</span>
          <select
            value={order}
            onChange={event => setOrder(event.currentTarget.value as ResultOrder)}
            className={controlClass}
          >
            {Object.entries(resultOrders).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {result.isMock ? (
        <p className="mt-5 flex max-w-measure items-start gap-2 rounded-card border border-line bg-surface p-4 text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-lamp" strokeWidth={1.75} />
          <span>
            <strong>Using backup data.</strong> {result.error}. Showing alternative provider data: who sells
            in your state, not who was measured at your home.
          </span>
        </p>
      ) : null}
      <ul className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {sortProviders(result.providers, order).map(provider => (
          <ProviderResult key={provider.id} provider={provider} />
        ))}
      </ul>
    </div>
  )
}

function NoResults({ title, message, searched }: { title: string; message: string; searched: string }) {
  return (
    <div role="alert" className="my-10 rounded-card border border-line bg-surface p-6 sm:p-8">
      <h2 className="flex items-center gap-3 text-2xl">
        <SearchX aria-hidden className="size-7 shrink-0 text-alarm" strokeWidth={1.75} />
        {title}
      </h2>
      <p className="mt-2">{message}</p>
      <p className="mt-1 text-soft">
        You searched for {searched}. What you typed is still in the form above.
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-3">
        <CallLink label="Call {phone}" />
        <span className="flex items-center gap-2 text-sm text-soft">We can check your address by phone.</span>
      </p>
    </div>
  )
}

function ResultsSkeleton() {
  return (
    <div className="py-10">
      <p className="text-lg font-semibold">Searching...</p>
      <div aria-hidden className="mt-6 grid animate-pulse-soft gap-5 md:grid-cols-2 lg:grid-cols-3">
        {['one', 'two', 'three'].map(key => (
          <div key={key} className="h-96 rounded-card border border-line bg-surface" />
        ))}
      </div>
    </div>
  )
}
