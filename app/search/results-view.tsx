import { SearchX } from 'lucide-react'
import { useState } from 'react'
import type { FoundProvider, LookupPlace, LookupResult } from '#domain/availability/lookup-result.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { CallLink } from '../contact/call-link.tsx'
import { controlClass } from '../ui/field.tsx'
import { headlineOf, isByCounty } from './headline.ts'
import { HowSure } from './how-sure.tsx'
import { LikelyProviders } from './likely-providers.tsx'
import { OtherProviders } from './other-providers.tsx'
import { ProviderResult } from './provider-result.tsx'
import { type ResultOrder, resultOrders, sortProviders } from './result-order.ts'
import type { SearchState } from './search-store.ts'
import { bestUpload, SpeedComparison } from './speed-comparison.tsx'

export function ResultsView({ state }: { state: SearchState }) {
  if (state.phase === 'searching') return <ResultsSkeleton />
  if (state.phase === 'empty') return <NoResults {...state} />
  if (state.phase === 'found') return <FoundProviders result={state.result} searched={state.searched} />
  return null
}

function FoundProviders({ result, searched }: { result: LookupResult; searched: string }) {
  const [order, setOrder] = useState<ResultOrder>('recommended')
  const anywhere = isByCounty(result) ? result.providers.filter(one => one.coverage?.nationwide) : []
  const there = result.providers.filter(one => !anywhere.includes(one))
  const providers = sortProviders(there, order)
  return (
    <div className="py-10">
      <h2 className="text-2xl break-words sm:text-3xl">{headlineOf(result, searched)}</h2>
      {isByCounty(result) ? <p className="mt-2 break-words text-soft">You searched for {searched}.</p> : null}
      <HowSure result={result} />
      {providers.length > 0 ? (
        <>
          <label className="mt-6 mb-4 block w-full sm:w-64">
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
          <SpeedComparison
            caption="Technologies, speeds and prices of the providers found"
            precision={result.precision}
            place={result.place}
            entries={providers.map(({ maxDownload, coverage, ...one }) => ({
              ...one,
              coverage,
              download: maxDownload,
              priceCents: priceToday(one.schedule),
              upload: bestUpload(coverage),
            }))}
          />
          <ul className="mt-8 grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
            {providers.map(provider => (
              <ProviderResult key={provider.id} provider={provider} place={result.place} />
            ))}
          </ul>
        </>
      ) : null}
      <OtherProviders result={result} />
      <LikelyProviders result={result} />
      <Satellites providers={anywhere} place={result.place} />
    </div>
  )
}

/** Who sells everywhere comes last where there is more to say of the county. */
function Satellites({ providers, place }: { providers: readonly FoundProvider[]; place: LookupPlace }) {
  if (providers.length === 0) return null
  return (
    <section aria-labelledby="satellites" className="mt-12">
      <h3 id="satellites" className="mb-5 text-2xl">
        By satellite, almost anywhere
      </h3>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
        {providers.map(provider => (
          <ProviderResult key={provider.id} provider={provider} place={place} />
        ))}
      </ul>
    </section>
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
