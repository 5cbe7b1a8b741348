import { countKnown } from '#domain/availability/count-known.ts'
import { countiesInWords } from '#domain/availability/county-words.ts'
import type { LookupResult, Precision, ProviderCoverage } from '#domain/availability/lookup-result.ts'
import { formatDay } from '#domain/shared/calendar.ts'

const providersIn = (count: number) => `${count} ${count === 1 ? 'provider' : 'providers'}`
const reach = (count: number) => (count === 1 ? 'reaches' : 'reach')

/** `Austin, TX`; the state alone for a ZIP code that the directory lacks. */
const townOf = ({ city, state }: LookupResult['place']) => (city ? `${city}, ${state}` : state)

/** What was found, in one line. A count is of what the data name, never of guesses. */
export function headlineOf(result: LookupResult): string {
  const { isMock, place, precision } = result
  const count = countKnown(result)
  if (isMock && count === 0) return `No providers found in ZIP code ${place.zipCode}`
  if (isMock) return `Providers that sell in ${place.state}, not confirmed for ZIP code ${place.zipCode}`
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

const inShort: Record<Precision, string> = {
  address: 'Known for your address',
  area: 'Known for your area; your home may differ',
  nearby: 'Not listed for your own area, so these are next to it',
  zip: 'Known for your ZIP code; your home may differ',
  county: 'Not confirmed for your street',
  state: 'We only have statewide information',
}

/** How exactly the answer is known, whose data it is and of which day, in one short line. */
export function certaintyInShort({ precision, sample, isMock, dataDate }: LookupResult): string {
  const source = sample ? 'Made-up test data' : isMock ? 'Our list of states' : 'FCC data'
  return `${inShort[precision]} · ${source} as of ${formatDay(dataDate)}`
}

/** How sure an answer is, in sentences. A cell is an area: never does it speak for the address itself. */
const inFull: Record<Precision, (result: LookupResult) => string[]> = {
  address: () => ['These providers are listed at your address.'],
  area: () => [
    'The data are for an area of about a quarter of a square mile around your address. Your home may differ.',
  ],
  nearby: () => [
    'No home right in your area is listed, so these are the providers of the areas next to it. That makes this less sure.',
  ],
  zip: () => ['The data are for the homes listed in your ZIP code. Your home may differ.'],
  county: ({ place }) => [
    `These providers serve at least parts of ${countiesInWords(place)}. Your home may differ.`,
    ...((place.counties?.length ?? 0) > 1
      ? [`ZIP code ${place.zipCode} lies in all of these counties.`]
      : []),
    'A provider’s fastest speed is the fastest that it sells anywhere.',
    'We don’t count satellite providers, who sell almost everywhere.',
  ],
  state: ({ place }) => [
    `These providers sell home internet in ${place.state}, but not at every address. We confirm yours before you are billed.`,
    ...(place.city
      ? []
      : [`ZIP code ${place.zipCode} is not in our list; its first three digits belong to ${place.state}.`]),
  ],
}

/** How the answer is known, one sentence each. */
export function certaintyInFull(result: LookupResult): string[] {
  return [
    ...inFull[result.precision](result),
    ...(result.unnamedCable ? ['Cable is there too, but the county figures don’t say whose.'] : []),
  ]
}

const homesOf: Partial<Record<Precision, string>> = {
  area: 'homes in your area',
  nearby: 'homes in the areas next to yours',
  zip: 'homes in your ZIP code',
}

/** Which share of which homes a provider serves; null where nobody knows. */
export function shareOf({ shareServed, shareOf: of }: ProviderCoverage, precision: Precision): string | null {
  if (shareServed === null) return null
  const rounded = Math.round(shareServed * 100)
  const share = shareServed > 0 && rounded === 0 ? 'under 1' : String(rounded)
  return `${share}% of ${of === 'county' ? 'homes in your county' : (homesOf[precision] ?? 'homes there')}`
}
