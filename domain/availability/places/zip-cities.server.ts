import { isStateCode, type StateCode, usStates } from '#domain/shared/us-states.ts'
import { placeKey } from './place-names.ts'
import type { ZipDirectory } from './zip-directory.server.ts'

/** A post-office city: all ZIPs of a state that carry its name. */
export type ZipCity = {
  name: string
  key: string
  zips: number
  /** The county of most of its ZIPs; empty if the source has none. */
  county: string
  countyFips: string
  latitude: number
  longitude: number
}

export type ZipCities = ReadonlyMap<string, ZipCity>

const known = new WeakMap<ZipDirectory, Map<StateCode, ZipCities>>()

/** The cities of a state by key. The whole directory is read once, at the first query. */
export function citiesOf(zips: ZipDirectory, state: StateCode): ZipCities {
  const states = known.get(zips) ?? readCities(zips)
  known.set(zips, states)
  return states.get(state) ?? new Map()
}

type Gathered = { name: string; counties: Map<string, { name: string; zips: number }>; places: number[][] }

function readCities(zips: ZipDirectory): Map<StateCode, ZipCities> {
  const gathered = new Map<StateCode, Map<string, Gathered>>()
  const keys = new Map<string, string>()
  for (const { state, city, county, countyCode, latitude, longitude } of zips.entries()) {
    if (!isStateCode(state)) continue
    const cities = gathered.get(state) ?? new Map<string, Gathered>()
    gathered.set(state, cities)
    const key = keys.get(city) ?? placeKey(city)
    keys.set(city, key)
    const entry: Gathered = cities.get(key) ?? { name: city, counties: new Map(), places: [] }
    cities.set(key, entry)
    const there = entry.counties.get(countyCode) ?? { name: county, zips: 0 }
    there.zips += 1
    entry.counties.set(countyCode, there)
    entry.places.push([latitude, longitude])
  }
  return new Map(
    [...gathered].map(([state, cities]) => {
      const fips = usStates.find(one => one.code === state)?.fips ?? ''
      return [state, new Map([...cities].map(([key, one]) => [key, cityOf(fips, key, one)]))]
    }),
  )
}

function cityOf(stateFips: string, key: string, { name, counties, places }: Gathered): ZipCity {
  const [code = '', county] = [...counties].toSorted(([, a], [, b]) => b.zips - a.zips)[0] ?? []
  const middle = (index: number) =>
    places.reduce((sum, place) => sum + (place[index] ?? 0), 0) / Math.max(1, places.length)
  return {
    name,
    key,
    zips: places.length,
    county: county?.name ?? '',
    countyFips: code ? `${stateFips}${code}` : '',
    latitude: middle(0),
    longitude: middle(1),
  }
}
