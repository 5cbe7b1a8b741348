import type { UsState } from '#domain/shared/us-states.ts'
import type { Database } from '#platform/database.server.ts'
import { censusPlacesOf, countiesOf, rangeOf } from './place-facts-store.server.ts'
import { matchCensusPlaces, placeSlug } from './place-names.ts'
import { citiesOf, type ZipCity } from './zip-cities.server.ts'
import type { ZipDirectory } from './zip-directory.server.ts'

export type PlaceLink = { name: string; path: string }

/** A city with facts of its own: by its Census Place, or as the main city of a county whose coverage is known. */
export type CityPage = { city: ZipCity; placeId: string | null }

/** The cities of a state that have a page, by key; by their counties' coverage only if that knows all lines. */
export async function cityPagesOf(
  db: Database,
  zips: ZipDirectory,
  state: UsState,
  knowsLines: boolean,
): Promise<Map<string, CityPage>> {
  const range = rangeOf(state.fips)
  const cities = citiesOf(zips, state.code)
  const places = matchCensusPlaces(await censusPlacesOf(db, range), cities)
  const counties = knowsLines ? await countiesOf(db, range) : new Set<string>()
  const chiefs = new Map<string, ZipCity>()
  for (const city of cities.values()) {
    const chief = chiefs.get(city.countyFips)
    if (!chief || city.zips > chief.zips) chiefs.set(city.countyFips, city)
  }
  const pages = new Map<string, CityPage>()
  for (const city of cities.values()) {
    const placeId = places.get(city.key) ?? null
    const isChief = counties.has(city.countyFips) && chiefs.get(city.countyFips) === city
    if (placeId !== null || isChief) pages.set(city.key, { city, placeId })
  }
  return pages
}

export function stateLink({ name }: UsState): PlaceLink {
  return { name, path: `/internet/${placeSlug(name)}` }
}

export function cityLink(state: UsState, { name }: ZipCity): PlaceLink {
  return { name, path: `${stateLink(state).path}/${placeSlug(name)}` }
}

/** The cities with a page that are nearest to a city, nearest first. */
export function nearestCities(pages: ReadonlyMap<string, CityPage>, from: ZipCity, count: number): ZipCity[] {
  const narrowing = Math.cos((from.latitude * Math.PI) / 180)
  const distance = ({ latitude, longitude }: ZipCity) =>
    Math.hypot(latitude - from.latitude, (longitude - from.longitude) * narrowing)
  return [...pages.values()]
    .map(page => page.city)
    .filter(city => city !== from)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
}

/** The cities with the most ZIPs, in order of their names. */
export function largestCities(pages: ReadonlyMap<string, CityPage>, count: number): ZipCity[] {
  return [...pages.values()]
    .map(page => page.city)
    .toSorted((a, b) => b.zips - a.zips)
    .slice(0, count)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
