import type { CountyRow } from './county-table.ts'

/**
 * How much of a county an offer reaches, in words: locations are counted, not homes, so the figures support no
 * percentage.
 */
export type Reach = 'most' | 'parts' | 'few'

/** An offer to less of a county than this doesn't matter to its residents. */
export const SMALLEST_OFFER = 0.005

const MOST = 0.5
const FEW = 0.1
/** From wide to narrow. */
const reaches = ['most', 'parts', 'few'] as const satisfies readonly Reach[]
/** From this size on, a county may have towers: many homes at one location. */
const LARGE_COUNTY_HOMES = 100_000
/** In other counties at least this many of a hundred homes are at a location of their own. */
const LEAST_LOCATIONS_PER_HOME = 0.5

/** The range in which the county's true number of locations lies: to the FCC, a tower of 400 homes is one location. */
export type LocationBounds = { least: number; most: number }

/**
 * What is known about the number of a county's locations. At most what the source says, and at most all operators'
 * cable locations divided by the share of locations with cable, where operators are named. At least the locations of
 * the largest offer and, in counties without towers, half of what the source says.
 */
export function locationBounds(county: CountyRow): LocationBounds {
  const { locations, cableShare, namesCableAndDsl, offers, homes } = county
  const counts = (code: number) =>
    offers.map(offer => offer.technologies.find(one => one.code === code)?.locations ?? 0)
  const largest = Math.max(0, ...offers.flatMap(offer => offer.technologies.map(one => one.locations)))
  const cable = counts(40).reduce((sum, one) => sum + one, 0)
  const byCable = namesCableAndDsl && cableShare && cable > 0 ? cable / cableShare : locations
  const small = (homes ?? 0) < LARGE_COUNTY_HOMES
  const least = Math.max(largest, small ? locations * LEAST_LOCATIONS_PER_HOME : 0)
  return { least, most: Math.max(least, Math.min(locations, byCable)) }
}

/** 'most' and 'few' only if the figures support them at either bound; 'parts' is true of everything in between. */
export function reachOf(locations: number, { least, most }: LocationBounds): Reach {
  if (locations >= most * MOST) return 'most'
  return locations < least * FEW ? 'few' : 'parts'
}

/** What a share of a county's locations comes to in the same words; null for what doesn't matter to its residents. */
export function reachOfShare(share: number): Reach | null {
  if (share < SMALLEST_OFFER) return null
  return reachOf(share, { least: 1, most: 1 })
}

/** The widest of several; null for none. */
export function widestReach(several: readonly (Reach | null)[]): Reach | null {
  return reaches.find(reach => several.includes(reach)) ?? null
}
