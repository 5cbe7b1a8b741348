import type { StateCode } from '#domain/shared/us-states.ts'
import { censusCountyName } from './county-name.ts'
import {
  type LocationBounds,
  locationBounds,
  type Reach,
  reachOf,
  reachOfShare,
  SMALLEST_OFFER,
  widestReach,
} from './county-reach.ts'
import type { CountyOffer, CountyRow } from './county-table.ts'

/** A technology that an operator offers to more than a handful of locations in a county. */
type OperatorTechnology = { code: 10 | 40 | 50; locations: number; reach: Reach }

/** An operator that is known to serve a county. */
export type CountyOperator = {
  /** As people know it: `EPB`, `Burlington Telecom`. */
  name: string
  /** Its id in the catalog, if it is there. */
  providerId: string | null
  /** Widest first. Fiber is always included; cable and DSL only if `namesCableAndDsl`. */
  technologies: readonly OperatorTechnology[]
  /** Of its widest technology. */
  reach: Reach
}

type BestTechnology = 'fiber' | 'cable' | 'dsl' | 'wireless'

/** What the FCC's figures say about a county. All figures are as of `asOf`. */
export type CountyFacts = {
  /** Five digits, such as `48453`. */
  fips: string
  /** The Census Bureau's name without 'County': `Travis`, `Orleans Parish`, `Norfolk city`. */
  name: string
  /** As people say it: `Travis County`, `Orleans Parish`, `the city of Norfolk`. */
  fullName: string
  state: StateCode
  /** False if the source has nothing (Connecticut): then all else is empty, which does not mean 'nobody'. */
  known: boolean
  /** Housing units of 2023; null if unknown. */
  homes: number | null
  /**
   * The source's number of locations; in most counties it is homes rather than buildings, so never base a percentage
   * on it.
   */
  locations: number
  /** Share of locations with cable, and with fixed wireless, from any operator, 0 to 1; null if unknown. */
  cableShare: number | null
  wirelessShare: number | null
  /** Reach of the widest fiber operator, which is the least that fiber reaches; null if no operator offers it. */
  fiberReach: Reach | null
  fiberOperators: number
  /**
   * What cable reaches at least: by its share or by the widest operator that is named for it, for the source may lack
   * the share (New York City) or have none where it names an operator. Null if neither says that there is cable.
   */
  cableReach: Reach | null
  /** The best that any operator offers; null if nothing is known. Satellite is not counted. */
  bestTechnology: BestTechnology | null
  /** Whether the source names operators for cable and DSL (GA, MO, NC, NY, PA, TX). */
  namesCableAndDsl: boolean
  /** Widest first; offers below half a percent of the county's locations are left out. */
  operators: readonly CountyOperator[]
}

/** What a county's row says, as words where its figures support nothing more exact. */
export function countyFactsOf(county: CountyRow): CountyFacts {
  const { fips, name, state, homes, locations, cableShare, wirelessShare, namesCableAndDsl, offers } = county
  const bounds = locationBounds(county)
  const operators = offers.flatMap(offer => operatorOf(offer, bounds, locations) ?? [])
  const over = (code: number) => operators.flatMap(one => one.technologies.filter(own => own.code === code))
  const fiber = over(50)
  const widestFiber = fiber.toSorted((a, b) => b.locations - a.locations)[0]
  return {
    fips,
    name,
    fullName: censusCountyName(name),
    state,
    known: isKnown(county),
    homes,
    locations,
    cableShare,
    wirelessShare,
    fiberReach: widestFiber?.reach ?? null,
    fiberOperators: fiber.length,
    cableReach: widestReach([reachOfShare(cableShare ?? 0), ...over(40).map(({ reach }) => reach)]),
    bestTechnology: bestOf(operators, cableShare ?? 0, wirelessShare ?? 0),
    namesCableAndDsl,
    operators,
  }
}

/** Connecticut is empty at the source: no shares, no offers, no homes. */
function isKnown({ offers, cableShare, homes }: CountyRow): boolean {
  return homes !== null && (offers.length > 0 || cableShare !== null)
}

function operatorOf({ name, providerId, technologies }: CountyOffer, bounds: LocationBounds, all: number) {
  const offered = technologies
    .filter(({ locations }) => locations >= all * SMALLEST_OFFER)
    .map(({ code, locations }) => ({ code, locations, reach: reachOf(locations, bounds) }))
  const [widest] = offered
  return widest ? { name, providerId, technologies: offered, reach: widest.reach } : null
}

function bestOf(
  operators: readonly CountyOperator[],
  cableShare: number,
  wirelessShare: number,
): BestTechnology | null {
  const offered = new Set<number>(operators.flatMap(one => one.technologies.map(({ code }) => code)))
  if (offered.has(50)) return 'fiber'
  if (offered.has(40) || cableShare >= SMALLEST_OFFER) return 'cable'
  if (offered.has(10)) return 'dsl'
  return wirelessShare >= SMALLEST_OFFER ? 'wireless' : null
}
