import { countiesInWords } from '#domain/availability/county-words.ts'
import type { LookupResult, Precision, ProviderCoverage } from '#domain/availability/lookup-result.ts'
import { formatDate } from '#domain/shared/calendar.ts'

/** How sure an answer is, in words. A cell is an area: never does it speak for the address itself. */
const certainty: Record<Precision, (result: LookupResult) => string> = {
  address: ({ place }) => `Known for your address in ${place.city}, ${place.state}.`,
  area: ({ place }) =>
    `Known for your area: about a quarter of a square mile around your address in ${place.city}, ${place.state}. Single homes in it may differ.`,
  nearby: ({ place }) =>
    `Less sure: no home right in your area in ${place.city}, ${place.state} is listed, so these are the providers of the areas next to it.`,
  zip: ({ place }) =>
    `Known for your ZIP code ${place.zipCode} in ${place.city}, ${place.state}; single homes may differ.`,
  county: ({ place }) =>
    `Not confirmed for your street: this is who serves at least parts of ${countiesInWords(place)}. Your home may differ.${(place.counties?.length ?? 0) > 1 ? ` ZIP code ${place.zipCode} lies in all of these counties.` : ''} Speeds are the fastest that each provider sells anywhere. We don't count satellite providers, who sell almost everywhere.`,
  state: ({ place }) =>
    `Only known for the state: these providers sell home internet in ${place.state}, but not at every address. We confirm yours before you are billed.${place.city ? '' : ` ZIP code ${place.zipCode} is not in our list; its first three digits belong to ${place.state}.`}`,
}

export function certaintyOf(result: LookupResult): string {
  const nobody = [...result.providers, ...result.otherProviders].every(one => one.coverage?.nationwide)
  const cable = result.unnamedCable ? " Cable is there too, but the county figures don't say whose." : ''
  return `${certainty[result.precision](result)}${nobody ? ' Nobody but satellite providers is listed there.' : ''}${cable}`
}

/** Whose data they are and of which day. */
export function sourceOf({ isMock, sample, dataDate }: LookupResult): string {
  if (sample) return `Made-up test data, dated ${formatDate(dataDate)}`
  return `${isMock ? 'Our list of states' : 'FCC data'} as of ${formatDate(dataDate)}`
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
