import { countKnown } from '#domain/availability/count-known.ts'
import { countiesInWords, stateInWords } from '#domain/availability/counties/county-words.ts'
import type { LookupResult, Precision, ProviderCoverage } from '#domain/availability/lookup-result.ts'
import { percentWords } from '#domain/shared/percent.ts'

const providersIn = (count: number) => `${count} ${count === 1 ? 'provider' : 'providers'}`
const reach = (count: number) => (count === 1 ? 'reaches' : 'reach')

/** `Austin, TX`; only the state for a ZIP code that the directory lacks. */
const townOf = ({ city, state }: LookupResult['place']) => (city ? `${city}, ${state}` : state)

/** What was found, in one line. Counts include what the data name, never guesses. */
export function headlineOf(result: LookupResult): string {
  const { isMock, place, precision } = result
  const count = countKnown(result)
  if (isMock && count === 0) return `No providers found in ZIP code ${place.zipCode}`
  if (isMock) {
    const who = count === 1 ? 'A provider that sells' : 'Providers that sell'
    return `${who} in ${stateInWords(place)}, not confirmed for ZIP code ${place.zipCode}`
  }
  if (precision === 'county') return countyHeadline(result)
  const providers = count === 0 ? 'No provider' : providersIn(count)
  switch (precision) {
    case 'address':
      return `${providers} at your address in ${townOf(place)}`
    case 'area':
      return `${providers} in your area of ${townOf(place)}`
    case 'nearby':
      return `${providers} in the areas next to yours in ${townOf(place)}`
    case 'zip':
    case 'state':
      return `${providers} in ZIP code ${place.zipCode}, ${townOf(place)}`
  }
}

function countyHeadline({ providers, otherProviders, place }: LookupResult): string {
  const named = [...providers.filter(one => !one.coverage?.nationwide), ...otherProviders]
  const most = named.filter(one => one.coverage?.reach === 'most').length
  const parts = named.length - most
  const where = countiesInWords(place)
  const it = (place.counties?.length ?? 0) > 1 ? 'them' : 'it'
  if (named.length === 0) return `No provider is listed in ${where}`
  if (most === 0) return `${providersIn(parts)} ${reach(parts)} parts of ${where}`
  const widest = `${providersIn(most)} ${reach(most)} most of ${where}`
  return parts === 0 ? widest : `${widest}, ${parts} more ${reach(parts)} parts of ${it}`
}

const homesOf: Partial<Record<Precision, string>> = {
  area: 'homes in your area',
  nearby: 'homes in the areas next to yours',
  zip: 'homes in your ZIP code',
}

/** Which share of which homes a provider serves; null if nobody knows. */
export function shareOf({ shareServed, shareOf: of }: ProviderCoverage, precision: Precision): string | null {
  if (shareServed === null) return null
  return `${percentWords(shareServed)} of ${of === 'county' ? 'homes in your county' : (homesOf[precision] ?? 'homes there')}`
}
