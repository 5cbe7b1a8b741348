import { countiesInWords } from '#domain/availability/county-words.ts'
import type { LikelyProvider, LookupPlace, LookupResult } from '#domain/availability/lookup-result.ts'
import { ProviderResult } from './provider-result.tsx'

/** Who is likely there without the data saying so: apart from what was found, each with the reason. */
export function LikelyProviders({ result: { likelyProviders, place } }: { result: LookupResult }) {
  if (likelyProviders.length === 0) return null
  return (
    <section aria-labelledby="likely-providers" className="mt-12">
      <h3 id="likely-providers" className="text-2xl">
        Likely here, but not confirmed
      </h3>
      <p className="mt-2 mb-5 max-w-measure text-soft">
        The county figures don't name these providers for {countiesInWords(place)}. We don't count them, and
        we confirm your address before you are billed.
      </p>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
        {likelyProviders.map(provider => (
          <ProviderResult
            key={provider.id}
            provider={provider}
            place={place}
            why={whyLikely(provider, place)}
          />
        ))}
      </ul>
    </section>
  )
}

function whyLikely({ reason, technology, name }: LikelyProvider, place: LookupPlace): string {
  const where = countiesInWords(place)
  const line = technology.replace('Cable', 'cable')
  switch (reason) {
    case 'fiber_in_county':
      return `Likely: ${name} reports fiber lines in ${where}. Where it does, it nearly always sells ${line} too.`
    case 'wireless_in_county':
      return `Likely: there is fixed wireless in ${where}, but the figures don't say whose.`
    case 'sells_in_state':
      return `Possible: ${name} sells ${line} in ${place.state}, but the figures don't say where.`
  }
}
