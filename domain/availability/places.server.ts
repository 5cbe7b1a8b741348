import { usStates } from '#domain/shared/us-states.ts'
import type { ZipDirectory } from './zip-directory.server.ts'

/** A post-office city with its ZIPs and the counties that they are counted to (five-digit FIPS). */
export type Place = { city: string; state: string; zipCodes: string[]; countyFips: string[] }

/** Every city of the states and territories in the order of state and name; military post offices are left out. */
export function listPlaces(zips: ZipDirectory): Place[] {
  const fipsOf = new Map<string, string>(usStates.map(state => [state.code, state.fips]))
  const places = new Map<string, Place>()
  for (const { zipCode, city, state, countyCode } of zips.entries()) {
    const fips = fipsOf.get(state)
    if (!fips) continue
    const key = `${state} ${city.toUpperCase()}`
    const place = places.get(key) ?? { city, state, zipCodes: [], countyFips: [] }
    places.set(key, place)
    place.zipCodes.push(zipCode)
    const county = `${fips}${countyCode}`
    if (countyCode && !place.countyFips.includes(county)) place.countyFips.push(county)
  }
  return [...places.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place)
}
