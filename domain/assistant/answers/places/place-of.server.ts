import { countiesInWords, fewHomesWords } from '#domain/availability/counties/county-words.ts'
import { type LookUpDeps, lookUpProviders } from '#domain/availability/look-up-providers.server.ts'
import { lookupRefusal } from '#domain/availability/lookup-refusal.ts'
import type { LookupResult, Precision } from '#domain/availability/lookup-result.ts'
import { formatDate, formatMonth } from '#domain/shared/calendar.ts'
import { formatAddress, type PostalAddress } from '#domain/shared/postal-address.ts'
import type { Log } from '#platform/log.server.ts'
import type { Place } from '../asking.ts'

const precisionInWords: Record<Exclude<Precision, 'county'>, string> = {
  address: 'This is known for the address.',
  area: 'This is known for the area around the address, not for each house.',
  nearby: 'This is known for the neighbourhood next to the address: its own has no data.',
  zip: 'This is known for the ZIP code; single houses can differ.',
  state: 'I only know this by state, so single addresses will differ: search your address to be sure.',
}

/** What an address was found by: its own area, and not its ZIP code, county or state alone. */
const ofAddress: ReadonlySet<Precision> = new Set(['address', 'area', 'nearby'] as const)

/** What an address that was told is answered by where nothing is known of its own area. */
const insteadOfAddress: Record<'zip' | 'county' | 'state', (street: string) => string> = {
  zip: street =>
    `I couldn’t place ${street} on the map, so this is for its ZIP code; single houses can differ.`,
  county: street => `I have no data for single addresses there: for ${street}, too, this is`,
  state: street =>
    `I have no data for single addresses there: for ${street}, too, I only know this by state, and the provider confirms it before you order.`,
}

/** How exactly an answer is known, whose data it is, and how old where that is not a matter of course. */
function certaintyInWords(result: LookupResult, address: PostalAddress | null): string {
  const { precision, isMock, error, place, dataDate, unimported } = result
  const homes = place.fewHomes ? ` ${fewHomesWords(place.zipCode)}, so check that your home is there.` : ''
  if (precision === 'county') {
    const [lead, end] = address
      ? [insteadOfAddress.county(address.street), 'the provider confirms your address before you order']
      : ['This is', 'search your address to be sure']
    return `${lead} FCC data of ${formatMonth(dataDate)} for ${countiesInWords(place)}, not for each house: ${end}.${homes}`
  }
  const source = isMock ? ` ${error}; this is from our list of states as of ${formatDate(dataDate)}.` : ''
  const gap = unimported ? ` I have no data yet on ${unimported.join(' or ')} there.` : ''
  const exactly =
    address && (precision === 'zip' || precision === 'state')
      ? insteadOfAddress[precision](address.street)
      : precisionInWords[precision]
  return `${exactly}${gap}${source}${homes}`
}

/** What was found, or why the address can't be right; null where it isn't understood. */
export type PlaceFound = { place: Place } | { mismatch: string } | null

/** Looks an address up as the site's search does; null where it, or its ZIP code, is not understood. */
export async function placeOfAddress(
  deps: LookUpDeps,
  address: PostalAddress,
  log: Log,
): Promise<PlaceFound> {
  const found = await lookUpProviders({ ...deps, log }, formatAddress(address))
  if (!found.ok) {
    const { message } = lookupRefusal(found, 'address')
    return message === undefined ? null : { mismatch: message }
  }
  return { place: placeWith(found.value.result, address) }
}

/** Looks a ZIP code up; null where there is no such ZIP code. */
export async function placeOf(deps: LookUpDeps, zipCode: string, log: Log): Promise<Place | null> {
  const found = await lookUpProviders({ ...deps, log }, zipCode)
  return found.ok ? placeWith(found.value.result, null) : null
}

function placeWith(result: Place['result'], address: PostalAddress | null): Place {
  const { city, state, zipCode } = result.place
  const isPrecise = address !== null && ofAddress.has(result.precision)
  const where = `${city ? `${city}, ` : ''}${state} ${zipCode}`
  return {
    zipCode,
    ...(address ? { address } : {}),
    where: isPrecise ? `${address.street}, ${where}` : where,
    result,
    certainty: certaintyInWords(result, address),
  }
}
