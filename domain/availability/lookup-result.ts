import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { Reach } from './counties/county-reach.ts'
import type { TechnologyCode } from './technology.ts'

/**
 * How exactly an answer is known: at the address; in its area (the H3 cell of about 0.7 km2); nearby (its own cell is
 * empty in the data, a cell around it is not); in the ZIP; in the ZIP's county or counties; or only in the state.
 */
export type Precision = 'address' | 'area' | 'nearby' | 'zip' | 'county' | 'state'

/**
 * What became of a street that was asked about: the answer is for its place; nobody could tell where it is, or looking
 * it up failed, though other streets there can be found; or no data tell single streets apart there.
 */
export const streetOutcomes = ['placed', 'unknown', 'failed', 'not-possible'] as const
export type StreetOutcome = (typeof streetOutcomes)[number]

/** What the FCC's data say about one technology of a provider at the place. */
export type CoverageTechnology = {
  code: TechnologyCode
  /** `Fiber`, `Cable`, `DSL` or `Fixed wireless`. */
  name: string
  /** Fastest advertised speeds in Mbps there; 0 if the provider advertises none, null if the data have no speeds. */
  download: number | null
  upload: number | null
  /** At most 100 ms, as the provider says; null if the data do not say. */
  lowLatency: boolean | null
  /** How much of the county it reaches, if precision is 'county'. */
  reach?: Reach
}

/** What coverage data say about a provider at the place in question. */
export type ProviderCoverage = {
  /** Fastest first. Empty if only the provider's share of the county is known. */
  technologies: CoverageTechnology[]
  /** Codes that it likely sells here, too, because it does elsewhere; the data don't say so about this place. */
  likely?: TechnologyCode[]
  /** Those are no more than possible: all we know is that it sells that way in the state. */
  onlyPossible?: true
  /** Share of homes served, 0 to 1, of the place that the precision names; null if unknown. */
  shareServed: number | null
  /**
   * What the share is of: the homes that the data list in the area or the ZIP's reach, or all homes of the county
   * (the FCC's own figure).
   */
  shareOf: 'area' | 'county' | null
  /** How much of the county it reaches by its widest technology, if precision is 'county'. */
  reach?: Reach
  /** Served by satellite, the same everywhere: not measured at the place. */
  nationwide: boolean
}

/** A provider that the data list at the place, under the FCC's id, or the catalog's if the data have no ids. */
export type CoveredProvider = {
  fccProviderId?: number
  providerId?: string
  name: string
  coverage: ProviderCoverage
}

/**
 * Why a provider is likely at a place whose data don't name it: it reports fiber in the county and nearly always
 * sells by another technology there, too; the county has fixed wireless from some operator; it sells in the state by
 * a technology whose operators the data don't name; or it lists the ZIP code itself.
 */
export const likelyReasons = [
  'fiber_in_county',
  'wireless_in_county',
  'sells_in_state',
  'provider_says',
] as const
export type LikelyReason = (typeof likelyReasons)[number]

/** A catalog provider that is likely at the place; `coverage.likely` says by which technologies. */
export type LikelyOffer = { providerId: string; reason: LikelyReason; coverage: ProviderCoverage }

/** Set if at least three different people reported the entry as wrong at this place. */
export type Doubt = { doubted?: boolean; reports?: number }

/** A provider that a lookup found, with the plan that its price belongs to. */
export type FoundProvider = Doubt & {
  /** Catalog id of the provider. */
  id: string
  name: string
  /** Download of the plan that the price is of, in words: `300 Mbps`, `113 Mbps typical`, `Up to 100 Mbps`. */
  speed: string
  /** Dollars a month of `serviceName` today. */
  price: number
  /** Fastest download, in Mbps: the one advertised at the place if coverage data know it, else the provider's fastest anywhere. */
  maxDownload: number
  /** Fiber, Cable, DSL, Satellite or a pair of them: those at the place if coverage data know them. */
  technology: string
  /** Id of the plan that the price and the cart line belong to, and its name. */
  planId: string
  serviceName: string
  /** Download of that plan, in Mbps. */
  planDownload: number
  /** Whether the provider's own broadband labels include that plan. */
  hasLabel: boolean
  schedule: PriceSchedule
  /** The provider's page on this site. */
  page: string | null
  /** The FCC's id under which it was found; for reports of wrong entries. */
  fccProviderId?: number
  /** Absent if lists of states answered. */
  coverage?: ProviderCoverage
}

/** A likely provider with its plan: a guess, never counted as found. */
export type LikelyProvider = FoundProvider & { reason: LikelyReason }

/** A provider that serves the place but is not in our catalog: no price, no order, only the FCC's facts. */
export type OtherProvider = Doubt & {
  /** Absent if the data have no ids. */
  fccProviderId?: number
  /** Its brand, or its holding company. */
  name: string
  /** Names of its technologies there, fastest first, such as `Fiber`. */
  technology: string
  /** Fastest advertised download there, in Mbps; null if the data have no speeds. */
  maxDownload: number | null
  /** This site's page with its broadband labels, if it publishes a file of them. */
  labelsPage?: string
  coverage: ProviderCoverage
}

export type LookupPlace = {
  zipCode: string
  /** Empty for a ZIP that is missing from the directory. */
  city: string
  state: string
  /** The name of the state, so that no browser needs the list of states. */
  stateName?: string
  /** Set if mail is delivered to few homes in the ZIP or none (one organization's, post-office boxes, villages that fetch
   * their mail), as HUD's list counts. Not for a street that was placed. */
  fewHomes?: true
  /** The H3 cell (resolution 8) behind precision 'area' or 'nearby'; for reports of wrong entries. */
  cell?: string
  /** The counties behind precision 'county', most of the ZIP's homes first: `48453`, `Travis County`, `TX`. */
  counties?: PlaceCounty[]
}

export type PlaceCounty = { fips: string; name: string; state: string }

/** What the lookup answers (specification, section 3), with its precision and the age of the data. */
export type LookupResult = {
  providers: FoundProvider[]
  /** Who else serves the place; fastest first, always without a price. */
  otherProviders: OtherProvider[]
  /** Who is likely there although the data don't say so; separate from the facts, with the reason. */
  likelyProviders: LikelyProvider[]
  /** Names of entries that were found to be wrong at the place and are therefore left out of this answer. */
  leftOut?: string[]
  /** True if there is cable that neither found nor likely providers account for. */
  unnamedCable?: boolean
  /** Technologies about which the data say nothing here (`fiber`, `DSL`), because their files aren't imported. */
  unimported?: string[]
  error?: string
  /** True if the providers are those that sell in the state, because no coverage data know the place; `error` says why. */
  isMock?: boolean
  /** True if the sample generator made the data: the site must say so beside them. */
  sample?: boolean
  precision: Precision
  /** Absent if no street was asked about. */
  street?: StreetOutcome
  /** That the street wasn't checked, and what the answer is for instead, in a sentence; only if it wasn't placed. */
  streetNote?: string
  /** ISO date of the data behind the answer. */
  dataDate: string
  /** ISO date before which no price of the answer was checked; each plan has its own. */
  pricesAsOf: string
  place: LookupPlace
}
